import type { StockItem } from '#core/stock/item.ts'
import { capital } from '#core/text/capital.ts'
import type { NewStockEvent } from '#web/state/stock/stock-log.ts'
import { Button } from '#web/ui/button.tsx'
import { amountWords } from './amount-words.ts'
import { itemDate } from './item-date.ts'
import { shownName } from './pantry-groups.ts'
import { ranOut } from './stock-changes.ts'
import * as strings from './strings.ts'

interface SpoiledLotProps {
  /** Only what isn't safe any more. */
  item: StockItem
  onChange: (events: readonly NewStockEvent[], title: string) => void
}

/** An older lot of a food that is past its date, while another one is good. */
export function SpoiledLot({ item, onChange }: SpoiledLotProps) {
  const amount = amountWords(item)
  const name = shownName(item)
  const date = itemDate(item) ?? ''
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-card border border-danger px-4 py-2">
      <p className="text-danger">{amount ? strings.spoiledAmount(amount, date) : strings.spoiledOne(date)}</p>
      <Button
        variant="outline"
        size="sm"
        className="min-h-11!"
        aria-label={strings.actionOn(strings.throwOut, name)}
        onClick={() => onChange(ranOut([item], 'wasted'), strings.wasThrownOut(capital(name)))}
      >
        {strings.throwOut}
      </Button>
    </div>
  )
}
