import { expect, it } from 'vitest'
import { type GrayPicture, turned } from '../paper/picture/gray.ts'
import { printedPage } from '../paper/picture/sample-picture.ts'
import { looksLikeReceipt } from './receipt-look.ts'

const picture = (light: (x: number, y: number) => number): GrayPicture => {
  const [width, height] = [640, 480]
  return {
    width,
    height,
    data: Uint8Array.from({ length: width * height }, (_, at) => light(at % width, Math.floor(at / width))),
  }
}
/** A paper in the middle of a dark table. */
const onTable = (paper: GrayPicture): GrayPicture => {
  const [width, height] = [paper.width + 300, paper.height + 200]
  const data = new Uint8Array(width * height).fill(60)
  for (let y = 0; y < paper.height; y++)
    data.set(paper.data.subarray(y * paper.width, (y + 1) * paper.width), (y + 100) * width + 150)
  return { width, height, data }
}

it('tells print on paper, also sideways and on a table', () => {
  const page = printedPage()
  expect(looksLikeReceipt(page)).toBe(true)
  expect(looksLikeReceipt(turned(page, 1))).toBe(true)
  expect(looksLikeReceipt(onTable(page))).toBe(true)
})

it.each([
  ['an empty sheet', picture(() => 245)],
  ['a round fruit on a plate', picture((x, y) => (Math.hypot(x - 320, y - 240) < 120 ? 90 : 235))],
  ['slats', picture((_, y) => (y % 24 < 9 ? 60 : 220))],
  ['grains', picture((x, y) => 150 + Math.floor(100 * Math.abs(Math.sin(x * 127.1 + y * 311.7))))],
  ['print in the dark', { ...printedPage(), data: printedPage().data.map((light) => light / 4) }],
])('does not tell %s', (_, one) => expect(looksLikeReceipt(one)).toBe(false))
