import { AISLE_IDS, type AisleId } from '#core/shopping/aisle-ids.ts'
import { aisleName, aisleOf } from '#core/shopping/aisles.ts'
import type { ShoppingEntry } from '#core/shopping/merge.ts'
import { useShop } from '#web/state/shops.ts'
import { Select } from '#web/ui/select.tsx'
import * as strings from './strings.ts'

const OPTIONS = AISLE_IDS.map((value) => ({ value, label: aisleName(value) }))

interface EntryAisleProps {
  entry: ShoppingEntry
  onMove: (entry: ShoppingEntry, aisle: AisleId) => void
}

/** In a shop of one's own: where it has this food. */
export function EntryAisle({ entry, onMove }: EntryAisleProps) {
  const shop = useShop()
  if (!shop) return null
  return (
    <div className="pb-2">
      <Select
        label={strings.aisleAt(shop.name)}
        options={OPTIONS}
        value={aisleOf(entry, shop)}
        onChange={(aisle) => onMove(entry, aisle)}
      />
    </div>
  )
}
