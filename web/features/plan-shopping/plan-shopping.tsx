import Check from 'lucide-react/icons/check'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { plainKey } from '#core/shopping/merge.ts'
import { capital } from '#core/text/capital.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { shoppingStore, useShopping } from '#web/state/shopping.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { NextPurchase } from './next-purchase.tsx'
import * as strings from './strings.ts'
import { useWeekList } from './use-week-list.ts'

/** The shopping list of the plan until its last day that is shown, and what else would be worth buying. */
export function PlanShopping({ last, isPlanning = false }: { last: string; isPlanning?: boolean }) {
  const { missing, there, isListed, isCounting, next, add } = useWeekList(last)
  const list = useShopping()
  const addAll = () => {
    const undo = add()
    notify({ title: strings.added(missing), description: strings.follows, variant: 'success', undo })
  }
  const addFood = (name: string) => {
    const before = new Set(shoppingStore.get().map(({ id }) => id))
    const added = shoppingStore.add([{ name, line: name }])
    const ids = shoppingStore.get().flatMap(({ id }) => (before.has(id) ? [] : id))
    notify(
      added > 0
        ? {
            title: strings.foodAdded(capital(name)),
            variant: 'success',
            undo: () => shoppingStore.remove(ids),
          }
        : { title: strings.listFull, variant: 'destructive' },
    )
  }
  const isOnList = (food: string) =>
    list.some(({ name, checked }) => !checked && plainKey(name) === plainKey(food))
  return (
    <>
      {missing > 0 && (
        <Button onClick={addAll}>
          <ShoppingBasket aria-hidden="true" className="size-5" />
          {strings.addAll(missing)}
        </Button>
      )}
      {there > 0 && <span className="text-muted text-sm">{strings.onListAlready(there)}</span>}
      {isListed && (
        <>
          <LinkButton to={paths.shoppingList()} variant="outline">
            <ShoppingBasket aria-hidden="true" className="size-5" />
            {strings.onList}
          </LinkButton>
          <span className="flex items-center gap-1 text-muted text-sm">
            {isPlanning || isCounting ? (
              strings.counting
            ) : (
              <>
                <Check aria-hidden="true" className="size-4 text-herb" />
                {strings.upToDate}
              </>
            )}
          </span>
        </>
      )}
      {next && !isOnList(next.food) && <NextPurchase next={next} onAdd={addFood} />}
    </>
  )
}
