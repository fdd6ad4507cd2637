import type { MealSlot } from '../contracts/planning-limits.ts'
import type { ExternalRecipeRow } from '../contracts/rows.ts'
import { totalOf } from '../contracts/total-time.ts'
import { weightIn } from '../matching/readiness.ts'
import { type FoodKnowledge, nutritionOfLine, sumNutrition } from '../recipes/nutrition.ts'
import { writtenSystem } from '../recipes/written-system.ts'
import { answerFacts } from '../stock/answer-facts.ts'
import type { ShelfLife } from '../stock/shelf-life.ts'
import { daysWorthPlanning, LEFTOVER_DAYS } from '../stock/storage-note.ts'
import { fillsUp, mainOf } from './dish-main.ts'
import { formOfDish, isInBatches, isOfLeftovers, keepsCooked, methodOf, slotsOf } from './dish-method.ts'
import { type LineFacts, lineFacts } from './line-facts.ts'
import type { PlanRecipe } from './problem.ts'

/** What of a row is read for a plan. */
export type PlanRow = Pick<
  ExternalRecipeRow,
  | 'id'
  | 'title'
  | 'ingredients'
  | 'servings'
  | 'meal'
  | 'kind'
  | 'cuisine_type'
  | 'quality_score'
  | 'line_weights'
  | 'cooking_time_minutes'
  | 'prep_time_minutes'
  | 'rest_time_minutes'
  | 'origin'
  | 'dietary_tags'
  | 'allergens'
  | 'foods'
  | 'storage'
>

interface PlanKnowledge extends FoodKnowledge {
  shelfLife: ShelfLife
}

/** What is the same for every kitchen. */
export interface RecipeFacts {
  recipe: Omit<PlanRecipe, 'needs' | 'favorite'>
  /** One for each line; null for headings. */
  lines: readonly (LineFacts | null)[]
}

const MOST_LINES = 30_000
const MOST_FOODS = 5000
const MOST_RECIPES = 8000
const DEFAULT_SERVINGS = 4
/** Any cooked dish, as long as nothing else is known: the cautious end of 3 to 4 days. */
const COOKED = 3
/** What a recipe says of itself, where it is known. */
const MEALS = new Set(['lunch', 'dinner'])
/** Less is no meal. */
const LEAST_KCAL = 150

/** Remembers the latest so many. */
function bounded<Value>(most: number, make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    if (made.size >= most) made.delete(made.keys().next().value as string)
    made.set(key, value)
    return value
  }
}

/** As the recipe's own page says, where it does; what is no dish to keep stays one. */
function daysKept({ storage }: PlanRow, usual: number): number {
  const told = daysWorthPlanning(storage)
  return told === undefined || usual === 0 ? usual : Math.min(told, LEFTOVER_DAYS)
}

export interface PlanBook {
  factsOf: (row: PlanRow, lines?: readonly string[]) => RecipeFacts
}

/** Reads recipes for plans. Lines repeat across recipes, and recipes across plans: both are read once. */
export function createPlanBook(knowledge: PlanKnowledge): PlanBook {
  const { vocabulary } = knowledge
  const keeping = bounded(MOST_FOODS, (name) => ({ fact: answerFacts([name], knowledge).facts[name] }))
  const factOf = (name: string) => keeping(name).fact
  const known = { ...knowledge, factOf }
  const readLine = bounded(MOST_LINES, (line) => ({
    facts: lineFacts(line, known),
    eaten: nutritionOfLine(line, knowledge),
  }))

  function readRow(row: PlanRow, texts: readonly string[]): RecipeFacts {
    const servings = row.servings && row.servings > 0 ? row.servings : DEFAULT_SERVINGS
    const read = texts.map(readLine)
    const lines = read.map(({ facts }) => facts)
    const weighed = lines.flatMap((line, at) =>
      line ? { ...line, isMain: weightIn(Number(row.line_weights?.[at] ?? 1)) === 'main' } : [],
    )
    const form = formOfDish({ ...row, ingredients: texts })
    const kind = row.kind ?? 'meal'
    const eaten = sumNutrition(
      read.map((line) => line.eaten),
      servings,
    ).perServing
    const isMeal =
      MEALS.has(row.meal ?? '') ||
      (fillsUp(weighed, vocabulary) && (eaten === null || eaten.kcal >= LEAST_KCAL))
    const slots: readonly MealSlot[] = isOfLeftovers(row.title) ? [] : slotsOf(kind, form, isMeal)
    const units = writtenSystem(texts)
    const cooked = factOf(row.title.toLowerCase())?.keeps.cooked?.[0] ?? COOKED
    return {
      recipe: {
        id: row.id,
        title: row.title,
        servings,
        minutes: totalOf(row),
        kind,
        slots,
        cuisine: row.cuisine_type,
        main: mainOf(weighed, vocabulary),
        method: methodOf(form),
        quality: row.quality_score === null ? null : row.quality_score / 10,
        own: row.origin === 'own',
        ...(units && { units }),
        ...(isInBatches(row.title, form) && { batches: true as const }),
        kcal: eaten?.kcal ?? null,
        protein: eaten?.protein ?? null,
        keepsCooked: daysKept(row, keepsCooked(row.title, form, Math.min(cooked, COOKED + 1))),
      },
      lines,
    }
  }

  const kept = new Map<string, { mark: string; facts: RecipeFacts }>()
  return {
    factsOf(row, lines = row.ingredients) {
      // A recipe may be edited: what was read counts for exactly this text.
      const { title, servings, kind, meal, line_weights, cuisine_type, quality_score, storage } = row
      const about = [
        title,
        servings,
        kind,
        meal,
        line_weights,
        cuisine_type,
        quality_score,
        storage,
        totalOf(row),
      ]
      const mark = [...about, ...lines].join('\n')
      const found = kept.get(row.id)
      if (found?.mark === mark) return found.facts
      const facts = readRow(row, lines)
      if (kept.size >= MOST_RECIPES) kept.delete(kept.keys().next().value as string)
      kept.set(row.id, { mark, facts })
      return facts
    },
  }
}
