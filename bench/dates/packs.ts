import sharp from 'sharp'
import type { GrayPicture } from '#core/paper/picture/gray.ts'
import { dotsOf } from './dot-font.ts'

/** How dates are printed. */
export const PRINTS = [
  'dots, dark on light',
  'large dots, dark on light',
  'dots, white on dark',
  'inkjet, uneven dots',
  'print, dark on light',
  'print, white on dark',
  'embossed',
] as const
export type Print = (typeof PRINTS)[number]

export interface Pack {
  print: Print
  text: readonly string[]
  day: string
  picture: GrayPicture
}

type Random = () => number
const pick = <T>(next: Random, all: readonly T[]): T => all[Math.floor(next() * all.length)] as T
const between = (next: Random, low: number, high: number) => low + next() * (high - low)
const two = (value: number) => String(value).padStart(2, '0')
const EN = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')
const DE = 'JAN FEB MRZ APR MAI JUN JUL AUG SEP OKT NOV DEZ'.split(' ')

/** A date as it is printed, and the day that it means. */
function dated(next: Random, today: string): { lines: string[]; day: string } {
  const ahead = Math.floor(between(next, -20, next() < 0.6 ? 120 : 900))
  const time = new Date(Date.parse(today) + ahead * 86_400_000)
  const [year, month, date] = [time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()]
  const [y, m, d, short] = [String(year), two(month + 1), two(date), two(year % 100)]
  const day = time.toISOString().slice(0, 10)
  const end = new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10)
  const forms: (() => { line: string; day: string })[] = [
    () => ({ line: `${pick(next, ['MHD ', 'MHD: ', '', 'HALTBAR BIS '])}${d}.${m}.${short}`, day }),
    () => ({ line: `${pick(next, ['MHD ', '', 'EXP '])}${d}.${m}.${y}`, day }),
    () => ({
      line: `${pick(next, ['BEST BEFORE ', 'BB ', 'EXP ', 'USE BY ', ''])}${d} ${EN[month]} ${y}`,
      day,
    }),
    () => ({ line: `${pick(next, ['BBE ', '', 'EXP '])}${d}${EN[month]}${short}`, day }),
    () => ({ line: `${pick(next, ['BEST BY ', 'EXP '])}${EN[month]} ${d} ${y}`, day }),
    () => ({ line: `${pick(next, ['DLC ', 'A CONSOMMER AVANT LE ', 'SCAD '])}${d}/${m}/${short}`, day }),
    () => ({ line: `BEST BY ${m}/${d}/${short}`, day }),
    () => ({ line: `${pick(next, ['EXP ', 'MHD '])}${m}/${y}`, day: end }),
    () => ({ line: `EXP ${y}-${m}-${d}`, day }),
    () => ({ line: `USE BY ${d} ${EN[month]}`, day }),
    () => ({ line: `${d} ${DE[month]} ${y}`, day }),
  ]
  // Without a year only what doesn't keep long.
  const { line, day: meant } = pick(next, ahead < 120 ? forms : forms.toSpliced(9, 1))()
  const lot = `L${Math.floor(between(next, 1000, 99_999))}`
  const clock = `${two(Math.floor(24 * next()))}:${two(Math.floor(60 * next()))}`
  const beside = pick(next, [[], [lot], [`${lot} ${clock}`], [`${clock} ${lot}`]])
  return { lines: next() < 0.75 ? [line, ...beside] : [...beside, line], day: meant }
}

const WORDS =
  'ZUTATEN WEIZENMEHL ZUCKER MILCH SALZ INGREDIENTS WATER OATS NET WEIGHT 500 g KÜHL LAGERN KEEP COOL ORGANIC BIO 330 ml'.split(
    ' ',
  )
const [WIDE, HIGH] = [1000, 460]

/** Where ink is, 0 to 1, as an SVG's gray. */
async function stampOf(
  lines: readonly string[],
  print: Print,
  tall: number,
  next: Random,
): Promise<{ svg: string }> {
  const left = between(next, 70, 140)
  let top = between(next, 110, 170)
  const parts: string[] = []
  for (const line of lines) {
    if (print.startsWith('print') || print === 'embossed') {
      const font = pick(next, ['DejaVu Sans Mono', 'Liberation Mono', 'Liberation Sans'])
      parts.push(
        `<text x="${left}" y="${top + tall}" font-family="${font}" font-size="${1.38 * tall}">${line}</text>`,
      )
    } else {
      const isUneven = print.startsWith('inkjet')
      const { dots, rows } = dotsOf(line, print.startsWith('large'))
      const pitch = tall / rows
      const across = pitch * between(next, 0.85, 1.1)
      const size = pitch * between(next, 0.36, 0.5)
      const slant = isUneven ? between(next, -0.12, 0.12) : 0
      for (const { column, row } of dots) {
        const jitter = isUneven ? 0.16 * pitch : 0
        const x = left + column * across - slant * row * pitch + between(next, -jitter, jitter)
        const y = top + row * pitch + between(next, -jitter, jitter)
        if (isUneven && next() < 0.02) continue
        const radius = size * (isUneven ? between(next, 0.7, 1.15) : 1)
        parts.push(`<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(2)}"/>`)
      }
    }
    top += tall * between(next, 1.5, 1.9)
  }
  return { svg: parts.join('') }
}

