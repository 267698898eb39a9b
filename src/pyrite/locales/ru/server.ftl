### Что сервер говорит сам, вне страницы.

server-running = Pyrite { $version } работает
server-no-page = Страница здесь не собрана. Программы могут играть и так:
server-games = во что можно играть
server-tables = открытые столы
server-openapi = API в виде OpenAPI
server-health = состояние сервера
server-refused = Не получилось

## Страница администратора, /admin

admin-title = Pyrite { $version }: управление
admin-back = Назад
admin-not-done = Не сделано: { $why }.
admin-none = Нет.
admin-alarms = Тревоги
admin-alarm = Тревога
admin-reason = Причина
admin-since = С
admin-announcement = Объявление для всех
admin-announce = Показать
admin-maintenance = Обслуживание
admin-maintenance-on = Включено: начатые игры продолжаются, но новых столов не открыть.
admin-maintenance-off = Выключено.
admin-maintenance-begin = Начать обслуживание
admin-maintenance-end = Закончить обслуживание
admin-tables = Столы
admin-tables-count = В памяти: { $memory }. Отложены, потому что там никого нет: { $resting }.
admin-table = Стол
admin-status = Состояние
admin-viewers = Зрители
admin-last = Последнее изменение
admin-close = Закрыть
admin-reports = Жалобы игроков
admin-time = Время
admin-player = Игрок
admin-ban-week = Запретить на неделю
admin-dismiss = Отклонить
admin-bans = Запреты
admin-kind = Вид
admin-value = Личность, адрес или сеть
admin-until = До
admin-days = Дней (пусто: навсегда)
admin-ban = Запретить
admin-lift = Снять
admin-for-good = Навсегда
admin-kind-identity = Личность
admin-kind-address = Адрес
admin-status-gathering = ждёт игроков
admin-status-playing = идёт игра
admin-status-paused = на паузе
admin-status-finished = окончен
admin-status-frozen = заморожен
