import type { Quantity } from '../contracts/recipe-details.ts'
import type { Aside } from './asides.ts'
import type { Token } from './tokens.ts'

/** A line in tokens, before it is turned into text; the index works on this form. */
export interface LineReading {
  quantity: Quantity | null
  unit: string | null
  names: Token[][]
  alternatives: Token[][]
  /** In pieces, as are the notes. */
  preparation: Token[][]
  note: Token[][]
  /** Other ingredients that the line may require as well. */
  asides: Aside[]
  optional: boolean
}
