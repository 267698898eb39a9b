import { mount } from 'svelte'
import './look/fonts.css'
import './look/tokens.css'
import './look/colours.css'
import './look/base.css'
import App from './App.svelte'
import { applyTheme } from './look/theme.svelte'
import { installWorker } from './offline/install'
import { followLinks } from './routes.svelte'
import { applyPreferences } from './settings/preferences.svelte'
import { firstLanguage, speak } from './text/text.svelte'

applyTheme()
applyPreferences()
followLinks()
installWorker()
void speak(firstLanguage()).then(() => mount(App, { target: document.getElementById('app')! }))
