import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '#web/lib/toast.ts'
import { useSaveProfile } from './queries.ts'

/** A bucket with room for three files, and a profile that may refuse to be saved. */
const place = vi.hoisted(() => ({ files: new Set<string>(), refusal: '', removes: true, unsaved: false }))
vi.mock('#web/api/supabase.ts', () => {
  const refused = (message: string, status: number) => ({ data: null, error: { message, status } })
  const bucket = {
    upload: async (file: string) => {
      if (place.refusal) return refused(place.refusal, 415)
      if (place.files.size >= 3) return refused('You’ve reached the limit of 3 files. Remove one first.', 413)
      place.files.add(file)
      return { data: {}, error: null }
    },
    list: async (folder: string) => ({
      data: [...place.files].map((file) => ({ name: file.replace(`${folder}/`, '') })),
      error: null,
    }),
    remove: async (files: string[]) => {
      if (!place.removes) return refused('Failed to fetch', 0)
      for (const file of files) place.files.delete(file)
      return { data: [], error: null }
    },
  }
  const single = async (row: object) =>
    place.unsaved ? refused('Failed to fetch', 0) : { data: row, error: null }
  return {
    getSupabase: async () => ({
      storage: { from: () => bucket },
      from: () => ({ upsert: (row: object) => ({ select: () => ({ single: () => single(row) }) }) }),
    }),
  }
})

const picture = new Blob(['x'], { type: 'image/webp' })

async function save(
  before: string | null,
  draft: Partial<Parameters<ReturnType<typeof useSaveProfile>['mutate']>[0]>,
) {
  const client = new QueryClient()
  const { result } = renderHook(() => useSaveProfile('me', before), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  result.current.mutate({ displayName: 'Me', avatarUrl: before, picture: undefined, ...draft })
  await waitFor(() => expect(result.current.isPending || result.current.isIdle).toBe(false))
  return result.current.data?.avatar_url ?? null
}
const stored = () => [...place.files].map((file) => `avatars/${file}`)

beforeEach(() => {
  Object.assign(place, { refusal: '', removes: true, unsaved: false })
  place.files.clear()
  toastStore.clear()
})

describe('saving a new picture', () => {
  it('leaves one file, however often it changes', async () => {
    let current: string | null = null
    for (let n = 0; n < 10; n++) {
      current = await save(current, { picture })
      expect(stored()).toEqual([current])
    }
  })

  it('also deletes what earlier saves could not', async () => {
    place.removes = false
    const first = await save(null, { picture })
    const second = await save(first, { picture })
    expect(stored()).toEqual([first, second])
    place.removes = true
    const third = await save(second, { picture })
    expect(stored()).toEqual([third])
  })

  it('makes room when interrupted saves have filled the bucket, and keeps the current picture', async () => {
    const inUse = await save(null, { picture })
    place.unsaved = true
    for (let n = 0; n < 5; n++) await save(inUse, { picture })
    expect(stored()).toContain(inUse)
    place.unsaved = false
    const next = await save(inUse, { picture })
    expect(stored()).toEqual([next])
  })

  it('shows the reason when a picture is rejected', async () => {
    place.refusal = 'mime type image/webp is not supported'
    await save(null, { picture })
    expect(toastStore.get()[0]).toMatchObject({
      title: 'Error saving profile',
      description: 'mime type image/webp is not supported',
    })
  })
})

describe('saving the rest of the profile', () => {
  it('touches no file', async () => {
    const inUse = await save(null, { picture })
    place.files.add('me/other.webp')
    await save(inUse, { displayName: 'New name' })
    expect(stored()).toHaveLength(2)
  })

  it('without a picture deletes the previous file', async () => {
    const inUse = await save(null, { picture })
    await save(inUse, { avatarUrl: null })
    expect(stored()).toEqual([])
  })
})
