import { expect, it } from 'vitest'
import { isRecipeDate } from './dish-date.ts'
import { sampleDay, sampleEvent } from './sample-stock.ts'

const RECIPE = '00000000-0000-4000-8000-0000000000aa'

it('is the recipe’s until the user enters another, and again when that is undone', () => {
  const name = 'leftover omelet'
  const cooked = sampleEvent(0, 'have', name, {
    meal: 'Omelet',
    recipe_id: RECIPE,
    best_before: sampleDay(2),
  })
  const used = sampleEvent(1, 'used', name)
  const entered = sampleEvent(1, 'set', name, { best_before: sampleDay(3) })
  const other = sampleEvent(2, 'set', 'milk', { best_before: sampleDay(3) })
  const undo = sampleEvent(2, 'undo', name, {}, entered.id)
  const item = { name, recipe_id: RECIPE }
  expect(isRecipeDate(item, [cooked, used, other])).toBe(true)
  expect(isRecipeDate(item, [cooked, entered, used])).toBe(false)
  expect(isRecipeDate(item, [cooked, entered, undo])).toBe(true)
  expect(isRecipeDate({ name, recipe_id: null }, [cooked])).toBe(false)
})
