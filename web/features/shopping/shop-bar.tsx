import Store from 'lucide-react/icons/store'
import { useState } from 'react'
import { shopStore, useShop, useShops } from '#web/state/shops.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { ShopSheet } from './shop-sheet.tsx'
import * as strings from './strings.ts'

interface ShopBarProps {
  onDone: (words: string, undo: () => void) => void
}

/** Which shop the list is for, and how its aisles are arranged. */
export function ShopBar({ onDone }: ShopBarProps) {
  const shops = useShops()
  const shop = useShop()
  const [open, setOpen] = useState(false)
  const options = [
    { value: '', label: strings.anyShop },
    ...shops.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <>
      {shops.length > 0 && (
        <div className="min-w-36 max-w-60">
          <Select
            compact
            label={strings.shopLabel}
            options={options}
            value={shop?.id ?? ''}
            onChange={(id) => shopStore.enter(id)}
          />
        </div>
      )}
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Store aria-hidden="true" className="size-5" />
        {shop ? strings.arrange : shops.length > 0 ? strings.shops : strings.setUpShop}
      </Button>
      <ShopSheet open={open} onOpenChange={setOpen} onDone={onDone} />
    </>
  )
}
