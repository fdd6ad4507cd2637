import type { CookHrefs } from '#core/kitchen/answer.ts'
import { type Cook, createCook } from '#core/kitchen/cook.ts'
import type { Vocabulary } from '#core/pantry/vocabulary.ts'
import { MEASURES } from '../measures/index.ts'
import { NUTRITION } from '../nutrition/index.ts'
import { KITCHEN } from './index.ts'

/** Where answers point to. The addresses are the app's; a test holds them against its table of routes. */
export const COOK_HREFS: CookHrefs = {
  recipe: (id) => `/recipe/${encodeURIComponent(id)}`,
  substitutes: (ingredient) => `/substitution-assistant?${new URLSearchParams({ ingredient })}`,
  addIngredients: '/add-ingredients',
  recipes: '/recipes',
  foodSafety: '/food-safety',
  cookingSkills: '/cooking-skills',
  cookingTips: '/cooking-tips',
  equipment: '/kitchen-equipment',
  seasonal: '/seasonal-cooking',
  nutrition: '/nutrition-guide',
}

const knowledge = { ...KITCHEN, nutrition: NUTRITION, pieceGrams: MEASURES.pieces }

const cooks = new WeakMap<Vocabulary, Cook>()

/** The built-in cook, made when somebody first asks. */
export function createBuiltInCook(vocabulary: Vocabulary): Cook {
  const cook = cooks.get(vocabulary) ?? createCook(knowledge, vocabulary, COOK_HREFS)
  cooks.set(vocabulary, cook)
  return cook
}
