import type { ImportedPage } from '#core/contracts/import-recipe.ts'
import type { Prefilled } from '#web/state/own/prefilled.ts'
import * as strings from './strings.ts'

/** Structured data and the layout of recipe plugins are above it, guesses from text below. */
const SURE = 0.8

type Field = keyof ImportedPage['sureness']

const WORDS: Partial<Record<Field, string>> = {
  title: strings.doubtTitle,
  ingredients: strings.doubtLines,
  instructions: strings.doubtLines,
  servings: strings.doubtText,
  prep_time_minutes: strings.doubtText,
  cooking_time_minutes: strings.doubtText,
  rest_time_minutes: strings.doubtRest,
}

function doubtsOf({ content, sureness }: ImportedPage): Prefilled['doubts'] {
  const doubts: Prefilled['doubts'] = {}
  for (const [field, why] of Object.entries(WORDS) as [Field, string][])
    if ((sureness[field] ?? 1) < SURE) doubts[field] = why
  if (content.servings === null) doubts.servings = strings.notGiven
  if (content.instructions.length === 0) doubts.instructions = strings.noneFound
  return doubts
}

function photoOf(base64: string | null): Blob[] {
  if (!base64) return []
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    return [new Blob([bytes], { type: 'image/jpeg' })]
  } catch {
    return []
  }
}

/** A page that was read, for the form. */
export const asPrefilled = (page: ImportedPage): Prefilled => ({
  content: page.content,
  tags: page.tags,
  doubts: doubtsOf(page),
  left: page.left,
  photos: photoOf(page.photo),
  beside: [],
})
