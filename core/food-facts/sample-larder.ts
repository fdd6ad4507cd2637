import type { Ingredient } from '#core/contracts/ingredient.ts'
import { readFactTable } from '#core/food-facts/read-facts.ts'

/** As the tables of content/food-facts have them. */
const readFacts = (text: string) => readFactTable(`x | ${text}`).get('x')?.facts ?? new Map()

type Facts = Partial<Ingredient> & Pick<Ingredient, 'name' | 'category'>

const food = (facts: Facts): Ingredient => ({
  plural: `${facts.name}s`,
  synonyms: [],
  emoji: '🍽️',
  popularity: 50,
  facts: new Map(),
  ...facts,
})

/** A small larder with dietary facts, for tests that must not depend on the real list. */
export const SAMPLE_LARDER: readonly Ingredient[] = [
  food({ name: 'chicken', category: 'poultry', facts: readFacts('poultry') }),
  food({ name: 'chicken thigh', category: 'poultry', parent: 'chicken', facts: readFacts('poultry') }),
  food({ name: 'chicken broth', category: 'pantry', not: ['chicken'], facts: readFacts('poultry') }),
  food({ name: 'salmon', category: 'seafood', facts: readFacts('fish') }),
  food({ name: 'rice', category: 'grains', facts: readFacts('carbs') }),
  food({ name: 'spaghetti', category: 'pasta', facts: readFacts('gluten; carbs') }),
  food({
    name: 'flour',
    category: 'baking',
    synonyms: ['all-purpose flour'],
    facts: readFacts('gluten; carbs'),
  }),
  food({ name: 'beer', category: 'drinks', facts: readFacts('gluten; carbs') }),
  food({ name: 'butter', category: 'dairy', facts: readFacts('milk') }),
  food({ name: 'margarine', category: 'dairy' }),
  food({ name: 'cream', category: 'dairy', facts: readFacts('milk') }),
  food({
    name: 'heavy cream',
    category: 'dairy',
    parent: 'cream',
    facts: readFacts('milk'),
  }),
  food({ name: 'milk', category: 'dairy', facts: readFacts('milk; carbs') }),
  food({ name: 'egg', category: 'eggs', facts: readFacts('eggs') }),
  food({ name: 'honey', category: 'sweeteners', facts: readFacts('honey; carbs') }),
  food({ name: 'sugar', category: 'sweeteners', facts: readFacts('carbs') }),
  food({ name: 'almond', category: 'nuts', facts: readFacts('tree nuts') }),
  food({ name: 'peanut', category: 'nuts', facts: readFacts('peanuts') }),
  food({ name: 'fish sauce', category: 'condiments', facts: readFacts('fish') }),
  food({ name: 'onion', category: 'vegetables' }),
  food({ name: 'garlic', category: 'vegetables', synonyms: ['garlic clove'] }),
  food({ name: 'garlic powder', category: 'spices', not: ['garlic'] }),
  food({ name: 'black bean', category: 'legumes', facts: readFacts('carbs') }),
  food({ name: 'lemon', category: 'fruits' }),
  food({ name: 'olive oil', category: 'oils', parent: 'oil' }),
  food({ name: 'oil', category: 'oils' }),
  food({ name: 'salt', category: 'spices', staple: true }),
  food({ name: 'black pepper', category: 'spices', synonyms: ['pepper'], staple: true }),
  food({ name: 'water', category: 'drinks', plural: 'water', staple: true }),
  food({ name: 'bread', category: 'bread', synonyms: ['toast'], facts: readFacts('gluten; carbs') }),
  food({ name: 'walnut', category: 'nuts', facts: readFacts('tree nuts') }),
]
