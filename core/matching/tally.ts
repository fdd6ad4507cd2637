import { type Postings, slotIn } from './postings.ts'
import { gradeIn, linesIn, type Scratch } from './slot-hits.ts'
import type { CachedTerm } from './term-cache.ts'
import { ADDED, ADDED_HEARTY } from './use-counts.ts'

/** What a kitchen's terms match. */
interface Found {
  own: readonly CachedTerm[]
  /** Those of them that a dinner is built on, by position. */
  hearty: ReadonlySet<number>
  /** Staples. */
  always: readonly CachedTerm[]
}

/** For one query, recipe by recipe: how many of the user's ingredients match, and how many lines are covered. */
export class Tally {
  /** See use-counts.ts. */
  counts = new Uint32Array(0)
  matched = new Int32Array(0)

  start(slots: number): void {
    if (this.counts.length < slots) {
      this.counts = new Uint32Array(Math.ceil(slots * 1.2))
      this.matched = new Int32Array(this.counts.length)
    } else {
      this.counts.fill(0)
      this.matched.fill(0)
    }
  }

  add({ own, hearty, always }: Found, postings: Postings, scratch: Scratch): void {
    const { counts, matched } = this
    for (const [t, { slots }] of own.entries()) {
      const added = hearty.has(t) ? ADDED_HEARTY : ADDED
      for (let i = 0; i < slots.slots.length; i++) {
        const slot = slots.slots[i] as number
        const value = slots.values[i] as number
        counts[slot] = (counts[slot] as number) + (added[gradeIn(value)] as number)
        matched[slot] = (matched[slot] as number) + linesIn(value)
      }
    }
    for (const { slots } of always) {
      for (let i = 0; i < slots.slots.length; i++) {
        const slot = slots.slots[i] as number
        matched[slot] = (matched[slot] as number) + linesIn(slots.values[i] as number)
      }
    }
    this.#uncountShared([...own, ...always], postings, scratch.byKey)
  }

  /** A line covered by several terms was counted several times: subtract the surplus. */
  #uncountShared(terms: readonly CachedTerm[], postings: Postings, seen: Uint8Array): void {
    const { matched } = this
    for (const { keys } of terms) {
      for (let i = 0; i < keys.keys.length; i++) {
        const key = keys.keys[i] as number
        if (seen[key] === 0) {
          seen[key] = 1
          continue
        }
        const packed = postings.packed(key)
        for (let k = 0; k < packed.length; k++) {
          const slot = slotIn(packed[k] as number)
          matched[slot] = (matched[slot] as number) - 1
        }
        for (const posting of postings.tail(key)) {
          const slot = slotIn(posting)
          matched[slot] = (matched[slot] as number) - 1
        }
      }
    }
    for (const { keys } of terms) for (let i = 0; i < keys.keys.length; i++) seen[keys.keys[i] as number] = 0
  }
}
