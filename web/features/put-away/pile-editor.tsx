import { type RefObject, useEffect, useState } from 'react'
import { itemsOf } from '#core/put-away/pile.ts'
import type { ShoppingItem } from '#core/shopping/item.ts'
import type { StockEvent } from '#core/stock/event.ts'
import { capital } from '#core/text/capital.ts'
import { notify } from '#web/lib/toast.ts'
import { kitchenNow } from '#web/state/put-away/kitchen.ts'
import { pileStore } from '#web/state/put-away/pile-store.ts'
import { ItemSheet } from './item-sheet.tsx'
import type { KnownFood } from './name-choice.tsx'
import { listedNames, offersFor } from './offers.ts'
import { nameItem } from './pile-actions.ts'
import { PileList } from './pile-list.tsx'
import type { PileRow } from './pile-rows.ts'
import * as strings from './strings.ts'
import type { CodePictures } from './use-code-pictures.ts'

interface PileEditorProps {
  rows: readonly PileRow[]
  /** What unknown packs look like. */
  pictures: CodePictures
  /** What became of an item; nothing where a toast says it. */
  say: (words: string) => void
  known: readonly KnownFood[]
  shopping: readonly ShoppingItem[]
  events: readonly StockEvent[]
  today: string
  /** The running camera; undefined while it is off. */
  camera: RefObject<HTMLVideoElement | null> | undefined
  /** Whether one of the items is open. */
  onEditing: (isEditing: boolean) => void
  onReadDay: (photo: File | undefined) => Promise<readonly string[]>
}

/** The pile and the sheet of one of its items. */
export function PileEditor(props: PileEditorProps) {
  const { rows, pictures, say, known, shopping, events, today, camera, onEditing, onReadDay } = props
  const [openId, setOpen] = useState<string>()
  const opened = rows.find(({ id }) => id === openId)
  const isEditing = opened !== undefined
  useEffect(() => onEditing(isEditing), [isEditing, onEditing])
  const offers = (row: PileRow) => {
    const others = itemsOf(pileStore.get()).filter(({ id }) => id !== row.id)
    return offersFor(row, rows, shopping, events, listedNames(others, kitchenNow()))
  }
  const spoken = (id: string) => capital(rows.find((row) => row.id === id)?.spoken ?? '')
  /** Changes the pile, and says how to take that back. */
  const undoable = (title: string, change: () => void) => {
    const before = pileStore.get()
    change()
    say('')
    notify({ title, undo: () => pileStore.restore(before) })
  }
  const remove = (id: string) => undoable(strings.removed(spoken(id)), () => pileStore.remove(id))
  const never = (id: string) => {
    const before = pileStore.get()
    const title = strings.neverDone(spoken(id))
    const unteach = pileStore.never(id)
    say('')
    notify({
      title,
      undo: () => {
        unteach()
        pileStore.restore(before)
      },
    })
  }
  const clear = () => undoable(strings.cleared, () => pileStore.removeAll())
  const name = (id: string, food: string) => say(nameItem(id, food))
  const count = (id: string, value: number) => {
    pileStore.change(id, { count: value })
    say(strings.addedCount(spoken(id), value))
  }
  return (
    <>
      <PileList
        rows={rows}
        pictures={pictures}
        known={known}
        offersFor={offers}
        onOpen={setOpen}
        onCount={count}
        onRemove={remove}
        onName={name}
        onNever={never}
        onClear={clear}
        isLive={camera !== undefined}
      />
      {opened && (
        <ItemSheet
          key={opened.id}
          row={opened}
          picture={pictures.get(opened.printed)}
          today={today}
          offers={offers(opened)}
          known={known}
          camera={camera}
          onName={(food) => name(opened.id, food)}
          onChange={(change) => pileStore.change(opened.id, change)}
          onReadDay={onReadDay}
          onNever={() => {
            never(opened.id)
            setOpen(undefined)
          }}
          onRemove={() => {
            remove(opened.id)
            setOpen(undefined)
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
