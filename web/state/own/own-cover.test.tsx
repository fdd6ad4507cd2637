import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyContent } from '#core/own-recipes/empty.ts'
import { ownRow, type StoredContent } from '#core/own-recipes/own-row.ts'
import { ownSource } from '../../api/own-source.ts'
import { OwnCover } from './own-cover.tsx'
import { ownFacts } from './own-facts.ts'
import type { OwnRecipe } from './own-recipe.ts'

const photo = vi.hoisted(() => ({ blob: undefined as Blob | undefined, asked: [] as string[] }))
vi.mock('./own-recipes.ts', () => ({
  photoBlob: async (_id: string, name: string) => {
    photo.asked.push(name)
    return photo.blob
  },
}))

const NAME = '0d5f4a3e-8a43-4b5e-9c58-000000000009.webp'
const recipe = (photos: string[]): OwnRecipe => ({
  ...{ id: '0d5f4a3e-8a43-4b5e-9c58-000000000001', isMine: true, isShared: false, state: 'device' },
  content: { ...emptyContent, title: 'Soup', photos },
  ...{ createdAt: '2026-11-17T00:00:00Z', updatedAt: '2026-11-17T00:00:00Z' },
})

let drawn: StoredContent[] = []
let comeNear = () => {}
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notice: (seen: { isIntersecting: boolean }[]) => void) {
        comeNear = () => notice([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  ownSource.reader = async () => ({
    ownFacts: async (own) => ({ row: { ...ownRow(own), allergens: ['milk'] } }),
    ownCover: async (own) => {
      drawn.push(own)
      return 'data:image/svg+xml,drawn'
    },
    lineDetails: async () => undefined,
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  ownSource.reader = undefined
  photo.blob = undefined
  photo.asked = []
  drawn = []
})

const show = (own: OwnRecipe) => {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <OwnCover own={own} />
    </QueryClientProvider>,
  )
  return () => container.querySelector('img')?.getAttribute('src')
}

it('fetches and draws nothing until the reader is near', async () => {
  const source = show(recipe([]))
  await act(async () => {})
  expect(drawn).toEqual([])
  act(() => comeNear())
  await waitFor(() => expect(source()).toBe('data:image/svg+xml,drawn'))
})

it('shows the first photo, and draws nothing then', async () => {
  photo.blob = new Blob(['x'], { type: 'image/webp' })
  const source = show(recipe([NAME]))
  expect(photo.asked).toEqual([])
  act(() => comeNear())
  await waitFor(() => expect(source()).toBe('blob:stand-in'))
  expect(photo.asked).toEqual([NAME])
  expect(drawn).toEqual([])
})

it('draws the cover if the photo can’t be had', async () => {
  const source = show(recipe([NAME]))
  act(() => comeNear())
  await waitFor(() => expect(source()).toBe('data:image/svg+xml,drawn'))
})

it('asks for facts on a device that has no recipes of its own, and promises nothing without them', async () => {
  expect(localStorage.getItem('sous-own')).toBeNull()
  expect((await ownFacts(recipe([]))).row.allergens).toEqual(['milk'])
  ownSource.reader = async () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await ownFacts(recipe([]))).toEqual({ row: ownRow(recipe([])) })
})
