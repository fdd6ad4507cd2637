import CalendarX from 'lucide-react/icons/calendar-x'
import { Link } from 'react-router'
import { listed } from '#core/text/listed.ts'
import { paths } from '#web/paths.ts'
import * as strings from './strings.ts'

/** What isn't counted because it is no longer safe to eat, or may not be. */
export function PastDateNote({ names, undated }: { names: readonly string[]; undated: readonly string[] }) {
  if (names.length === 0) return null
  const past = names.filter((name) => !undated.includes(name))
  const pastWords = past.length === 1 ? strings.pastDate : strings.pastDates
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 text-muted text-sm">
      <CalendarX aria-hidden="true" className="size-4 shrink-0" />
      {past.length > 0 && <span>{pastWords(listed(past))}</span>}
      {undated.length > 0 && <span>{strings.undated(listed(undated))}</span>}
      <Link to={paths.pantry()} className="inline-flex min-h-11 items-center text-link">
        {strings.seePantry}
      </Link>
    </p>
  )
}
