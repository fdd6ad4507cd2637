import { ingredientsOfLine } from '#core/ingredients/line-ingredients.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { letters } from '#core/recipes/reading/tidy-text.ts'

const ABOUT = String.raw`(?:(?:about|around|roughly)\s+)?`
const NUMBER = String.raw`(?:\d+\s\d\/\d|\d+\/\d|\d+(?:[.,]\d+)?\s?[½¼¾⅓⅔⅛]?|[½¼¾⅓⅔⅛]|half an?|a couple of|a few|an?|one|two|three|four|five|six|eight|ten|twelve)`
const UNIT = String.raw`(?:(?:good|big|small|large|generous|heaped|heaping|level|rounded|scant)\s+)?(?:g|kg|ml|dl|cl|l|oz|lbs?|grams?|kilos?|pounds?|ounces?|cups?|mugs?|tbsps?|tsps?|tablespoon(?:ful)?s?|teaspoon(?:ful)?s?|spoonfuls?|handfuls?|pinch(?:es)?|squeezes?|splash(?:es)?|drizzles?|knobs?|sprigs?|cloves?|cans?|tins?|jars?|slices?|sticks?|bunch(?:es)?|dash(?:es)?|glugs?|packets?|packs?|sachets?|pints?|quarts?|lit(?:er|re)s?)(?!\p{L})\.?`
/** Words that end the name of a food. */
const END = String.raw`(?:and|or|until|till|then|in|into|on|onto|with|to|for|from|over|at|by|while|when|before|after|per|each|is|are|it|the|you|which|that|through|together|plus|so|if|as|all|back|of|your|but|also|along|mixed|per)(?!\p{L})`
const WORD = String.raw`(?!${END})[\p{L}][\p{L}'’-]{0,30}`
const NAME = String.raw`${WORD}(?:\s${WORD}){0,4}`
const MEASURED = new RegExp(
  String.raw`(?<![\p{L}\d.,/–-])${ABOUT}${NUMBER}\s?${UNIT}(?:\s+of)?\s+(?:the\s+)?(${NAME})`,
  'giu',
)
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\d.,/–-])(?:\d{1,2}|two|three|four|five|six|eight|ten|twelve|an?|one)\s+(${WORD}(?:\s${WORD}){0,2})`,
  'giu',
)
const FEWEST = 3
const LONGEST = 20_000

/** The amounts of a recipe that has no list: "Rub 120 g of butter into 200 g of flour" needs two things. */
export function amountsInProse(steps: readonly string[], vocabulary: Vocabulary | undefined): string[] {
  const text = steps.join('\n').slice(0, LONGEST)
  const isFood = (line: string) =>
    vocabulary !== undefined &&
    ingredientsOfLine(line, vocabulary).some(({ ingredient, exact }) => ingredient !== undefined && exact)
  const measured = [...text.matchAll(MEASURED)]
  const counted = [...text.matchAll(COUNTED)].filter(([line]) => isFood(line))
  const found = new Map<string, string>()
  let end = -1
  for (const { 0: line, 1: name = '', index } of [...measured, ...counted].sort(
    (a, b) => a.index - b.index,
  )) {
    if (index < end) continue
    end = index + line.length
    const key = letters(name)
    if (!found.has(key)) found.set(key, line.trim())
  }
  const lines = [...found.values()]
  return lines.length < FEWEST ? [] : lines
}
