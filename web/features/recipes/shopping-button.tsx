import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { notify } from '#web/lib/toast.ts'
import { type NewShoppingItem, shoppingStore } from '#web/state/shopping.ts'
import { Button } from '#web/ui/button.tsx'

const ingredients = (count: number) => `${count} ${count === 1 ? 'ingredient' : 'ingredients'}`

/** Adds what is missing to the list; without a pantry, everything except staples. */
export function ShoppingButton({ items, only }: { items: readonly NewShoppingItem[]; only: boolean }) {
  if (items.length === 0) return null
  const add = () => {
    const added = shoppingStore.add(items)
    notify(
      added > 0
        ? { title: 'On your shopping list', description: `${ingredients(added)} added.`, variant: 'success' }
        : { title: 'Already on your list', description: 'Nothing was added twice.' },
    )
  }
  return (
    <Button variant="outline" onClick={add} className="whitespace-normal!">
      <ShoppingBasket aria-hidden="true" className="size-5" />
      {only ? 'Add missing to shopping list' : 'Add all to shopping list'}
    </Button>
  )
}
