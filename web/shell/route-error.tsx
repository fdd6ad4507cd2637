import { ErrorCard } from '#web/ui/error-card.tsx'

/** Shown when a page breaks or its code cannot be fetched, for instance after a new version went live. */
export function RouteError() {
  return (
    <div className="wrap py-10 md:py-16">
      <h1 tabIndex={-1} className="mb-8 text-center text-3xl">
        Unexpected Application Error!
      </h1>
      <ErrorCard onRetry={() => window.location.reload()} />
    </div>
  )
}
