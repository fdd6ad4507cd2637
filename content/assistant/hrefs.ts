import type { AssistantHrefs } from '#core/assistant/write/answer.ts'

/** Where answers point to. The addresses are the app's; a test holds them against its table of routes. */
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
