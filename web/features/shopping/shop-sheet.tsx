import Trash2 from 'lucide-react/icons/trash'
import { type FormEvent, useState } from 'react'
import { MAX_SHOP_NAME, MAX_SHOPS } from '#core/contracts/shopping-limits.ts'
import { aisleName } from '#core/shopping/aisles.ts'
import { type Shop, shopName } from '#core/shopping/shop.ts'
import { shopStore, useShop } from '#web/state/shops.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { AisleOrder } from './aisle-order.tsx'
import * as strings from './strings.ts'

interface ShopSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone: (words: string, undo: () => void) => void
}

/** The shop one is in: its aisles, its name; and another one. */
export function ShopSheet({ open, onOpenChange, onDone }: ShopSheetProps) {
  const shop = useShop()
  const remove = (one: Shop) => {
    shopStore.remove(one.id)
    onOpenChange(false)
    onDone(strings.shopDeleted(one.name), () => {
      shopStore.restore(one)
      shopStore.enter(one.id)
    })
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={shop ? shop.name : strings.shops}>
      <div className="grid gap-5">
        {shop && (
          <>
            <AisleOrder shop={shop} />
            <MovedFoods shop={shop} />
            <div className="border-line border-t pt-4">
              <ShopName key={shop.id} shop={shop} />
              <Button variant="quiet" className="-ml-3 mt-2 px-3!" onClick={() => remove(shop)}>
                <Trash2 aria-hidden="true" className="size-5" />
                {strings.deleteShop}
              </Button>
            </div>
          </>
        )}
        <div className={shop && 'border-line border-t pt-4'}>
          <NewShop hasShop={shop !== undefined} />
        </div>
      </div>
    </Sheet>
  )
}

function MovedFoods({ shop }: { shop: Shop }) {
  const foods = Object.entries(shop.foods).map(([food, aisle]) => `${food} (${aisleName(aisle)})`)
  return (
    <p className="text-muted text-sm">
      {foods.length > 0 && `${strings.movedFoods(foods.join(', '))} `}
      {strings.moveHint}
    </p>
  )
}

/** Stored as it is typed; an empty one isn't. */
function ShopName({ shop }: { shop: Shop }) {
  const [text, setText] = useState(shop.name)
  return (
    <TextField
      label={strings.shopName}
      value={text}
      maxLength={MAX_SHOP_NAME}
      autoComplete="off"
      error={shopName(text) === '' ? strings.shopNeedsName : undefined}
      onValue={(typed) => {
        setText(typed)
        if (shopName(typed) !== '') shopStore.change({ ...shop, name: typed })
      }}
    />
  )
}

function NewShop({ hasShop }: { hasShop: boolean }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (shopName(text) === '') return setProblem(strings.shopNeedsName)
    if (!shopStore.add(text)) return setProblem(strings.shopsFull(MAX_SHOPS))
    setText('')
  }
  return (
    <form noValidate onSubmit={add} className="grid gap-3">
      <TextField
        label={strings.newShopName}
        value={text}
        maxLength={MAX_SHOP_NAME}
        autoComplete="off"
        placeholder={strings.newShopExample}
        hint={hasShop ? undefined : strings.newShopHint}
        error={problem}
        onValue={(typed) => {
          setText(typed)
          setProblem(undefined)
        }}
      />
      <Button type="submit" variant={hasShop ? 'outline' : 'solid'} className="justify-self-start">
        {strings.addShop}
      </Button>
    </form>
  )
}
