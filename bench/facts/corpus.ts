/**
 * npm run bench:facts-corpus -- FILE.ndjson.gz: reads the first 2,000 recipes ({title, ingredients[]}), prints how many
 * lines and recipes are known, and checks for each allergen that a search that avoids it lists no recipe that contains it.
 */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { createFoods } from '#content/food-facts/book.ts'
import { ALLERGENS, allergenBits } from '#core/contracts/food-facts.ts'
import { readFoods } from '#core/food-facts/read-foods.ts'
import { recipeFacts } from '#core/food-facts/recipe-facts.ts'
import { judge } from '#core/food-facts/verdict.ts'
import { RecipeIndex } from '#core/matching/recipe-index.ts'

const RECIPES = 2000
const file = process.argv[2] ?? '../shared/corpus/recipes/recipes-150k.ndjson.gz'
const recipes = gunzipSync(readFileSync(file))
  .toString()
  .split('\n')
  .slice(0, RECIPES)
  .map((row, at) => ({
    id: String(at),
    ingredients: (JSON.parse(row) as { ingredients: string[] }).ingredients,
  }))

const foods = createFoods()
const lines = recipes.flatMap((recipe) => recipe.ingredients)
const began = performance.now()
const known = lines.filter((line) => readFoods(line, foods).unknown.length === 0).length
const judged = recipes.map((recipe) => ({ ...recipe, facts: recipeFacts(recipe.ingredients, foods) }))
const each = (performance.now() - began) / recipes.length
const complete = judged.filter(({ facts }) => facts.unknown.length === 0).length
const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`
console.log(`${known} of ${lines.length} lines known (${percent(known, lines.length)})`)
console.log(
  `${complete} of ${recipes.length} recipes known whole (${percent(complete, recipes.length)}), ${each.toFixed(2)} ms each`,
)

const index = new RecipeIndex(
  foods,
  judged.map(({ id, ingredients, facts }) => ({ id, ingredients, contains: allergenBits(facts.allergens) })),
)
let wrong = 0
for (const allergen of ALLERGENS) {
  const shown = new Set<string>()
  let hidden = 0
  // Every kitchen is the list of some recipe: what it contains is what a search would find first.
  for (let at = 0; at < recipes.length; at += 20) {
    const ingredients = (recipes[at]?.ingredients ?? []).slice(0, 12)
    const found = index.search({ ingredients, avoid: allergenBits([allergen]) })
    hidden += found.hidden
    for (const { id } of found.recipes) shown.add(id)
  }
  const bad = [...shown].filter(
    (id) => judge(recipes[Number(id)]?.ingredients ?? [], allergen, foods).verdict === 'contains',
  )
  wrong += bad.length
  console.log(`${allergen}: ${shown.size} recipes shown, ${bad.length} of them contain it; ${hidden} hidden`)
}
if (wrong > 0) process.exitCode = 1
