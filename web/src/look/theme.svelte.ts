// Dark or light: as the device is set, or as chosen in this browser.
import { store, stored } from '../storage'

export const THEMES = ['auto', 'dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

const before = stored('theme')
let chosen = $state<Theme>(THEMES.find((theme) => theme === before) ?? 'auto')
const device = matchMedia('(prefers-color-scheme: light)')

/** What was chosen. */
export function theme(): Theme {
  return chosen
}

/** Sets the page to the chosen theme, and follows the device from now on. */
export function applyTheme(): void {
  device.addEventListener('change', show)
  show()
}

export function chooseTheme(theme: Theme): void {
  chosen = theme
  store('theme', theme)
  show()
}

function show(): void {
  const shown = chosen === 'auto' ? (device.matches ? 'light' : 'dark') : chosen
  document.documentElement.dataset.theme = shown
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', shown === 'light' ? '#f3ead6' : '#14161c')
}
