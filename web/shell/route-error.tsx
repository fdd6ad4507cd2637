import { useEffect } from 'react'
import { untilBack } from '#web/api/network.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import * as strings from './strings.ts'

/** Shown when a page throws or its code can't be fetched, for instance after a new version was deployed. */
export function RouteError() {
  // The code could not load while the server was unreachable; once it is back, the page is reloaded automatically.
  useEffect(() => {
    let left = false
    void untilBack().then((wasAway) => {
      if (wasAway && !left) window.location.reload()
    })
    return () => {
      left = true
    }
  }, [])
  return (
    <div className="wrap py-10 md:py-16">
      <h1 tabIndex={-1} className="mb-8 text-center text-3xl">
        {strings.pageFailed}
      </h1>
      <ErrorCard onRetry={() => window.location.reload()} />
    </div>
  )
}
