import { type Bend, bendOf, bentBy } from './curve.ts'
import { type GrayPicture, shrink, turned } from './gray.ts'
import { type Ink, inkOf } from './ink.ts'
import { evenLight } from './light.ts'
import { type Corners, distance, pageCorners } from './page-edges.ts'
import { lieOf } from './slant.ts'
import { inkByRow, isUpsideDown, textRows } from './upside-down.ts'
import { fromRectangle, type Place, warped } from './warp.ts'

export interface Prepared {
  picture: GrayPicture
  /** Quarter turns, clockwise, that set it upright. */
  turns: number
  /** Which side is up could be told from the letters. */
  isSure: boolean
}

/** Everything is measured on a small copy. */
const MEASURED = 1200
/** The height of small letters that is read best, in pixels. */
const LETTER = 19
const MOST_PIXELS = 9_000_000
const [SMALLEST_SCALE, LARGEST_SCALE] = [0.35, 3]
const STRAIGHT = 0.15

interface Frame {
  width: number
  height: number
  place: Place
}

const whole = ({ width, height }: GrayPicture): Frame => ({ width, height, place: () => {} })

function flatPage(corners: Corners): Frame {
  const [tl, tr, br, bl] = corners
  const width = Math.round((distance(tl, tr) + distance(bl, br)) / 2)
  const height = Math.round((distance(tl, bl) + distance(tr, br)) / 2)
  return { width, height, place: fromRectangle(corners, width, height) }
}

/** By quarter turns, then by an angle. */
function rotation({ width, height }: Frame, turns: number, angle: number): Frame {
  const [wide, high] = turns % 2 === 1 ? [height, width] : [width, height]
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const outWide = Math.round(wide * Math.abs(cos) + high * Math.abs(sin))
  const outHigh = Math.round(wide * Math.abs(sin) + high * Math.abs(cos))
  return {
    width: outWide,
    height: outHigh,
    place: (x, y, to) => {
      const [dx, dy] = [x - outWide / 2, y - outHigh / 2]
      const u = wide / 2 + dx * cos - dy * sin
      const v = high / 2 + dx * sin + dy * cos
      to[0] = turns === 0 ? u : turns === 1 ? v : turns === 2 ? width - u : width - v
      to[1] = turns === 0 ? v : turns === 1 ? height - u : turns === 2 ? height - v : u
    },
  }
}

/** One place after the other, so that the picture is resampled once. */
const through =
  (...places: readonly Place[]): Place =>
  (x, y, to) => {
    to[0] = x
    to[1] = y
    for (const place of places) place(to[0] as number, to[1] as number, to)
  }

const straightened = (bend: Bend | undefined): Place =>
  bend
    ? (x, y, to) => {
        to[0] = x
        to[1] = y + bentBy(bend, x, y)
      }
    : () => {}

/** The height of small letters, in pixels of the ink. */
function letterHeight(ink: Ink): number | undefined {
  const heights = textRows(inkByRow(ink))
    .map(({ from, to }) => to - from)
    .sort((a, b) => a - b)
  return heights.length < 2 ? undefined : heights[heights.length >> 1]
}

/** Upright, straight, evenly lit, cut to the page, with letters of a good size: what a recognizer reads best. */
export function prepare(source: GrayPicture): Prepared {
  const small = shrink(source, MEASURED)
  const ratio = source.width / small.width
  const corners = pageCorners(small, inkOf(small))
  const page = corners ? flatPage(corners) : whole(small)
  const flat = corners ? warped(small, page.width, page.height, page.place) : small
  const lie = lieOf(inkOf(flat))
  const angle = Math.abs(lie.angle) < STRAIGHT ? 0 : lie.angle
  const sideways = lie.isSideways ? 3 : 0
  const level = rotation(page, sideways, angle)
  const ink = inkOf(warped(flat, level.width, level.height, level.place))
  const isDown = isUpsideDown(ink)
  const turns = (sideways + (isDown ? 2 : 0)) % 4
  const upright = rotation(page, turns, angle)
  const lines = isDown ? { ...ink, data: ink.data.slice().reverse() } : ink
  const bend = bendOf(lines)
  const letters = letterHeight(bend ? unbent(lines, bend) : lines)
  const wanted = letters === undefined ? 1 : LETTER / letters / ratio
  const most = Math.sqrt(MOST_PIXELS / (upright.width * ratio * upright.height * ratio))
  const scale = ratio * Math.min(most, LARGEST_SCALE, Math.max(SMALLEST_SCALE, wanted))
  const place = through(
    (x, y, to) => {
      to[0] = x / scale
      to[1] = y / scale
    },
    ...[straightened(bend), upright.place, page.place],
    (x, y, to) => {
      to[0] = x * ratio
      to[1] = y * ratio
    },
  )
  const [wide, high] = [Math.round(upright.width * scale), Math.round(upright.height * scale)]
  return { picture: evenLight(warped(source, wide, high, place)), turns, isSure: isDown !== undefined }
}

function unbent(ink: Ink, bend: Bend): Ink {
  const data = new Uint8Array(ink.data.length)
  for (let x = 0; x < ink.width; x++)
    for (let y = 0; y < ink.height; y++) {
      const v = Math.round(y + bentBy(bend, x, y))
      if (v >= 0 && v < ink.height) data[y * ink.width + x] = ink.data[v * ink.width + x] as number
    }
  return { ...ink, data }
}

/** The same picture the other way up. */
export const flipped = ({ picture, turns }: Prepared): Prepared => ({
  picture: turned(picture, 2),
  turns: (turns + 2) % 4,
  isSure: true,
})
