import LoaderCircle from 'lucide-react/icons/loader-circle'
import { useState } from 'react'
import { leftOutStore, useLeftOut } from '#web/state/left-out.ts'
import { ActiveFilters } from '#web/ui/active-filters.tsx'
import type { Reading } from './use-reading.ts'

const FIRST = 4
const inShort = (part: string) => (part.length > 60 ? `${part.slice(0, 59)}…` : part)

/** What became of the text: that it is being read, what dishes must do without, and what was not added. */
export function ReadingNotes({ isReading, rest, takeRest }: Reading) {
  const [all, setAll] = useState<readonly string[]>()
  const leftOut = useLeftOut()
  const shown = all === rest ? rest : rest.slice(0, FIRST)
  return (
    // Always mounted, so that screen readers announce changes.
    <div aria-live="polite" className="text-muted text-sm">
      {isReading && (
        <p className="mt-2 flex items-center gap-2">
          <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />
          Reading your list
        </p>
      )}
      {leftOut.length > 0 && (
        <div className="mt-2 text-text">
          <ActiveFilters
            filters={leftOut.map((food) => ({
              label: `Without ${food}`,
              drop: () => leftOutStore.set(leftOut.filter((one) => one !== food)),
            }))}
          />
        </div>
      )}
      {!isReading && rest.length > 0 && (
        <p className="mt-2 wrap-anywhere">
          Not added:{' '}
          {shown.map((part, at) => (
            <span key={part}>
              {at > 0 && ', '}
              <button type="button" onClick={() => takeRest(part)} className="text-link py-1 text-left">
                “{inShort(part)}”<span className="sr-only">, add it anyway</span>
              </button>
            </span>
          ))}
          {shown.length < rest.length && (
            <>
              {' and '}
              <button type="button" onClick={() => setAll(rest)} className="text-link py-1">
                {rest.length - shown.length} more
              </button>
            </>
          )}
          . <span className="whitespace-nowrap">Tap one to add it anyway.</span>
        </p>
      )}
    </div>
  )
}
