import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { CHAPTER_NAMES } from './chapters.ts'
import { checkCollection, checkRecipe } from './check.ts'
import { factsOf } from './facts.ts'
import { COOKBOOK } from './index.ts'
import type { CookbookRecipe } from './record.ts'
import { required, spreadOf } from './spread.ts'

const here = path.dirname(fileURLToPath(import.meta.url))

async function recipesOf(chapter: string): Promise<readonly CookbookRecipe[]> {
  const module: Record<string, readonly CookbookRecipe[]> = await import(`./${chapter}/index.ts`)
  return Object.values(module).flat()
}

describe('the cookbook', () => {
  it.each(CHAPTER_NAMES)('has no problem in %s', async (chapter) => {
    const recipes = await recipesOf(chapter)
    const problems = recipes.flatMap((recipe) =>
      checkRecipe(recipe, chapter).map((problem) => `${recipe.slug}: ${problem}`),
    )
    expect(recipes.length).toBeGreaterThan(0)
    expect(recipes.filter((recipe) => !COOKBOOK.includes(recipe))).toEqual([])
    expect(problems).toEqual([])
  })

  it('has no duplicate recipes', () => {
    expect(checkCollection(COOKBOOK)).toEqual([])
  }, 30_000)

  it('has a chapter for every folder', () => {
    const folders = readdirSync(here, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'checks')
      .map(({ name }) => name)
    expect(folders.toSorted()).toEqual([...CHAPTER_NAMES].toSorted())
  })

  it('never tags a recipe with honey, butter, egg, meat or fish as vegan', () => {
    const vegan = COOKBOOK.filter((recipe) => factsOf(recipe).diet.tags.includes('vegan'))
    const animal =
      /\b(?:honey|butter|eggs?|cream|cheese|yogurt|fish sauce|chicken|beef|pork|bacon|shrimp|anchov\w+)\b/
    const plant =
      /peanut butter|almond butter|cashew butter|nut butter|vegan butter|butter lettuce|butter beans?|coconut cream|cream of tartar|vegan|seed butter|apple butter|butternut|coconut yogurt|eggplant/g
    const wrong = vegan.flatMap(({ slug, ingredients }) =>
      ingredients.filter((line) => animal.test(line.replace(plant, ''))).map((line) => `${slug}: ${line}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('cookbook distribution', () => {
  const rows = spreadOf(COOKBOOK).map((row) => ({ ...row, needed: required(row) }))

  it.each(rows)('$group: $name: at least $needed', ({ count, needed }) => {
    expect(count).toBeGreaterThanOrEqual(needed)
  })
})
