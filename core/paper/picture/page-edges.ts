import { type GrayPicture, shrink } from './gray.ts'
import { type Ink, splitLight } from './ink.ts'

type Point = readonly [number, number]
/** Top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point]

const SMALL = 320
const INSET = 0.012

export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)

/** The largest bright area. */
function brightArea({ width, height, data }: GrayPicture): { mask: Uint8Array; size: number } {
  const limit = splitLight(data)
  const mask = new Uint8Array(data.length)
  const label = new Int32Array(data.length)
  let [best, most, next] = [0, 0, 0]
  const stack = new Int32Array(data.length)
  for (let start = 0; start < data.length; start++) {
    if (label[start] !== 0 || (data[start] as number) <= limit) continue
    next++
    let [top, count] = [1, 0]
    stack[0] = start
    label[start] = next
    while (top > 0) {
      const at = stack[--top] as number
      count++
      const x = at % width
      for (const to of [at - width, at + width, x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1])
        if (to >= 0 && to < data.length && label[to] === 0 && (data[to] as number) > limit) {
          label[to] = next
          stack[top++] = to
        }
    }
    if (count > most) {
      most = count
      best = next
    }
  }
  for (let at = 0; at < data.length; at++) mask[at] = label[at] === best && best > 0 ? 1 : 0
  return { mask, size: most / (width * height) }
}

interface Edge {
  /** `a + b t`, where t runs along the edge. */
  a: number
  b: number
}

const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0

/** A straight line through most of the points; undefined if they form none. */
function edgeThrough(points: readonly Point[], length: number): Edge | undefined {
  if (points.length < 0.4 * length) return undefined
  const slopes: number[] = []
  const reach = Math.floor(points.length / 3)
  for (let at = 0; at + reach < points.length; at++) {
    const [[t, v], [u, w]] = [points[at] as Point, points[at + reach] as Point]
    if (u !== t) slopes.push((w - v) / (u - t))
  }
  const b = middle(slopes)
  const a = middle(points.map(([t, v]) => v - b * t))
  const off = middle(points.map(([t, v]) => Math.abs(v - a - b * t)))
  return Math.abs(b) < 0.45 && off < 0.025 * length + 0.7 ? { a, b } : undefined
}

const crossing = (across: Edge, down: Edge): Point => {
  // across: y = a + b x; down: x = a + b y.
  const y = (across.a + across.b * down.a) / (1 - across.b * down.b)
  return [down.a + down.b * y, y]
}

/** Beside the edge, the change from paper to table looks like ink. */
const EDGE = 0.09

/** Most print has to be on the page: where a shadow ends, there is print on both sides. */
function holdsInk(ink: Ink, corners: Corners, scale: number): boolean {
  let [inside, outside] = [0, 0]
  const sides = corners.map((from, at) => {
    const to = corners[(at + 1) % 4] as Point
    const length = distance(from, to) || 1
    return { from, x: (to[0] - from[0]) / length, y: (to[1] - from[1]) / length }
  })
  const edge = (EDGE * Math.max(ink.width, ink.height)) / scale
  for (let y = 0; y < ink.height; y += 2)
    for (let x = 0; x < ink.width; x += 2) {
      if (ink.data[y * ink.width + x] === 0) continue
      let nearest = Number.POSITIVE_INFINITY
      for (const side of sides)
        nearest = Math.min(nearest, side.x * (y / scale - side.from[1]) - side.y * (x / scale - side.from[0]))
      if (nearest > 0) inside++
      else if (nearest < -edge) outside++
    }
  return inside >= 0.9 * (inside + outside)
}

/** The corners of a bright page on a darker table, in pixels of the picture; undefined if it fills the picture. */
export function pageCorners(picture: GrayPicture, ink: Ink): Corners | undefined {
  const small = shrink(picture, SMALL)
  const { width, height } = small
  const { mask, size } = brightArea(small)
  if (size < 0.2 || size > 0.97) return undefined
  const sides: Record<'top' | 'bottom' | 'left' | 'right', Point[]> = {
    top: [],
    bottom: [],
    left: [],
    right: [],
  }
  for (let x = 0; x < width; x++) {
    let [first, last] = [-1, -1]
    for (let y = 0; y < height; y++)
      if (mask[y * width + x] === 1) {
        if (first < 0) first = y
        last = y
      }
    if (first < 0) continue
    sides.top.push([x, first])
    sides.bottom.push([x, last + 1])
  }
  for (let y = 0; y < height; y++) {
    const row = mask.subarray(y * width, (y + 1) * width)
    const first = row.indexOf(1)
    if (first < 0) continue
    sides.left.push([y, first])
    sides.right.push([y, row.lastIndexOf(1) + 1])
  }
  const inner = (points: Point[]) =>
    points.slice(Math.floor(points.length * 0.08), Math.ceil(points.length * 0.92))
  const top = edgeThrough(inner(sides.top), width)
  const bottom = edgeThrough(inner(sides.bottom), width)
  const left = edgeThrough(inner(sides.left), height)
  const right = edgeThrough(inner(sides.right), height)
  if (!top || !bottom || !left || !right) return undefined
  const scale = picture.width / width
  const [tl, tr, br, bl] = [
    crossing(top, left),
    crossing(top, right),
    crossing(bottom, right),
    crossing(bottom, left),
  ]
  const center = [(tl[0] + tr[0] + br[0] + bl[0]) / 4, (tl[1] + tr[1] + br[1] + bl[1]) / 4] as const
  // A little inside: the edge itself is no part of the text.
  const inset = (point: Point): Point => [
    scale * (point[0] + INSET * (center[0] - point[0])),
    scale * (point[1] + INSET * (center[1] - point[1])),
  ]
  const corners: Corners = [inset(tl), inset(tr), inset(br), inset(bl)]
  const area =
    (scale * scale * Math.abs((tr[0] - bl[0]) * (br[1] - tl[1]) - (br[0] - tl[0]) * (tr[1] - bl[1]))) / 2
  const isWhole = area > 0.96 * picture.width * picture.height
  if (isWhole || area < 0.2 * picture.width * picture.height) return undefined
  return holdsInk(ink, corners, ink.width / picture.width) ? corners : undefined
}
