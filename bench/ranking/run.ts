/**
 * npm run bench:ranking [-- FILE.jsonl]: what the first five results are worth to a cook. Each line is a kitchen,
 * {ingredients, staples, expect: [regex], mustNotFirst: [regex]}, written without knowledge of the collection.
 */
import { readFileSync } from 'node:fs'
import { COOKBOOK } from '#content/cookbook/index.ts'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { RecipeIndex } from '#core/matching/recipe-index.ts'

interface Kitchen {
  ingredients: string[]
  staples: string[]
  expect: string[]
  mustNotFirst: string[]
}

const FIRST = 5
const PURCHASES = 2
const file = process.argv[2] ?? new URL('./kitchens.jsonl', import.meta.url)
const kitchens = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as Kitchen)

const titles = new Map(COOKBOOK.map(({ slug, title }) => [slug, title]))
const index = new RecipeIndex(
  VOCABULARY,
  COOKBOOK.map(({ slug, ingredients }) => ({ id: slug, ingredients, quality: 80 })),
)
const matches = (patterns: readonly string[], title: string) =>
  patterns.some((pattern) => new RegExp(pattern, 'i').test(title))

let expected = 0
let within = 0
let wrongFirst = 0
let missing = 0
let shown = 0
for (const { ingredients, staples, expect, mustNotFirst } of kitchens) {
  const first = index.query({ ingredients, staples, limit: FIRST })
  const titled = first.map((one) => ({ title: titles.get(one.id) ?? '', missing: one.missing.length }))
  const hits = titled.filter(({ title }) => matches(expect, title))
  if (hits.length > 0) expected++
  if (hits.some((one) => one.missing <= PURCHASES)) within++
  if (titled[0] && matches(mustNotFirst, titled[0].title)) wrongFirst++
  missing += titled.reduce((sum, one) => sum + one.missing, 0)
  shown += titled.length
}
const of = `of ${kitchens.length}`
console.log(`an expected dish among the first five: ${expected} ${of}`)
console.log(`the same within two purchases: ${within} ${of}`)
console.log(`the first result must not be first: ${wrongFirst} ${of}`)
console.log(`missing ingredients in the first five, mean: ${(missing / shown).toFixed(2)}`)
