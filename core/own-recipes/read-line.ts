import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import type { Quantity } from '#core/contracts/recipe-details.ts'
import { ingredientsOfLine } from '#core/ingredients/line-ingredients.ts'
import { nearestNames } from '#core/ingredients/nearest-name.ts'
import { parseLine } from '#core/ingredients/parse-line.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { headingText, isHeading } from '#core/recipes/heading.ts'
import { hasAmount, isStep } from '#core/recipes/reading/line-shapes.ts'
import { maybeSeveral } from './reading/break-lines.ts'

/** What may be wrong with a line; the editor says so without getting in the way. */
export type LineDoubt = 'no amount' | 'unknown ingredient' | 'several ingredients' | 'a step' | 'too long'

export interface LineReading {
  amount: Quantity | null
  unit: string | null
  /** As it is written, without amount and preparation; of a heading, its text. */
  name: string
  /** How it is prepared, and other remarks. */
  note: string
  isHeading: boolean
  /** The plain name of the food, if it is known. */
  food: string | null
  /** The name isn't one we know: the food is our guess. */
  isGuess?: boolean
  doubt?: LineDoubt
  /** The line as it was probably meant: one, or several for a line that lists more. */
  suggestion?: string[]
}

const LONGEST_INGREDIENT = 120

/** The line with a known name in place of one that is misspelled. */
function corrected(line: string, name: string, vocabulary: Vocabulary): string[] | undefined {
  const [near] = nearestNames(name, vocabulary, 1)
  const at = line.toLowerCase().indexOf(name.toLowerCase())
  if (!near || at < 0) return undefined
  return [line.slice(0, at) + near.name + line.slice(at + name.length)]
}

const AND_MORE = /^(.{3,200}?),?\s+(?:and|&|\+)\s+(?=[\d½¼¾⅓⅔⅛])(.{3,200})$/i

/** The ingredients that a line lists: "3 tbsp sugar and 1 tsp cinnamon" are two, "1 cup and 2 tbsp flour" is one. */
function listedIn(line: string, vocabulary: Vocabulary): string[] {
  const several = maybeSeveral(line)
  const [, first = '', second = ''] = (several.length > 1 ? null : AND_MORE.exec(line)) ?? []
  const isFood = (part: string) =>
    hasAmount(part) && ingredientsOfLine(part, vocabulary).some(({ exact }) => exact)
  return isFood(first) && isFood(second) ? [first, second] : several
}

function doubtOf(
  line: string,
  listed: readonly string[],
  parsed: ReturnType<typeof parseLine>,
  isKnown: boolean,
  isStaple: boolean,
): LineDoubt | undefined {
  if (line.length > OWN_LIMITS.line) return 'too long'
  if (listed.length > 1) return 'several ingredients'
  if (isStep(line) && parsed.quantity === null && (/[.!]$/.test(line) || line.length > LONGEST_INGREDIENT))
    return 'a step'
  if (!isKnown) return 'unknown ingredient'
  return parsed.quantity === null && !parsed.optional && !isStaple && !hasAmount(line)
    ? 'no amount'
    : undefined
}

/** What the editor shows beside a line while it is typed. Never throws, whatever is typed. */
export function readOwnLine(text: string, vocabulary: Vocabulary): LineReading {
  const line = text.trim()
  const none = { amount: null, unit: null, note: '', food: null }
  if (isHeading(line)) return { ...none, name: headingText(line), isHeading: true }
  if (line === '') return { ...none, name: '', isHeading: false }
  const parsed = parseLine(line.slice(0, OWN_LIMITS.line))
  const known = ingredientsOfLine(line.slice(0, OWN_LIMITS.line), vocabulary)
  const food = known.find(({ ingredient }) => ingredient !== undefined)?.ingredient
  // "chcken broth" is some broth; its spelling says which.
  const spelled = known.some(({ exact }) => exact) ? undefined : corrected(line, parsed.name, vocabulary)
  const listed = listedIn(line, vocabulary)
  const doubt = doubtOf(line, listed, parsed, food !== undefined && !spelled, food?.staple === true)
  const suggestion =
    doubt === 'several ingredients' ? listed : doubt === 'unknown ingredient' ? spelled : undefined
  return {
    amount: parsed.quantity,
    unit: parsed.unit,
    name: parsed.name,
    note: [parsed.preparation, parsed.note].filter(Boolean).join(', '),
    isHeading: false,
    food: food?.name ?? null,
    ...(food && !doubt && !known.some(({ exact }) => exact) && { isGuess: true }),
    ...(doubt && { doubt }),
    ...(suggestion && { suggestion }),
  }
}
