import type { Ingredient } from '#core/contracts/ingredient.ts'

type Facts = Partial<Ingredient> & Pick<Ingredient, 'name' | 'category'>

const food = (facts: Facts): Ingredient => ({
  plural: `${facts.name}s`,
  synonyms: [],
  emoji: '🍽️',
  popularity: 50,
  diet: 'vegan',
  allergens: [],
  ...facts,
})

/** A small vocabulary with dietary facts, for tests that must not depend on the real list. */
export const SAMPLE_LARDER: readonly Ingredient[] = [
  food({ name: 'chicken', category: 'poultry', diet: 'meat', low_carb: true }),
  food({ name: 'chicken thigh', category: 'poultry', parent: 'chicken', diet: 'meat', low_carb: true }),
  food({ name: 'chicken broth', category: 'pantry', not: ['chicken'], diet: 'meat', low_carb: true }),
  food({ name: 'salmon', category: 'seafood', diet: 'fish', allergens: ['fish'], low_carb: true }),
  food({ name: 'rice', category: 'grains' }),
  food({ name: 'spaghetti', category: 'pasta', allergens: ['wheat'], gluten: true }),
  food({
    name: 'flour',
    category: 'baking',
    synonyms: ['all-purpose flour'],
    allergens: ['wheat'],
    gluten: true,
  }),
  food({ name: 'beer', category: 'drinks', gluten: true }),
  food({ name: 'butter', category: 'dairy', diet: 'vegetarian', allergens: ['milk'], low_carb: true }),
  food({ name: 'margarine', category: 'dairy', low_carb: true }),
  food({ name: 'cream', category: 'dairy', diet: 'vegetarian', allergens: ['milk'], low_carb: true }),
  food({
    name: 'heavy cream',
    category: 'dairy',
    parent: 'cream',
    diet: 'vegetarian',
    allergens: ['milk'],
    low_carb: true,
  }),
  food({ name: 'milk', category: 'dairy', diet: 'vegetarian', allergens: ['milk'] }),
  food({ name: 'egg', category: 'eggs', diet: 'vegetarian', allergens: ['eggs'], low_carb: true }),
  food({ name: 'honey', category: 'sweeteners', diet: 'vegetarian' }),
  food({ name: 'sugar', category: 'sweeteners' }),
  food({ name: 'almond', category: 'nuts', allergens: ['tree nuts'], low_carb: true }),
  food({ name: 'peanut', category: 'nuts', allergens: ['peanuts'], low_carb: true }),
  food({ name: 'fish sauce', category: 'condiments', diet: 'fish', allergens: ['fish'], low_carb: true }),
  food({ name: 'onion', category: 'vegetables', low_carb: true }),
  food({ name: 'garlic', category: 'vegetables', low_carb: true, synonyms: ['garlic clove'] }),
  food({ name: 'garlic powder', category: 'spices', not: ['garlic'], low_carb: true }),
  food({ name: 'black bean', category: 'legumes' }),
  food({ name: 'lemon', category: 'fruits', low_carb: true }),
  food({ name: 'olive oil', category: 'oils', parent: 'oil', low_carb: true }),
  food({ name: 'oil', category: 'oils', low_carb: true }),
  food({ name: 'salt', category: 'spices', staple: true, low_carb: true }),
  food({ name: 'black pepper', category: 'spices', synonyms: ['pepper'], staple: true, low_carb: true }),
  food({ name: 'water', category: 'drinks', plural: 'water', staple: true }),
  food({ name: 'bread', category: 'bread', synonyms: ['toast'], allergens: ['wheat'], gluten: true }),
  food({ name: 'walnut', category: 'nuts', allergens: ['tree nuts'], low_carb: true }),
]
