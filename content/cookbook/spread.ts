import { SEASONS } from '../tips/record.ts'
import { factsOf } from './facts.ts'
import { type CookbookRecipe, CUISINES, MEALS } from './record.ts'
import { seasonsOf, techniquesOf } from './techniques.ts'

/**
 * Off while the second helping is being written: rows below `target` are printed as holes, and only those below
 * `least`, what the collection has always guaranteed, are errors. On, each row must meet its target.
 */
export const REQUIRE_TARGETS = false

interface SpreadRow {
  group: string
  name: string
  count: number
  /** What it must have today. */
  least: number
  /** What it is to have. */
  target: number
}

interface Counted {
  recipe: CookbookRecipe
  diets: readonly string[]
  minutes: number
  ingredients: number
  techniques: ReadonlySet<string>
  seasons: ReadonlySet<string>
}

type Row = [name: string, passes: (one: Counted) => boolean, target: number, least?: number]

/** A row each; 'african' counts its regions too. */
const KITCHENS: [name: string, target: number, least?: number][] = [
  ['american', 25, 20],
  ['american south', 25],
  ['mexican', 25, 20],
  ['caribbean', 25],
  ['italian', 25, 20],
  ['french', 25, 20],
  ['mediterranean', 25, 20],
  ['eastern european', 25],
  ['middle eastern', 25],
  ['african', 25],
  ['indian', 25, 20],
  ['chinese', 25, 8],
  ['japanese', 25, 8],
  ['korean', 25, 8],
  ['thai', 25, 8],
  ['vietnamese', 25, 8],
]
const UNLISTED = CUISINES.filter((name) => !KITCHENS.some(([listed]) => listed === name)).map(
  (name): (typeof KITCHENS)[number] => [name, name.endsWith(' african') ? 0 : 6],
)
const isOf = ({ cuisine }: CookbookRecipe, name: string) =>
  cuisine === name || (name === 'african' && cuisine.endsWith(' african'))
const MEAL_TARGETS: Readonly<Record<string, number>> = {
  breakfast: 60,
  lunch: 60,
  dinner: 300,
  side: 35,
  soup: 45,
  salad: 40,
  bread: 35,
  dessert: 60,
  snack: 35,
  drink: 20,
}
/** Common ingredient searches: part of a line, and how many dishes they should find. */
const SEARCHES: [name: string, line: RegExp, target: number, least: number][] = [
  ['chicken', /\bchicken\b(?! broth)/, 60, 40],
  ['rice', /\brice\b(?! vinegar| noodle| wine| paper)/, 100, 30],
  ['eggs', /\beggs?\b/, 130, 60],
  ['ground beef', /\bground beef\b/, 20, 10],
  [
    'pasta',
    /\b(?:pasta|spaghetti|penne|macaroni|linguine|fettuccine|rigatoni|orzo|rotini|lasagna)\b/,
    40,
    25,
  ],
  ['beans', /\b(?:beans|chickpeas)\b(?<!green beans)/, 90, 25],
  ['potatoes', /\bpotatoes\b(?<!sweet potatoes)/, 60, 20],
]

const tagged =
  (tag: string) =>
  ({ recipe }: Counted) =>
    recipe.tags?.some((one) => one === tag) ?? false
const isMain = ({ recipe }: Counted) => ['breakfast', 'lunch', 'dinner', 'soup'].includes(recipe.meal)
const within =
  (from: number, to: number) =>
  ({ minutes }: Counted) =>
    minutes > from && minutes <= to
const fits =
  (diet: string) =>
  ({ diets }: Counted) =>
    diets.includes(diet)
const by =
  (technique: string) =>
  ({ techniques }: Counted) =>
    techniques.has(technique)

