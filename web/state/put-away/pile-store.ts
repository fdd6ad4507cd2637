import { normaliseName } from '#core/contracts/ingredient-names.ts'
import { isMakersCode } from '#core/products/product-code.ts'
import type { Found } from '#core/put-away/found.ts'
import {
  changed,
  itemsOf,
  type Pile,
  type PileChange,
  pileUp,
  sourcesOf,
  withoutLast,
} from '#core/put-away/pile.ts'
import {
  emptied,
  type Once,
  pileUpReceipt,
  type ReceiptAdded,
  restored,
  withoutReceipt,
} from '#core/put-away/pile-receipt.ts'
import { readPile } from '#core/put-away/read-pile.ts'
import type { ReceiptHead } from '#core/put-away/receipt.ts'
import { saidEach } from '#core/put-away/said-each.ts'
import type { Amount } from '#core/stock/event.ts'
import { newId } from '#web/lib/new-id.ts'
import { deviceStore } from '../device-store.ts'
import { labelStore } from '../labels.ts'

/** What was found and isn't put away yet. It stays on the device. */
const device = deviceStore<Pile>('sous-put-away', readPile)

/** Whether the pile is another one now. */
function put(next: Pile): boolean {
  if (next === device.get()) return false
  device.set(next)
  return true
}

/**
 * Remembers what the codes and lines behind an item are; how much one has only where the user said so. Returns how to
 * undo that.
 */
function teach(id: string, { name, each }: { name: string | null; each?: Amount | null }): () => void {
  const undos = sourcesOf(device.get(), id).flatMap((source) => {
    const { way, printed, shop } = source
    if (way !== 'code' && way !== 'receipt') return []
    // What a shop weighs differs from pack to pack, and so does what its own codes stand for.
    const isSame = way === 'receipt' || isMakersCode(printed)
    return labelStore.teach({ printed, shop, name, each: each === undefined || !isSame ? source.each : each })
  })
  return () => {
    for (const undo of undos) undo()
  }
}

export const pileStore = {
  ...device,
  /** Adds a find; false if there is no room. */
  add: (found: Found): boolean => put(pileUp(device.get(), found, newId())),
  /** Adds finds at once; returns how many there was room for. */
  addAll(finds: readonly Found[]): number {
    let pile = device.get()
    let room = 0
    for (const found of finds) {
      const next = pileUp(pile, found, newId())
      if (next === pile) break
      pile = next
      room++
    }
    put(pile)
    return room
  },
  /** Adds a receipt, or what was missing of it; `of` is one that it continues, `once` what to do with one that was put away. */
  addReceipt(
    receipt: ReceiptHead,
    finds: readonly Found[],
    how: { of?: string | undefined; once?: Once | undefined } = {},
  ): ReceiptAdded {
    const added = pileUpReceipt(
      device.get(),
      receipt,
      finds.map((found) => ({ found, id: newId() })),
      how,
    )
    put(added.pile)
    return added
  },
  /** Takes everything off the pile. */
  removeAll: () => put(emptied(device.get())),
  /** Takes the foods of a receipt off the pile. */
  removeReceipt: (id: string) => put(withoutReceipt(device.get(), id)),
  /** The pile as it was, with what was found since. */
  restore: (before: Pile) => put(restored(device.get(), before)),
  /** Corrects an item. A name and a size are taught to the household: the next one is known at once. */
  change(id: string, change: PileChange) {
    const name = normaliseName(change.name ?? '') || sourcesOf(device.get(), id)[0]?.name
    const item = itemsOf(device.get()).find((one) => one.id === id)
    const written = change.text && item?.isSure ? saidEach(change.text, name ?? '', item.count) : undefined
    const each = change.each ?? written
    if (name && (change.name || each)) teach(id, { ...change, name, ...(each && { each }) })
    put(changed(device.get(), id, change))
  },
  /** Takes an item off the pile. */
  remove: (id: string) => put(changed(device.get(), id, { count: 0 })),
  /** Takes it off the pile, and never asks about it again. Returns how to undo what was taught by that. */
  never(id: string): () => void {
    const undo = teach(id, { name: null })
    put(changed(device.get(), id, { count: 0 }))
    return undo
  },
  /** Takes back the last addition. */
  undoLast: () => put(withoutLast(device.get())),
}
