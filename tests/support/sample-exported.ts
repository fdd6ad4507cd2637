import type { CookbookRecipe } from '#content/cookbook/record.ts'
import type { ExportedRecipe } from '#core/recipes/export-recipe.ts'

/** As the recipe page exports it. */
export const sampleExported = (recipe: CookbookRecipe): ExportedRecipe => ({
  ...recipe,
  alsoCalled: recipe.also ?? [],
  author: null,
  prepMinutes: recipe.prep,
  cookMinutes: recipe.cook,
  restMinutes: recipe.rest ?? null,
  dietaryTags: ['vegan'],
  allergens: ['milk'],
  tags: recipe.tags ?? [],
  url: 'https://sous.example/recipe/1',
  sourceUrl: null,
  image: null,
  published: null,
  nutrition: { kcal: 320, protein: 9, fat: 10, carbohydrate: 45, fibre: 2, sugar: 1, sodium: 150 },
  lines: [],
  factor: 1,
})

/** The same, as it should be read again. */
export const asContent = ({
  title,
  description,
  ingredients,
  steps,
  servings,
  prep,
  cook,
  rest,
}: CookbookRecipe) => ({
  title,
  description,
  ingredients,
  instructions: steps,
  servings,
  prep_time_minutes: prep,
  cooking_time_minutes: cook,
  rest_time_minutes: rest ?? null,
})
