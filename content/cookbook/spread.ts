import { factsOf } from './facts.ts'
import { type CookbookRecipe, CUISINES, MEALS } from './record.ts'

interface SpreadRow {
  name: string
  count: number
  /** The minimum that the collection guarantees. */
  target: number
}

const ASIAN = new Set(['chinese', 'japanese', 'thai', 'korean', 'vietnamese'])
/** Common ingredient searches: part of a line, and how many dishes they should find. */
const SEARCHES: [name: string, line: RegExp, target: number][] = [
  ['chicken', /\bchicken\b(?! broth)/, 40],
  ['rice', /\brice\b(?! vinegar| noodle| wine| paper)/, 30],
  ['eggs', /\beggs?\b/, 60],
  ['ground beef', /\bground beef\b/, 10],
  ['pasta', /\b(?:pasta|spaghetti|penne|macaroni|linguine|fettuccine|rigatoni|orzo|rotini|lasagna)\b/, 25],
  ['beans', /\b(?:beans|chickpeas)\b(?<!green beans)/, 25],
  ['potatoes', /\bpotatoes\b(?<!sweet potatoes)/, 20],
]

/** The distribution of the collection compared with its targets. */
export function spreadOf(recipes: readonly CookbookRecipe[]): SpreadRow[] {
  const rows = recipes.map((recipe) => ({ recipe, ...factsOf(recipe) }))
  const count = (passes: (row: (typeof rows)[number]) => boolean) => rows.filter(passes).length
  const has = (tag: string) => count(({ recipe }) => recipe.tags?.some((one) => one === tag) ?? false)
  return [
    { name: 'recipes', count: rows.length, target: 400 },
    { name: 'vegan', count: count(({ diet }) => diet.tags.includes('vegan')), target: 80 },
    {
      name: 'vegetarian besides',
      count: count(({ diet }) => diet.tags.includes('vegetarian') && !diet.tags.includes('vegan')),
      target: 100,
    },
    { name: 'gluten-free', count: count(({ diet }) => diet.tags.includes('gluten-free')), target: 120 },
    { name: '30 minutes or less', count: count(({ totalMinutes }) => totalMinutes <= 30), target: 120 },
    {
      name: '6 ingredients or fewer',
      count: count(({ ingredientCount }) => ingredientCount <= 6),
      target: 60,
    },
    { name: 'one-pot', count: has('one-pot'), target: 40 },
    { name: 'empty-pantry', count: has('empty-pantry'), target: 30 },
    { name: 'leftovers', count: has('leftovers'), target: 15 },
    ...CUISINES.map((cuisine) => ({
      name: `cuisine ${cuisine}`,
      count: count(({ recipe }) => recipe.cuisine === cuisine),
      // The kitchens after French are new.
      target: ASIAN.has(cuisine) ? 8 : CUISINES.indexOf(cuisine) <= CUISINES.indexOf('french') ? 20 : 0,
    })),
    ...MEALS.map((meal) => ({
      name: `meal ${meal}`,
      count: count(({ recipe }) => recipe.meal === meal),
      target: 12,
    })),
    ...SEARCHES.map(([name, line, target]) => ({
      name: `with ${name}`,
      count: count(({ recipe }) => recipe.ingredients.some((one) => line.test(one))),
      target,
    })),
  ]
}
