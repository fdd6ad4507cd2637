import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { isPieces, ONLY_SERVINGS, servingsOf } from '#core/recipes/reading/servings.ts'
import * as strings from '../strings.ts'
import { plainLine } from './plain-text.ts'
import type { Remarks } from './remarks.ts'

/** How many it serves: "12 rolls" and "1 loaf" don't say it. They and "4-6" are more than a number: the words go into the note. */
export function servingsFrom(value: string | number | null | undefined, remarks: Remarks): number | null {
  if (value === null || value === undefined) return null
  const text = typeof value === 'number' ? String(value) : plainLine(value)
  const servings = typeof value === 'number' ? servingsOf(value) : isPieces(text) ? null : servingsOf(text)
  const isZero = /^0*(?:\.0+)?\s*(?:servings?)?$/i.test(text)
  if (text !== '' && !isZero && (servings === null || !ONLY_SERVINGS.test(text)))
    remarks.move('servings', strings.yields, text, strings.yieldSaysMore)
  return servings !== null && servings <= OWN_LIMITS.servings ? servings : null
}
