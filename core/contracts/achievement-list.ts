/** The achievements and their counting rules. The server counts them from what was cooked. */
export const ACHIEVEMENTS = [
  {
    id: 'first-recipe',
    name: 'First Recipe',
    description: 'Cook your first recipe to the end.',
    icon: '🍳',
    target: 1,
    rule: 'Every recipe that you finish in cook mode counts one, once a day.',
  },
  {
    id: 'ingredient-master',
    name: 'Ingredient Master',
    description: 'Cook with 50 different ingredients.',
    icon: '🥕',
    target: 50,
    rule: 'Every ingredient of a recipe that you finish counts one, the first time you cook with it.',
  },
  {
    id: 'substitution-specialist',
    name: 'Substitution Specialist',
    description: 'Use 10 different substitutions.',
    icon: '🔄',
    target: 10,
    rule: 'Every swap of one ingredient for another counts one, the first time you use it.',
  },
  {
    id: 'recipe-explorer',
    name: 'Recipe Explorer',
    description: 'Open 25 different recipes.',
    icon: '🧭',
    target: 25,
    rule: 'Every recipe that you open counts one, the first time you open it.',
  },
  {
    id: 'cuisine-connoisseur',
    name: 'Cuisine Connoisseur',
    description: 'Cook dishes of 5 cuisines.',
    icon: '🌍',
    target: 5,
    rule: 'Every cuisine of a recipe that you finish counts one.',
  },
  {
    id: 'kitchen-efficiency',
    name: 'Kitchen Efficiency',
    description: 'Use up 100 ingredients that you already had.',
    icon: '♻️',
    target: 100,
    rule: 'Every ingredient of a recipe you finish that stands in your saved ingredients is one saved from going to waste. It counts once a day.',
  },
] as const

export type AchievementId = (typeof ACHIEVEMENTS)[number]['id']
