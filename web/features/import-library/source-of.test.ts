import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { sourceOf } from './source-of.ts'

const bytes = Uint8Array.from({ length: 5 * 1024 * 1024 + 77 }, (_, at) => (at * 31 + (at >> 8)) % 251)
const file = new File([bytes], 'a.zip')

it('sourceOf reads the same bytes as the file, wherever the parts begin and end', async () => {
  const source = sourceOf({ file, path: 'folder/a.zip' })
  expect(source).toMatchObject({ name: 'folder/a.zip', size: bytes.length })
  const place = fc.integer({ min: 0, max: bytes.length + 10 })
  await fc.assert(
    fc.asyncProperty(place, fc.integer({ min: 0, max: 1_500_000 }), async (start, length) => {
      const read = await source.read(start, start + length)
      expect(Buffer.compare(read, bytes.subarray(start, start + length))).toBe(0)
    }),
    {
      examples: [
        [1024 * 1024 - 1, 2],
        [1024 * 1024, 1024 * 1024],
        [0, 0],
      ],
    },
  )
})

it('sourceOf asks the file rarely for many small parts', async () => {
  const asked = vi.spyOn(file, 'slice')
  const source = sourceOf({ file, path: 'a.zip' })
  for (let at = 0; at < 2 * 1024 * 1024; at += 4096) await source.read(at, at + 4096)
  expect(asked.mock.calls.length).toBeLessThan(5)
})
