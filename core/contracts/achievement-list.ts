/** The achievements and their counting rules. The server counts them from what was cooked. */
export const ACHIEVEMENTS = [
  {
    id: 'first-recipe',
    name: 'First Recipe',
    description: 'Cook your first recipe to the end.',
    icon: '🍳',
    target: 1,
    rule: 'Counts each recipe you finish in cook mode, once a day.',
  },
  {
    id: 'ingredient-master',
    name: 'Ingredient Master',
    description: 'Cook with 50 different ingredients.',
    icon: '🥕',
    target: 50,
    rule: 'Counts each ingredient of a recipe you finish, the first time you cook with it.',
  },
  {
    id: 'substitution-specialist',
    name: 'Substitution Specialist',
    description: 'Use 10 different substitutions.',
    icon: '🔄',
    target: 10,
    rule: 'Counts each substitution, the first time you use it.',
  },
  {
    id: 'recipe-explorer',
    name: 'Recipe Explorer',
    description: 'Open 25 different recipes.',
    icon: '🧭',
    target: 25,
    rule: 'Counts each recipe you open, the first time you open it.',
  },
  {
    id: 'cuisine-connoisseur',
    name: 'Cuisine Connoisseur',
    description: 'Cook dishes of 5 cuisines.',
    icon: '🌍',
    target: 5,
    rule: 'Counts each cuisine of the recipes you finish.',
  },
  {
    id: 'kitchen-efficiency',
    name: 'Kitchen Efficiency',
    description: 'Use up 100 ingredients you already had.',
    icon: '♻️',
    target: 100,
    rule: 'Counts each pantry ingredient you use up in a finished recipe, once a day.',
  },
] as const

export type AchievementId = (typeof ACHIEVEMENTS)[number]['id']
