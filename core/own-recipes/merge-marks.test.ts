import { expect, it } from 'vitest'
import type { RecipeMarks } from '../contracts/own-recipes.ts'
import { emptyMarks } from './empty.ts'
import { mergeMarks } from './merge-marks.ts'

const marks = (some: Partial<RecipeMarks>): RecipeMarks => ({ ...emptyMarks, ...some })
const merged = (base: Partial<RecipeMarks>, mine: Partial<RecipeMarks>, theirs: Partial<RecipeMarks>) =>
  mergeMarks(marks(base), marks(mine), marks(theirs)).merged

it('marks of two devices keep both notes, below each other', () => {
  expect(merged({}, { note: 'less salt' }, { note: 'more garlic' }).note).toBe('more garlic\n\nless salt')
  expect(merged({}, { note: 'less salt' }, { note: 'less salt, more garlic' }).note).toBe(
    'less salt, more garlic',
  )
  expect(merged({ note: 'old' }, { note: null }, { note: 'old' }).note).toBeNull()
})

it('tags are merged one by one', () => {
  expect(merged({ tags: ['a', 'b'] }, { tags: ['b', 'c'] }, { tags: ['a', 'b', 'd'] }).tags).toEqual([
    ...['b', 'd', 'c'],
  ])
  expect(merged({ tags: ['a', 'b'] }, { tags: ['a', 'b'] }, { tags: ['b'] }).tags).toEqual(['b'])
})

it('notes on steps are merged one by one', () => {
  const base = { step_notes: { 0: 'x', 1: 'y' } }
  expect(
    merged(base, { step_notes: { 1: 'y', 2: 'new' } }, { step_notes: { 0: 'x', 1: 'z' } }).step_notes,
  ).toEqual({ 1: 'z', 2: 'new' })
  expect(merged({}, { step_notes: { 0: 'a' } }, { step_notes: { 0: 'b' } }).step_notes).toEqual({
    0: 'b\n\na',
  })
})

it('a rating that both gave is this device’s', () => {
  expect(merged({}, { rating: 5 }, { rating: 3 }).rating).toBe(5)
  expect(merged({ rating: 2 }, { rating: 2 }, { rating: 3 }).rating).toBe(3)
})
