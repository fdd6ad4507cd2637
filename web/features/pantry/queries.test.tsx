import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#web/api/query-client.ts'
import { useCommonIngredients } from './queries.ts'

afterEach(() => vi.unstubAllGlobals())

it('reads name, emoji and category of the 500 most popular ingredients [C431 C432 C433]', async () => {
  const asked: URL[] = []
  const rows = [{ name: 'leek', emoji: '🥬', category: 'vegetables' }]
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(new URL(url))
    return Response.json(rows)
  })
  // Its own client: the shared one may have them from an earlier page.
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useCommonIngredients(), { wrapper })
  await waitFor(() => expect(result.current.known).toEqual(rows))
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/rest/v1/common_ingredients'])
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    select: 'name,emoji,category',
    order: 'popularity_score.desc',
    limit: '500',
  })
})
