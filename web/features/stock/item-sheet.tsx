import Package from 'lucide-react/icons/package'
import Refrigerator from 'lucide-react/icons/refrigerator'
import Snowflake from 'lucide-react/icons/snowflake'
import { useState } from 'react'
import { PLACES } from '#core/contracts/places.ts'
import type { StockItem } from '#core/stock/item.ts'
import { correctedTo } from '#core/stock/lot-events.ts'
import { capital } from '#core/text/capital.ts'
import { dismissToast, toastStore } from '#web/lib/toast.ts'
import type { NewStockEvent } from '#web/state/stock/stock-log.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { AmountField } from './amount-field.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { DateFields } from './date-fields.tsx'
import { ItemActions } from './item-actions.tsx'
import { itemDate } from './item-date.ts'
import { ItemVerdict } from './item-verdict.tsx'
import { NameField } from './name-field.tsx'
import { NearNames } from './near-names.tsx'
import { PackageList } from './package-list.tsx'
import { shownName } from './pantry-groups.ts'
import { inPlace, placeName } from './place-words.ts'
import { type Announce, type Done, recordChange } from './record-change.ts'
import { SpoiledLot } from './spoiled-lot.tsx'
import { moved, ranOut } from './stock-changes.ts'
import * as strings from './strings.ts'

const ICONS = { fridge: Refrigerator, freezer: Snowflake, pantry: Package }
const CHOICES = PLACES.map((value) => ({ value, label: placeName[value], icon: ICONS[value] }))

interface ItemSheetProps {
  item: StockItem
  today: string
  why?: string
  onClose: () => void
}

/** Everything about a food. What is changed here counts at once, and the date follows. */
export function ItemSheet({ item, today, why, onClose }: ItemSheetProps) {
  const [last, setLast] = useState<Done>()
  // What an older message would take back is no longer what was done last.
  const announce: Announce = (done) => {
    for (const { id } of toastStore.get()) dismissToast(id)
    setLast(done)
  }
  const title = capital(shownName(item))
  const change = (events: readonly NewStockEvent[], words: string) => recordChange(events, words, announce)
  const setDetail = (words: string) => (detail: NonNullable<NewStockEvent['detail']>) =>
    change(correctedTo(item, detail), words)
  const leave = (why: 'used' | 'wasted' | 'removed', words: string) => {
    recordChange(ranOut([item], why), words)
    onClose()
  }
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={title}>
      <div className="grid grid-cols-1 gap-5">
        <ItemVerdict item={item} today={today} why={why} />
        <PackageList item={item} today={today} onChange={change} />
        {item.spoiled && <SpoiledLot item={item.spoiled} onChange={change} />}
        {item.near && <NearNames item={item} onClose={onClose} />}
        <ItemActions item={item} today={today} onChange={change} announce={announce} />
        <fieldset>
          <legend className="font-semibold">{strings.outLegend}</legend>
          <div className="mt-2 grid grid-cols-2 gap-2">
            <Button
              variant="outline"
              className="text-sm!"
              onClick={() => leave('used', strings.isOut(title))}
            >
              {strings.allUsed}
            </Button>
            <Button
              variant="outline"
              className="text-sm!"
              onClick={() => leave('wasted', strings.wasThrownOut(title))}
            >
              {strings.thrownAway}
            </Button>
          </div>
        </fieldset>
        <AmountField item={item} onChange={setDetail(strings.amountChanged(shownName(item)))} />
        <ChoiceRow
          legend={strings.place}
          choices={CHOICES}
          chosen={item.where}
          onChoose={(to) => change(moved(item, to, today), strings.wasMoved(title, inPlace[to]))}
        />
        <DateFields item={item} today={today} onChange={setDetail(strings.dateChanged(shownName(item)))} />
        <NameField item={item} onClose={onClose} />
        <Button
          variant="quiet"
          className="justify-self-start px-3! text-muted text-sm!"
          onClick={() => leave('removed', strings.wasRemoved(title))}
        >
          {strings.neverHad}
        </Button>
      </div>
      <div role="status" className="sticky bottom-0 z-10">
        {last && (
          <p className="mt-3 flex items-center justify-between gap-3 rounded-card border border-control bg-raised py-2 pr-2 pl-4 shadow-lift">
            <span className="wrap-anywhere min-w-0">
              {itemDate(item) ? strings.withDate(last.title, itemDate(item) as string) : last.title}
            </span>
            <Button
              variant="outline"
              size="sm"
              className="min-h-11!"
              onClick={() => {
                last.undo()
                setLast(undefined)
              }}
            >
              {strings.undo}
            </Button>
          </p>
        )}
      </div>
    </Sheet>
  )
}
