import { clsx } from 'clsx'
import CalendarX from 'lucide-react/icons/calendar-x'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Clock from 'lucide-react/icons/clock'
import X from 'lucide-react/icons/x'
import { memo, useId, useState } from 'react'
import { amountOnList } from '#core/stock/words/amount-words.ts'
import { useKitchen } from '#web/state/kitchen.ts'
import { type PantryItem, pantryStore } from '#web/state/pantry.ts'
import { Button } from '#web/ui/button.tsx'
import { EmojiArt } from '#web/ui/food-art/emoji-art.tsx'
import { rich } from '#web/ui/rich.tsx'
import type { KnownIngredient } from './built-in-ingredients.ts'
import * as strings from './strings.ts'

/** A pill on one line; on several its corners stay where a single line has them. */
const chip =
  'inline-flex min-h-11 max-w-full items-center rounded-[1.375rem] border text-left text-sm font-medium text-text transition-colors'

interface IngredientChipsProps {
  items: readonly PantryItem[]
  known: readonly KnownIngredient[]
  onRemove: (name: string) => void
}

/** The list itself: its × removes an item, the word of an unrecognized one asks what it means. */
export const IngredientChips = memo(function IngredientChips({
  items,
  known,
  onRemove,
}: IngredientChipsProps) {
  const { soon, unavailable, undated } = useKitchen()
  // Users type eggs, the list has egg.
  const drawings = new Map(known.map((one) => [one.name, one.emoji]))
  const drawingOf = (name: string) =>
    drawings.get(name) ?? drawings.get(name.replace(/s$/, '')) ?? drawings.get(name.replace(/es$/, ''))
  return (
    <ul className="flex flex-wrap gap-2">
      {items.map((item) => {
        if (item.near) return <UnknownChip key={item.name} item={item} onRemove={onRemove} />
        const drawing = item.emoji ?? drawingOf(item.name)
        const isPast = unavailable.includes(item.name)
        const isSoon = soon.includes(item.name)
        const words = wordsOf(item)
        const note = undated.includes(item.name) ? strings.undatedNote : strings.pastItsDateNote
        const label = isPast ? strings.leftOut(words, note) : isSoon ? strings.dueSoon(words) : words
        return (
          <li key={item.name} className="max-w-full">
            <div
              className={clsx(
                chip,
                isPast ? 'border-danger border-dashed bg-danger-soft' : 'border-herb bg-herb-soft',
              )}
            >
              <span className="inline-flex min-w-0 items-center gap-2 py-1.5 pl-3.5">
                {isPast ? (
                  <CalendarX aria-hidden="true" className="size-5 shrink-0 text-danger" />
                ) : (
                  drawing && <EmojiArt emoji={drawing} className="size-6 shrink-0" />
                )}
                <Words item={item} note={isPast ? note : undefined} />
                {isSoon && <Clock aria-hidden="true" className="size-4 shrink-0 text-turmeric" />}
              </span>
              <Remove name={label} onRemove={() => onRemove(item.name)} />
            </div>
          </li>
        )
      })}
    </ul>
  )
})

/** Articles aren't amounts: "a lemon" is just lemon. */
const ARTICLE = /^(?:an?|the|ein|eine|einen|une?|una|uno)$/i
const shownAmount = (amount: string | undefined) =>
  amount && !ARTICLE.test(amount) ? amountOnList(amount) : ''

const wordsOf = ({ name, amount }: PantryItem) =>
  shownAmount(amount) ? `${name} · ${shownAmount(amount)}` : name

function Words({ item: { name, amount }, note }: { item: PantryItem; note?: string }) {
  return (
    <span className="min-w-0 wrap-anywhere">
      {name}
      {shownAmount(amount) && <span className="text-muted"> · {shownAmount(amount)}</span>}
      {note && <span className="text-danger"> · {note}</span>}
    </span>
  )
}

function Remove({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      aria-label={strings.removeOne(name)}
      onClick={onRemove}
      className="grid size-11 shrink-0 place-items-center rounded-chip text-muted hover:text-text"
    >
      <X aria-hidden="true" className="size-4" />
    </button>
  )
}

/** It counts as it is; a tap offers the names it may mean. */
function UnknownChip({ item, onRemove }: { item: PantryItem; onRemove: (name: string) => void }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const { name, near = [] } = item
  return (
    <li className={open ? 'basis-full' : 'max-w-full'}>
      <div className={`${chip} border-turmeric border-dashed bg-turmeric-soft`}>
        <button
          type="button"
          aria-label={strings.notRecognizedLabel(wordsOf(item))}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="inline-flex min-h-11 min-w-0 items-center gap-2 rounded-[1.375rem] py-1.5 pl-3.5 text-left"
        >
          <CircleHelp aria-hidden="true" className="size-5 shrink-0 text-turmeric" />
          <span className="min-w-0">
            {rich(strings.notRecognized, {
              item: () => <Words item={item} />,
              note: (text) => <span className="text-turmeric">{text}</span>,
            })}
          </span>
        </button>
        <Remove name={name} onRemove={() => onRemove(name)} />
      </div>
      <div id={id} hidden={!open} className="mt-2 rounded-card border border-line bg-raised p-4">
        <p className="wrap-anywhere">{near.length > 0 ? strings.didYouMean : strings.unknownStays}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {near.map((other) => (
            <Button key={other} size="sm" variant="outline" onClick={() => pantryStore.rename(name, other)}>
              {other}
            </Button>
          ))}
          <Button size="sm" variant="quiet" onClick={() => pantryStore.rename(name, name)}>
            {strings.keepAsIs}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => onRemove(name)}>
            {strings.remove}
          </Button>
        </div>
      </div>
    </li>
  )
}
