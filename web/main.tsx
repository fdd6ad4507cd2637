import './styles/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createQueryClient } from './lib/query-client.ts'
import { SessionProvider } from './lib/session.tsx'
import { startTheme } from './lib/theme.ts'
import { App } from './routes.tsx'

// Every new page starts at its top (the shell sees to it); the browser's own restoring would fight with that.
window.history.scrollRestoration = 'manual'
startTheme()

const queryClient = createQueryClient()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </SessionProvider>
    </QueryClientProvider>
  </StrictMode>,
)
