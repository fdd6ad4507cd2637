import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Queries } from '#web/api/queries.tsx'
import { useCommonIngredients } from './queries.ts'

afterEach(() => vi.unstubAllGlobals())

it('reads name, emoji and category of the 500 most popular ingredients [C431 C432 C433]', async () => {
  const asked: URL[] = []
  const rows = [{ name: 'leek', emoji: '🥬', category: 'vegetables' }]
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(new URL(url))
    return Response.json(rows)
  })
  const { result } = renderHook(() => useCommonIngredients(), { wrapper: Queries })
  await waitFor(() => expect(result.current.known).toEqual(rows))
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/rest/v1/common_ingredients'])
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    select: 'name,emoji,category',
    order: 'popularity_score.desc',
    limit: '500',
  })
})