async function drawn(body: string): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}"><rect width="100%" height="100%" fill="#000"/><g fill="#fff">${body}</g></svg>`
  return new Uint8Array(await sharp(Buffer.from(svg)).toColourspace('b-w').extractChannel(0).raw().toBuffer())
}

const gauss = (next: Random) => next() + next() + next() - 1.5

/** As a camera sees it: tilted, from the side, on a can, out of focus, in a shadow, with noise. */
async function seen(flat: GrayPicture, ground: number, next: Random): Promise<GrayPicture> {
  const { width, height } = flat
  const isCalm = next() < 0.3
  const angle = ((isCalm ? 2 : 9) * (2 * next() - 1) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [lean, bow] = [isCalm ? 0 : between(next, -0.12, 0.12), next() < 0.4 ? between(next, 10, 40) : 0]
  const data = new Uint8Array(width * height).fill(ground)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2]
      const depth = 1 + lean * (dx / width)
      const across = (dx / width) * 2
      const u = Math.round(width / 2 + (dx * cos + dy * sin) / depth)
      const v = Math.round(height / 2 + (dy * cos - dx * sin) / depth + bow * (across * across - 0.4))
      if (u >= 0 && v >= 0 && u < width && v < height)
        data[y * width + x] = flat.data[v * width + u] as number
    }
  const sigma = between(next, 0.4, isCalm ? 0.8 : 1.5)
  const soft = await sharp(data, { raw: { width, height, channels: 1 } })
    .blur(sigma)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const noise = between(next, 2, isCalm ? 8 : 22)
  const [shade, at] = [isCalm ? 0 : between(next, 0, 0.4), between(next, 0.3, 0.7)]
  const out = new Uint8Array(width * height)
  for (let i = 0; i < out.length; i++) {
    const light = 1 - shade / (1 + Math.exp(-((i % width) / width - at) * 12))
    out[i] = Math.max(0, Math.min(255, (soft[i] as number) * light + noise * gauss(next)))
  }
  const jpeg = await sharp(out, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 80 })
    .toBuffer()
  return { width, height, data: new Uint8Array(await sharp(jpeg).toColourspace('b-w').raw().toBuffer()) }
}

export async function packOf(print: Print, today: string, next: Random): Promise<Pack> {
  const { lines, day } = dated(next, today)
  const longest = Math.max(...lines.map((line) => line.length))
  const tall = Math.min(between(next, 26, 54), (0.8 * WIDE) / (longest * 0.86))
  const stamp = await drawn((await stampOf(lines, print, tall, next)).svg)
  const words = Array.from({ length: 3 }, () => Array.from({ length: 5 }, () => pick(next, WORDS)).join(' '))
  const around = await drawn(
    words
      .map(
        (line, at) =>
          `<text x="${40 + 90 * next()}" y="${[46, 84, 430][at]}" font-family="DejaVu Sans" font-size="${between(next, 18, 26)}">${line}</text>`,
      )
      .join('') +
      (next() < 0.4 ? `<rect x="0" y="${between(next, 380, 400)}" width="${WIDE}" height="4"/>` : ''),
  )
  const isLight = print.includes('white on dark')
  const ground = isLight ? between(next, 25, 95) : between(next, 130, 235)
  const ink = isLight ? between(next, 190, 250) : between(next, 15, Math.min(70, ground - 90))
  const data = new Uint8Array(WIDE * HIGH)
  const depth = between(next, 22, 40)
  for (let at = 0; at < data.length; at++) {
    const grain = 5 * Math.sin((at % WIDE) / 17 + Math.floor(at / WIDE) / 23)
    const text = (around[at] as number) / 255
    const side = isLight ? 215 : 60
    let light = (ground + grain) * (1 - text) + side * text
    const here = (stamp[at] as number) / 255
    if (print === 'embossed') {
      // Lit from one side: a bright edge, and a dark one.
      const there = (stamp[at + 2 * WIDE + 2] ?? 0) / 255
      light += depth * (there - here) - 0.35 * depth * here
    } else light = light * (1 - here) + ink * here
    data[at] = Math.max(0, Math.min(255, light))
  }
  return { print, text: lines, day, picture: await seen({ width: WIDE, height: HIGH, data }, ground, next) }
}
