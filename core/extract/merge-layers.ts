import type { FieldOrigin } from '#core/contracts/scrape-results.ts'
import { hasAmount } from '#core/recipes/reading/line-shapes.ts'
import { letters } from '#core/recipes/reading/tidy-text.ts'
import type { FieldName, FoundFields, Layer } from './fields.ts'

export interface Merged {
  fields: FoundFields
  origins: Partial<Record<FieldName, FieldOrigin>>
}

/** Each field from the first layer that has it; a list of one line is replaced by a longer one. */
export function mergeLayers(layers: readonly Layer[]): Merged {
  const fields: FoundFields = {}
  const origins: Merged['origins'] = {}
  for (const { method, confidence, fields: given } of layers)
    for (const name of Object.keys(given) as FieldName[]) {
      if (fields[name] !== undefined && !weak(name, fields, given)) continue
      Object.assign(fields, { [name]: given[name] })
      origins[name] = { method, confidence }
    }
  return { fields, origins }
}

/** Names without amounts are replaced by the same names with amounts. */
function withAmounts(mine: readonly string[], theirs: readonly string[]): boolean {
  if (mine.filter(hasAmount).length >= mine.length * 0.2) return false
  if (theirs.filter(hasAmount).length < theirs.length * 0.5) return false
  const whole = letters(theirs.join(' '))
  return mine.filter((line) => whole.includes(letters(line))).length >= mine.length * 0.7
}

function weak(
  name: FieldName,
  { ingredients: mine = [] }: FoundFields,
  { ingredients: theirs = [] }: FoundFields,
): boolean {
  if (name !== 'ingredients') return false
  return (mine.length < 2 && theirs.length >= 2) || withAmounts(mine, theirs)
}
