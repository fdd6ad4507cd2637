import sharp from 'sharp'
import type { Pack } from './pack.ts'
import { type Random, randomOf } from './random.ts'

/** A phone's frame. */
export const WIDTH = 1280
export const HEIGHT = 720
/** Pixels; a phone's camera sees about 60 degrees. */
const FOCAL = 1100

export interface Place {
  x: number
  y: number
  /** Pixels of a module in the middle of the code. */
  module: number
  /** In the plane of the picture, degrees. */
  rotation: number
  /** How far the pack is turned away, degrees, and around which axis of its own: 0 upright, 90 level. */
  lean: number
  leanAxis: number
  /** Half of the code goes around so much of a can, degrees; bars along its axis, or around it. */
  bend?: { degrees: number; isAround: boolean }
}

export const emptyFrame = (random: Random): Float32Array => {
  const frame = new Float32Array(WIDTH * HEIGHT * 3)
  const [r, g, b] = [random.between(40, 190), random.between(40, 180), random.between(40, 170)]
  const [slope, grain] = [random.between(-0.4, 0.4), random.between(4, 14)]
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const at = 3 * (y * WIDTH + x)
      const light =
        1 + slope * (x / WIDTH - 0.5) + (grain / 200) * Math.sin(y / 5 + 3 * Math.sin(x / 90) + x / 140)
      frame[at] = r * light
      frame[at + 1] = g * light
      frame[at + 2] = b * light
    }
  return frame
}

type Vector = readonly [number, number, number]
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** Two directions along the pack, in space. */
function directions({ rotation, lean, leanAxis }: Place): [Vector, Vector] {
  const [t, l, a] = [rotation, lean, leanAxis].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ]
  // Leaning: around an axis in the pack's own plane (Rodrigues), then rotated in the picture's.
  const leaned = (x: number, y: number): Vector => {
    const [ax, ay] = [Math.sin(a), Math.cos(a)]
    const along = x * ax + y * ay
    const cross = ax * y - ay * x
    const [c, s] = [Math.cos(l), Math.sin(l)]
    return [x * c + ax * along * (1 - c), y * c + ay * along * (1 - c), cross * s]
  }
  const turned = ([x, y, z]: Vector): Vector => [
    x * Math.cos(t) - y * Math.sin(t),
    x * Math.sin(t) + y * Math.cos(t),
    z,
  ]
  return [turned(leaned(1, 0)), turned(leaned(0, 1))]
}

/** Draws a pack as a camera sees it. */
export function put(frame: Float32Array, pack: Pack, place: Place): void {
  const [along, down] = directions(place)
  const normal: Vector = [
    along[1] * down[2] - along[2] * down[1],
    along[2] * down[0] - along[0] * down[2],
    along[0] * down[1] - along[1] * down[0],
  ]
  const center: Vector = [place.x - WIDTH / 2, place.y - HEIGHT / 2, FOCAL]
  const distance = dot(center, normal)
  const { data, width, height } = pack.pixels
  const radius = place.bend ? 55 / ((place.bend.degrees * Math.PI) / 180) : 0
  const around = (length: number) => (Math.abs(length) < radius ? radius * Math.asin(length / radius) : NaN)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const ray: Vector = [x - WIDTH / 2, y - HEIGHT / 2, FOCAL]
      const t = distance / dot(ray, normal)
      if (!(t > 0)) continue
      const point: Vector = [t * ray[0] - center[0], t * ray[1] - center[1], t * ray[2] - center[2]]
      let [u, v] = [dot(point, along) / place.module, dot(point, down) / place.module]
      let shade = 1
      if (place.bend) {
        shade = Math.sqrt(Math.max(0, 1 - ((place.bend.isAround ? v : u) / radius) ** 2)) * 0.6 + 0.4
        if (place.bend.isAround) v = around(v)
        else u = around(u)
      }
      const [px, py] = [(u + pack.width / 2) * pack.scale - 0.5, (v + pack.height / 2) * pack.scale - 0.5]
      if (!(px >= 0 && py >= 0 && px < width - 1 && py < height - 1)) continue
      const [left, top] = [Math.floor(px), Math.floor(py)]
      const [dx, dy] = [px - left, py - top]
      const from = 3 * (top * width + left)
      const to = 3 * (y * WIDTH + x)
      for (let c = 0; c < 3; c++) {
        const upper = data[from + c]! * (1 - dx) + data[from + c + 3]! * dx
        const lower = data[from + c + 3 * width]! * (1 - dx) + data[from + c + 3 * width + 3]! * dx
        frame[to + c] = (upper * (1 - dy) + lower * dy) * shade
      }
    }
}

