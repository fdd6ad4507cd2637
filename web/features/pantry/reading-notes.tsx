import LoaderCircle from 'lucide-react/icons/loader-circle'
import { useState } from 'react'
import { leftOutStore, useLeftOut } from '#web/state/left-out.ts'
import { ActiveFilters } from '#web/ui/active-filters.tsx'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'
import type { Reading } from './use-reading.ts'

const FIRST = 4
const inShort = (part: string) => (part.length > 60 ? `${part.slice(0, 59)}…` : part)

/** What became of the text: that it is being read, what dishes must do without, and what was not added. */
export function ReadingNotes({ isReading, rest, takeRest }: Reading) {
  const [all, setAll] = useState<readonly string[]>()
  const leftOut = useLeftOut()
  const shown = all === rest ? rest : rest.slice(0, FIRST)
  const unseen = rest.length - shown.length
  return (
    // Always mounted, so that screen readers announce changes.
    <div aria-live="polite" className="text-muted text-sm">
      {isReading && (
        <p className="mt-2 flex items-center gap-2">
          <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />
          {strings.reading}
        </p>
      )}
      {leftOut.length > 0 && (
        <div className="mt-2 text-text">
          <ActiveFilters
            filters={leftOut.map((food) => ({
              label: strings.withoutFood(food),
              drop: () => leftOutStore.set(leftOut.filter((one) => one !== food)),
            }))}
          />
        </div>
      )}
      {!isReading && rest.length > 0 && (
        <p className="mt-2 wrap-anywhere">
          {rich(unseen > 0 ? strings.notAddedMore(unseen) : strings.notAdded, {
            parts: () =>
              shown.map((part, at) => (
                <span key={part}>
                  {at > 0 && ', '}
                  <button type="button" onClick={() => takeRest(part)} className="text-link py-1 text-left">
                    {rich(strings.notAddedPart, {
                      part: () => inShort(part),
                      hidden: (text) => <span className="sr-only">{text}</span>,
                    })}
                  </button>
                </span>
              )),
            more: (text) => (
              <button type="button" onClick={() => setAll(rest)} className="text-link py-1">
                {text}
              </button>
            ),
            tip: (text) => <span className="whitespace-nowrap">{text}</span>,
          })}
        </p>
      )}
    </div>
  )
}
