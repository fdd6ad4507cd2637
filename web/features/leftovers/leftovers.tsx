import { clsx } from 'clsx'
import { Link } from 'react-router'
import { measureText } from '#core/shopping/measure.ts'
import type { StockItem } from '#core/stock/item.ts'
import { dateWords } from '#core/stock/words/date-words.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { useLeftovers } from '#web/state/stock/use-leftovers.ts'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

const SHOWN = 3

/** What is ready to eat before anything is cooked: leftovers that are still good, the first to go first. */
export function Leftovers({ className }: { className?: string }) {
  const items = useLeftovers()
  if (items.length === 0) return null
  return (
    <section
      aria-label={strings.title}
      className={clsx('rounded-card border border-line bg-surface px-4 py-1', className)}
    >
      <h2 className="sr-only">{strings.title}</h2>
      <ul className="divide-y divide-line">
        {items.slice(0, SHOWN).map((item) => (
          <Leftover key={item.name} item={item} />
        ))}
      </ul>
    </section>
  )
}

/** "2 servings, use by Thursday". */
function factsOf({ amount, where, ...item }: StockItem): string {
  const date = where === 'freezer' ? strings.inFreezer : dateWords({ ...item })
  const inRow = date && date.charAt(0).toLowerCase() + date.slice(1)
  return strings.facts([amount && measureText(amount), inRow].filter((one) => typeof one === 'string'))
}

function Leftover({ item }: { item: StockItem }) {
  const meal = item.meal ?? ''
  const isSeveral = (item.amount?.value ?? 0) > 1
  const eat = (all: boolean) => {
    const ids = stockLog.record([
      all
        ? { kind: 'out', name: item.name, detail: { why: 'used' } }
        : { kind: 'used', name: item.name, detail: { amount: { value: 1, unit: 'serving' } } },
    ])
    notify({
      title: all ? strings.allEaten(meal) : strings.oneLess(meal),
      variant: 'success',
      undo: () => stockLog.undo(ids),
    })
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3">
      <div className="min-w-0 flex-1 basis-36 py-1 leading-snug">
        {item.recipe_id ? (
          <Link to={paths.recipe(item.recipe_id)} className="flex min-h-11 items-center text-link">
            {meal}
          </Link>
        ) : (
          <p className="py-1">{meal}</p>
        )}
        <p className="-mt-1 text-muted text-sm">{strings.leftover(factsOf(item))}</p>
      </div>
      <span className="flex gap-2">
        {isSeveral && (
          <Button
            variant="outline"
            size="sm"
            className="min-h-11!"
            aria-label={strings.ateOneOf(meal)}
            onClick={() => eat(false)}
          >
            {strings.ateOne}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          className="min-h-11!"
          aria-label={strings.allEatenOf(meal)}
          onClick={() => eat(true)}
        >
          {strings.eaten}
        </Button>
      </span>
    </li>
  )
}
