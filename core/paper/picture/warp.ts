import type { GrayPicture } from './gray.ts'
import type { Corners } from './page-edges.ts'

/** Where a pixel of the result comes from: writes x and y into `to`. */
export type Place = (x: number, y: number, to: Float64Array) => void

const PAPER = 255
/** Between the corners of tiles this small, every warp of a page is as good as straight. */
const TILE = 16

function corner(place: Place, x: number, y: number, to: Float64Array, at: number) {
  const found = to.subarray(at, at + 2)
  found[0] = x
  found[1] = y
  place(x, y, found)
}

export function warped(source: GrayPicture, wide: number, high: number, place: Place): GrayPicture {
  const { width, height, data } = source
  const out = new Uint8Array(wide * high).fill(PAPER)
  const corners = new Float64Array(8)
  for (let top = 0; top < high; top += TILE)
    for (let left = 0; left < wide; left += TILE) {
      corner(place, left, top, corners, 0)
      corner(place, left + TILE, top, corners, 2)
      corner(place, left, top + TILE, corners, 4)
      corner(place, left + TILE, top + TILE, corners, 6)
      const bottom = Math.min(high, top + TILE)
      const right = Math.min(wide, left + TILE)
      for (let y = top; y < bottom; y++) {
        const t = (y - top) / TILE
        let u = (corners[0] as number) * (1 - t) + (corners[4] as number) * t
        let v = (corners[1] as number) * (1 - t) + (corners[5] as number) * t
        const du = ((corners[2] as number) * (1 - t) + (corners[6] as number) * t - u) / TILE
        const dv = ((corners[3] as number) * (1 - t) + (corners[7] as number) * t - v) / TILE
        for (let at = y * wide + left, end = y * wide + right; at < end; at++, u += du, v += dv) {
          if (!(u >= 0 && v >= 0 && u < width - 1 && v < height - 1)) continue
          const column = Math.floor(u)
          const first = Math.floor(v) * width + column
          const across = u - column
          const down = v - Math.floor(v)
          const upper = (data[first] as number) * (1 - across) + (data[first + 1] as number) * across
          const lower =
            (data[first + width] as number) * (1 - across) + (data[first + width + 1] as number) * across
          out[at] = upper * (1 - down) + lower * down + 0.5
        }
      }
    }
  return { width: wide, height: high, data: out }
}

/** Maps a rectangle onto four corners, as a camera sees a page from the side. */
export function fromRectangle([tl, tr, br, bl]: Corners, wide: number, high: number): Place {
  const [dx1, dx2, sx] = [tr[0] - br[0], bl[0] - br[0], tl[0] - tr[0] + br[0] - bl[0]]
  const [dy1, dy2, sy] = [tr[1] - br[1], bl[1] - br[1], tl[1] - tr[1] + br[1] - bl[1]]
  const across = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / across
  const h = (dx1 * sy - sx * dy1) / across
  const [a, b, c] = [tr[0] - tl[0] + g * tr[0], bl[0] - tl[0] + h * bl[0], tl[0]]
  const [d, e, f] = [tr[1] - tl[1] + g * tr[1], bl[1] - tl[1] + h * bl[1], tl[1]]
  return (x, y, to) => {
    const [u, v] = [x / wide, y / high]
    const depth = g * u + h * v + 1
    to[0] = (a * u + b * v + c) / depth
    to[1] = (d * u + e * v + f) / depth
  }
}
