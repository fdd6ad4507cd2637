import type { Box } from './page-words.ts'
import type { GrayPicture } from './picture/gray.ts'

export interface PlacedPicture {
  picture: GrayPicture
  /** In the coordinates of a PDF: y grows upward. */
  place: Box
}

/** Of the height of a strip: their edges are rounded. */
const GAP = 0.1

const areaOf = ({ x0, y0, x1, y1 }: Box) => (x1 - x0) * (y1 - y0)

/** Side by side in a column: as wide, and where the one ends the next begins. */
function goesOn(above: PlacedPicture, below: PlacedPicture): boolean {
  const [a, b] = [above.place, below.place]
  const slack = GAP * Math.max(1, Math.min(a.y1 - a.y0, b.y1 - b.y0))
  return (
    above.picture.width === below.picture.width &&
    Math.abs(a.x0 - b.x0) <= slack &&
    Math.abs(a.x1 - b.x1) <= slack &&
    Math.abs(a.y0 - b.y1) <= slack
  )
}

/** Scanners cut a page into strips, one below the other. The largest picture that they, or one alone, make. */
export function joinStrips(
  pictures: readonly PlacedPicture[],
  mostPixels: number,
): { picture: GrayPicture; area: number } | undefined {
  const columns: PlacedPicture[][] = []
  for (const one of [...pictures].sort((a, b) => b.place.y1 - a.place.y1)) {
    const column = columns.find((strips) => {
      const last = strips.at(-1)
      return last !== undefined && goesOn(last, one)
    })
    if (column) column.push(one)
    else columns.push([one])
  }
  let best: { strips: PlacedPicture[]; pixels: number } | undefined
  for (const strips of columns) {
    const pixels = strips.reduce((sum, { picture }) => sum + picture.width * picture.height, 0)
    if (pixels <= mostPixels && pixels > (best?.pixels ?? 0)) best = { strips, pixels }
  }
  const [first] = best?.strips ?? []
  if (!best || !first) return undefined
  const area = best.strips.reduce((sum, { place }) => sum + areaOf(place), 0)
  if (best.strips.length === 1) return { picture: first.picture, area }
  const data = new Uint8Array(best.pixels)
  let at = 0
  for (const { picture } of best.strips) {
    data.set(picture.data, at)
    at += picture.data.length
  }
  const { width } = first.picture
  return { picture: { width, height: best.pixels / width, data }, area }
}
