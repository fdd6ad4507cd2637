import type { AssistantHrefs } from '#core/assistant/write/answer.ts'

/** Link targets in answers; a test checks that the app has a route for each. */
export const ASSISTANT_HREFS: AssistantHrefs = {
  recipe: (id) => `/recipe/${encodeURIComponent(id)}`,
  substitutes: (ingredient) => `/substitution-assistant?${new URLSearchParams({ ingredient })}`,
  addIngredients: '/add-ingredients',
  pantry: '/pantry',
  cookSoon: '/matched-recipes?soon=1',
  recipes: '/recipes',
  foodSafety: '/food-safety',
  cookingSkills: '/cooking-skills',
  cookingTips: '/cooking-tips',
  equipment: '/kitchen-equipment',
  seasonal: '/seasonal-cooking',
  nutrition: '/nutrition-guide',
  profile: '/profile',
  plan: '/plan',
  shoppingList: '/shopping-list',
}
