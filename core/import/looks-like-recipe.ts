import { hasMeasure, isSentence } from '#core/recipes/reading/line-shapes.ts'

const HEADINGS =
  /^\W*(?:ingredients|method|directions|instructions|preparation|zutaten|zubereitung|ingr[ée]dients|pr[ée]paration|ingredientes|elaboraci[óo]n|ingredienti|preparazione)\b/im
const MOST_LINES = 200

/** Whether a shared text is a whole recipe, or only a list of ingredients or a remark. */
export function looksLikeRecipe(text: string): boolean {
  const lines = text
    .split(/\r?\n/, MOST_LINES)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const amounts = lines.filter(
    (line) => line.length < 120 && (hasMeasure(line) || /^\W*\d/.test(line)),
  ).length
  const steps = lines.filter((line) => isSentence(line) && !hasMeasure(line.slice(0, 12))).length
  return amounts >= 2 && (steps >= 1 || (HEADINGS.test(text) && lines.length >= 5))
}
