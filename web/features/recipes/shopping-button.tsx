import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import type { System } from '#core/recipes/measures.ts'
import type { WantedLine } from '#core/shopping/purchase-list.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { shoppingStore } from '#web/state/shopping.ts'
import { Button } from '#web/ui/button.tsx'

const link = { label: 'View list', to: paths.shoppingList() }
const ingredients = (count: number) => `${count} ${count === 1 ? 'ingredient' : 'ingredients'}`

interface ShoppingButtonProps {
  wanted: readonly WantedLine[]
  factor: number
  system: System
  recipeId: string
  /** Only what is missing. */
  only: boolean
}

/** Adds what is missing to the list, in the units that shops sell; without a pantry, everything except staples. */
export function ShoppingButton({ wanted, factor, system, recipeId, only }: ShoppingButtonProps) {
  if (wanted.length === 0) return null
  const add = async () => {
    const { purchaseList } = await import('#core/shopping/purchase-list.ts')
    const items = purchaseList(wanted, factor, system).map((item) => ({ ...item, recipeId }))
    const added = shoppingStore.add(items)
    notify(
      added > 0
        ? {
            title: 'On your shopping list',
            description: `${ingredients(added)} added.`,
            variant: 'success',
            link,
          }
        : { title: 'Already on your list', link },
    )
  }
  return (
    <Button variant="outline" onClick={add} className="whitespace-normal! py-2 max-md:w-full">
      <ShoppingBasket aria-hidden="true" className="size-5" />
      {only ? 'Add missing to shopping list' : 'Add all to shopping list'}
    </Button>
  )
}
