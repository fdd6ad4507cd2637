import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AddSource } from './add-source.tsx'
import { useSources } from './queries.ts'
import { SourceRow } from './source-row.tsx'
import * as strings from './strings.ts'

/** The sites and feeds that recipes come from. */
export function SourcesPanel() {
  const { data, isError, refetch } = useSources()
  return (
    <section aria-labelledby="sources-title" className={`${cardLook} grid gap-6 p-5 md:p-8`}>
      <h2 id="sources-title" className="text-2xl">
        {strings.sourcesTitle}
      </h2>
      <AddSource />
      {isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 rounded-card bg-danger-soft p-4">
          <p className="font-semibold">{strings.sourcesFailed}</p>
          <Button size="sm" variant="outline" onClick={() => refetch()}>
            {strings.tryAgain}
          </Button>
        </div>
      ) : !data ? (
        <div role="status" className="grid gap-3">
          <span className="sr-only">{strings.sourcesLoading}</span>
          <Skeleton className="h-24 w-full" />
        </div>
      ) : data.length === 0 ? (
        <p className="text-muted">{strings.noSources}</p>
      ) : (
        <ul>
          {data.map((source) => (
            <SourceRow key={source.id} source={source} />
          ))}
        </ul>
      )}
    </section>
  )
}
