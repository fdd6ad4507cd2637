import type { GrayPicture } from './gray.ts'

/** Words without letters: bars as high as small letters, some with ascenders, as lines of print look from afar. */
export function printedPage(width = 600, height = 800): GrayPicture {
  const data = new Uint8Array(width * height).fill(245)
  let state = 7
  const next = (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 0x1_0000_0000) * most)
  }
  const bar = (x: number, y: number, wide: number, high: number) => {
    for (let v = y; v < y + high; v++) data.fill(30, v * width + x, v * width + x + wide)
  }
  for (let y = 80; y < height - 80; y += 26)
    for (let x = 60; x < width - 110; x += 6 + next(5))
      for (let letters = 2 + next(7); letters > 0; letters--) {
        const [up, down] = [next(4) === 0 ? 7 : 0, next(10) === 0 ? 6 : 0]
        const wide = 2 + next(4)
        bar(x, y - up, wide, 10 + up + down)
        x += wide + 2 + next(4)
      }
  return { width, height, data }
}
