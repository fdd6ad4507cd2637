import './styles/app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { watchInstall } from './lib/install.ts'
import { SessionProvider } from './lib/session.tsx'
import { startTheme } from './lib/theme.ts'
import { App, loadFirstPage } from './routes.tsx'

// Every new page starts at its top (the shell sees to it); the browser's own restoring would fight with that.
window.history.scrollRestoration = 'manual'
startTheme()
watchInstall()

const draw = () =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <SessionProvider>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </SessionProvider>
    </StrictMode>,
  )
void loadFirstPage(window.location.pathname).then(draw)

// The development server has its own ways with files; there is nothing to keep.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  import('./offline/register.ts').then(({ startOffline }) => startOffline()).catch(() => {})
