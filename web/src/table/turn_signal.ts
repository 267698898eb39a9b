// Calls the player whose turn it is: title, favicon, sound, vibration, and a notification where that is allowed.
import { preferences } from '../settings/preferences.svelte'
import { play, wasTouched } from '../sound/sound'
import { t } from '../text/text.svelte'

function favicon(address: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', address)
}

/** Calls once; returns a function that removes the signs. */
export function signalTurn(code: string, loud: boolean): () => void {
  const title = document.title
  document.title = t('title-your-turn')
  favicon('/favicon-turn.svg')
  if (loud) {
    play('turn')
    if (wasTouched()) navigator.vibrate?.(document.hasFocus() ? 40 : [60, 60, 60])
    notify(code)
  }
  return () => {
    document.title = title
    favicon('/favicon.svg')
  }
}

function notify(code: string): void {
  if (!preferences.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
  void show(t('notify-your-turn', { code }), { tag: `pyrite-${code}`, icon: '/icons/192.png', data: { url: `/t/${code}` } })
}

/** By the service worker if there is one: on phones there is no other way. */
async function show(text: string, options: NotificationOptions): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration?.active) return registration.showNotification(text, options)
  const shown = new Notification(text, options)
  shown.onclick = () => (window.focus(), shown.close())
}
