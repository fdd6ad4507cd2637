import Check from 'lucide-react/icons/check'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { normaliseName } from '#core/contracts/ingredient-names.ts'
import type { System } from '#core/recipes/measures.ts'
import type { WantedLine } from '#core/shopping/purchase-list.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { shoppingStore, useShopping } from '#web/state/shopping.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import * as strings from './strings.ts'

const link = { label: strings.viewList, to: paths.shoppingList() }

interface ShoppingButtonProps {
  wanted: readonly WantedLine[]
  factor: number
  system: System
  recipeId: string
  /** Only what is missing. */
  only: boolean
}

/** Adds what is missing to the list, in the units that shops sell; without a pantry, everything except what the user always has. Then it leads there. */
export function ShoppingButton({ wanted, factor, system, recipeId, only }: ShoppingButtonProps) {
  const items = useShopping()
  if (wanted.length === 0) return null
  const onList = new Set(
    items.flatMap((item) => (item.recipeId === recipeId && !item.checked ? item.name : [])),
  )
  if (wanted.every(({ name, purchase }) => onList.has(normaliseName(purchase?.name ?? name))))
    return (
      <LinkButton to={paths.shoppingList()} variant="outline" className="max-md:w-full">
        <Check aria-hidden="true" className="size-5 text-herb" />
        {strings.onList}
      </LinkButton>
    )
  const add = async () => {
    const { purchaseList } = await import('#core/shopping/purchase-list.ts')
    const items = purchaseList(wanted, factor, system).map((item) => ({ ...item, recipeId }))
    const added = shoppingStore.add(items)
    notify(
      added > 0
        ? {
            title: strings.addedTitle,
            description: strings.addedText(added),
            variant: 'success',
            link,
          }
        : { title: strings.alreadyOnList, link },
    )
  }
  return (
    <Button variant="outline" onClick={add} className="whitespace-normal! py-2 max-md:w-full">
      <ShoppingBasket aria-hidden="true" className="size-5" />
      {only ? strings.addMissing : strings.addAll}
    </Button>
  )
}
