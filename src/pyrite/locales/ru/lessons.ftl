### Уроки: игра, которую учат на деле, шаг за шагом. Сами шаги — среди текстов каждой игры.

lesson-step = Шаг { $step } из { $steps }
lesson-hint = Подсказка
lesson-next = Дальше
lesson-back = Назад
lesson-start-over = Начать сначала
lesson-right = Отлично!
lesson-illegal = Правила этого не позволяют.
lesson-done-title = Теперь ты умеешь играть
lesson-done-text = Остальному учатся за столом. Первая игра — с лёгкими ботами, они тоже ошибаются.
lesson-first-game = Сыграть первую игру
lesson-all-rules = Все правила
lesson-you = Ты
lesson-player-1 = Оля
lesson-player-2 = Петя
