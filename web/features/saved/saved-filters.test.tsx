import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { emptyMarks } from '#core/own-recipes/empty.ts'
import { useSavedFilters } from './saved-filters.tsx'

const marks = new Map([
  ['a', { content: { ...emptyMarks, folder: 'Holidays', tags: ['quick'] } }],
  ['b', { content: { ...emptyMarks, tags: ['quick', 'kids'] } }],
  // Not saved: its folder is no choice here.
  ['z', { content: { ...emptyMarks, folder: 'Elsewhere' } }],
])
vi.mock('#web/state/own/marks.ts', () => ({ useAllMarks: () => marks }))

it('filters saved recipes by folder and tag, and offers only those in use', () => {
  const all = ['a', 'b', 'c']
  const { result } = renderHook(() => useSavedFilters(all))
  expect(result.current).toMatchObject({ ids: all, folders: ['Holidays'], tags: ['kids', 'quick'] })
  act(() => result.current.setTag('quick'))
  expect(result.current.ids).toEqual(['a', 'b'])
  act(() => result.current.setFolder('Holidays'))
  expect(result.current.ids).toEqual(['a'])
  act(() => result.current.setFolder('Gone'))
  expect(result.current).toMatchObject({ ids: ['a', 'b'], folder: '' })
})
