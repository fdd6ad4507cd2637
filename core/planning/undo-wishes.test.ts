import { describe, expect, it } from 'vitest'
import { wishesOf } from './sample-problems.ts'
import { undoWishes } from './undo-wishes.ts'

const tom = (diets: readonly 'vegan'[]) => [{ name: 'Tom', diets, allergies: [] }]

describe('undoing a change of wishes', () => {
  it('takes back what the step changed', () => {
    const before = wishesOf({ mostToBuy: 0, minutes: [15, 15, 15, 15, 15, null, null] })
    const after = wishesOf({ mostToBuy: null, minutes: [15, null, 15, 15, 15, null, null] })
    expect(undoWishes(after, before, after)).toEqual(before)
  })

  it('leaves what was changed since, and never brings back a diet', () => {
    const before = wishesOf({ mostToBuy: 0, guests: tom(['vegan']), minutes: [15, 15, 15, 15, 15, 15, 15] })
    const after = { ...before, mostToBuy: null }
    const now = { ...after, guests: tom([]), minutes: [30, 30, 30, 30, 30, 30, 30] }
    expect(undoWishes(now, before, after)).toEqual({ ...now, mostToBuy: 0 })
    expect(undoWishes({ ...now, mostToBuy: 3 }, before, after).mostToBuy).toBe(3)
    // Not even where the step itself took it off.
    expect(undoWishes({ ...after, guests: [] }, before, { ...after, guests: [] }).guests).toEqual([])
  })

  it('keeps a limit of one weekday that was changed since', () => {
    const before = wishesOf({ minutes: [15, 20, null, null, null, null, null] })
    const after = wishesOf({ minutes: [null, null, null, null, null, null, null] })
    const now = wishesOf({ minutes: [45, null, null, null, null, null, null] })
    expect(undoWishes(now, before, after).minutes).toEqual([45, 20, null, null, null, null, null])
  })
})
