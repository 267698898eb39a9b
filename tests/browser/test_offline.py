"""The page as an app: a lesson, the rules and a past game open without a network."""

from pathlib import Path

from playwright.sync_api import Page, expect

from pyrite.server.wire.lesson_files import lesson_file
from tests.browser.browsing import CHECKOUT
from tests.browser.conftest import Visit
from tests.browser.playing import best, command, deal, hurry, is_over, my_move
from tests.browser.serving import Served

IS_READY = """async () => {
  const workers = navigator.serviceWorker
  await workers.ready
  if (!workers.controller)
    await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }))
}"""
KEEPS_GAME = """async () => {
  const cache = await caches.open('pyrite-kept')
  return (await cache.keys()).filter(({ url }) => url.includes('/replay')).length === 3
}"""
TRY = """async (action) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/api/lessons/saboteur/0', { method: 'POST', headers, body: JSON.stringify({ action }) })
  return await answer.json()
}"""


def come_with_worker(page: Page) -> None:
    """Opens the first page, and waits until the service worker answers for it."""
    page.goto("/")
    page.evaluate(IS_READY)


def wait_until(page: Page, is_so: str) -> None:
    """Waits for an async function to return true; `wait_for_function` takes its promise for a yes."""
    page.evaluate(f"async () => {{ while (!(await ({is_so})())) await new Promise((next) => setTimeout(next, 20)) }}")


def test_lessons_rules_and_past_games_open_offline(visit: Visit):
    visitor = visit(service_workers="allow")
    page = visitor.page
    come_with_worker(page)
    code = deal(page)
    hurry(page, code, is_over)
    wait_until(page, KEEPS_GAME)
    record = page.request.get(f"/api/tables/{code}").json()["table"]["record"]
    with visitor.forgiving():
        visitor.context.set_offline(True)
        page.goto("/learn/saboteur")
        expect(page.locator("main.lesson .board")).to_be_visible()
        right = next(action for action, told in lesson_file("saboteur").answers[0].items() if told.result == "right")
        told = page.evaluate(TRY, right)
        assert told["result"] == "right"
        page.goto("/rules/lost-mines")
        expect(page.get_by_role("heading", name="The Lost Mines").first).to_be_visible()
        page.goto("/")
        page.get_by_role("region", name="Your games").get_by_role("link", name="Watch the replay").click()
        expect(page.locator(".board")).to_be_visible()
        assert page.url.partition("#")[0].endswith(f"/r/{record}")
        page.goto("about:blank")


def test_the_app_can_be_installed(visit: Visit):
    page = visit().page
    page.goto("/")
    address = page.locator('link[rel="manifest"]').get_attribute("href")
    manifest = page.request.get(str(address))
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.status == 200
        assert answer.headers["content-type"].startswith(icon["type"])
        assert answer.body() == Path(CHECKOUT, "web/public", icon["src"].lstrip("/")).read_bytes()


def test_without_a_secure_origin_nothing_is_installed(visit: Visit, served: Served):
    page = visit(f"http://pyrite.lan:{served.port}", service_workers="allow").page
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert page.evaluate("() => isSecureContext || 'serviceWorker' in navigator") is False


BEGIN_UPDATE = """async () => {
  await (await caches.open('pyrite-earlier')).put('/assets/earlier.js', new Response('still loaded by this page'))
  await (await caches.open('pyrite-kept')).put('/api/records/mine', new Response('{}'))
  const registration = await navigator.serviceWorker.register('/sw.js?next')
  const next = registration.installing ?? registration.waiting
  if (next.state !== 'installed')
    await new Promise((resolve) => next.addEventListener('statechange', resolve, { once: true }))
  return next.state
}"""
REGISTER_NOTHING = "navigator.serviceWorker.register = () => Promise.resolve()"  # or the page would replace the update
HERE = """async () => {
  const earlier = await caches.match('/assets/earlier.js')
  const mine = await caches.match('/api/records/mine')
  const path = navigator.serviceWorker.controller.scriptURL.replace(location.origin, '')
  return { path, earlier: Boolean(earlier), mine: Boolean(mine) }
}"""


def test_an_update_waits_until_no_page_plays_with_the_old_one(visit: Visit):
    visitor = visit(service_workers="allow")
    page = visitor.page
    come_with_worker(page)
    deal(page)
    assert page.evaluate(BEGIN_UPDATE) == "installed"
    page.add_init_script(REGISTER_NOTHING)
    page.reload()
    expect(page.locator(".board")).to_be_visible()
    assert page.evaluate(HERE) == {"path": "/sw.js", "earlier": True, "mine": True}
    with page.expect_navigation():  # without a worker: now no page uses the old one
        visitor.context.new_cdp_session(page).send("Page.reload", {"ignoreCache": True})
    page.wait_for_function("() => navigator.serviceWorker.controller?.scriptURL.endsWith('?next')")
    assert page.evaluate(HERE) == {"path": "/sw.js?next", "earlier": False, "mine": True}


# A browser without a window has no notifications, so that this one only writes down what it is asked to show.
NOTING = """
  Object.defineProperty(Notification, 'permission', { value: 'granted' })
  window.noted = []
  ServiceWorkerRegistration.prototype.showNotification = async (title, { tag, data }) => {
    noted.push([title, tag, data.url])
  }
"""
HIDE = "() => Object.defineProperty(document, 'hidden', { value: true })"


def test_a_turn_that_begins_while_the_page_is_hidden_is_notified(visit: Visit):
    visitor = visit(service_workers="allow")
    page = visitor.page
    page.add_init_script(NOTING)
    come_with_worker(page)
    page.evaluate("() => localStorage.setItem('pyrite.likings', JSON.stringify({ notify: true }))")
    code = deal(page)
    now = my_move(page, code)
    page.evaluate(HIDE)
    command(page, code, "play", expect=now["seq"], action=best(now["prompt"]["choices"])["action"])
    page.wait_for_function("() => noted.length > 0")
    ((title, *where),) = page.evaluate("() => noted")
    assert f"your turn at table {code}" in title
    assert where == [f"pyrite-{code}", f"/t/{code}"]


TAP = """async ([url]) => {
  const opened = []
  clients.openWindow = async (address) => void opened.push(address)
  const event = new ExtendableEvent('notificationclick')
  const waited = []
  event.waitUntil = (promise) => waited.push(promise)
  event.notification = { data: { url }, close: () => opened.push('closed') }
  dispatchEvent(event)
  await Promise.all(waited)
  return opened
}"""


def test_who_taps_a_notification_comes_to_the_table(visit: Visit):
    visitor = visit(service_workers="allow")
    come_with_worker(visitor.page)
    (worker,) = visitor.context.service_workers
    assert worker.evaluate(TAP, ["/t/ABCDEF"]) == ["closed", "/t/ABCDEF"]
