import { afterEach, expect, test, vi } from 'vitest'
import { announcement } from '../src/net/announcement.svelte'
import { me } from '../src/net/api'

afterEach(() => vi.unstubAllGlobals())

function answerWith(body: object): void {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }))
}

test('what the operator announces is shown, and is gone when they take it away', async () => {
  answerWith({ seats: [], announcement: 'We restart at nine.' })
  await me()
  expect(announcement()).toBe('We restart at nine.')
  answerWith({ seats: [], announcement: '' })
  await me()
  expect(announcement()).toBe('')
})
