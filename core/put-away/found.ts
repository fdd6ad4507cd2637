import type { Amount } from '../stock/event.ts'

/** Something found while groceries are put away: by its code, on a receipt, by the camera, or typed. */
export interface Found {
  way: 'code' | 'receipt' | 'seen' | 'typed'
  /** As printed: the code, or the line of the receipt; empty for what was seen or typed. */
  printed: string
  /** The shop of the receipt, folded; empty if there is none. */
  shop: string
  /** The product's name on the pack, or the receipt's line; empty if there is none. */
  title: string
  /** The food by the name that it is listed under; null where only the user can tell. */
  name: string | null
  /** Names that it may be, best first. */
  near: readonly string[]
  /** Unsure ones are shown as a guess. */
  isSure: boolean
  /** Packages, or pieces. */
  count: number
  /** Typed without a number: "bananas" aren't one banana. */
  isUncounted?: true
  /** How many there are is a guess: the price of the line contradicts it. */
  isCountDoubtful?: true
  /** What one of them has; null if unknown. */
  each: Amount | null
  /** The calendar day that is printed on it. */
  bestBefore: string | null
}
