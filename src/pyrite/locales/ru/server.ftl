### Что сервер говорит сам, вне страницы.

server-running = Pyrite { $version } работает
server-no-page = Страница здесь не собрана. Программы могут играть и так:
server-games = во что можно играть
server-tables = открытые столы
server-openapi = API в виде OpenAPI
server-health = состояние сервера
server-refused = Не получилось
