### Что не так с опциями, ботами, коробками и позициями.

fault-edition = edition: { $value }; нужно 'revised' или 'classic'
