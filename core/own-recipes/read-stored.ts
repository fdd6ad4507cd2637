import { OWN_LIMITS } from '../contracts/own-limits.ts'
import type { CookLogRow, OwnRecipeContent, RecipeMarks } from '../contracts/own-recipes.ts'
import { isUuid } from '../contracts/uuid.ts'

/** These agree with the schemas in core/contracts/own-recipes.ts; hand-written, so that the browser needs no schema library. */

type Unknown = Record<string, unknown>

/** Thrown on anything that is not what was stored. */
class Invalid extends Error {}

function check(fits: boolean): asserts fits {
  if (!fits) throw new Invalid()
}

function text(value: unknown, longest: number): string {
  check(typeof value === 'string')
  const trimmed = value.trim()
  check(trimmed.length <= longest)
  return trimmed
}
const textOrNull = (value: unknown, longest: number) => (value === null ? null : text(value, longest))

function whole(value: unknown, least: number, most: number): number | null {
  if (value === null) return null
  check(typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most)
  return value
}

function lines(value: unknown, most: number, longest: number): string[] {
  check(Array.isArray(value))
  const kept = value.map((line) => text(line, longest)).filter((line) => line !== '')
  check(kept.length <= most)
  return kept
}

const PHOTO = /^[0-9a-f-]{36}\.(?:webp|jpg)$/
export const isPhotoName = (value: unknown): value is string => typeof value === 'string' && PHOTO.test(value)

const DIFFICULTIES: readonly unknown[] = [null, 'easy', 'medium', 'hard']

function orUndefined<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof Invalid) return undefined
    throw error
  }
}

const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null

/** The content of a recipe, from the account, the device's storage or a form. Undefined if it is not one. */
export const readContent = (value: unknown): OwnRecipeContent | undefined =>
  orUndefined(() => {
    check(isObject(value))
    const title = text(value.title, OWN_LIMITS.title)
    const { difficulty_level, photos, copied_from } = value
    check(title !== '' && DIFFICULTIES.includes(difficulty_level))
    check(Array.isArray(photos) && photos.length <= OWN_LIMITS.photos && photos.every(isPhotoName))
    check(copied_from === null || isUuid(copied_from))
    const minutes = (given: unknown) => whole(given, 0, OWN_LIMITS.minutes)
    return {
      title,
      description: textOrNull(value.description, OWN_LIMITS.text),
      ingredients: lines(value.ingredients, OWN_LIMITS.lines, OWN_LIMITS.line),
      instructions: lines(value.instructions, OWN_LIMITS.steps, OWN_LIMITS.step),
      servings: whole(value.servings, 1, OWN_LIMITS.servings),
      prep_time_minutes: minutes(value.prep_time_minutes),
      cooking_time_minutes: minutes(value.cooking_time_minutes),
      rest_time_minutes: minutes(value.rest_time_minutes),
      difficulty_level: difficulty_level as OwnRecipeContent['difficulty_level'],
      cuisine_type: textOrNull(value.cuisine_type, OWN_LIMITS.cuisine)?.toLowerCase() ?? null,
      source_url: textOrNull(value.source_url, OWN_LIMITS.sourceUrl),
      source_name: textOrNull(value.source_name, OWN_LIMITS.sourceName),
      photos: [...photos],
      copied_from,
    }
  })

const STEP = /^\d{1,2}$/

/** What a user notes on a recipe. Undefined if it is not that. */
export const readMarks = (value: unknown): RecipeMarks | undefined =>
  orUndefined(() => {
    check(isObject(value) && isObject(value.step_notes) && !Array.isArray(value.step_notes))
    const notes = Object.entries(value.step_notes)
    check(notes.every(([step]) => STEP.test(step)))
    return {
      rating: whole(value.rating, 1, 5),
      note: textOrNull(value.note, OWN_LIMITS.note),
      step_notes: Object.fromEntries(notes.map(([step, note]) => [step, text(note, OWN_LIMITS.stepNote)])),
      tags: lines(value.tags, OWN_LIMITS.tags, OWN_LIMITS.tag),
      folder: textOrNull(value.folder, OWN_LIMITS.folder),
    }
  })

export type LogEntry = Omit<CookLogRow, 'user_id'>

const DAY = /^\d{4}-\d\d-\d\d$/

/** An entry of the cooking log. Undefined if it is not one. */
export const readLogEntry = (value: unknown): LogEntry | undefined =>
  orUndefined(() => {
    check(isObject(value))
    const { id, recipe_id, cooked_on, photo, created_at } = value
    check(isUuid(id) && isUuid(recipe_id))
    check(typeof cooked_on === 'string' && DAY.test(cooked_on) && !Number.isNaN(Date.parse(cooked_on)))
    check(photo === null || isPhotoName(photo))
    check(typeof created_at === 'string' && !Number.isNaN(Date.parse(created_at)))
    return { id, recipe_id, cooked_on, photo, created_at, note: textOrNull(value.note, OWN_LIMITS.note) }
  })
