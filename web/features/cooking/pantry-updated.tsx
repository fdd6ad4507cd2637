import Check from 'lucide-react/icons/check'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import Snowflake from 'lucide-react/icons/snowflake'
import { measureText } from '#core/shopping/measure.ts'
import type { StockEvent } from '#core/stock/event.ts'
import type { StockItem } from '#core/stock/item.ts'
import { isBought } from '#core/stock/recently-out.ts'
import { dateWords } from '#core/stock/words/date-words.ts'
import { listed } from '#core/text/listed.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { shoppingStore, useShopping } from '#web/state/shopping.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import * as strings from './strings.ts'

/** Leftovers that were cooked again aren't bought. */
function isBuyable(name: string): boolean {
  const record = stockLog.records().get(name)
  return record !== undefined && isBought(record)
}

interface PantryUpdatedProps {
  /** What was recorded for the meal. */
  events: readonly StockEvent[]
  stock: readonly StockItem[]
  /** The dish is made to be eaten now. */
  isAtOnce: boolean
  /** All of it was taken back. */
  onUndone: () => void
}

/** The pantry is up to date: what ran out, what is left of the dish, and the way back. */
export function PantryUpdated({ events, stock, isAtOnce, onUndone }: PantryUpdatedProps) {
  const here = new Set(stock.map(({ name }) => name))
  const out = events.flatMap(({ kind, name }) =>
    kind === 'out' && !here.has(name) && isBuyable(name) ? name : [],
  )
  const meals = new Set(events.flatMap(({ name, detail }) => (detail.meal ? name : [])))
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex items-center gap-2 font-semibold">
          <Check aria-hidden="true" className="size-5 text-herb" />
          {strings.updated}
        </p>
        <Button
          variant="quiet"
          className="-mr-3 min-h-14 px-3! text-accent!"
          onClick={() => {
            stockLog.undo(events.map(({ id }) => id))
            onUndone()
          }}
        >
          {strings.undo}
        </Button>
      </div>
      {stock
        .filter(({ name }) => meals.has(name))
        .map((item) => (
          <KeptMeal key={item.name} item={item} isAtOnce={isAtOnce} />
        ))}
      {out.length > 0 && <NowOut names={out} />}
    </>
  )
}

function KeptMeal({ item, isAtOnce }: { item: StockItem; isAtOnce: boolean }) {
  const servings = item.amount ? measureText(item.amount) : ''
  const isFrozen = item.where === 'freezer'
  const freeze = () => {
    const day = localDay()
    const recipe_id = item.recipe_id ?? undefined
    stockLog.record([
      {
        kind: 'set',
        name: item.name,
        detail: { place: 'freezer', frozen: day, ...(recipe_id && { recipe_id }) },
      },
    ])
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>
        {isFrozen ? strings.inFreezer(servings) : strings.inFridge(servings)}
        <span className="block text-muted text-sm">{dateWords(item)}</span>
        {isAtOnce && <span className="block text-danger text-sm">{strings.keptAtOnce}</span>}
      </p>
      {!isFrozen && !isAtOnce && (
        <Button variant="outline" className="min-h-14" onClick={freeze}>
          <Snowflake aria-hidden="true" className="size-5" />
          {strings.freezeInstead}
        </Button>
      )}
    </div>
  )
}

function NowOut({ names }: { names: readonly string[] }) {
  const list = useShopping()
  const open = new Set(list.flatMap(({ name, checked }) => (checked ? [] : name)))
  const wanted = names.filter((name) => !open.has(name))
  const add = () => {
    const before = new Set(shoppingStore.get().map(({ id }) => id))
    const added = shoppingStore.add(wanted.map((name) => ({ name, line: name })))
    const ids = shoppingStore.get().flatMap(({ id }) => (before.has(id) ? [] : id))
    notify(
      added > 0
        ? { title: strings.onList, variant: 'success', undo: () => shoppingStore.remove(ids) }
        : { title: strings.listFull, variant: 'destructive' },
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>{strings.nowOut(listed(names))}</p>
      {wanted.length > 0 ? (
        <Button variant="outline" className="min-h-14" onClick={add}>
          <ShoppingBasket aria-hidden="true" className="size-5" />
          {strings.putOnList}
        </Button>
      ) : (
        <LinkButton to={paths.shoppingList()} variant="outline" className="min-h-14">
          <Check aria-hidden="true" className="size-5 text-herb" />
          {strings.onList}
        </LinkButton>
      )}
    </div>
  )
}
