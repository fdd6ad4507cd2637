import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import type { Ingredient } from '#core/contracts/ingredient.ts'
import type { IndexedRecipe } from '#core/matching/recipe-store.ts'

/** A seeded random source: every run sees the same recipes and queries. */
export function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 0x1_0000_0000
  }
}

/** Popular ingredients occur often, rare ones rarely. */
export function picker(ingredients: readonly Ingredient[], next: () => number): () => Ingredient {
  const weights = ingredients.map((ingredient) => (ingredient.popularity + 1) ** 2)
  const sums: number[] = []
  let total = 0
  for (const weight of weights) {
    total += weight
    sums.push(total)
  }
  return () => {
    const at = next() * total
    let low = 0
    for (let high = sums.length - 1; low < high; ) {
      const middle = (low + high) >> 1
      if ((sums[middle] as number) < at) low = middle + 1
      else high = middle
    }
    return ingredients[low] as Ingredient
  }
}

const AMOUNTS = ['1', '2', '3', '1/2', '1/4', '3/4', '1 1/2', '2 to 3', '4', '¼', '½']
const UNITS = [
  'cup',
  'cups',
  'tablespoons',
  'teaspoon',
  'pound',
  'ounces',
  '(14 ounce) can',
  'large',
  'medium',
  '',
]
const ENDINGS = [
  '',
  '',
  '',
  ', chopped',
  ', minced',
  ', divided',
  ', drained',
  ' to taste',
  ', or to taste',
  ', melted',
]

function generate(count: number, ingredients: readonly Ingredient[]): IndexedRecipe[] {
  const next = random(7)
  const pick = picker(ingredients, next)
  const one = (list: readonly string[]) => list[Math.floor(next() * list.length)] as string
  return Array.from({ length: count }, (_, i) => ({
    id: String(i + 1),
    quality: Math.floor(next() * 10),
    ingredients: Array.from({ length: 4 + Math.floor(next() * 12) }, () => {
      const { name, plural } = pick()
      return `${one(AMOUNTS)} ${one(UNITS)} ${next() < 0.5 ? name : plural}${one(ENDINGS)}`.replace(
        / +/g,
        ' ',
      )
    }),
  }))
}

/** Real recipe lists if a file of them is available, generated ones otherwise. */
export async function loadRecipes(count: number, ingredients: readonly Ingredient[]) {
  const file =
    process.env.SOUS_BENCH_RECIPES ??
    join(import.meta.dirname, '../../../shared/corpus/recipes/recipes-150k.ndjson.gz')
  if (!existsSync(file)) return { source: 'generated', recipes: generate(count, ingredients) }
  const next = random(11)
  const recipes: IndexedRecipe[] = []
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) })
  for await (const line of lines) {
    if (recipes.length >= count) break
    const row = JSON.parse(line) as { id: number; ingredients: string[] }
    recipes.push({ id: String(row.id), ingredients: row.ingredients, quality: Math.floor(next() * 10) })
  }
  return { source: 'real', recipes }
}
