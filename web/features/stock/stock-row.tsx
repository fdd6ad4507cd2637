import { isUnsafe } from '#core/stock/freshness.ts'
import type { StockItem } from '#core/stock/item.ts'
import { isBought } from '#core/stock/recently-out.ts'
import { capital } from '#core/text/capital.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { Button } from '#web/ui/button.tsx'
import { allAmounts } from './amount-words.ts'
import { lotWords } from './lot-words.ts'
import { shownName } from './pantry-groups.ts'
import { inPlace, placeName } from './place-words.ts'
import { recordChange } from './record-change.ts'
import { StockArt } from './stock-art.tsx'
import { moved, possibleChanges, ranOut } from './stock-changes.ts'
import { DateMark, DoubtMark } from './stock-marks.tsx'
import * as strings from './strings.ts'
import { toShoppingList } from './to-shopping-list.ts'

interface StockRowProps {
  item: StockItem
  onOpen: (name: string) => void
  /** Among foods of other places, under "Use soon". */
  isSoon?: boolean
  /** While several are being selected. */
  selection?: { isSelected: boolean; onSelect: (name: string) => void }
}

/** A food: what it is, how much, until when, and whether it is there. A tap opens it, another says what happened. */
export function StockRow({ item, onOpen, isSoon = false, selection }: StockRowProps) {
  const body = <RowBody item={item} isSoon={isSoon} />
  // On a phone two actions have a line of their own: beside them the words would be a column.
  const hasTwo = mayConfirm(item) || mayFreeze(item, isSoon)
  if (selection)
    return (
      <label className="flex min-h-14 items-center gap-3 py-1.5 has-focus-visible:outline-3 has-focus-visible:outline-focus">
        <input
          type="checkbox"
          aria-label={strings.selectOne(shownName(item))}
          checked={selection.isSelected}
          onChange={() => selection.onSelect(item.name)}
          className="size-6 shrink-0 accent-solid"
        />
        {body}
      </label>
    )
  return (
    <div className={`flex items-center justify-end gap-x-1 ${hasTwo ? 'flex-wrap' : ''}`}>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => onOpen(item.name)}
        className={`-ml-2 flex min-h-14 min-w-0 items-center gap-3 rounded-sm py-1.5 pl-2 text-left hover:bg-accent-soft ${hasTwo ? 'w-full sm:w-auto sm:flex-1' : 'flex-1'}`}
      >
        {body}
      </button>
      <RowActions item={item} isSoon={isSoon} />
    </div>
  )
}

/** There is more of it elsewhere. */
const isOneOfSeveral = ({ isPart, lots, good }: StockItem) => isPart === true || lots.length > good.length

/** Said where it was opened by itself: what is frozen or cooked is that first. */
const isOpened = ({ opened, keeps }: StockItem) =>
  opened !== null && (keeps === undefined || keeps.state === 'opened' || keeps.state === 'closed')

function RowBody({ item, isSoon }: { item: StockItem; isSoon: boolean }) {
  const amount = allAmounts(item)
  const lots = lotWords(item, localDay())
  return (
    <>
      <StockArt item={item} className="size-7 shrink-0" />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="wrap-anywhere">
          <span className="font-medium">{capital(shownName(item))}</span>
          {amount && <span className="text-muted tabular-nums"> · {amount}</span>}
        </span>
        <span className="flex flex-wrap gap-x-2 text-muted text-sm">
          <DateMark item={item} />
          {isOpened(item) && <span>{strings.isOpened}</span>}
          {lots && <span>{lots}</span>}
          <DoubtMark item={item} />
          {isSoon && (item.where !== 'fridge' || isOneOfSeveral(item)) && (
            <span>{placeName[item.where]}</span>
          )}
        </span>
      </span>
    </>
  )
}

function RowAction({ word, name, onClick }: { word: string; name: string; onClick: () => void }) {
  return (
    <Button
      variant="quiet"
      size="sm"
      className="min-h-11! shrink-0 px-3! text-muted!"
      aria-label={strings.actionOn(word, name)}
      onClick={onClick}
    >
      {word}
    </Button>
  )
}

const mayConfirm = (item: StockItem) => item.standing === 'maybe gone' && !isUnsafe(item)

const mayFreeze = (item: StockItem, isSoon: boolean) =>
  isSoon && item.freshness === 'soon' && possibleChanges(item).freeze

/** The one or two things that most often happen to a food in its state. */
function RowActions({ item, isSoon }: { item: StockItem; isSoon: boolean }) {
  // Of beef in the fridge and in the freezer it says which.
  const name = item.isPart ? strings.nameIn(shownName(item), inPlace[item.where]) : shownName(item)
  const title = capital(name)
  const unsafe = isUnsafe(item)
  return (
    <>
      {mayConfirm(item) && (
        <RowAction
          word={strings.stillHere}
          name={name}
          onClick={() =>
            recordChange(
              [
                {
                  kind: 'have',
                  name: item.name,
                  // How much there is isn't known then.
                  ...(item.amount?.value === 0 && { detail: { amount: null } }),
                },
              ],
              strings.stillThere(title),
            )
          }
        />
      )}
      {mayFreeze(item, isSoon) && (
        <RowAction
          word={strings.freeze}
          name={name}
          onClick={() => recordChange(moved(item, 'freezer', localDay()), strings.wasFrozen(title))}
        />
      )}
      <RowAction
        word={unsafe ? strings.throwOut : strings.out}
        name={name}
        onClick={() =>
          recordChange(
            ranOut([item], unsafe ? 'wasted' : 'used'),
            unsafe ? strings.wasThrownOut(title) : strings.isOut(title),
            undefined,
            unsafe || item.isPart || !isBought(item)
              ? undefined
              : { label: strings.addToList, act: () => toShoppingList([item.name]) },
          )
        }
      />
    </>
  )
}
