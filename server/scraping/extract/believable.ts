import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { ingredientsOfLine } from '#core/ingredients/line-ingredients.ts'
import { hasAmount, hasMeasure, stepScore } from '#core/recipes/reading/line-shapes.ts'
import type { Merged } from './merge-layers.ts'

/** Things with ingredients and directions that aren't food. */
const NOT_FOOD =
  /\b(?:aqua|glycerin|paraben|phenoxyethanol|dimethicone|tocopherol|sodium (?:laureth|lauryl|hydroxide)|parfum|fragrance|essential oils?|beeswax|shea butter|lye|borax|glue|slime|detergent|bleach|washing soda|paint|primer|varnish|screws?|nails|bolts?|plywood|lumber|2x4|drill|sandpaper|yarn|fabric|crochet|knitting|candle wax|soy wax|wicks?|cement|concrete|grout|potting soil|compost|fertili[sz]er|seeds? packet|ram\b|ssd|cpu|usb|hdmi|batter(?:y|ies) pack|polyester|cotton \d|mascara|shampoo|moisturi[sz]er|rubbing alcohol|hydrogen peroxide|epsom|witch hazel|castile)\b/iu
const NOT_FOOD_TITLE =
  /\b(?:soap|bath bombs?|lotion|shampoo|slime|candles?|play ?dough|cleaner|cleaning|detergent|(?:body|sugar|face) scrub|face mask|(?:lip|beard) balm|perfume|fertili[sz]er|deodorant|toothpaste|repellent|crochet|knit(?:ting)?|crafts?)\b/iu
const PRICE = /(?:[$€£]\s?\d|\d\s?(?:€|kr\b|zł|USD|EUR|GBP))/u

const share = (lines: readonly string[], holds: (line: string) => boolean) =>
  lines.length === 0 ? 0 : lines.filter(holds).length / lines.length

const isFood = (line: string) =>
  ingredientsOfLine(line, VOCABULARY).some(({ ingredient }) => ingredient !== undefined)

/** Whether the result is plausibly a recipe. Without recipe markup, the lines themselves must show it. */
export function isBelievable({ fields, origins }: Merged, headed: boolean): boolean {
  const { title, ingredients = [], instructions = [] } = fields
  if (!title || ingredients.length < 2) return false
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
  const english = /\b(?:the|and|with)\b/i.test(instructions.join(' '))
  const culinary = english
    ? Math.max(share(ingredients, hasMeasure), share(ingredients, isFood))
    : scoreOfSteps.share
  return headed || method === 'plugin'
    ? amounts >= 0.3 && culinary >= 0.3
    : amounts >= 0.6 && culinary >= 0.5 && ingredients.length >= 3
}
