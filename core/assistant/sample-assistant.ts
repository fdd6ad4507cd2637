import type { AssistantHrefs, AssistantTools } from './write/answer.ts'

/** Stub addresses and lookups for tests. */
export const SAMPLE_HREFS: AssistantHrefs = {
  recipe: (id) => `/recipe/${id}`,
  substitutes: (ingredient) => `/substitutes/${ingredient}`,
  pantry: '/pantry',
  cookSoon: '/matched-recipes?soon=1',
  addIngredients: '/add',
  recipes: '/recipes',
  foodSafety: '/safety',
  cookingSkills: '/skills',
  cookingTips: '/tips',
  equipment: '/equipment',
  seasonal: '/seasonal',
  nutrition: '/nutrition',
  profile: '/profile',
  plan: '/plan',
  shoppingList: '/list',
}

const supperOf = (food = 'plain') => [food, 'supper'].join(' ')

export const EMPTY_TOOLS: AssistantTools = {
  match: async () => [],
  findRecipe: async () => [],
  search: async () => [],
  open: async () => undefined,
  substitutes: async () => undefined,
}

export const SAMPLE_TOOLS: AssistantTools = {
  match: async (ingredients) => [
    { id: 'm1', title: supperOf(ingredients[0]), minutes: 20, missing: ['salt'] },
  ],
  search: async ({ foods }, { pantry = [], exclude = [] }) =>
    exclude.includes('m1')
      ? []
      : [{ id: 'm1', title: supperOf(foods[0] ?? pantry[0]), minutes: 20, reason: 'easy' }],
  open: async (id) => ({
    id,
    title: 'supper',
    minutes: 20,
    servings: 4,
    ingredients: ['2 eggs'],
    instructions: [],
  }),
  findRecipe: async (text) => (text.includes('wellington') ? [] : [{ id: 'f1', title: text }]),
  substitutes: async (ingredient) => ({
    best: 'stand-in',
    warnings: [],
    substitutions: [{ substitute: `stand-in for ${ingredient}`, ratio: '1:1', impact: 'Slight.', notes: '' }],
  }),
}
