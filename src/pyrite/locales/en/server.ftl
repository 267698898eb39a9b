### What the server says itself, outside the page.

server-running = Pyrite { $version } is running
server-no-page = The page is not built here. Programs can play all the same:
server-games = what can be played
server-tables = open tables
server-openapi = the API as OpenAPI
server-health = health
server-refused = That did not work
