import { type Assistant, createAssistant } from '#core/assistant/assistant.ts'
import type { AssistantHrefs } from '#core/assistant/write/answer.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { MEASURES } from '../measures/index.ts'
import { NUTRITION } from '../nutrition/index.ts'
import { KNOWLEDGE } from './index.ts'

/** Link targets for answers. The paths are the app's; a test checks them against its route table. */
export const ASSISTANT_HREFS: AssistantHrefs = {
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

const knowledge = { ...KNOWLEDGE, nutrition: NUTRITION, pieceGrams: MEASURES.pieces }

const assistants = new WeakMap<Vocabulary, Assistant>()

/** The built-in assistant, created at the first question. */
export function createBuiltInAssistant(vocabulary: Vocabulary): Assistant {
  const assistant = assistants.get(vocabulary) ?? createAssistant(knowledge, vocabulary, ASSISTANT_HREFS)
  assistants.set(vocabulary, assistant)
  return assistant
}
