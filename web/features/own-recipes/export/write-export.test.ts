import { strFromU8, unzipSync } from 'fflate'
import { expect, it, vi } from 'vitest'
import { photoOf, sampleOwn } from '#tests/support/sample-export.ts'
import { writeExport } from './write-export.ts'

const { photoBlob } = vi.hoisted(() => ({ photoBlob: vi.fn<() => Promise<Blob | undefined>>() }))
vi.mock('#web/state/own/own-recipes.ts', () => ({ photoBlob }))

const choice = (recipes: number) => ({
  format: 'sous' as const,
  withPhotos: true,
  title: 'Mine',
  recipes: Array.from({ length: recipes }, (_, at) => sampleOwn(at, { photos: [photoOf(at)] })),
})

it('writes a file, with progress and what is missing', async () => {
  photoBlob
    .mockResolvedValueOnce(new Blob(['a photo'], { type: 'image/webp' }))
    .mockRejectedValue(new Error('offline'))
  const progress: number[] = []
  const { file, name, missing } = await writeExport(
    choice(3),
    (done) => progress.push(done),
    new AbortController().signal,
  )
  expect(progress).toEqual([1, 2, 3])
  expect(name).toMatch(/^my-recipes-.*\.sous\.zip$/)
  expect(missing).toEqual([
    { title: 'Recipe 1', count: 1 },
    { title: 'Recipe 2', count: 1 },
  ])
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()))
  expect(strFromU8(files[`photos/${sampleOwn(0).id}/${photoOf(0)}`] ?? new Uint8Array())).toBe('a photo')
})

it('ends when it is canceled, and loads no more photos', async () => {
  photoBlob.mockReset().mockImplementation(async () => new Blob(['a photo'], { type: 'image/webp' }))
  const control = new AbortController()
  const onProgress = (done: number) => {
    if (done === 2) control.abort()
  }
  await expect(writeExport(choice(100), onProgress, control.signal)).rejects.toThrow()
  expect(photoBlob.mock.calls.length).toBeLessThan(10)
})
