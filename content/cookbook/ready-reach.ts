import { MEASURES } from '#content/measures/index.ts'
import { ALIKE } from '#content/substitutions/alike.ts'
import { SUBSTITUTIONS } from '#content/substitutions/index.ts'
import { isReadyMeal } from '#core/matching/readiness.ts'
import { RecipeIndex } from '#core/matching/recipe-index.ts'
import { rankFacts } from '#core/recipes/rank-facts.ts'
import { createSwapRules } from '#core/substitutions/swap-rules.ts'
import { factsOf } from './facts.ts'
import { COOKBOOK } from './index.ts'
import { random, STAPLES } from './reach.ts'
import { VOCABULARY } from './vocabulary.ts'

const PANTRIES = 500
const [LEAST, MOST] = [5, 8]
/** The app shows a ready meal among the first few if there is one; so far down it looks for it. */
const LOOKED_AT = 40

/** Common foods, and of a hundred households how many have each at home. */
const POOL: Readonly<Record<string, number>> = {
  egg: 90,
  onion: 90,
  butter: 85,
  milk: 85,
  pasta: 85,
  bread: 85,
  garlic: 80,
  rice: 80,
  sugar: 80,
  'olive oil': 75,
  'vegetable oil': 75,
  flour: 75,
  potato: 75,
  ketchup: 70,
  'cheddar cheese': 65,
  carrot: 65,
  mayonnaise: 65,
  'peanut butter': 65,
  tomato: 60,
  'canned tomato': 60,
  banana: 60,
  mustard: 60,
  'soy sauce': 60,
  'ground beef': 55,
  'canned tuna': 55,
  apple: 55,
  'chicken breast': 50,
  'bell pepper': 50,
  lemon: 50,
  yogurt: 50,
  honey: 50,
  oats: 50,
  bacon: 45,
  broccoli: 45,
  lettuce: 45,
  pea: 45,
  corn: 45,
  'parmesan cheese': 45,
  'chicken broth': 45,
  vinegar: 45,
  celery: 40,
  spinach: 40,
  cucumber: 40,
  'black bean': 40,
  tortilla: 40,
  'tomato sauce': 40,
  'tomato paste': 40,
  mushroom: 35,
  chickpea: 35,
  'sour cream': 35,
  'mozzarella cheese': 35,
  salsa: 35,
  'green onion': 35,
  'chicken thigh': 30,
  sausage: 30,
  'kidney bean': 30,
  lime: 30,
  'sweet potato': 30,
  avocado: 30,
  ham: 25,
  zucchini: 25,
  cabbage: 25,
  lentil: 25,
  'heavy cream': 25,
  ginger: 25,
  salmon: 20,
  shrimp: 15,
  tofu: 10,
}

function draw(left: ReadonlyMap<string, number>, at: number): string {
  let rest = at * [...left.values()].reduce((sum, weight) => sum + weight, 0)
  for (const [name, weight] of left) {
    rest -= weight
    if (rest <= 0) return name
  }
  throw new Error('the pool is empty')
}

/** Near-empty kitchens: 5 to 8 of the pool, each as often as households have it. */
export function drawSmallPantries(count = PANTRIES, seed = 34): string[][] {
  const next = random(seed)
  return Array.from({ length: count }, () => {
    const size = LEAST + Math.floor(next() * (MOST - LEAST + 1))
    const left = new Map(Object.entries(POOL))
    return Array.from({ length: size }, () => {
      const name = draw(left, next())
      left.delete(name)
      return name
    })
  })
}

interface Readiness {
  pantry: readonly string[]
  /** Something of any kind can be cooked at once: only staples, garnishes and what has a good swap are missing. */
  ready: boolean
  /** A meal or breakfast can. */
  meal: boolean
  /** One can with every line covered, swaps aside. */
  whole: boolean
  /** What the best recipe that needs one thing asks for. */
  lacks: string | undefined
}

/** What each pantry can cook at once, by the matching of the app: its index, weights of lines, swaps and staples. */
export function readinessOf(pantries: readonly (readonly string[])[]): Readiness[] {
  const know = { vocabulary: VOCABULARY, measures: MEASURES }
  const kinds = new Map<string, ReturnType<typeof rankFacts>['kind']>()
  const rows = COOKBOOK.map((recipe) => {
    const { slug, title, ingredients, prep, cook, rest = 0 } = recipe
    const { line_weights, kind } = rankFacts(recipe, know)
    kinds.set(slug, kind)
    const quality = factsOf(recipe).quality.score
    return { id: slug, title, ingredients, weights: line_weights, kind, quality, minutes: prep + cook + rest }
  })
  const index = new RecipeIndex(VOCABULARY, rows, createSwapRules(SUBSTITUTIONS, ALIKE, VOCABULARY, MEASURES))
  return pantries.map((pantry) => {
    const found = index.query({ ingredients: pantry, staples: STAPLES, order: 'ready', limit: LOOKED_AT })
    const ready = found.filter(({ group }) => group === 'ready')
    const meals = ready.filter(({ id, group }) => isReadyMeal(kinds.get(id) ?? 'meal', group))
    const one = found.find(({ group }) => group === 'one')
    return {
      pantry,
      ready: ready.length > 0,
      meal: meals.length > 0,
      whole: meals.some(({ missing }) => missing.length === 0),
      lacks: one?.missing.find(({ swap, weight }) => swap === '' && weight !== 'minor')?.line,
    }
  })
}

const share = (part: number, all: number) => `${((part / all) * 100).toFixed(1)} %`

export function readyTable(all: readonly Readiness[]): string {
  const row = (name: string, passes: (one: Readiness) => boolean) => {
    const count = all.filter(passes).length
    return `| ${name} | ${count} | ${share(count, all.length)} |`
  }
  return [
    '| can cook at once | pantries | share |',
    '|---|---|---|',
    row('something', ({ ready }) => ready),
    row('a meal or breakfast', ({ meal }) => meal),
    row('the same, no line missing or swapped', ({ whole }) => whole),
  ].join('\n')
}

const SHOWN = 12

/** For authors: kitchens that find no ready meal, and what would be closest. */
export function openPantries(all: readonly Readiness[]): string {
  return all
    .filter(({ meal }) => !meal)
    .slice(0, SHOWN)
    .map(({ pantry, lacks }) => `- ${pantry.join(', ')}${lacks ? ` (nearest lacks: ${lacks})` : ''}`)
    .join('\n')
}
