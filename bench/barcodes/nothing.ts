import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { emptyFrame, HEIGHT, put, taken, WIDTH } from './frame.ts'
import { packOf } from './pack.ts'
import type { Random } from './random.ts'

const PHOTOS = path.resolve(import.meta.dirname, '../../../shared/corpus/ingredient-photos/scenes.tar')

/** Real photos of food on tables; none if the corpus isn't there. */
export function photoNames(count: number): string[] {
  if (!existsSync(PHOTOS)) return []
  const names = execFileSync('tar', ['tf', PHOTOS], { encoding: 'utf8' })
    .split('\n')
    .filter((name) => name.endsWith('.jpg'))
    .sort()
  const step = Math.max(1, Math.floor(names.length / count))
  return names.filter((_, at) => at % step === 0).slice(0, count)
}

export const photoOf = (name: string): Buffer =>
  execFileSync('tar', ['xOf', PHOTOS, name], { maxBuffer: 1 << 28 })

const onWhite = (shapes: string, ground: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${ground}"/>${shapes}</svg>`,
    ),
  )
    .jpeg({ quality: 80 })
    .toBuffer()

/** Bars of one to four modules between white margins: everything that a code has except its meaning. */
export function stripes(random: Random): Promise<Buffer> {
  const shapes: string[] = []
  for (let group = 0; group < 3; group++) {
    const [module, count] = [random.between(2.5, 5), random.pick([17, 22, 30, 45])]
    const y = 30 + 230 * group
    for (let bar = 0, x = random.between(60, 300); bar < count; bar++) {
      const wide = module * random.pick([1, 1, 1, 2, 2, 3, 4])
      shapes.push(`<rect x="${x}" y="${y}" width="${wide}" height="180" fill="#111"/>`)
      x += wide + module * random.pick([1, 1, 1, 2, 2, 3, 4])
    }
  }
  const turn = random.pick([0, 0, 90, random.between(-20, 20)])
  return onWhite(
    `<g transform="rotate(${turn} ${WIDTH / 2} ${HEIGHT / 2})">${shapes.join('')}</g>`,
    '#f2f2ee',
  )
}

export function text(random: Random): Promise<Buffer> {
  const lines = Array.from({ length: 26 }, (_, row) => {
    const line = Array.from({ length: 90 }, () =>
      random.pick([...'abcdefghilmnopqrstuvwxyzIlil|1 10 8 0  ']),
    ).join('')
    return `<text x="30" y="${30 + 27 * row}" font-family="${random.pick(['DejaVu Sans', 'DejaVu Serif', 'Liberation Sans Narrow'])}" font-size="${random.between(14, 26)}">${line}</text>`
  })
  return onWhite(lines.join(''), random.pick(['#ffffff', '#efe6d0', '#d8d8d8']))
}

/** Codes of parcels, forms and links, which are on packages too. */
export async function otherCode(random: Random): Promise<Buffer> {
  const digits = Array.from({ length: 14 }, () => random.pick([...'0123456789'])).join('')
  const format = random.pick(['Code128', 'Code39', 'ITF', 'QRCode', 'DataMatrix'] as const)
  const frame = emptyFrame(random)
  const module = random.between(2, 3.4)
  const pack = await packOf(digits, format, { barHeight: 50 }, module * 1.25, random)
  put(frame, pack, {
    ...{ x: WIDTH / 2, y: HEIGHT / 2, module, rotation: random.between(-10, 10) },
    ...{ lean: random.between(0, 25), leanAxis: random.between(0, 180) },
  })
  return taken(frame, { blur: random.between(0.3, 1.6), noise: 5 }, random)
}
