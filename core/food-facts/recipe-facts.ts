import { ALLERGENS, type Allergen, type Content, DIETS, type Diet } from '../contracts/food-facts.ts'
import type { RecipeVerdicts } from '../contracts/recipe-details.ts'
import type { FoodBook } from './food-book.ts'
import { avoidsOf } from './needs.ts'
import { readFoods } from './read-foods.ts'
import { type Judgement, judgeRead } from './verdict.ts'

/** What follows from a recipe's lines; stored with it, never written by hand. */
export interface RecipeFacts {
  /** Diets that it fits however it is cooked. */
  tags: Diet[]
  allergens: Allergen[]
  mayContain: Allergen[]
  /** Names that no record knows. */
  unknown: string[]
}

/** Amounts decide about this one; lines alone can't. */
const BY_AMOUNT = new Set<Diet>(['high-protein'])

/** What the label decides, brand by brand: a cook who keeps the diet buys the kind that fits. */
const BY_LABEL: Partial<Record<Diet, readonly Content[]>> = {
  halal: [...(avoidsOf('halal').cautious ?? []), 'alcohol'],
  'alcohol-free': ['alcohol'],
  'pork-free': ['gelatin', 'pork'],
  kosher: avoidsOf('kosher').cautious,
  vegetarian: ['rennet', 'gelatin', 'insects'],
  pescatarian: ['rennet', 'gelatin', 'insects'],
}

function dependsOnLabel(diet: Diet, { verdict, causes, unknown }: Judgement): boolean {
  if (verdict !== 'may contain' || unknown.length > 0) return false
  const { cautious = [] } = avoidsOf(diet)
  return causes.every(
    ({ content, level }) =>
      BY_LABEL[diet]?.includes(content) && (level === 'sometimes' || cautious.includes(content)),
  )
}

/** It fits, if need be with the right brand. */
export const fitsDiet = (diet: Diet, judgement: Judgement): boolean =>
  judgement.verdict === 'free of' || dependsOnLabel(diet, judgement)

/** Every verdict with its causes, for the page of a recipe. */
export function recipeVerdicts(lines: readonly string[], book: FoodBook): RecipeVerdicts {
  const read = lines.map((line) => readFoods(line, book))
  const on = <Name extends Allergen | Diet>(name: Name) => {
    const { verdict, causes } = judgeRead(read, name)
    return {
      name,
      verdict,
      causes: causes.map(({ line, food, content, reason, verdict: own }) => ({
        line,
        food,
        content,
        reason,
        verdict: own,
      })),
    }
  }
  return {
    allergens: ALLERGENS.map(on),
    diets: DIETS.filter((diet) => !BY_AMOUNT.has(diet)).map(on),
    unknown: read.flatMap((line) => line.unknown),
  }
}

export function recipeFacts(lines: readonly string[], book: FoodBook): RecipeFacts {
  const read = lines.map((line) => readFoods(line, book))
  const verdicts = ALLERGENS.map((allergen) => [allergen, judgeRead(read, allergen).verdict] as const)
  const tags = DIETS.filter((diet) => {
    if (BY_AMOUNT.has(diet)) return false
    return fitsDiet(diet, judgeRead(read, diet))
  })
  return {
    tags,
    allergens: verdicts.flatMap(([allergen, verdict]) => (verdict === 'contains' ? allergen : [])),
    mayContain: verdicts.flatMap(([allergen, verdict]) => (verdict === 'may contain' ? allergen : [])),
    unknown: read.flatMap((line) => line.unknown),
  }
}
