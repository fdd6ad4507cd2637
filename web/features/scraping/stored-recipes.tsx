import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { StoredFilters } from '#core/contracts/stored-recipes.ts'
import { EXPORT_FORMATS } from '#core/scraping/export-row.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StoredCountsPanel } from './stored-counts.tsx'
import { StoredFilterFields } from './stored-filters.tsx'
import { StoredList } from './stored-list.tsx'
import { useCounts, useExportStored, useStored } from './stored-queries.ts'
import * as strings from './strings.ts'

/** The records of the collection: search, edit, delete, and export as a file. */
export function StoredRecipes() {
  const [filters, setFilters] = useState<StoredFilters>({})
  const [page, setPage] = useState(0)
  const stored = useStored(filters, page)
  const { data: counts } = useCounts()
  const exporting = useExportStored()
  const change = (part: Partial<StoredFilters>) => {
    setPage(0)
    setFilters((now) => ({ ...now, ...part }))
  }
  return (
    <section aria-labelledby="stored-title" className={`${cardLook} grid gap-8 p-5 md:p-8`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="stored-title" className="text-2xl">
          {strings.storedTitle}
        </h2>
        <div className="flex flex-wrap gap-2">
          {EXPORT_FORMATS.map((format) => (
            <Button
              key={format}
              size="sm"
              variant="outline"
              aria-label={strings.exportStoredAs(format.toUpperCase())}
              aria-disabled={exporting.isPending}
              className="aria-disabled:opacity-55"
              onClick={() => !exporting.isPending && exporting.mutate({ format, filters })}
            >
              <Download aria-hidden="true" className="size-4" />
              {format.toUpperCase()}
            </Button>
          ))}
        </div>
      </div>
      <StoredCountsPanel />
      <StoredFilterFields
        filters={filters}
        change={change}
        cuisines={Object.keys(counts?.cuisines ?? {})
          .filter(Boolean)
          .sort()}
      />
      {stored.isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 rounded-card bg-danger-soft p-4">
          <p className="font-semibold">{strings.fetchFailed}</p>
          <Button size="sm" variant="outline" onClick={() => stored.refetch()}>
            {strings.tryAgain}
          </Button>
        </div>
      ) : !stored.data ? (
        <div role="status" className="grid gap-3">
          <span className="sr-only">{strings.storedLoading}</span>
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
        </div>
      ) : (
        <div aria-busy={stored.isFetching} className={stored.isPlaceholderData ? 'opacity-60' : undefined}>
          {stored.data.rows.length === 0 ? (
            <p className="text-muted">{page > 0 ? strings.noMoreStored : strings.noStoredMatch}</p>
          ) : (
            <StoredList rows={stored.data.rows} />
          )}
          {(page > 0 || stored.data.more) && (
            <nav aria-label={strings.storedPages} className="mt-4 flex items-center gap-3">
              <Button variant="outline" disabled={page === 0} onClick={() => setPage(page - 1)}>
                <ChevronLeft aria-hidden="true" className="size-5" />
                {strings.previousPage}
              </Button>
              <span className="whitespace-nowrap text-muted text-sm tabular-nums" aria-live="polite">
                {strings.pageNumber(page + 1)}
              </span>
              <Button variant="outline" disabled={!stored.data.more} onClick={() => setPage(page + 1)}>
                {strings.nextPage}
                <ChevronRight aria-hidden="true" className="size-5" />
              </Button>
            </nav>
          )}
        </div>
      )}
    </section>
  )
}
