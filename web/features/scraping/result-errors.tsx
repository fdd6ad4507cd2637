import ChevronDown from 'lucide-react/icons/chevron-down'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useId, useState } from 'react'
import { SCRAPING } from '#core/contracts/scraping.ts'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

/** Errors, page by page: five initially, all on demand, or collapsed. */
export function ResultErrors({ errors }: { errors: readonly string[] }) {
  const id = useId()
  const [open, setOpen] = useState(true)
  const [all, setAll] = useState(false)
  if (errors.length === 0) return null
  const count = errors.length.toLocaleString('en-US')
  const shown = all ? errors : errors.slice(0, SCRAPING.errorsShown)
  return (
    <section aria-label={strings.errorsLabel} className="rounded-card border border-line bg-danger-soft p-4">
      <h3 className="font-sans text-base tracking-normal">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-11 w-full items-center gap-2 text-left font-semibold"
        >
          <TriangleAlert aria-hidden="true" className="size-5 text-danger" />
          {strings.errorsTitle(count)}
          <ChevronDown
            aria-hidden="true"
            className={`ml-auto size-5 transition-transform ${open ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      <div id={id} hidden={!open}>
        <ul className="mt-2 grid gap-2 text-sm">
          {shown.map((error, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two pages may fail with the same message
            <li key={at} className="unseen-5 [overflow-wrap:anywhere]">
              {error}
            </li>
          ))}
        </ul>
        {errors.length > SCRAPING.errorsShown && (
          <Button variant="quiet" size="sm" className="mt-2 -ml-4" onClick={() => setAll(!all)}>
            {all ? strings.showFewerErrors : strings.showAllErrors(count)}
          </Button>
        )}
      </div>
    </section>
  )
}
