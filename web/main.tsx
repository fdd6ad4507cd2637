import './styles/app.css'
import './react-dom.ts'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { loadFirstPage } from './app.tsx'
import { doEarlyTap } from './lib/early-tap.ts'
import { watchInstall } from './lib/install.ts'
import { startTheme } from './lib/theme.ts'
import { Root } from './root.tsx'
import { holdUntilAlive, pageIsAlive, subscribeAlive } from './ui/alive.ts'

// Every new page starts at its top (the shell sees to it); the browser's own restoring would fight with that.
window.history.scrollRestoration = 'manual'
startTheme()
watchInstall()

function draw() {
  const { pathname, search, hash } = window.location
  const container = document.getElementById('root')!
  const router = (app: React.ReactNode) => <BrowserRouter>{app}</BrowserRouter>
  if (container.dataset.look !== pathname || search || hash) {
    doEarlyTap()
    return createRoot(container).render(<Root>{router}</Root>)
  }
  // What the server drew is taken over piece by piece, so that the page answers to a touch meanwhile.
  holdUntilAlive()
  subscribeAlive(doEarlyTap)
  startTransition(() => {
    hydrateRoot(container, <Root fresh>{router}</Root>)
  })
  // Should a part of the page never come alive, taps on the others get through all the same.
  setTimeout(pageIsAlive, 4000)
}
void loadFirstPage(window.location.pathname).then(draw)

// The development server has its own ways with files; there is nothing to keep.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  import('./offline/register.ts').then(({ startOffline }) => startOffline()).catch(() => {})
