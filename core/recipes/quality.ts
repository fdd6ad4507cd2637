import { parseLine } from '#core/ingredients/parse-line.ts'
import { metricOf, usMeasureOf } from './amounts.ts'
import * as strings from './strings.ts'
import { temperaturesIn } from './temperatures.ts'
import { durationsIn } from './times.ts'

/** What of a recipe is judged; scraped ones may lack all but the first three. */
interface JudgedRecipe {
  title: string
  ingredients: readonly string[]
  steps: readonly string[]
  description?: string | null
  servings?: number | null
  prep?: number | null
  cook?: number | null
  cuisine?: string | null
  difficulty?: string | null
  equipment?: readonly string[]
  storage?: string | null
}

export interface QualityPart {
  name: string
  points: number
  of: number
  /** Reasons for deducted points; empty if there are none. */
  why: string
}

export interface Quality {
  /** 0 to 100. */
  score: number
  parts: QualityPart[]
}

/** Doneness cues: the difference between a recipe that works and one that is only written down. */
const CUE = /\b(?:until|when|once|should|as soon as|look for|just before|without browning|no longer)\b/i
const HEAT = /\b(?:bake|roast|broil|oven|fry|deep-fry|grill|air fryer)\b/i

function share<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(holds).length / items.length
}

function part(name: string, of: number, portion: number, why: string): QualityPart {
  const points = Math.round(of * Math.min(1, Math.max(0, portion)) * 10) / 10
  return { name, points, of, why: points < of ? why : '' }
}

function hasText(text: string | null | undefined, atLeast: number): boolean {
  return (text ?? '').trim().length >= atLeast
}

function judgeLines(lines: readonly string[]): QualityPart[] {
  const parsed = lines.map(parseLine).filter(({ name }) => name !== '')
  const measured = share(
    parsed,
    ({ quantity, raw }) => quantity !== null || /to taste|for serving|for the/i.test(raw),
  )
  const us = lines.filter((line) => {
    const measure = usMeasureOf(line)
    return measure !== undefined && /\b(?:cups?|ounces?|oz|pounds?|lbs?|pints?|quarts?)\b/i.test(line)
  })
  const metric = us.length === 0 ? 1 : share(us, (line) => metricOf(line) !== undefined)
  return [
    part('ingredients', 8, parsed.length / 3, strings.fewIngredients),
    part('amounts', 14, measured, strings.noAmounts),
    part('metric', 4, parsed.length === 0 ? 0 : metric, strings.noMetric),
  ]
}

function judgeSteps(steps: readonly string[]): QualityPart[] {
  const text = steps.join(' ')
  const mean = steps.length === 0 ? 0 : text.length / steps.length
  const cues = share(
    steps,
    (step) => CUE.test(step) || durationsIn(step).length > 0 || temperaturesIn(step).length > 0,
  )
  const heated = HEAT.test(text)
  const timed = durationsIn(text).length > 0
  const warm = !heated || temperaturesIn(text).length > 0
  return [
    part('steps', 8, steps.length / 4, strings.fewSteps),
    part('detail', 6, mean / 110, strings.shortSteps),
    part('cues', 10, cues / 0.9, strings.noCues),
    part('step times', 4, timed ? 1 : 0, strings.noStepTimes),
    part('temperatures', 4, steps.length > 0 && warm ? 1 : 0, strings.noTemperatures),
  ]
}

/**
 * A score from 0 to 100: how much of what a cook needs is in the recipe. Fields count 42 points, ingredient lines 26,
 * steps 32; each part loses points in proportion to what is missing.
 */
export function qualityOf(recipe: JudgedRecipe): Quality {
  const times = (recipe.prep == null ? 0 : 0.5) + (recipe.cook == null ? 0 : 0.5)
  const parts = [
    part('title', 5, hasText(recipe.title, 4) && recipe.title.length <= 120 ? 1 : 0, strings.noTitle),
    part('description', 8, (recipe.description ?? '').trim().length / 110, strings.noDescription),
    part('servings', 7, (recipe.servings ?? 0) > 0 ? 1 : 0, strings.noServings),
    part('times', 8, times, strings.noTimes),
    part('cuisine', 3, hasText(recipe.cuisine, 3) ? 1 : 0, strings.noCuisine),
    part('difficulty', 2, recipe.difficulty ? 1 : 0, strings.noDifficulty),
    part('equipment', 4, recipe.equipment?.length ? 1 : 0, strings.noEquipment),
    part('storage', 5, hasText(recipe.storage, 30) ? 1 : 0, strings.noStorage),
    ...judgeLines(recipe.ingredients),
    ...judgeSteps(recipe.steps),
  ]
  const total = parts.reduce((sum, { of }) => sum + of, 0)
  const points = parts.reduce((sum, one) => sum + one.points, 0)
  return { score: Math.round((points / total) * 100), parts }
}
