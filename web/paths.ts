/** One href builder per route: no other file spells out a path. */
export const paths = {
  home: () => '/',
  homeAlias: () => '/home',
  addIngredients: (ingredients?: readonly string[]) =>
    ingredients?.length
      ? `/add-ingredients?${new URLSearchParams({ ingredients: ingredients.join(',') })}`
      : '/add-ingredients',
  /** `no` are foods to leave out. */
  matchedRecipes: (no: readonly string[] = []) =>
    no.length > 0 ? `/matched-recipes?${new URLSearchParams({ no: no.join(',') })}` : '/matched-recipes',
  recipes: () => '/recipes',
  recipe: (id: string) => `/recipe/${encodeURIComponent(id)}`,
  /** `meal` is the one of the plan that it is cooked for; `done` skips the steps. */
  cook: (id: string, plan?: { meal: string; done?: '' }) =>
    `/recipe/${encodeURIComponent(id)}/cook${plan ? `?${new URLSearchParams(plan)}` : ''}`,
  saved: () => '/saved',
  myRecipes: (open: { export?: boolean } = {}) => `/my-recipes${open.export ? '?export' : ''}`,
  /** `draft` is a recipe that was begun; `paste` starts with a text from elsewhere. */
  newRecipe: (start: { draft?: string; from?: 'paste' } = {}) => {
    const query = new URLSearchParams(Object.entries(start))
    return query.size > 0 ? `/my-recipes/new?${query}` : '/my-recipes/new'
  },
  /** Recipes from elsewhere: files of other apps, links, paper. */
  importRecipes: () => '/import',
  editRecipe: (id: string) => `/my-recipes/${encodeURIComponent(id)}/edit`,
  /** A recipe that its owner shared by a link. */
  shared: (token: string) => `/shared/${encodeURIComponent(token)}`,
  shoppingList: () => '/shopping-list',
  pantry: () => '/pantry',
  putAway: () => '/put-away',
  plan: () => '/plan',
  arCamera: () => '/ar-camera',
  /** `recipe` is its title, `recipeId` the recipe that the chosen swaps belong to. */
  substitutionAssistant: (
    asking: {
      ingredient?: string
      quantity?: string
      recipe?: string
      recipeId?: string
      /** Diets and allergies besides those of the profile, separated by commas. */
      needs?: string
    } = {},
  ) => {
    const query = new URLSearchParams(Object.entries(asking).filter(([, value]) => value))
    return query.size > 0 ? `/substitution-assistant?${query}` : '/substitution-assistant'
  },
  /** Target for shares from other apps. */
  shareTarget: () => '/share-target',
  /** A page of another site: its link, or the page itself as the bookmarklet sends it. */
  importPage: () => '/import-page',
  cookingAssistant: () => '/cooking-assistant',
  contact: (topic?: 'removal') => (topic ? `/contact?${new URLSearchParams({ topic })}` : '/contact'),
  faq: () => '/faq',
  howItWorks: () => '/how-it-works',
  purpose: () => '/purpose',
  about: () => '/about',
  legal: () => '/legal',
  profile: () => '/profile',
  join: (code?: string) => (code ? `/join?${new URLSearchParams({ code })}` : '/join'),
  auth: (mode?: 'forgot-password' | 'reset-password') => (mode ? `/auth?mode=${mode}` : '/auth'),
  cookingTips: () => '/cooking-tips',
  nutritionGuide: () => '/nutrition-guide',
  foodSafety: () => '/food-safety',
  cookingSkills: () => '/cooking-skills',
  howToUse: () => '/how-to-use',
  seasonalCooking: () => '/seasonal-cooking',
  kitchenEquipment: () => '/kitchen-equipment',
  devTools: () => '/dev-tools',
  debugging: () => '/debugging',
  recipeScraper: () => '/recipe-scraper',
  recipeSources: () => '/recipe-sources',
  recipeReview: () => '/recipe-review',
  bulkRecipeImport: () => '/bulk-recipe-import',
  bulkImport: () => '/bulk-import',
} as const

export type PathName = keyof typeof paths
