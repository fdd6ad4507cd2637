import { expect, it, vi } from 'vitest'
import type { PageWord } from '../paper/page-words.ts'
import { type GrayPicture, turned } from '../paper/picture/gray.ts'
import { receiptWords } from './receipt-picture.ts'
import { receiptOf } from './sample-receipt.ts'
import { isSideways } from './sideways.ts'

/** Lines of print on a long slip; its corner is dark, so that it is known which way up it is. */
function slip(width = 600, height = 1200): GrayPicture {
  const data = new Uint8Array(width * height).fill(255)
  for (let y = 100; y < height - 60; y++)
    for (let x = 40; x < width - 40; x++)
      if (y % 30 < 16 && (x * 7 + y * 13) % 11 < 6 && x < 260 + ((y / 30) | 0) * 7) data[y * width + x] = 0
  for (let y = 0; y < 80; y++) data.fill(0, y * width, y * width + 80)
  return { width, height, data }
}
const isUpright = ({ width, height, data }: GrayPicture) =>
  width < height && (data[width * 4 + 4] as number) < 128

/** Reads a slip that is upright, and nothing of others. */
const recognizer = () => {
  const seen: { pixels: number; isUpright: boolean }[] = []
  const words = receiptOf('MILK   1.99 A\nRYE BREAD   2.49 A\nRICE   0.99 A\nTOTAL   5.47')
  const recognize = vi.fn(async (picture: GrayPicture): Promise<PageWord[]> => {
    const upright = isUpright(picture)
    seen.push({ pixels: picture.width * picture.height, isUpright: upright })
    return upright ? words : []
  })
  return { recognize, seen }
}
const prepared = () => Promise.reject(new Error('too slow'))

it('tells lines of print that run from top to bottom', () => {
  expect([0, 1, 2, 3].map((turns) => isSideways(turned(slip(), turns)))).toEqual([false, true, false, true])
})

it.each([1, 3])('sets a photo upright at a small size before it reads it: %d', async (turns) => {
  const { recognize, seen } = recognizer()
  const picture = turned(slip(1200, 2400), turns)
  const { words } = await receiptWords({ picture, prepared, recognize })
  expect(words.length).toBeGreaterThan(0)
  const large = seen.filter(({ pixels }) => pixels === 1200 * 2400)
  expect(large).toEqual([{ pixels: 1200 * 2400, isUpright: true }])
})

it('reads an upright one as it is, without looking at it twice', async () => {
  const { recognize, seen } = recognizer()
  await receiptWords({ picture: slip(), prepared, recognize })
  expect(seen[0]).toEqual({ pixels: 600 * 1200, isUpright: true })
})