const GROUPS: readonly (readonly [group: string, rows: readonly Row[]])[] = [
  ['all', [['recipes', () => true, 750, 400]]],
  [
    'kitchen',
    [...KITCHENS, ...UNLISTED].map(([name, target, least]): Row => {
      return [name, ({ recipe }) => isOf(recipe, name), target, least ?? 0]
    }),
  ],
  [
    'meal',
    [
      ...MEALS.map((name): Row => [name, ({ recipe }) => recipe.meal === name, MEAL_TARGETS[name] ?? 12, 12]),
      ['lunch for one', (one) => one.recipe.meal === 'lunch' && one.recipe.servings === 1, 10],
    ],
  ],
  [
    'time',
    [
      ['15 minutes or less', within(-1, 15), 80],
      ['16 to 30 minutes', within(15, 30), 220],
      ['30 minutes or less', within(-1, 30), 300, 120],
      ['31 to 60 minutes', within(30, 60), 200],
      ['1 to 3 hours', within(60, 180), 100],
      ['more than 3 hours', within(180, Number.POSITIVE_INFINITY), 30],
      ['dinner in 20 minutes', (one) => one.recipe.meal === 'dinner' && one.minutes <= 20, 25],
    ],
  ],
  [
    'diet',
    [
      ['vegan', fits('vegan'), 220, 80],
      ['vegetarian besides', (one) => fits('vegetarian')(one) && !fits('vegan')(one), 200, 100],
      ['gluten-free', fits('gluten-free'), 270, 120],
      ['dairy-free', fits('dairy-free'), 380],
      ['high-protein', fits('high-protein'), 280],
      ['low-carb', fits('low-carb'), 50],
      ['halal', fits('halal'), 550],
    ],
  ],
  [
    'technique',
    [
      ['bake', by('bake'), 150],
      ['roast', by('roast'), 50],
      ['broil', by('broil'), 20],
      ['grill', by('grill'), 10],
      ['stir-fry', by('stir-fry'), 40],
      ['deep-fry', by('deep-fry'), 10],
      ['simmer', by('simmer'), 250],
      ['braise', by('braise'), 30],
      ['steam', by('steam'), 40],
      ['knead', by('knead'), 25],
      ['no-cook', by('no-cook'), 60],
    ],
  ],
  ['season', SEASONS.map((name): Row => [name, ({ seasons }) => seasons.has(name), 60])],
  [
    'equipment',
    [
      ['air fryer', by('air fryer'), 12],
      ['pressure cooker', by('pressure cooker'), 12],
      ['slow cooker', by('slow cooker'), 10],
      ['microwave', by('microwave'), 10],
    ],
  ],
  [
    'servings',
    [
      ['for one', (one) => one.recipe.servings === 1, 20],
      ['for two', (one) => one.recipe.servings === 2, 70],
      ['for twelve or more', (one) => isMain(one) && one.recipe.servings >= 12, 12],
      [
        'feasts (dinner for 8 or more)',
        (one) => one.recipe.meal === 'dinner' && one.recipe.servings >= 8,
        20,
      ],
    ],
  ],
  [
    'kind',
    [
      ['6 ingredients or fewer', ({ ingredients }) => ingredients <= 6, 250, 60],
      ['one-pot', tagged('one-pot'), 220, 40],
      ['empty-pantry', tagged('empty-pantry'), 120, 30],
      ['leftovers', tagged('leftovers'), 35, 15],
      ['no-cook', tagged('no-cook'), 60],
      ['kid-friendly', tagged('kid-friendly'), 200],
      ['make-ahead', tagged('make-ahead'), 180],
      ['freezer-friendly', tagged('freezer-friendly'), 160],
    ],
  ],
  [
    'with',
    SEARCHES.map(([name, line, target, least]): Row => {
      return [name, ({ recipe }) => recipe.ingredients.some((one) => line.test(one)), target, least]
    }),
  ],
]

/** The distribution of the collection compared with its targets. */
export function spreadOf(recipes: readonly CookbookRecipe[]): SpreadRow[] {
  const counted = recipes.map((recipe): Counted => {
    const { diet, totalMinutes, ingredientCount } = factsOf(recipe)
    return {
      recipe,
      diets: diet.tags,
      minutes: totalMinutes,
      ingredients: ingredientCount,
      techniques: techniquesOf(recipe),
      seasons: seasonsOf(recipe),
    }
  })
  return GROUPS.flatMap(([group, rows]) =>
    rows.map(([name, passes, target, least = 0]) => {
      return { group, name, count: counted.filter(passes).length, least, target }
    }),
  )
}

export const required = ({ least, target }: SpreadRow): number => (REQUIRE_TARGETS ? target : least)
export const isHole = (row: SpreadRow): boolean => row.count < row.target

/** As a Markdown table, as docs/cookbook.md has it. */
export function spreadTable(rows: readonly SpreadRow[]): string {
  return [
    '| spread | has | wanted | |',
    '|---|---|---|---|',
    ...rows.map((row) => {
      const { group, name, count, target } = row
      const title = group === 'all' ? name : `${group}: ${name}`
      return `| ${title} | ${count} | ${target} | ${isHole(row) ? `hole: ${target - count} more` : ''} |`
    }),
  ].join('\n')
}
