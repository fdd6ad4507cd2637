import type { Category, Ingredient } from '#core/contracts/ingredient.ts'
import { parseLine } from '#core/ingredients/parse-line.ts'
import { resolve } from '#core/ingredients/vocabulary.ts'
import { normalWords } from '#core/text/normalise.ts'
import type { ArtLibrary, CoverRecipe } from './art.ts'
import type { Fill, FillKind } from './stage.ts'

export interface Stars {
  /** Keys of drawings, most characteristic first. */
  keys: string[]
  fill: Fill
}

/** How much a group contributes to the look of a dish; groups not listed are never a main ingredient. */
const WEIGHT: Partial<Record<Category, number>> = {
  meat: 10,
  poultry: 10,
  seafood: 10,
  pasta: 7,
  grains: 4,
  legumes: 7,
  vegetables: 7,
  fruits: 7,
  eggs: 5,
  bread: 5,
  dairy: 4,
  nuts: 4,
  baking: 3,
  drinks: 3,
  herbs: 3,
  pantry: 2,
  sweeteners: 2,
  condiments: 1,
  spices: 1,
}
const AROMATICS = new Set([
  'onion',
  'red-onion',
  'garlic',
  'ginger',
  'lemon',
  'lime',
  'celery',
  'green-onion',
  'butter',
  'glass-of-milk',
  'egg',
  'hot-pepper',
  'jar',
  'cinnamon',
  'coconut',
])
const NOODLES = new Set(['noodles', 'farfalle', 'penne'])
const SWEET_MEALS = new Set(['dessert', 'drink', 'bread'])

/** More than any ingredient can weigh. */
const WHOLE_DISH = 30
const MOST_LINES = 40
const MOST_STARS = 5

const FILL_BY_NAME: readonly (readonly [RegExp, FillKind, string])[] = [
  [
    /noodle|spaghetti|linguine|fettuccine|ramen|udon|soba|vermicelli|angel hair|tagliatelle/,
    'noodles',
    '#e8bd68',
  ],
  [/pasta|penne|macaroni|rigatoni|orzo|lasagna|fusilli|rotini|farfalle|shells|ziti/, 'noodles', '#ebc377'],
  [/\brice\b/, 'rice', '#eddfbe'],
  [/quinoa|couscous|bulgur|barley|farro|oats|millet|grits|polenta/, 'grains', '#dcbd82'],
  [/lentil/, 'grains', '#b9793f'],
]

function ingredientOf(name: string, art: ArtLibrary): Ingredient | undefined {
  const words = name.split(' ').slice(-6)
  for (let from = 0; from < words.length; from++) {
    const found = resolve(art.vocabulary, words.slice(from).join(' '))
    if (found) return found
  }
  return undefined
}

interface Candidate {
  key: string
  weight: number
}

function weigh(
  ingredient: Ingredient,
  key: string,
  place: number,
  title: ReadonlySet<string>,
  meal: string,
): number {
  let weight = WEIGHT[ingredient.category] ?? 0
  if (
    SWEET_MEALS.has(meal) &&
    (ingredient.category === 'fruits' || ingredient.category === 'nuts' || key === 'chocolate')
  )
    weight += 4
  if (AROMATICS.has(key) && !(key === 'egg' && meal === 'breakfast')) weight -= 5
  const words = [...normalWords(ingredient.name), ...ingredient.synonyms, key]
  // "Fish" matches a cod, "meat" a beef.
  if ((WEIGHT[ingredient.category] ?? 0) >= 10) words.push(...key.split('-'))
  const named = words.some((word) => title.has(word))
  if (ingredient.staple && !named) return 0
  if (named) weight += AROMATICS.has(key) && key !== 'egg' ? 5 : 9
  return weight - place * 0.12
}

/** The two to five ingredients that characterize the dish, and what it is served on. Never salt, oil, water or flour. */
export function chooseStars(recipe: CoverRecipe, art: ArtLibrary): Stars {
  const title = new Set(normalWords(recipe.title.slice(0, 200)))
  const meal = String(recipe.meal ?? '').toLowerCase()
  const found = new Map<string, Candidate>()
  let bed: Fill | undefined
  const add = (key: string, weight: number) => {
    const before = found.get(key)
    if (weight > 0 && art.pieces[key] && (before === undefined || before.weight < weight))
      found.set(key, { key, weight })
  }
  for (const [words, key] of art.byTitle) if (words.test(recipe.title.slice(0, 200))) add(key, WHOLE_DISH)
  for (const [place, raw] of recipe.ingredients.slice(0, MOST_LINES).entries()) {
    const line = String(raw).slice(0, 200)
    const emoji = art.byEmoji.get(line.trim())
    if (emoji) {
      add(emoji, 8 - place * 0.12)
      continue
    }
    for (const name of parseLine(line).names) {
      const ingredient = ingredientOf(name, art)
      if (!ingredient) continue
      const kind =
        ['grains', 'pasta', 'legumes'].includes(ingredient.category) &&
        FILL_BY_NAME.find(([words]) => words.test(ingredient.name))
      if (kind && !bed) bed = { kind: kind[1], colour: kind[2] }
      const key = art.byIngredient.get(ingredient.name)
      if (key) add(key, weigh(ingredient, key, place, title, meal))
    }
  }
  const ranked = [...found.values()].sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1))
  // Noodles that fill the dish need no drawing of their own.
  const shown =
    bed?.kind === 'noodles' && ranked.length > 2 ? ranked.filter(({ key }) => !NOODLES.has(key)) : ranked
  const strong = shown.filter((star, i) => i < 2 || star.weight >= 2)
  const keys = strong.slice(0, MOST_STARS).map((star) => star.key)
  return { keys, fill: bed ?? sauceOf(keys, art) }
}

const PLAIN_SAUCE = '#d9a458'

/** Without rice or noodles, a dish takes the color of its ingredients. */
function sauceOf(keys: readonly string[], art: ArtLibrary): Fill {
  // Herbs color a dish only when there is nothing else.
  const others = keys.filter((key) => key !== 'herb')
  const tint = [...others, ...keys].map((key) => art.pieces[key]?.tint).find((colour) => colour !== undefined)
  return { kind: 'sauce', colour: tint ?? PLAIN_SAUCE }
}
