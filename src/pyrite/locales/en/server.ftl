### What the server says itself, outside the page.

server-running = Pyrite { $version } is running
server-no-page = The web page has not been built on this server. Programs can still connect.
server-games = what can be played
server-tables = open tables
server-openapi = the API as OpenAPI
server-health = health
server-refused = That did not work

## The operator's page, /admin

admin-title = Pyrite { $version }: administration
admin-back = Back
admin-not-done = Not done: { $why }.
admin-none = None.
admin-alarms = Alarms
admin-alarm = Alarm
admin-reason = Reason
admin-since = Since
admin-announcement = Announcement to everyone
admin-announce = Show
admin-maintenance = Maintenance
admin-maintenance-on = On: running games continue, but nobody can create a new table.
admin-maintenance-off = Off.
admin-maintenance-begin = Start maintenance
admin-maintenance-end = End maintenance
admin-tables = Tables
admin-tables-count = In memory: { $memory }. At rest, because nobody is there: { $resting }.
admin-table = Table
admin-status = Status
admin-viewers = Viewers
admin-last = Last change
admin-close = Close
admin-reports = Reports by players
admin-time = Time
admin-player = Player
admin-ban-week = Ban for a week
admin-dismiss = Dismiss
admin-bans = Bans
admin-kind = Kind
admin-value = Identity, address or network
admin-until = Until
admin-days = Days (empty: for good)
admin-ban = Ban
admin-lift = Lift
admin-for-good = For good
admin-kind-identity = Identity
admin-kind-address = Address
admin-status-gathering = gathering
admin-status-playing = playing
admin-status-paused = paused
admin-status-finished = finished
admin-status-frozen = frozen
