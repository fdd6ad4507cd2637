import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { PlannedMeal } from '#core/planning/meal.ts'
import { planWishes } from '#core/planning/wishes.ts'
import { InTheWay } from './in-the-way.tsx'

/** A Wednesday. */
const TODAY = '2026-11-18'
const chowder = (some: Partial<PlannedMeal> = {}) =>
  ({
    ...{ id: 'm', date: '2026-11-24', slot: 'dinner', kind: 'recipe', recipeId: 'r', doneAt: null },
    ...{ title: 'Sweet Corn Chowder', locked: false, reasons: [{ kind: 'ready' }], ...some },
  }) as PlannedMeal
const onReplace = vi.fn()
const onRelax = vi.fn()
const show = (meals: readonly PlannedMeal[], minutes = 40, isOld = false) =>
  render(
    <InTheWay
      unmet={[{ kind: 'too slow', date: '2026-11-24', slot: 'dinner', without: 9 }]}
      broken={[]}
      meals={meals}
      minutesOf={() => minutes}
      isOld={isOld}
      wishes={planWishes({ minutes: [30, 30, 30, 30, 30, 30, 30] })}
      today={TODAY}
      onRelax={onRelax}
      onWishes={() => {}}
      onChoose={() => {}}
      onReplace={onReplace}
    />,
  )
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

it('a meal that takes too long is named, with the ways out', () => {
  const meal = chowder()
  show([meal])
  expect(screen.getByText('Sweet Corn Chowder on Tuesday takes 40 min; your limit is 30 min.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Replace it' }))
  expect(onReplace).toHaveBeenCalledWith(meal)
  fireEvent.click(screen.getByRole('button', { name: 'Any time on Tuesday' }))
  expect(onRelax).toHaveBeenCalledWith({ minutes: [30, null, 30, 30, 30, 30, 30] }, false)
})

it.each([
  ['by hand', chowder({ reasons: [] })],
  ['and locked', chowder({ locked: true })],
])('what the user chose %s is no news', (_, meal) => {
  show([meal])
  expect(screen.queryByRole('region')).toBeNull()
})

it('a warning about a meal that is gone is gone', () => {
  show([])
  expect(screen.queryByRole('region')).toBeNull()
})

it('nothing is said of a meal that is within the limit, whatever was computed before', () => {
  show([chowder()], 13)
  expect(screen.queryByRole('region')).toBeNull()
})

it('the warnings of an earlier plan keep their room, but aren’t shown', () => {
  show([chowder()], 40, true)
  expect(document.querySelector('section')?.className).toContain('invisible')
})

it.each([
  [
    'too slow',
    'The time limits leave too few recipes. 9 recipes would fit without the time limit.',
    'Any time',
  ],
  [
    'cook twice',
    'No double portion fits these days, so nothing is cooked once and eaten twice.',
    'Cook each day',
  ],
  ['variety', 'Some meals repeat within a week.', 'More variety'],
] as const)('a wish that is about all days is named, with its way out: %s', (kind, words, label) => {
  const without = kind === 'cook twice' ? 0 : 9
  render(
    <InTheWay
      {...{ broken: [], meals: [], minutesOf: () => null, wishes: planWishes({}), today: TODAY, onRelax }}
      {...{ onWishes: () => {}, onChoose: () => {}, onReplace }}
      unmet={[{ kind, date: null, slot: null, without }]}
    />,
  )
  expect(screen.getByText(words)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: label }))
  expect(onRelax).toHaveBeenCalled()
})
