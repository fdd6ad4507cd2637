import './styles/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createQueryClient } from './lib/query-client.ts'
import { SessionProvider } from './lib/session.tsx'
import { startTheme } from './lib/theme.ts'
import { routes } from './routes.tsx'

// Every new page starts at its top (the shell sees to it); the browser's own restoring would fight with that.
window.history.scrollRestoration = 'manual'
startTheme()

const router = createBrowserRouter(routes)
const queryClient = createQueryClient()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>
  </StrictMode>,
)
