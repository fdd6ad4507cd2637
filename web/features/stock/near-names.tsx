import type { StockItem } from '#core/stock/item.ts'
import { capital } from '#core/text/capital.ts'
import { Button } from '#web/ui/button.tsx'
import { isListed } from './is-listed.ts'
import { recordChange } from './record-change.ts'
import { renamed } from './stock-changes.ts'
import * as strings from './strings.ts'

/** What an unrecognized food may be. */
export function NearNames({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const { near } = item
  const mean = (other: string) => {
    recordChange(renamed(item, other, isListed(other)), strings.isNow(capital(other)))
    onClose()
  }
  if (!near || near.length === 0) return <p>{strings.isNone}</p>
  return (
    <div>
      <p>{strings.isIt}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {near.map((other) => (
          <Button key={other} variant="outline" size="sm" className="min-h-11!" onClick={() => mean(other)}>
            {other}
          </Button>
        ))}
      </div>
    </div>
  )
}
