import { Before, packStart } from './line-start.ts'
import { Sign, signs } from './token-table.ts'

function sign(ids: Int32Array, at: number, to: number): number {
  return at < to ? (signs[ids[at] as number] as number) : 0
}

/**
 * Fast path of `startOf` for common lines ("2 cups flour", "1 1/2 large onions"): where the name begins
 * and what precedes it, packed; or -1 where the full parser is needed. The line has no colon.
 */
export function quickStart(ids: Int32Array, from: number, to: number, bracketed: boolean): number {
  let at = from
  let before: number = Before.Nothing
  if ((sign(ids, at, to) & Sign.Number) !== 0) {
    const whole = (sign(ids, at, to) & Sign.Whole) !== 0
    at++
    if (whole && (sign(ids, at, to) & Sign.Fraction) !== 0) at++
    before = Before.Count
    const unit = sign(ids, at, to)
    if ((unit & Sign.Unit) !== 0) {
      at++
      before = (unit & Sign.Clove) !== 0 ? Before.Clove : Before.Unit
    }
  }
  const first = sign(ids, at, to)
  // A unit may follow a size word: "1 large can".
  const named = (first & Sign.Sizing) !== 0 && (sign(ids, at + 1, to) & Sign.Naming) !== 0
  if ((first & Sign.Naming) === 0 && (bracketed || !named)) return -1
  return packStart(at - from, before)
}
