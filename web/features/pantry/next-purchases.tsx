import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { Link } from 'react-router'
import { normaliseName } from '#core/contracts/ingredient-names.ts'
import type { Purchase } from '#core/contracts/next-purchase.ts'
import { capital } from '#core/text/capital.ts'
import { listed } from '#core/text/listed.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { shoppingStore, useShopping } from '#web/state/shopping.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { rich } from '#web/ui/rich.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import * as strings from './strings.ts'

const SHOWN_ON_PHONE = 3
const WAITING: readonly undefined[] = Array.from({ length: 5 })

/** Puts names on the shopping list, except those that are there. */
function addToShopping(names: readonly string[]) {
  const before = shoppingStore.get()
  const open = new Set(before.filter(({ checked }) => !checked).map(({ name }) => name))
  const added = shoppingStore.add(
    names.filter((name) => !open.has(normaliseName(name))).map((name) => ({ name, line: name })),
  )
  if (added === 0) return notify({ title: strings.alreadyListed, description: strings.notAddedAgain })
  const known = new Set(before.map(({ id }) => id))
  const ids = shoppingStore.get().flatMap(({ id }) => (known.has(id) ? [] : [id]))
  return notify({
    title: strings.onShoppingList,
    description: capital(listed(names)),
    variant: 'success',
    undo: () => shoppingStore.remove(ids),
  })
}

interface NextPurchasesProps {
  /** Until they are known, their room is kept. */
  purchases: readonly Purchase[] | undefined
  onHave: (...names: string[]) => void
}

/** What to buy so that the most recipes become ready. */
export function NextPurchases({ purchases, onHave }: NextPurchasesProps) {
  const open = new Set(useShopping().flatMap(({ checked, name }) => (checked ? [] : [name])))
  if (purchases?.length === 0) return null
  return (
    <section aria-labelledby="next-purchases" className="mt-6 sm:mt-10">
      <h2 id="next-purchases" className="text-xl sm:text-2xl">
        {purchases?.every(({ buy }) => buy.length > 1) ? strings.buyTwo : strings.buyOne}
      </h2>
      <ul className="mt-2 grid gap-2 sm:mt-4 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
        {(purchases ?? WAITING).map((purchase, at) =>
          purchase === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: all identical
            <li key={at} className={at < SHOWN_ON_PHONE ? undefined : 'max-sm:hidden'}>
              <Skeleton className="h-36 rounded-card" />
            </li>
          ) : (
            <li
              key={purchase.buy.join()}
              className={clsx(
                cardLook,
                'flex min-h-36 min-w-0 flex-col gap-1 p-3 sm:p-4',
                at >= SHOWN_ON_PHONE && 'max-sm:hidden',
              )}
            >
              <h3 className="text-base sm:text-lg">{capital(listed(purchase.buy))}</h3>
              <Unlocked purchase={purchase} />
              <Actions
                names={purchase.buy}
                isListed={purchase.buy.every((name) => open.has(normaliseName(name)))}
                onHave={onHave}
              />
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

/** "7 more dishes ready: Colcannon, Hash browns, …". */
function Unlocked({ purchase: { count, recipes } }: { purchase: Purchase }) {
  const named = recipes.filter(({ title }) => title !== '')
  const words =
    named.length === 0
      ? strings.dishesReady(count)
      : count > named.length
        ? strings.dishesReadyAmong(count)
        : strings.dishesReadyNamed(count)
  const dishes = () =>
    named.map(({ id, title }, at) => (
      <span key={id}>
        {at > 0 && ', '}
        <Link to={paths.recipe(id)} className="text-link">
          {title}
        </Link>
      </span>
    ))
  return <p className="line-clamp-2 text-sm">{rich(words, { dishes })}</p>
}

function Actions({
  names,
  isListed,
  onHave,
}: {
  names: readonly string[]
  isListed: boolean
  onHave: (...names: string[]) => void
}) {
  const what = listed(names)
  const list = isListed ? strings.onList : strings.addToList
  const have = strings.haveThem(names.length)
  const Icon = isListed ? Check : ShoppingBasket
  const look = { variant: 'outline', size: 'sm', className: 'min-h-11' } as const
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-1">
      <Button {...look} aria-label={strings.actionOn(list, what)} onClick={() => addToShopping(names)}>
        <Icon aria-hidden="true" className="size-4" />
        {list}
      </Button>
      <Button
        {...look}
        variant="quiet"
        aria-label={strings.actionOn(have, what)}
        onClick={() => onHave(...names)}
      >
        <Plus aria-hidden="true" className="size-4 text-herb" />
        {have}
      </Button>
    </div>
  )
}
