import { FULL, type KeyHits, type LineTable } from './line-table.ts'
import { type Postings, slotIn, weightOf } from './postings.ts'
import type { RecipeStore } from './recipe-store.ts'

/** Marks a full match; below it the weight of the heaviest matched line, then the number of matched lines. */
const FULL_BIT = 0x8000
const WEIGHT_SHIFT = 13
const WEIGHT_MASK = 0x6000
const LINES_MASK = 0x1fff

/** The recipes that a term matches: slot by slot the strength, the weight and the number of matched lines. */
export interface SlotHits {
  slots: Int32Array
  values: Uint16Array
  /** How many slots existed at lookup time; later ones are added on the next use. */
  seen: number
}

/** Scratch space of one index, so that a query allocates next to nothing. */
export class Scratch {
  bySlot = new Uint16Array(0)
  byKey = new Uint8Array(0)
  #touched = new Int32Array(0)

  fit(slots: number, keys: number): void {
    if (this.bySlot.length < slots) {
      this.bySlot = new Uint16Array(Math.ceil(slots * 1.2))
      this.#touched = new Int32Array(this.bySlot.length)
    }
    if (this.byKey.length < keys) this.byKey = new Uint8Array(Math.ceil(keys * 1.2))
  }

  get touched(): Int32Array {
    return this.#touched
  }
}

function mark(scratch: Scratch, slot: number, weight: number, full: boolean, count: number): number {
  const before = scratch.bySlot[slot] as number
  const lines = Math.min((before & LINES_MASK) + 1, LINES_MASK)
  const heaviest = Math.max(before & WEIGHT_MASK, weight << WEIGHT_SHIFT)
  scratch.bySlot[slot] = lines | heaviest | (full ? FULL_BIT : before & FULL_BIT)
  if (before !== 0) return count
  scratch.touched[count] = slot
  return count + 1
}

function harvest(scratch: Scratch, count: number, seen: number): SlotHits {
  // Large result sets are gathered in slot order: later passes then access memory sequentially.
  if (count > seen >> 5) {
    let at = 0
    for (let slot = 0; slot < seen; slot++) if (scratch.bySlot[slot] !== 0) scratch.touched[at++] = slot
  }
  const slots = scratch.touched.slice(0, count)
  const values = new Uint16Array(count)
  for (let i = 0; i < count; i++) {
    const slot = slots[i] as number
    values[i] = scratch.bySlot[slot] as number
    scratch.bySlot[slot] = 0
  }
  return { slots, values, seen }
}

/** Turns matched keys into matched recipes. */
export function findSlots(hits: KeyHits, postings: Postings, scratch: Scratch, slotCount: number): SlotHits {
  let count = 0
  for (let i = 0; i < hits.keys.length; i++) {
    const key = hits.keys[i] as number
    const full = hits.levels[i] === FULL
    const packed = postings.packed(key)
    for (let k = 0; k < packed.length; k++) {
      const posting = packed[k] as number
      count = mark(scratch, slotIn(posting), weightOf(posting), full, count)
    }
    for (const posting of postings.tail(key))
      count = mark(scratch, slotIn(posting), weightOf(posting), full, count)
  }
  return harvest(scratch, count, slotCount)
}

/** Adds the recipes that arrived after `known` was computed, without rechecking the older ones. */
export function extendSlots(
  known: SlotHits,
  hits: KeyHits,
  store: RecipeStore,
  table: LineTable,
  scratch: Scratch,
): SlotHits {
  for (let i = 0; i < hits.keys.length; i++) scratch.byKey[hits.keys[i] as number] = hits.levels[i] as number
  let count = 0
  for (let slot = known.seen; slot < store.slotCount; slot++) {
    const weights = store.weightsOf(slot)
    for (const [i, line] of store.linesOf(slot).entries()) {
      const key = table.keyOfLine(line)
      const level = key < 0 ? 0 : (scratch.byKey[key] as number)
      if (level > 0) count = mark(scratch, slot, weights[i] as number, level === FULL, count)
    }
  }
  for (let i = 0; i < hits.keys.length; i++) scratch.byKey[hits.keys[i] as number] = 0
  const fresh = harvest(scratch, count, store.slotCount)
  if (count === 0) return { ...known, seen: store.slotCount }
  const slots = new Int32Array(known.slots.length + count)
  slots.set(known.slots)
  slots.set(fresh.slots, known.slots.length)
  const values = new Uint16Array(slots.length)
  values.set(known.values)
  values.set(fresh.values, known.values.length)
  return { slots, values, seen: store.slotCount }
}

export const linesIn = (value: number): number => value & LINES_MASK

/** Strength and weight together, 0 to 7: partial or full, times minor, normal, main. */
export const gradeIn = (value: number): number => value >>> WEIGHT_SHIFT
export const GRADES = 8
export const isFullGrade = (grade: number): boolean => grade >= GRADES / 2
export const weightOfGrade = (grade: number): number => grade % (GRADES / 2)
