import { z } from 'zod'
import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import type { ReadRecipePhotoOutput } from '#core/contracts/read-recipe-photo.ts'
import { plainJpeg } from '../../lib/detector/read-picture.ts'
import type { Model } from '../../lib/model/model.ts'
import { PROMPT, SYSTEM } from './model-prompt.ts'

const line = (most: number) => z.string().trim().max(most)
const minutes = z.number().min(0).max(OWN_LIMITS.minutes).nullable().catch(null)
const copied = z.object({
  text: z.string().max(20_000),
  title: line(OWN_LIMITS.title),
  servings: z.number().min(1).max(OWN_LIMITS.servings).nullable().catch(null),
  prep_minutes: minutes,
  cook_minutes: minutes,
  ingredients: z.array(line(OWN_LIMITS.line)).max(OWN_LIMITS.lines),
  steps: z.array(line(OWN_LIMITS.step)).max(OWN_LIMITS.steps),
  notes: z.array(line(2000)).max(20),
})

const MODEL_SIDE = 2000
/** The share of a line's words that have to be in the copied text. */
const GROUNDED = 0.75

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d½¼¾⅓⅔⅛]+/gu) ?? []

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const HOURS =
  /(?<![\p{L}\d])(\d+(?:[.,]\d+)?|½|half an?|an?|one|two|three|four|five|six|eine|une|una)\s*(½|1\/2|and a half)?\s*(?:h|hrs?|hours?|std\.?|stunden?|heures?|horas?|ore|ora|uur)(?!\p{L})(?:\s*(?:and|und|et|y|e)?\s*(\d{1,2}|a half)(?!\d))?/giu

function hoursOf(amount: string): number {
  if (amount === '½' || amount.startsWith('half')) return 0.5
  const figure = Number.parseFloat(amount.replace(',', '.'))
  return Number.isNaN(figure) ? Math.max(1, NUMBERS.indexOf(amount) + 1) : figure
}

/** "1 hour 15", "half an hour", "1h30", in minutes: the page may say hours where the answer has minutes. */
const hoursIn = (text: string): number[] =>
  [...text.toLowerCase().matchAll(HOURS)].map(
    ([, amount = '', half, rest]) =>
      60 * (hoursOf(amount) + (half ? 0.5 : 0)) + (rest === 'a half' ? 30 : Number(rest ?? 0)),
  )

/** As a figure, or as a word. */
const isNumber = (known: ReadonlySet<string>, value: number) =>
  known.has(String(Math.round(value))) || known.has(NUMBERS[Math.round(value) - 1] ?? '')

interface Question {
  model: Model
  pictures: readonly Uint8Array[]
  signal: AbortSignal
}

/** What the model copied. A line whose words aren't in its own copy of the text is no ingredient and no step: it becomes a note. */
export async function copyRecipe({
  model,
  pictures,
  signal,
}: Question): Promise<Omit<ReadRecipePhotoOutput, 'engine'>> {
  const images: { bytes: Uint8Array; mediaType: string }[] = []
  for (const picture of pictures)
    images.push({ bytes: await plainJpeg(picture, MODEL_SIDE), mediaType: 'image/jpeg' })
  const found = await model.json({
    schema: copied,
    system: SYSTEM,
    prompt: PROMPT,
    images,
    maxTokens: 4000,
    signal,
  })
  const known = new Set(wordsOf(found.text))
  const hours = hoursIn(found.text)
  const servings = (value: number | null) =>
    value !== null && isNumber(known, value) ? Math.round(value) : null
  const minutes = (value: number | null) =>
    value !== null && (isNumber(known, value) || hours.includes(Math.round(value))) ? Math.round(value) : null
  const notes = [...found.notes]
  const grounded = (text: string) => {
    const words = wordsOf(text)
    return words.length > 0 && words.filter((word) => known.has(word)).length >= GROUNDED * words.length
  }
  const keep = (lines: readonly string[]) =>
    lines.filter((text) => {
      if (grounded(text)) return true
      if (text !== '') notes.push(text)
      return false
    })
  return {
    title: grounded(found.title) ? found.title : '',
    servings: servings(found.servings),
    prep_time_minutes: minutes(found.prep_minutes),
    cooking_time_minutes: minutes(found.cook_minutes),
    ingredients: keep(found.ingredients),
    instructions: keep(found.steps),
    notes: notes.filter(Boolean).slice(0, 40),
  }
}
