import { useEffect } from 'react'
import { untilBack } from '#web/api/network.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'

/** Shown when a page breaks or its code cannot be fetched, for instance after a new version went live. */
export function RouteError() {
  // With the server away its code could not come; once it is back, the page is loaded as if somebody had tapped.
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
        Unexpected Application Error!
      </h1>
      <ErrorCard onRetry={() => window.location.reload()} />
    </div>
  )
}
