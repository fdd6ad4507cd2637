import { expect, it } from 'vitest'
import { checkCollection, checkRecipe } from '../cookbook/check.ts'
import { COOKBOOK } from '../cookbook/index.ts'
import { DRAFTS } from './index.ts'

it('has drafts that meet the rules of the cookbook, beside its recipes', () => {
  const own = DRAFTS.flatMap((recipe) => checkRecipe(recipe).map((problem) => `${recipe.slug}: ${problem}`))
  expect([...own, ...checkCollection([...COOKBOOK, ...DRAFTS])]).toEqual([])
})
