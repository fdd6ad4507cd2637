import ChevronDown from 'lucide-react/icons/chevron-down'
import { Link } from 'react-router'
import { isBought } from '#core/stock/recently-out.ts'
import type { StockRecord } from '#core/stock/record.ts'
import { capital } from '#core/text/capital.ts'
import { paths } from '#web/paths.ts'
import { useRecentlyOut } from '#web/state/stock/use-recently-out.ts'
import { Button } from '#web/ui/button.tsx'
import { bringBack } from './bring-back.ts'
import { shownName } from './pantry-groups.ts'
import * as strings from './strings.ts'
import { toShoppingList, useIsOnList } from './to-shopping-list.ts'

/** What ran out in the last two weeks: back on the list, or still here after all. */
export function RecentlyOut() {
  const records = useRecentlyOut()
  if (records.length === 0) return null
  return (
    <details className="group rounded-card border border-line border-dashed px-4">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-2 [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl">
          {strings.outTitle}{' '}
          <span className="font-sans text-base text-muted tabular-nums">{records.length}</span>
        </h2>
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="divide-y divide-line pb-1">
        {records.map((record) => (
          <li key={record.name} className="flex flex-wrap items-center gap-x-1 py-1">
            <span className="wrap-anywhere min-w-0 flex-1 basis-32">{capital(shownName(record))}</span>
            <OutActions record={record} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function OutActions({ record }: { record: StockRecord }) {
  const { name } = record
  const isOnList = useIsOnList(name)
  const look = 'min-h-11! px-3!'
  return (
    <span className="flex flex-wrap">
      {!isBought(record) ? null : isOnList ? (
        <Link to={paths.shoppingList()} className="text-link flex min-h-11 items-center px-3 text-sm">
          {strings.viewList}
        </Link>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          className={look}
          aria-label={strings.actionOn(strings.putOnList, name)}
          onClick={() => toShoppingList([name])}
        >
          {strings.putOnList}
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        className={look}
        aria-label={strings.actionOn(strings.notOut, shownName(record))}
        onClick={() => bringBack(record)}
      >
        {strings.notOut}
      </Button>
    </span>
  )
}
