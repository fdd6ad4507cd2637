import { NUMBER_WORDS, UNITS } from '#core/ingredients/units.ts'
import { measuredIn, replaceMeasured } from './measured-text.ts'
import { scaleCounts } from './scale-counts.ts'
import { scaleMeasure } from './scale-measure.ts'
import type { RecipeCounts } from './step-counts.ts'

/** Nouns that make a measure per portion: the batch scales, the portion doesn't. */
const MADE =
  /^\s*(?:\([^)]*\)\s*)?(?:of\s+)?(?:the\s+|this\s+)?(?:\w+\s+)?(?:batter|dough|filling|mixture|patt(?:y|ies)|portions?|scoops?|balls?|servings?|measure|measuring)\b/i
/** A vessel: "a 2 quart dish". */
const VESSEL =
  /^\s*(?:\w+[\s-]){0,3}?(?:dish|pan|pot|bowl|saucepan|casserole|jar|mold|ramekins?|skillet|oven|tin|pitcher|baking|glass(?:es)?|mugs?)\b/i
const PORTION = /\b(?:each|apiece|per|at a time|one hand|your hand|wrapper|tortilla)\b/i
const CLAUSE = /^[^,.;:]*?(?=[,.;:]|\s(?:and|until|then|while|so)\s|$)/

/** Is the measure at the front of this text per portion, or a pot's size, rather than for the whole batch? */
const stays = (after: string) =>
  MADE.test(after) ||
  (VESSEL.test(after) && !/^\s*(?:\([^)]*\)\s*)?of\b/i.test(after)) ||
  PORTION.test(CLAUSE.exec(after)?.[0] ?? '')

/** "two cups of", "half a cup (120 ml) of": measures whose number is a word. */
const WORDED =
  /\b(half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\s+(cups?|tablespoons?|teaspoons?|ounces?|pounds?|pints?|quarts?)(?=\s+(?:\([^()]*\)\s+)?of\b)/gi

function scaleWorded(step: string, factor: number): string {
  return step.replace(WORDED, (text: string, number: string, spelling: string, index: number) => {
    const unit = UNITS.get(spelling.toLowerCase())
    if (!unit || stays(step.slice(index + text.length))) return text
    const value = (/^half/i.test(number) ? 0.5 : (NUMBER_WORDS.get(number.toLowerCase()) ?? 1)) * factor
    return scaleMeasure({ min: value, max: value, link: '', unit, spelling, decimal: false }, 1)
  })
}

function scaleMeasures(step: string, factor: number): string {
  const all = measuredIn(step)
  return replaceMeasured(step, (measured) => {
    if (measured.hyphen) return undefined
    const after = step.slice(measured.index + measured.text.length)
    // "1/2 cup (120 ml) of batter": the bracket repeats the first amount and scales with it.
    const twin = all.find(
      (one) =>
        one.index < measured.index &&
        /^\s*(?:\(\s*(?:about\s+)?|\/\s*)$/.test(step.slice(one.index + one.text.length, measured.index)),
    )
    const start = twin ?? measured
    const afterAll = twin ? after.replace(/^[^()]*\)/, '') : after
    if (start.hyphen || stays(afterAll)) return undefined
    return scaleMeasure(measured, factor)
  })
}

/**
 * Scales a step: "2 tablespoons of the oil" and "shape into 8 patties" grow with the recipe. Times,
 * temperatures, pan sizes and per-portion amounts don't.
 */
export function scaleStep(step: string, factor: number, recipe: RecipeCounts): string {
  if (factor === 1 || !Number.isFinite(factor) || factor <= 0) return step
  return scaleWorded(scaleMeasures(scaleCounts(step, factor, recipe), factor), factor)
}
