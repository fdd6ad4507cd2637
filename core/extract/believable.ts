import { ingredientsOfLine } from '#core/ingredients/line-ingredients.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { hasAmount, hasMeasure, stepScore } from '#core/recipes/reading/line-shapes.ts'
import type { Merged } from './merge-layers.ts'
import { isUnfilled } from './placeholders.ts'

/** Things with ingredients and directions that aren't food. */
const NOT_FOOD =
  /\b(?:aqua|glycerin|paraben|phenoxyethanol|dimethicone|tocopherol|sodium (?:laureth|lauryl|hydroxide)|parfum|fragrance|essential oils?|beeswax|shea butter|lye|borax|glue|slime|detergent|bleach|washing soda|paint|primer|varnish|screws?|nails|bolts?|plywood|lumber|2x4|drill|sandpaper|yarn|fabric|crochet|knitting|candle wax|soy wax|wicks?|cement|concrete|grout|potting soil|compost|fertili[sz]er|seeds? packet|ram\b|ssd|cpu|usb|hdmi|batter(?:y|ies) pack|polyester|cotton \d|mascara|shampoo|moisturi[sz]er|rubbing alcohol|hydrogen peroxide|epsom|witch hazel|castile)\b/iu
const NOT_FOOD_TITLE =
  /\b(?:soap|bath bombs?|lotion|shampoo|slime|candles?|play ?dough|cleaner|cleaning|detergent|(?:body|sugar|face) scrub|face mask|(?:lip|beard) balm|perfume|fertili[sz]er|deodorant|toothpaste|repellent|crochet|knit(?:ting)?|crafts?)\b/iu
const PRICE = /(?:[$€£]\s?\d|\d\s?(?:€|kr\b|zł|USD|EUR|GBP))/u

const share = (lines: readonly string[], holds: (line: string) => boolean) =>
  lines.length === 0 ? 0 : lines.filter(holds).length / lines.length

const isFood = (vocabulary: Vocabulary) => (line: string) =>
  ingredientsOfLine(line, vocabulary).some(({ ingredient }) => ingredient !== undefined)

/** One such word may be another language's: "and" is a duck in Danish. */
const isEnglish = (text: string) =>
  new Set(text.toLowerCase().match(/\b(?:the|and|with|until|into|for)\b/g)).size >= 2

/** "1 whetstone, 2 kitchen towels, 500 ml water": how-tos measure as well. */
const LEAST_FOOD = 0.34

/** Whether the result is plausibly a recipe. Without recipe markup, the lines themselves must show it. */
export function isBelievable({ fields, origins }: Merged, headed: boolean, vocabulary: Vocabulary): boolean {
  const { title, ingredients = [], instructions = [] } = fields
  if (!title || ingredients.length < 2) return false
  if (isUnfilled(title, ingredients, instructions)) return false
  const method = origins.ingredients?.method
  const strange = ingredients.filter((line) => NOT_FOOD.test(line)).length
  // Crafts are marked up as recipes too.
  if (strange >= 2 && strange >= ingredients.length * 0.4) return false
  if (method === 'json-ld' || method === 'microdata' || method === 'rdfa') return true
  if (instructions.length === 0) return false
  if (strange >= 2 || NOT_FOOD_TITLE.test(title)) return false
  if (share(ingredients, (line) => PRICE.test(line)) > 0.3) return false
  if (origins.title?.method === 'json-ld' || origins.title?.method === 'microdata') return true
  const scoreOfSteps = stepScore(instructions)
  if (scoreOfSteps.share < 0.45 || instructions.join(' ').length < 60) return false
  const amounts = share(ingredients, hasAmount)
  // Our vocabulary is English; for other languages amounts and the verbs of the steps must do.
  const english = isEnglish(instructions.join(' '))
  const food = english ? share(ingredients, isFood(vocabulary)) : 1
  if (food < LEAST_FOOD) return false
  const culinary = english ? Math.max(share(ingredients, hasMeasure), food) : scoreOfSteps.share
  return headed || method === 'plugin' || method === 'data'
    ? amounts >= 0.3 && culinary >= 0.3
    : amounts >= 0.6 && culinary >= 0.5 && ingredients.length >= 3
}
