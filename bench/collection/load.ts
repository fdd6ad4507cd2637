/** Rows for a table as large as the collection may grow. */
import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { INGREDIENTS } from '#content/ingredients/index.ts'
import { DIETS } from '#core/contracts/food-facts.ts'
import { loadRecipes, random } from '../matching/recipes.ts'

const CUISINES =
  'american italian mexican chinese indian french thai japanese greek spanish mediterranean korean vietnamese turkish moroccan british german caribbean cajun polish georgian peruvian ethiopian'.split(
    ' ',
  )
const WORDS =
  'easy quick hearty simple classic family weeknight creamy crisp smoky bright tender slow roasted cozy fresh light rich spicy sweet favorite dinner lunch breakfast dessert'.split(
    ' ',
  )
const STYLES = 'soup salad bake stew curry pie pasta tart roast stir-fry casserole cookies bread'.split(' ')

export interface BenchRow {
  title: string
  description: string
  ingredients: string[]
  tags: string[]
  cuisine_type: string | null
  difficulty_level: string | null
  dietary_tags: string[]
  cooking_time_minutes: number | null
  prep_time_minutes: number | null
  quality_score: number | null
  servings: number
  created_at: string
}

/** Titles and lines are real if a file of them is available; the rest is sampled, common items often and rare ones rarely. */
export async function benchRows(count: number): Promise<{ source: string; rows: BenchRow[] }> {
  const next = random(23)
  const low = (size: number) => Math.floor(next() ** 2.2 * size)
  const one = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T
  const file =
    process.env.SOUS_BENCH_RECIPES ??
    join(import.meta.dirname, '../../../shared/corpus/recipes/recipes-150k.ndjson.gz')
  const named: { title: string; ingredients: string[] }[] = []
  const real = existsSync(file)
  if (real) {
    for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
      if (named.length >= count) break
      named.push(JSON.parse(line) as { title: string; ingredients: string[] })
    }
  } else {
    const { recipes } = await loadRecipes(count, INGREDIENTS)
    for (const { ingredients } of recipes) {
      const main = one(INGREDIENTS).name
      named.push({ title: `${one(WORDS)} ${main} ${one(STYLES)}`, ingredients: [...ingredients] })
    }
  }
  const rows = named.map(
    ({ title, ingredients }): BenchRow => ({
      title: title.slice(0, 300),
      description: `A ${one(WORDS)} and ${one(WORDS)} ${one(STYLES)} for a ${one(WORDS)} ${one(WORDS)}. ${title}, the ${one(WORDS)} way, with ${one(INGREDIENTS).plural}.`,
      ingredients,
      tags: [one(WORDS), one(STYLES)],
      cuisine_type: next() < 0.15 ? null : (CUISINES[low(CUISINES.length)] as string),
      difficulty_level: next() < 0.05 ? null : (['easy', 'medium', 'hard'][low(3)] as string),
      dietary_tags: DIETS.filter(() => next() < 0.22),
      cooking_time_minutes: next() < 0.05 ? null : 5 * (1 + low(36)),
      prep_time_minutes: next() < 0.1 ? null : 5 * low(12),
      quality_score: next() < 0.1 ? null : 100 - low(100),
      servings: 1 + low(12),
      created_at: new Date(1_700_000_000_000 + Math.floor(next() * 6e10)).toISOString(),
    }),
  )
  return { source: real ? 'real titles and lines' : 'made-up recipes', rows }
}
