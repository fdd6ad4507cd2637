import { describe, expect, it } from 'vitest'
import type { Difficulty } from '../contracts/rows.ts'
import { isWanted } from './wanted-recipe.ts'

describe('isWanted', () => {
  it.each<[string | null, Difficulty | null, Parameters<typeof isWanted>[1], boolean]>([
    [null, null, {}, true],
    [null, null, { cuisine: 'all', difficulty: 'all' }, true],
    ['italian', 'easy', { cuisine: 'italian' }, true],
    ['Italian', 'easy', { cuisine: 'italian', difficulty: 'easy' }, true],
    ['italian', 'hard', { cuisine: 'italian', difficulty: 'easy' }, false],
    ['italian', null, { difficulty: 'easy' }, false],
    [null, 'easy', { cuisine: 'italian' }, false],
    ['thai', 'easy', { cuisine: 'asian' }, true],
    ['Asian-inspired', 'easy', { cuisine: 'asian' }, true],
    ['greek', 'easy', { cuisine: 'mediterranean' }, true],
    ['French, Mediterranean', 'easy', { cuisine: 'mediterranean' }, true],
    ['Italian and American', 'easy', { cuisine: 'american' }, true],
    ['South Indian', 'easy', { cuisine: 'indian' }, true],
    ['tex-mex', 'easy', { cuisine: 'mexican' }, true],
    ['indian', 'easy', { cuisine: 'asian' }, false],
    ['new american cuisine', 'easy', { cuisine: 'french' }, false],
  ])('%s, %s for %j: %s', (cuisine_type, difficulty_level, wish, expected) =>
    expect(isWanted({ cuisine_type, difficulty_level }, wish)).toBe(expected),
  )
})
