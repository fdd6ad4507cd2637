import type { StockItem } from '#core/stock/item.ts'
import { packagesOf } from '#core/stock/lot-items.ts'
import { boughtOn } from '#core/stock/lots.ts'
import { capital } from '#core/text/capital.ts'
import type { NewStockEvent } from '#web/state/stock/stock-log.ts'
import { Button } from '#web/ui/button.tsx'
import { amountWords } from './amount-words.ts'
import { shownName } from './pantry-groups.ts'
import { pastDay } from './past-day.ts'
import { placeName } from './place-words.ts'
import { DateMark } from './stock-marks.tsx'
import * as strings from './strings.ts'

interface PackageListProps {
  item: StockItem
  today: string
  onChange: (events: readonly NewStockEvent[], title: string) => void
}

/** Where a food is there more than once: each package with its own date. */
export function PackageList({ item, today, onChange }: PackageListProps) {
  const packages = packagesOf(item, today)
  if (packages.length < 2) return null
  const name = capital(shownName(item))
  return (
    <section aria-label={strings.packages(packages.length)}>
      <h3 className="font-sans font-semibold text-base tracking-normal">
        {strings.packages(packages.length)}
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {packages.map((one) => {
          const [lot] = one.good
          const said = [
            amountWords(one),
            one.dated === 'package' && strings.enteredDate,
            one.opened && strings.openedOn(pastDay(one.opened, today)),
            strings.cameOn(pastDay(boughtOn(one), today)),
            one.where !== item.where && placeName[one.where],
          ].filter(Boolean)
          return (
            <li key={lot?.id} className="flex items-center justify-between gap-3 py-1">
              <span className="min-w-0 leading-snug">
                {one.until === null ? strings.noDate : <DateMark item={one} />}
                <span className="block text-muted text-sm">{said.join(' · ')}</span>
              </span>
              <Button
                variant="outline"
                size="sm"
                className="min-h-11! shrink-0"
                aria-label={strings.packageUsed(said.join(', '))}
                onClick={() =>
                  onChange(
                    [{ kind: 'out', name: item.name, detail: { why: 'used', lot: lot?.id } }],
                    strings.onePackageOut(name),
                  )
                }
              >
                {strings.allUsed}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
