import * as strings from './strings.ts'

/** The achievements and their counting rules. The server counts them from what was cooked. */
export const ACHIEVEMENTS = [
  {
    id: 'first-recipe',
    name: strings.firstRecipe,
    description: strings.firstRecipeGoal,
    icon: '🍳',
    target: 1,
    rule: strings.firstRecipeRule,
  },
  {
    id: 'ingredient-master',
    name: strings.ingredientMaster,
    description: strings.ingredientMasterGoal,
    icon: '🥕',
    target: 50,
    rule: strings.ingredientMasterRule,
  },
  {
    id: 'substitution-specialist',
    name: strings.substitutionSpecialist,
    description: strings.substitutionSpecialistGoal,
    icon: '🔄',
    target: 10,
    rule: strings.substitutionSpecialistRule,
  },
  {
    id: 'recipe-explorer',
    name: strings.recipeExplorer,
    description: strings.recipeExplorerGoal,
    icon: '🧭',
    target: 25,
    rule: strings.recipeExplorerRule,
  },
  {
    id: 'cuisine-connoisseur',
    name: strings.cuisineConnoisseur,
    description: strings.cuisineConnoisseurGoal,
    icon: '🌍',
    target: 5,
    rule: strings.cuisineConnoisseurRule,
  },
  {
    id: 'kitchen-efficiency',
    name: strings.kitchenEfficiency,
    description: strings.kitchenEfficiencyGoal,
    icon: '♻️',
    target: 100,
    rule: strings.kitchenEfficiencyRule,
  },
] as const

export type AchievementId = (typeof ACHIEVEMENTS)[number]['id']
