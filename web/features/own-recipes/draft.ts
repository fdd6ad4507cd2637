import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import type { OwnRecipeContent, RecipeMarks } from '#core/contracts/own-recipes.ts'
import { webAddress } from '#core/contracts/web-address.ts'
import { type Draft, EMPTY_DRAFT } from '#web/state/own/draft.ts'
import { readMinutes } from './read-minutes.ts'
import * as strings from './strings.ts'

export type DraftErrors = Partial<Record<keyof Draft, string>>
type DraftMarks = Pick<RecipeMarks, 'tags' | 'folder' | 'note'>

/** A line has no break in it: where a stored one does, the form shows two. */
const asLines = (lines: readonly string[]) => lines.join('\n')
const asText = (value: number | null) => (value === null ? '' : String(value))

/** A stored recipe as its form shows it. */
export function draftOf(content: OwnRecipeContent, marks?: DraftMarks): Draft {
  return {
    title: content.title,
    description: content.description ?? '',
    ingredients: asLines(content.ingredients),
    steps: asLines(content.instructions),
    servings: asText(content.servings),
    prep: asText(content.prep_time_minutes),
    cook: asText(content.cooking_time_minutes),
    rest: asText(content.rest_time_minutes),
    difficulty: content.difficulty_level ?? '',
    cuisine: content.cuisine_type ?? '',
    sourceUrl: content.source_url ?? '',
    sourceName: content.source_name ?? '',
    folder: marks?.folder ?? '',
    note: marks?.note ?? '',
    tags: marks?.tags ?? [],
    photos: content.photos,
    unused: [],
  }
}

const BULLET = /^(?:[-–—*+•·▢□☐☑✓►▪◦‣●○]\s+|[•▢□☐▪●]\s*|\[[ x]?\]\s*)+/i
const NUMBER = /^(?:step\s+\d{1,2}\s*[.:)\-–]?\s+|\d{1,2}\s*[.)]\s+)/i

/** As lists are pasted: without bullets. */
export const ingredientLine = (line: string): string => line.trim().replace(BULLET, '')
/** Steps without their numbers too: "2. Stir", "Step 2: Stir". */
export const stepLine = (line: string): string => line.trim().replace(BULLET, '').replace(NUMBER, '')

const linesOf = (text: string, tidy: (line: string) => string): string[] =>
  text
    .split(/\r?\n/)
    .map(tidy)
    .filter((line) => line !== '')

function readServings(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  // "10 mini pancakes", "4 to 6": the first number counts.
  const number = Number(/^\D{0,20}?(\d{1,4})(?![\d.,/])/.exec(text)?.[1] ?? 0)
  return number >= 1 && number <= OWN_LIMITS.servings ? number : undefined
}

const orNull = (text: string) => text.trim() || null

function tooLong(lines: readonly string[], most: number, longest: number): string | undefined {
  if (lines.length > most) return strings.tooManyLines(lines.length, most)
  const at = lines.findIndex((line) => line.length > longest)
  return at < 0 ? undefined : strings.lineTooLong(at + 1, longest)
}

interface ReadDraft {
  content: OwnRecipeContent
  marks: DraftMarks
  errors: DraftErrors
}

/** What the form says. With errors, the content is no valid recipe. */
export function readDraft(draft: Draft, copiedFrom: string | null = null): ReadDraft {
  const errors: DraftErrors = {}
  const text = (name: 'description' | 'cuisine' | 'sourceName' | 'folder' | 'note', longest: number) => {
    const value = draft[name].trim()
    if (value.length > longest) errors[name] = strings.tooLong(longest)
    return orNull(value)
  }
  const minutes = (name: 'prep' | 'cook' | 'rest') => {
    const read = readMinutes(draft[name])
    if (read === undefined) errors[name] = strings.badTime
    return read ?? null
  }
  const title = draft.title.trim().replace(/\s+/g, ' ')
  if (title === '') errors.title = strings.titleMissing
  else if (title.length > OWN_LIMITS.title) errors.title = strings.tooLong(OWN_LIMITS.title)
  const servings = readServings(draft.servings)
  if (servings === undefined) errors.servings = strings.badServings
  const ingredients = linesOf(draft.ingredients, ingredientLine)
  const instructions = linesOf(draft.steps, stepLine)
  const problems = {
    ingredients: tooLong(ingredients, OWN_LIMITS.lines, OWN_LIMITS.line),
    steps: tooLong(instructions, OWN_LIMITS.steps, OWN_LIMITS.step),
  }
  if (problems.ingredients) errors.ingredients = problems.ingredients
  if (problems.steps) errors.steps = problems.steps
  const address = draft.sourceUrl.trim()
  const url =
    address === '' ? null : webAddress(/^[\w-]+(\.[\w-]+)+/.test(address) ? `https://${address}` : address)
  if (address !== '' && (!url || url.length > OWN_LIMITS.sourceUrl)) errors.sourceUrl = strings.badAddress
  const content: OwnRecipeContent = {
    title,
    description: text('description', OWN_LIMITS.text),
    ingredients,
    instructions,
    servings: servings ?? null,
    prep_time_minutes: minutes('prep'),
    cooking_time_minutes: minutes('cook'),
    rest_time_minutes: minutes('rest'),
    difficulty_level: draft.difficulty || null,
    cuisine_type: text('cuisine', OWN_LIMITS.cuisine)?.toLowerCase() ?? null,
    source_url: url,
    source_name: text('sourceName', OWN_LIMITS.sourceName),
    photos: [...draft.photos],
    copied_from: copiedFrom,
  }
  const marks = {
    tags: [...draft.tags],
    folder: text('folder', OWN_LIMITS.folder),
    note: text('note', OWN_LIMITS.note),
  }
  return { content, marks, errors }
}

/** Only what the form changed: a note may have been written elsewhere meanwhile. */
export const changedMarks = (from: DraftMarks, to: DraftMarks): Partial<DraftMarks> => ({
  ...(String(from.tags) !== String(to.tags) && { tags: to.tags }),
  ...(from.folder !== to.folder && { folder: to.folder }),
  ...(from.note !== to.note && { note: to.note }),
})

const FIELDS = Object.keys(EMPTY_DRAFT) as (keyof Draft)[]

/** Whether two forms say the same. */
export const isSameDraft = (one: Draft, other: Draft): boolean =>
  FIELDS.every((name) => name === 'unused' || String(one[name]) === String(other[name]))

/** A pasted recipe in the form: what it has replaces what was there, the rest stays. */
export function withPasted(draft: Draft, content: OwnRecipeContent, unused: readonly string[]): Draft {
  const pasted = draftOf(content)
  const filled = Object.fromEntries(
    FIELDS.filter((name) => pasted[name].length > 0).map((name) => [name, pasted[name]]),
  )
  return { ...draft, ...filled, unused }
}
