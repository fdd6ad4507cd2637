import './styles/app.css'
import './react-dom.ts'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { ownSource } from './api/own-source.ts'
import { loadFirstPage } from './app.tsx'
import { watchInstall } from './lib/install.ts'
import { provideModelChat } from './lib/model-chat.ts'
import { startTheme } from './lib/theme.ts'
import { Root } from './root.tsx'
import { holdUntilHydrated } from './ui/hydrated.ts'

// Every new page starts at its top (the shell handles it); the browser's scroll restoration would interfere.
window.history.scrollRestoration = 'manual'
startTheme()
watchInstall()
provideModelChat(async (...asked) => (await import('./offline/open-model-chat.ts')).openChat(...asked))

const openOwn = () => import('./offline/open-own-answers.ts')
ownSource.reader = openOwn

/** Own recipes count in every list of recipes; a device without any loads none of this. */
function ownAnswers() {
  try {
    // As web/state/own/own-flag.ts stores it.
    if (localStorage.getItem('sous-own') === null) return undefined
  } catch {
    return undefined
  }
  return openOwn().then((opened) => opened.ownAnswers)
}
ownSource.load = ownAnswers

function render() {
  const { pathname, search, hash } = window.location
  const container = document.getElementById('root')!
  const router = (app: React.ReactNode) => <BrowserRouter>{app}</BrowserRouter>
  if (container.dataset.prerendered !== pathname || search || hash)
    return createRoot(container).render(<Root>{router}</Root>)
  // The prerendered HTML is hydrated piece by piece, so that the page stays responsive.
  holdUntilHydrated()
  startTransition(() => {
    hydrateRoot(container, <Root fresh>{router}</Root>)
  })
}
void loadFirstPage(window.location.pathname).then(render)
ownAnswers()?.catch(() => {})

// The development server serves files differently; there is nothing to cache.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  import('./offline/register.ts').then(({ startOffline }) => startOffline()).catch(() => {})
