### Co server říká sám, mimo stránku.

server-running = Pyrite { $version } běží
server-no-page = Stránka tu není sestavená. Programy mohou hrát i tak:
server-games = co se dá hrát
server-tables = otevřené stoly
server-openapi = API jako OpenAPI
server-health = stav serveru
server-refused = To se nepovedlo
