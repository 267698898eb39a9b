import { mount } from 'svelte'
import './look/fonts.css'
import './look/tokens.css'
import './look/colours.css'
import './look/base.css'
import App from './App.svelte'
import { bringGame } from './games'
import { bringFonts, spareLine } from './look/slow_line'
import { applyTheme } from './look/theme.svelte'
import { beKnown } from './net/api'
import { tableAt } from './net/remote_table.svelte'
import { installWorker } from './offline/install'
import { followLinks, route } from './routes.svelte'
import { applyPreferences } from './settings/preferences.svelte'
import { firstLanguage, speak } from './text/text.svelte'

applyTheme()
spareLine()
applyPreferences()
followLinks()
installWorker()
// While the texts are loading, the table is requested. A moment later, so that both arrive first, comes the code that
// shows it, or the first page.
const SECOND = 50 // milliseconds
const words = speak(firstLanguage())
const at = route()
if (at.page === 'table') {
  const { game } = document.documentElement.dataset // the server names it to a browser that has its cookie
  if (game) beKnown()
  tableAt(at.code)
  if (game) void bringGame(game).catch(() => null)
} else addEventListener('load', bringFonts)
setTimeout(() => {
  if (at.page === 'table') void import('./table/Table.svelte').catch(() => null)
  if (at.page === 'home') void import('./home/Home.svelte').catch(() => null)
}, SECOND)
void words.then(() => {
  mount(App, { target: document.getElementById('app')! })
})