/** Sums of three uniform numbers: nearly normal, with a deviation of one. */
const { between } = randomOf(0)
const NOISE = Float32Array.from({ length: 1 << 16 }, () => between(-1, 1) + between(-1, 1) + between(-1, 1))

export interface Camera {
  /** What is left of the light. */
  light?: number
  noise?: number
  glare?: { x: number; y: number; wide: number; high: number; degrees: number; strength: number }
  /** Standard deviation in pixels. */
  blur?: number
  /** Pixels, and in which direction. */
  motion?: { length: number; degrees: number }
  quality?: number
}

export interface Picture {
  data: Uint8ClampedArray
  width: number
  height: number
}

function moved(frame: Float32Array, { length, degrees }: { length: number; degrees: number }): Float32Array {
  const out = new Float32Array(frame.length)
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const steps = Math.max(2, Math.ceil(length * 1.5))
  for (let step = 0; step < steps; step++) {
    const by = (step / (steps - 1) - 0.5) * length
    const [dx, dy] = [Math.round(cos * by), Math.round(sin * by)]
    for (let y = 0; y < HEIGHT; y++) {
      const row = Math.min(HEIGHT - 1, Math.max(0, y + dy))
      for (let x = 0; x < WIDTH; x++) {
        const from = 3 * (row * WIDTH + Math.min(WIDTH - 1, Math.max(0, x + dx)))
        const to = 3 * (y * WIDTH + x)
        for (let c = 0; c < 3; c++) out[to + c]! += frame[from + c]! / steps
      }
    }
  }
  return out
}

/** What the camera makes of it, through JPEG. */
export async function taken(frame: Float32Array, camera: Camera, random: Random): Promise<Buffer> {
  const still = camera.motion ? moved(frame, camera.motion) : frame
  const { light = 1, noise: grain = 3, glare } = camera
  const start = Math.floor(random.between(0, NOISE.length))
  const turn = ((glare?.degrees ?? 0) * Math.PI) / 180
  let bytes = Buffer.alloc(still.length)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const at = 3 * (y * WIDTH + x)
      let shine = 0
      if (glare) {
        const [dx, dy] = [x - glare.x, y - glare.y]
        const [a, b] = [
          (dx * Math.cos(turn) + dy * Math.sin(turn)) / glare.wide,
          (dy * Math.cos(turn) - dx * Math.sin(turn)) / glare.high,
        ]
        shine = glare.strength * Math.exp(-(a * a + b * b))
      }
      for (let c = 0; c < 3; c++) bytes[at + c] = Math.max(0, Math.min(255, still[at + c]! * light + shine))
    }
  if (camera.blur)
    bytes = await sharp(bytes, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .blur(camera.blur)
      .raw()
      .toBuffer()
  for (let at = 0, n = start; at < bytes.length; at++, n += 7)
    bytes[at] = Math.max(0, Math.min(255, bytes[at]! + grain * NOISE[(n + (at >> 11)) & 0xffff]!))
  return sharp(bytes, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: camera.quality ?? 85 })
    .toBuffer()
}

export async function decoded(jpeg: Buffer): Promise<Picture> {
  const { data, info } = await sharp(jpeg)
    .resize(WIDTH, HEIGHT, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}
