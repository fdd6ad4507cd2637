import sharp from 'sharp'
import type { GrayPicture } from '#core/paper/picture/gray.ts'

export const DISTORTIONS = [
  'clean',
  'quarter turn',
  'upside down',
  'tilted',
  'from the side',
  'curved',
  'shadow',
  'noise and blur',
  'small, JPEG',
  'all at once',
] as const
export type Distortion = (typeof DISTORTIONS)[number]

type Random = () => number
type From = (x: number, y: number) => readonly [number, number]

const sample = ({ width, height, data }: GrayPicture, x: number, y: number, outside: number) => {
  if (!(x >= 0 && y >= 0 && x < width - 1 && y < height - 1)) return outside
  const [u, v] = [Math.floor(x), Math.floor(y)]
  const [dx, dy] = [x - u, y - v]
  const at = v * width + u
  const [a = 0, b = 0, c = 0, d = 0] = [data[at], data[at + 1], data[at + width], data[at + width + 1]]
  return (a * (1 - dx) + b * dx) * (1 - dy) + (c * (1 - dx) + d * dx) * dy
}

/** On a dark wooden table. */
function placed(page: GrayPicture, width: number, height: number, from: From): GrayPicture {
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = from(x, y)
      const table = 74 + 9 * Math.sin(y / 5 + 3 * Math.sin(x / 90))
      data[y * width + x] = Math.max(0, Math.min(255, sample(page, u, v, table)))
    }
  return { width, height, data }
}

const each = (page: GrayPicture, change: (light: number, x: number, y: number) => number): GrayPicture => ({
  ...page,
  data: page.data.map((light, at) =>
    Math.max(0, Math.min(255, change(light, at % page.width, Math.floor(at / page.width)))),
  ),
})

const gauss = (next: Random) => next() + next() + next() - 1.5

function tilted(page: GrayPicture, degrees: number): GrayPicture {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const width = Math.round(1.06 * (page.width * Math.abs(cos) + page.height * Math.abs(sin)))
  const height = Math.round(1.06 * (page.width * Math.abs(sin) + page.height * Math.abs(cos)))
  return placed(page, width, height, (x, y) => {
    const [dx, dy] = [x - width / 2, y - height / 2]
    return [page.width / 2 + dx * cos + dy * sin, page.height / 2 - dx * sin + dy * cos]
  })
}

/** A camera that isn't straight above. */
function fromTheSide(page: GrayPicture, next: Random): GrayPicture {
  const [width, height] = [Math.round(page.width * 1.16), Math.round(page.height * 1.12)]
  const lean = 0.1 + 0.08 * next()
  return placed(page, width, height, (x, y) => {
    const [u, v] = [x / width - 0.5, y / height - 0.5]
    const depth = 1 + lean * v * 1.6 + 0.05 * u
    return [
      (u / depth) * 1.16 * page.width * 1.02 + page.width / 2,
      (v / depth) * 1.12 * page.height + page.height / 2,
    ]
  })
}

/** The pages of an open book bend toward the spine. */
const curved = (page: GrayPicture, next: Random): GrayPicture => {
  const depth = (0.018 + 0.012 * next()) * page.height
  const height = page.height + Math.round(2 * depth)
  return placed(page, page.width, height, (x, y) => {
    const t = x / page.width
    const lift = depth * (Math.sin(Math.PI * t * 0.9 + 0.2) - 0.5 + 0.6 * Math.exp(-t * 9))
    return [x, y - depth + lift]
  })
}

const shadow = (page: GrayPicture, next: Random): GrayPicture => {
  const [slope, at] = [0.5 + next(), 0.25 + 0.3 * next()]
  return each(page, (light, x, y) => {
    const [u, v] = [x / page.width, y / page.height]
    const edge = 1 / (1 + Math.exp(-(v + slope * u - at - 0.5 * slope) * 26))
    return light * (0.45 + 0.35 * edge + 0.2 * (1 - Math.hypot(u - 0.6, v - 0.3)))
  })
}

async function blurred(page: GrayPicture, sigma: number): Promise<GrayPicture> {
  const data = await sharp(page.data, { raw: { width: page.width, height: page.height, channels: 1 } })
    .blur(sigma)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return { ...page, data: new Uint8Array(data) }
}

const noisy = (page: GrayPicture, next: Random, by: number) => each(page, (light) => light + by * gauss(next))

async function small(page: GrayPicture, scale: number, quality: number): Promise<GrayPicture> {
  const width = Math.round(page.width * scale)
  const jpeg = await sharp(page.data, { raw: { width: page.width, height: page.height, channels: 1 } })
    .resize({ width })
    .jpeg({ quality })
    .toBuffer()
  const { data, info } = await sharp(jpeg).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8Array(data) }
}

function turnedBy(page: GrayPicture, turns: number): GrayPicture {
  const [width, height] = turns % 2 === 1 ? [page.height, page.width] : [page.width, page.height]
  return placed(page, width, height, (x, y) =>
    turns === 1
      ? [y, page.height - 1 - x]
      : turns === 2
        ? [page.width - 1 - x, page.height - 1 - y]
        : [page.width - 1 - y, x],
  )
}

export async function distorted(page: GrayPicture, kind: Distortion, next: Random): Promise<GrayPicture> {
  const side = next() < 0.5 ? -1 : 1
  switch (kind) {
    case 'clean':
      return page
    case 'quarter turn':
      return noisy(turnedBy(page, side > 0 ? 1 : 3), next, 8)
    case 'upside down':
      return noisy(turnedBy(page, 2), next, 8)
    case 'tilted':
      return tilted(page, side * (4 + 5 * next()))
    case 'from the side':
      return noisy(fromTheSide(page, next), next, 10)
    case 'curved':
      return noisy(curved(page, next), next, 10)
    case 'shadow':
      return noisy(shadow(page, next), next, 10)
    case 'noise and blur':
      return noisy(await blurred(page, 1.1), next, 40)
    case 'small, JPEG':
      return small(page, 0.52, 55)
    case 'all at once': {
      const bent = tilted(fromTheSide(curved(page, next), next), side * (2 + 3 * next()))
      return small(noisy(shadow(await blurred(bent, 0.7), next), next, 18), 0.85, 70)
    }
  }
}
