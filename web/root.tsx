import { type ReactNode, StrictMode, useEffect } from 'react'
import { App } from './app.tsx'
import { SessionProvider } from './state/session.tsx'

interface RootProps {
  /** Nothing of this device is known yet: so the server draws it, and so the browser takes it over. */
  fresh?: boolean
  /** The router around it: the browser's, or one that stands still. */
  children: (app: ReactNode) => ReactNode
}

export function Root({ fresh = false, children }: RootProps) {
  useEffect(() => {
    // From here on the session says who is there.
    delete document.documentElement.dataset.account
  }, [])
  return (
    <StrictMode>
      <SessionProvider fresh={fresh}>{children(<App />)}</SessionProvider>
    </StrictMode>
  )
}
