import type { OwnRecipeContent } from '#core/contracts/own-recipes.ts'
import { same } from '#core/text/same.ts'
import * as strings from './strings.ts'

type Field = Exclude<keyof OwnRecipeContent, 'copied_from'>

const FIELDS: readonly (readonly [Field, string])[] = [
  ['title', strings.fieldTitle],
  ['description', strings.fieldDescription],
  ['ingredients', strings.fieldIngredients],
  ['instructions', strings.fieldSteps],
  ['servings', strings.fieldServings],
  ['prep_time_minutes', strings.fieldPrep],
  ['cooking_time_minutes', strings.fieldCook],
  ['rest_time_minutes', strings.fieldRest],
  ['difficulty_level', strings.fieldDifficulty],
  ['cuisine_type', strings.fieldCuisine],
  ['source_url', strings.fieldSource],
  ['source_name', strings.fieldSourceName],
  ['photos', strings.fieldPhotos],
]

export interface ChangedLine {
  text: string
  /** Only there in one of the two. */
  isOnlyHere: boolean
}

interface ChangedField {
  name: string
  before: readonly ChangedLine[]
  after: readonly ChangedLine[]
}

function linesOf(field: Field, content: OwnRecipeContent): string[] {
  const value = content[field]
  if (value === null) return []
  if (field === 'photos') return content.photos.length > 0 ? [strings.photoCount(content.photos.length)] : []
  if (Array.isArray(value)) return value
  return [/_minutes$/.test(field) ? strings.minutes(Number(value)) : String(value)]
}

/** Marks what one side has more often than the other: a line that stands there twice may be new once. */
function marked(lines: readonly string[], others: readonly string[]): ChangedLine[] {
  const left = new Map<string, number>()
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1)
  return lines.map((text) => {
    const count = left.get(text) ?? 0
    left.set(text, count - 1)
    return { text, isOnlyHere: count <= 0 }
  })
}

/** What differs between two saves, field by field. */
export function changedFields(before: OwnRecipeContent, after: OwnRecipeContent): ChangedField[] {
  return FIELDS.flatMap(([field, name]) => {
    if (same(before[field], after[field])) return []
    const [then, now] = [linesOf(field, before), linesOf(field, after)]
    return { name, before: marked(then, now), after: marked(now, then) }
  })
}
