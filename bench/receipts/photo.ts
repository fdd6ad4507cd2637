import sharp from 'sharp'
import type { Layout } from './layouts.ts'
import type { Random } from './random.ts'
import type { Row } from './receipt.ts'

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/ /g, '\u00a0')

interface Ink {
  width: number
  height: number
  data: Buffer
}

/** The print alone, black on white, at the size it will have in the photo. */
async function inked(layout: Layout, rows: readonly Row[], next: Random): Promise<Ink> {
  const lines = rows.reduce((so, row) => so + (row.scale ?? 1), 0)
  const line = Math.min(32, 1760 / lines)
  const size = line * 0.8
  const margin = Math.round(20 + 25 * next())
  const column = size * 0.602 * layout.stretch
  const width = Math.ceil(2 * margin + layout.columns * column)
  const height = Math.max(920, Math.ceil(line * (lines + 3)))
  let y = line * 1.2
  const texts = rows.map(({ text, scale = 1, isBold }) => {
    y += line * scale
    // The renderer drops spaces that begin a text.
    const indent = text.length - text.trimStart().length
    const x = scale > 1.5 ? (width - text.length * column * scale) / 2 : margin + indent * column
    const weight = isBold || layout.isBold ? 'bold' : 'normal'
    return `<text transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${layout.stretch} 1)" font-weight="${weight}" font-size="${(size * scale).toFixed(2)}">${escaped(text.trim())}</text>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><g font-family="${layout.font}">${texts.join('')}</g></svg>`
  const data = await sharp(Buffer.from(svg)).flatten().toColourspace('b-w').raw().toBuffer()
  return { width, height, data }
}

/** Smooth noise between -1 and 1, a few waves across the picture. */
function waves(next: Random, count: number, reach: number) {
  const all = Array.from({ length: count }, () => ({
    x: ((next() - 0.5) * reach) / 1000,
    y: ((next() - 0.5) * reach) / 1000,
    phase: next() * 6.28,
  }))
  return (x: number, y: number) => {
    let sum = 0
    for (const wave of all) sum += Math.sin(wave.x * x + wave.y * y + wave.phase)
    return sum / count
  }
}

/** Folds of a receipt that was in a pocket: each lightens one side and darkens the other, and shifts the print a little. */
function folds(next: Random, { width, height }: Ink) {
  const all = Array.from({ length: 3 + Math.floor(next() * 6) }, () => {
    const angle = next() < 0.5 ? (next() - 0.5) * 0.6 + Math.PI / 2 : next() * Math.PI
    const [x, y] = [next() * width, next() * height]
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    return {
      dx,
      dy,
      at: dx * x + dy * y,
      deep: (0.012 + 0.05 * next()) * (next() < 0.5 ? -1 : 1),
      wide: 10 + 45 * next(),
      soft: 2 + 7 * next(),
    }
  })
  return (x: number, y: number) => {
    let sum = 0
    for (const fold of all) {
      const across = fold.dx * x + fold.dy * y - fold.at
      const far = Math.abs(across) / fold.wide
      if (far < 4) sum += Math.tanh(across / fold.soft) * fold.deep * Math.exp(-far)
    }
    return sum
  }
}

const TABLES = [
  { color: [118, 84, 56], grain: 16 },
  { color: [176, 142, 104], grain: 12 },
  { color: [74, 72, 70], grain: 6 },
  { color: [150, 152, 155], grain: 5 },
  { color: [58, 66, 84], grain: 8 },
] as const
const PAPERS = [
  [246, 245, 241],
  [240, 238, 230],
  [236, 240, 246],
  [247, 240, 226],
] as const

const inkAt = ({ width, height, data }: Ink, x: number, y: number) => {
  if (!(x >= 0 && y >= 0 && x < width - 1 && y < height - 1)) return 0
  const [u, v] = [Math.floor(x), Math.floor(y)]
  const [dx, dy] = [x - u, y - v]
  const at = v * width + u
  const upper = data[at]! * (1 - dx) + data[at + 1]! * dx
  const lower = data[at + width]! * (1 - dx) + data[at + width + 1]! * dx
  return 1 - (upper * (1 - dy) + lower * dy) / 255
}

/** The receipt on a table, as a phone held not quite straight sees it. */
export async function photo(layout: Layout, rows: readonly Row[], next: Random): Promise<Buffer> {
  const ink = await inked(layout, rows, next)
  const [edgeX, edgeY] = [30 + 70 * next(), 25 + 40 * next()]
  const [width, height] = [
    Math.round(ink.width + 2 * edgeX),
    Math.min(2000, Math.round(ink.height + 2 * edgeY)),
  ]
  const tilt = ((next() - 0.5) * 5 * Math.PI) / 180
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  const [leanX, leanY] = [(next() - 0.5) * 0.1, (next() - 0.5) * 0.12]
  const zoom = 1 + Math.abs(sin) * 0.6 + 0.02
  const bend = (next() - 0.5) * 16
  const [fold, crumple, grain, light, fade] = [
    folds(next, ink),
    waves(next, 9, 70),
    waves(next, 4, 300),
    waves(next, 3, 4),
    waves(next, 4, 14),
  ]
  const table = TABLES[Math.floor(next() * TABLES.length)]!
  const paper = PAPERS[Math.floor(next() * PAPERS.length)]!
  const warm = (next() - 0.5) * 0.08
  const [shadowAt, shadowTilt, shadowDeep] = [
    next(),
    next() * 1.6 - 0.8,
    next() < 0.6 ? 0.12 + 0.22 * next() : 0,
  ]
  const [strength, fading] = [0.78 + 0.2 * next(), 0.1 + 0.28 * next()]
  const deadColumn = next() < 0.25 ? Math.floor(ink.width * next()) : -9
  const gain = 0.82 + 0.14 * next()
  const noise = 5 + 9 * next()
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [cx, cy] = [x - width / 2, y - height / 2]
      const depth = 1 + (leanX * cx) / width + (leanY * cy) / height
      const [rx, ry] = [(cx / depth) * zoom, (cy / depth) * zoom]
      const shade = fold(x - edgeX, y - edgeY)
      const u = rx * cos + ry * sin + ink.width / 2 + shade * 9
      const v =
        -rx * sin +
        ry * cos +
        ink.height / 2 +
        bend * Math.sin((Math.PI * (x - edgeX)) / ink.width) +
        shade * 8
      const [s, t] = [x / width, y / height]
      const edge = 1 / (1 + Math.exp(-(t + shadowTilt * (s - 0.5) - shadowAt) * 22))
      const lit = gain * (1 + 0.1 * light(x, y)) * (1 - shadowDeep * edge)
      const grainy = noise * (next() + next() - 1)
      const at = (y * width + x) * 3
      const off = Math.max(0, -u, u - ink.width, -v, v - ink.height)
      if (off > 0) {
        const under = 1 - 0.5 * Math.exp(-off / 9)
        const wood = table.grain * (Math.sin(y / 6 + 3 * Math.sin(x / 110)) * 0.5 + grain(x, y))
        for (let c = 0; c < 3; c++)
          data[at + c] = Math.max(0, Math.min(255, (table.color[c]! + wood) * lit * under + grainy))
        continue
      }
      const worn = 1 - fading * (0.5 + 0.5 * fade(x, y)) - (Math.abs(u - deadColumn) < 1.2 ? 0.5 : 0)
      const black = inkAt(ink, u, v) * strength * Math.max(0, worn)
      const flat = lit * (1 + shade + 0.07 * crumple(x, y))
      for (let c = 0; c < 3; c++) {
        const tint = paper[c]! * (1 + (c === 0 ? warm : c === 2 ? -warm : 0))
        data[at + c] = Math.max(0, Math.min(255, (tint * (1 - black) + (34 + 4 * c) * black) * flat + grainy))
      }
    }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .blur(0.4 + 0.5 * next())
    .jpeg({ quality: 70 + Math.floor(next() * 21) })
    .toBuffer()
}
