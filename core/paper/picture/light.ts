import type { GrayPicture } from './gray.ts'

/** Tiles across the longer side. */
const TILES = 36
/** The paper is brighter than its ink: this share of a tile's pixels is at most as bright as the paper. */
const PAPER = 0.85
const DARKEST_PAPER = 40

function paperOf(picture: GrayPicture, tile: number, across: number, down: number): Float32Array {
  const { width, height, data } = picture
  const paper = new Float32Array(across * down)
  const counts = new Uint32Array(256)
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      counts.fill(0)
      let pixels = 0
      const [bottom, right] = [Math.min(height, (row + 1) * tile), Math.min(width, (column + 1) * tile)]
      const step = tile > 40 ? 2 : 1
      for (let y = row * tile; y < bottom; y += step)
        for (let x = column * tile; x < right; x += step) {
          const light = data[y * width + x] as number
          counts[light] = (counts[light] as number) + 1
          pixels++
        }
      let light = 255
      for (let above = pixels * (1 - PAPER); light > 0; light--) {
        above -= counts[light] as number
        if (above <= 0) break
      }
      paper[row * across + column] = Math.max(DARKEST_PAPER, light)
    }
  return paper
}

/** A tile that is all ink takes the brightness of its neighbors. */
function spread(paper: Float32Array, across: number, down: number): Float32Array {
  const pass = (from: Float32Array, of: (values: number[]) => number) =>
    from.map((_, at) => {
      const [row, column] = [Math.floor(at / across), at % across]
      const values: number[] = []
      for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y++)
        for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x++)
          values.push(from[y * across + x] as number)
      return of(values)
    })
  // The second brightest: a single highlight doesn't darken what is around it.
  const bright = pass(paper, (values) => values.sort((a, b) => b - a)[1] ?? values[0] ?? 255)
  return pass(bright, (values) => values.reduce((sum, value) => sum + value, 0) / values.length)
}

/** Divides by the brightness of the paper at each place: shadows and uneven light go, ink stays. */
export function evenLight(picture: GrayPicture): GrayPicture {
  const { width, height, data } = picture
  const tile = Math.max(8, Math.ceil(Math.max(width, height) / TILES))
  const [across, down] = [Math.ceil(width / tile), Math.ceil(height / tile)]
  const paper = spread(paperOf(picture, tile, across, down), across, down)
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    const v = Math.max(0, Math.min(down - 1, y / tile - 0.5))
    const row = Math.min(down - 1, Math.floor(v))
    const below = Math.min(down - 1, row + 1)
    const dv = v - row
    for (let x = 0; x < width; x++) {
      const u = Math.max(0, Math.min(across - 1, x / tile - 0.5))
      const column = Math.min(across - 1, Math.floor(u))
      const beside = Math.min(across - 1, column + 1)
      const du = u - column
      const top =
        (paper[row * across + column] as number) * (1 - du) + (paper[row * across + beside] as number) * du
      const bottom =
        (paper[below * across + column] as number) * (1 - du) +
        (paper[below * across + beside] as number) * du
      const at = y * width + x
      const light = ((data[at] as number) * 250) / (top * (1 - dv) + bottom * dv)
      out[at] = light > 255 ? 255 : light
    }
  }
  return { width, height, data: out }
}
