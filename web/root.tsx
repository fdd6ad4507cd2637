import { type ContextType, type ReactNode, StrictMode, useEffect, useState } from 'react'
import { App } from './app.tsx'
import { ownFlag } from './state/own/own-flag.ts'
import { SessionProvider } from './state/session.tsx'
import { OwnCovers } from './ui/own-cover.ts'

interface RootProps {
  /** Without any state of this device: the server renders it this way, and the browser hydrates it. */
  fresh?: boolean
  /** The surrounding router: the browser's, or a static one. */
  children: (app: ReactNode) => ReactNode
}

/** Loaded where the device has own recipes. */
function useOwnCovers() {
  const [covers, setCovers] = useState<{ Cover: ContextType<typeof OwnCovers> }>({ Cover: null })
  useEffect(() => {
    const load = () => {
      // Without it, own recipes show a plate.
      if (ownFlag.get().used)
        import('./offline/own-cover.tsx').then(
          ({ OwnCover }) => setCovers({ Cover: OwnCover }),
          () => {},
        )
    }
    load()
    return ownFlag.subscribe(load)
  }, [])
  return covers.Cover
}

export function Root({ fresh = false, children }: RootProps) {
  const cover = useOwnCovers()
  useEffect(() => {
    // From here on the session determines the user.
    delete document.documentElement.dataset.account
  }, [])
  return (
    <StrictMode>
      <OwnCovers value={cover}>
        <SessionProvider fresh={fresh}>{children(<App />)}</SessionProvider>
      </OwnCovers>
    </StrictMode>
  )
}
