### Co jest nie tak z opcjami, botami, pudełkami i pozycjami.

fault-edition = edition: { $value }; dozwolone jest 'revised' albo 'classic'
