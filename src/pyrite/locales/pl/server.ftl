### Co serwer mówi sam, poza stroną.

server-running = Pyrite { $version } działa
server-no-page = Strona nie jest tu zbudowana. Programy mogą grać i tak:
server-games = w co można grać
server-tables = otwarte stoły
server-openapi = API jako OpenAPI
server-health = stan serwera
server-refused = To się nie udało
