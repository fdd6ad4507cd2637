import CalendarX from 'lucide-react/icons/calendar-x'
import { use } from 'react'
import { Link } from 'react-router'
import { listed } from '#core/text/listed.ts'
import { paths } from '#web/paths.ts'
import { kitchenReady, useKitchen } from '#web/state/kitchen.ts'
import * as strings from './strings.ts'

/** What isn't safe any more comes before anything to cook, and before any question. */
export function ThrowOut() {
  use(kitchenReady())
  const { dated } = useKitchen()
  const names = [...new Set(dated.flatMap(({ name, unsafe }) => (unsafe ? name : [])))]
  if (names.length === 0) return null
  return (
    <p className="mt-3 flex items-center gap-2 rounded-card border border-danger bg-surface px-3 py-1 text-sm">
      <CalendarX aria-hidden="true" className="size-5 shrink-0 text-danger" />
      <span className="wrap-anywhere min-w-0 flex-1 py-1">{strings.throwOut(listed(names))}</span>
      <Link to={paths.pantry()} className="inline-flex min-h-11 shrink-0 items-center text-link">
        {strings.throwOutPantry}
      </Link>
    </p>
  )
}
