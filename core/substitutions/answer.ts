import type { Diet } from '#core/contracts/diets.ts'
import type { Ingredient } from '#core/contracts/ingredient.ts'
import type { IngredientSubstitutionOutput, Substitution } from '#core/contracts/ingredient-substitution.ts'
import { ingredientsOfLine } from '#core/ingredients/line-ingredients.ts'
import { parseLine } from '#core/ingredients/parse-line.ts'
import { resolve, type Vocabulary } from '#core/ingredients/vocabulary.ts'
import { type Entry, type KnownSwap, lookUp, type SubstitutionBook } from './book.ts'
import { generalRatio, ratioFor, readAmount, timesBase } from './quantity.ts'
import type { Base } from './record.ts'
import { touches, type Use, usesIn } from './uses.ts'

export interface Question {
  ingredient: string
  quantity: string
  recipe_context: string
  dietary_restrictions: readonly Diet[]
}

/** Ranks that a swap moves up if it suits the dish, and more if it is only for that dish. */
const HEAD_START = 3
const MADE_FOR_IT = 12

function identify(text: string, vocabulary: Vocabulary): Ingredient | undefined {
  return resolve(vocabulary, text) ?? ingredientsOfLine(text, vocabulary)[0]?.ingredient
}

/** "1 cup buttermilk" may be in one field or in two. */
function amountOf({ ingredient, quantity }: Question, vocabulary: Vocabulary): Base | undefined {
  if (quantity !== '') return readAmount(quantity)
  // "half-and-half" and "7-up" only happen to begin with a number.
  if (resolve(vocabulary, ingredient)) return undefined
  const { quantity: read, unit } = parseLine(ingredient)
  return read ? { amount: (read.min + read.max) / 2, unit } : undefined
}

function inOrder(swaps: readonly KnownSwap[], uses: ReadonlySet<Use>): KnownSwap[] {
  return swaps
    .map((swap, at) => {
      const made = swap.only.length > 0 ? MADE_FOR_IT : HEAD_START
      return { swap, rank: at - (touches(swap.fits, uses) ? made : 0) }
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ swap }) => swap)
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

function newAllergens(swaps: readonly KnownSwap[], replaced: Ingredient): string | undefined {
  const brought = new Map<string, string[]>()
  for (const { substitute, allergens } of swaps)
    for (const allergen of allergens)
      if (!replaced.allergens.includes(allergen))
        brought.set(allergen, [...(brought.get(allergen) ?? []), substitute])
  if (brought.size === 0) return undefined
  const words = [...brought].map(([allergen, names]) => `${allergen} (${names.join(', ')})`)
  return `New to the dish, for people with allergies: ${words.join('; ')}.`
}

function warningsFor(
  entry: Entry,
  shown: readonly KnownSwap[],
  ruined: readonly KnownSwap[],
  { recipe_context: context, dietary_restrictions: diets }: Question,
): string[] {
  const warnings: string[] = []
  const name = entry.ingredient.name
  if (entry.by)
    warnings.push(`These are swaps for ${entry.by.name} in general; ${name} may have a character of its own.`)
  warnings.push(...entry.warnings)
  if (ruined.length > 0)
    warnings.push(
      `Left out, as not right for ${context}: ${ruined.map((swap) => swap.substitute).join(', ')}.`,
    )
  const allergens = newAllergens(shown, entry.ingredient)
  if (allergens) warnings.push(allergens)
  if (diets.length > 0)
    warnings.push(
      shown.length > 0
        ? `All of these are ${listed(diets)} by what is in them. Labels differ, so read them on anything packaged.`
        : `Nothing we know of replaces ${name} here and stays ${listed(diets)}.`,
    )
  return warnings
}

/** What can replace an ingredient, in this amount, in this dish, on this diet. Best first. */
export function answerSubstitution(book: SubstitutionBook, question: Question): IngredientSubstitutionOutput {
  const { vocabulary } = book
  const ingredient = identify(question.ingredient, vocabulary)
  const entry = ingredient && lookUp(book, ingredient)
  if (!entry) return { best_choice: null, warnings: [], substitutions: [] }

  const uses = usesIn(question.recipe_context)
  const asked = amountOf(question, vocabulary)
  const kept = entry.swaps.filter(({ diets }) =>
    question.dietary_restrictions.every((diet) => diets.includes(diet)),
  )
  const ruined = kept.filter(({ ruins }) => touches(ruins, uses))
  const sound = kept.filter((swap) => !ruined.includes(swap))
  const suited = sound.filter(({ only }) => uses.size === 0 || only.length === 0 || touches(only, uses))
  // No swap mentions this dish: better all of them than none.
  const unheardOf = suited.length === 0 && ruined.length === 0
  const shown = inOrder(unheardOf ? sound : suited, uses)

  const written = (swap: KnownSwap): Substitution => {
    const times = asked && timesBase(asked, swap.base, entry.ingredient, book)
    return {
      substitute: swap.substitute,
      ratio:
        asked && times !== undefined
          ? ratioFor(swap.parts, times, asked)
          : generalRatio(swap.parts, swap.base, entry.ingredient),
      impact: swap.impact,
      notes: swap.notes,
      ingredients: [...new Set(swap.parts.map((part) => part.ingredient.name))],
      diets: [...swap.diets],
      allergens: [...swap.allergens],
    }
  }
  return {
    best_choice: shown[0]?.substitute ?? null,
    warnings: warningsFor(entry, shown, ruined, question),
    substitutions: shown.map(written),
  }
}
