import { type ReactNode, StrictMode, useEffect } from 'react'
import { App } from './app.tsx'
import { SessionProvider } from './state/session.tsx'

interface RootProps {
  /** Without any state of this device: the server renders it this way, and the browser hydrates it. */
  fresh?: boolean
  /** The surrounding router: the browser's, or a static one. */
  children: (app: ReactNode) => ReactNode
}

export function Root({ fresh = false, children }: RootProps) {
  useEffect(() => {
    // From here on the session determines the user.
    delete document.documentElement.dataset.account
  }, [])
  return (
    <StrictMode>
      <SessionProvider fresh={fresh}>{children(<App />)}</SessionProvider>
    </StrictMode>
  )
}
