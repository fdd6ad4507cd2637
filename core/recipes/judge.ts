import type { Difficulty } from '#core/contracts/rows.ts'
import type { FoodBook } from '#core/food-facts/food-book.ts'
import { recipeFacts } from '#core/food-facts/recipe-facts.ts'
import { cuisineOf, statedCuisine } from './judge-cuisine.ts'
import { type QualityPart, qualityOf } from './quality.ts'
import * as strings from './strings.ts'

/** A recipe as extracted from a page, before any checks. */
interface FoundRecipe {
  title: string
  description: string | null
  ingredients: readonly string[]
  instructions: readonly string[]
  image: string | null
  prep: number | null
  cook: number | null
  servings: number | null
  /** As stated on the page. */
  cuisine: string | null
  /** Confidence in ingredients and steps, 0 to 1. */
  sureness: number
}

interface Judgement {
  difficulty: Difficulty | null
  cuisine: string | null
  dietaryTags: string[]
  score: number
  reasons: string[]
}

const SKILLED =
  /\b(?:temper|laminat|proof|sous[- ]vide|deep[- ]fr|caramel|meringue|custard|puff pastry|yeast|knead|flamb|confit|emulsi|soufflé|souffle|bain[- ]marie|water bath|candy thermometer|soft peaks|stiff peaks|double boiler|clarif|fillet the|debone|pipe|piping|blind[- ]bake|overnight)/gi

/** By how much there is to do, how long it takes, and how much of it needs a practised hand. */
function difficultyOf(
  recipe: Pick<FoundRecipe, 'ingredients' | 'instructions' | 'prep' | 'cook'>,
): Difficulty | null {
  const { ingredients, instructions, prep, cook } = recipe
  if (instructions.length === 0) return null
  const text = instructions.join(' ')
  const skills = new Set(text.toLowerCase().match(SKILLED) ?? []).size
  const minutes = (prep ?? 0) + (cook ?? 0)
  const load =
    ingredients.length / 6 +
    text.length / 700 +
    Math.min(instructions.length, 14) / 7 +
    Math.min(minutes, 240) / 60 +
    skills
  if (load < 5) return 'easy'
  return load < 9 ? 'medium' : 'hard'
}

/** The parts of the cookbook's own measure that can be expected of an external page. */
const ASKED = new Set([
  'title',
  'description',
  'servings',
  'times',
  'ingredients',
  'amounts',
  'steps',
  'detail',
])

/** English only. */
const ASKED_IN_ENGLISH = new Set(['cues', 'step times', 'temperatures'])

function extra(name: string, of: number, share: number, why: string): QualityPart {
  const points = of * Math.min(1, Math.max(0, share))
  return { name, of, points, why: points < of ? why : '' }
}

/** Diet tags need the complete list: none if we are unsure of it. */
const SURE_ENOUGH = 0.7

export function judgeRecipe(recipe: FoundRecipe, foods: FoodBook): Judgement {
  const { title, ingredients, instructions } = recipe
  const difficulty = difficultyOf(recipe)
  const cuisine = (recipe.cuisine ? statedCuisine(recipe.cuisine) : null) ?? cuisineOf(title, ingredients)
  const { parts } = qualityOf({ ...recipe, steps: instructions, cuisine, difficulty })
  const english = /\b(?:the|and|until)\b/i.test(instructions.join(' '))
  const judged = [
    ...parts.filter(({ name }) => ASKED.has(name) || (english && ASKED_IN_ENGLISH.has(name))),
    extra('image', 6, recipe.image ? 1 : 0, strings.noImage),
    extra('told', 10, instructions.join(' ').length / 300, strings.hardlyTold),
    extra('sureness', 10, (recipe.sureness - 0.4) / 0.5, strings.readWithoutMarkup),
  ]
  const of = judged.reduce((sum, part) => sum + part.of, 0)
  const points = judged.reduce((sum, part) => sum + part.points, 0)
  return {
    difficulty,
    cuisine,
    dietaryTags: recipe.sureness >= SURE_ENOUGH ? [...recipeFacts(ingredients, foods).tags] : [],
    score: Math.round((points / of) * 100),
    reasons: judged.map(({ why }) => why).filter((why) => why !== ''),
  }
}
