import { MEASURES } from '#content/measures/index.ts'
import { metricOf, usMeasureOf } from '#core/recipes/amounts.ts'
import { densityOf } from '#core/recipes/food-weights.ts'
import { VOCABULARY } from '../vocabulary.ts'
import type { ReadIngredientLine, ReadRecipe } from './reading.ts'

const NEEDS_METRIC = new Set(['cup', 'ounce', 'fluid ounce', 'pound', 'pint', 'quart', 'gallon'])
const CONTAINERS = new Set(['can', 'jar', 'package', 'bag', 'box', 'bottle', 'carton', 'container'])
const FREE_AMOUNT =
  /to taste|for (?:serving|garnish|dusting|frying|greasing|brushing|rolling|the|sprinkling|drizzling|topping)/i
/** Packed or loose, finely or coarsely chopped: a cup may weigh half or twice the average figure. */
const LOOSEST = 0.5
const DENSEST = 1.9

function near(a: number, b: number, tolerance: number): boolean {
  return Math.abs(a - b) <= tolerance * Math.max(a, b) + 2
}

/** Does the metric amount match the US one? */
function checkMetric(line: ReadIngredientLine): string[] {
  const { raw, parsed, ingredients } = line
  const metric = metricOf(raw)
  if (metric === undefined) {
    if (parsed.unit && NEEDS_METRIC.has(parsed.unit))
      return [`'${raw}': metric is missing after the ${parsed.unit}s, as in '1 cup (240 ml) milk'`]
    if (parsed.unit && CONTAINERS.has(parsed.unit))
      return [`'${raw}': say the size, as in '1 can (15 ounces / 425 g) …'`]
    return []
  }
  if (!/\([^)]*\d\s?(?:g|kg|ml|l)\b[^)]*\)/.test(raw))
    return [`'${raw}': put the metric amount in brackets after the US one, '(300 g)', '(240 ml)'`]
  const us = usMeasureOf(raw)
  if (us?.grams && metric.grams && !near(us.grams, metric.grams, 0.1))
    return [`'${raw}': ${Math.round(us.grams)} g, not ${Math.round(metric.grams)} g`]
  if (us?.milliliters && metric.milliliters && !near(us.milliliters, metric.milliliters, 0.1))
    return [`'${raw}': ${Math.round(us.milliliters)} ml, not ${Math.round(metric.milliliters)} ml`]
  const first = ingredients[0]
  if (us?.milliliters && metric.grams && first) {
    const density = densityOf(first, VOCABULARY, MEASURES)
    const found = metric.grams / us.milliliters
    const [low, high] = density.known ? [LOOSEST, DENSEST] : [0.25, 3]
    if (found < density.value * low || found > density.value * high)
      return [
        `'${raw}': a cup of ${first.name} is nearer ${Math.round(density.value * 236)} g, here it is ${Math.round(found * 236)} g`,
      ]
  }
  return []
}

function checkSpelling(raw: string): string[] {
  const outside = raw.replace(/\([^)]*\)/g, '')
  const short = /\b(?:tbsp|tsp|tbs|lbs?|oz|pkg|c\.)\b/i.exec(raw)
  const problems: string[] = []
  if (short) problems.push(`'${raw}': spell out '${short[0]}'`)
  if (/[½¼¾⅓⅔⅛⅜⅝⅞]/.test(raw)) problems.push(`'${raw}': write fractions as 1/2`)
  if (/^\s|\s$| {2}/.test(raw)) problems.push(`'${raw}': stray spaces`)
  if (/\d\s*(?:g|kg|ml)\b/.test(outside)) problems.push(`'${raw}': metric belongs in the brackets`)
  if (/\boptional\b/i.test(raw) && !/, optional$/.test(raw))
    problems.push(`'${raw}': optional lines end with ', optional'`)
  if (/^[A-Z]/.test(raw)) problems.push(`'${raw}': lines begin in lower case`)
  return problems
}

/** Each line parses, names a known ingredient, and gives metric alongside US measures. */
export function checkLines({ lines }: ReadRecipe): string[] {
  const problems: string[] = []
  const seen = new Map<string, string>()
  for (const line of lines) {
    const { raw, parsed, named } = line
    if (parsed.name === '' || named.length === 0) problems.push(`'${raw}': does not name an ingredient`)
    for (const { words, ingredient, exact } of named) {
      const name = words.join(' ')
      if (!ingredient) problems.push(`'${raw}': '${name}' is not in the vocabulary (content/ingredients)`)
      else if (!exact)
        problems.push(
          `'${raw}': '${name}' is not in the vocabulary; the nearest is '${ingredient.name}'. Put what describes it after a comma`,
        )
    }
    if (!parsed.quantity && !parsed.optional && !FREE_AMOUNT.test(raw))
      problems.push(`'${raw}': no amount; give one, or say 'to taste' or 'for serving'`)
    problems.push(...checkSpelling(raw), ...checkMetric(line))
    const first = line.ingredients[0]
    if (!first) continue
    const other = seen.get(first.name)
    if (other !== undefined)
      problems.push(`'${raw}' and '${other}' both list ${first.name}: make it one line, 'divided'`)
    seen.set(first.name, raw)
  }
  return problems
}
