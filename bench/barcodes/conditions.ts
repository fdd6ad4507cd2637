import { type Camera, emptyFrame, HEIGHT, type Place, put, taken, WIDTH } from './frame.ts'
import { type PackLook, packOf } from './pack.ts'
import type { Random } from './random.ts'

export interface PrintedCode {
  text: string
  format: 'EAN13' | 'EAN8' | 'UPCA' | 'UPCE'
}

interface Setting {
  look?: Partial<PackLook>
  place?: Partial<Place>
  camera?: Camera
}

/** Near the middle, held well: what a condition changes is in its own line. */
const held = (random: Random): Place => ({
  x: WIDTH / 2 + random.between(-120, 120),
  y: HEIGHT / 2 + random.between(-60, 60),
  module: random.between(2.8, 4.6),
  rotation: random.between(-8, 8),
  lean: random.between(0, 12),
  leanAxis: random.between(0, 180),
})

export const CONDITIONS = {
  plain: () => ({}),
  'on a can': (random: Random) => ({
    place: { bend: { degrees: random.between(28, 48), isAround: random.between(0, 1) < 0.4 } },
  }),
  'angle of 30 to 50°': (random: Random) => ({
    place: { lean: random.between(30, 50), leanAxis: random.pick([0, 90, random.between(0, 180)]) },
  }),
  'rotated, any angle': (random: Random) => ({ place: { rotation: random.between(-180, 180) } }),
  blur: (random: Random) => ({ camera: { blur: random.between(1, 2.2) } }),
  'moving hand': (random: Random) => ({
    camera: { motion: { length: random.between(3, 8), degrees: random.between(0, 180) } },
  }),
  'JPEG noise': (random: Random) => ({
    camera: { quality: Math.round(random.between(12, 30)), noise: random.between(6, 12) },
  }),
  'poor light': (random: Random) => ({
    camera: { light: random.between(0.14, 0.3), noise: random.between(4, 8) },
  }),
  glare: (random: Random) => ({
    camera: {
      glare: {
        x: WIDTH / 2 + random.between(-200, 200),
        y: HEIGHT / 2 + random.between(-90, 90),
        wide: random.between(60, 240),
        high: random.between(25, 80),
        degrees: random.between(0, 180),
        strength: random.between(200, 420),
      },
    },
  }),
  'low contrast': (random: Random) => {
    const dark = random.between(0.3, 0.5)
    return {
      look: { dark, light: dark + random.between(0.12, 0.25) },
      camera: { noise: random.between(3, 6) },
    }
  },
  'small in the frame': (random: Random) => ({
    place: {
      module: random.between(1.3, 2.1),
      x: WIDTH / 2 + random.between(-350, 350),
      y: HEIGHT / 2 + random.between(-180, 180),
    },
  }),
  'low bars': (random: Random) => ({ look: { barHeight: random.between(12, 22) } }),
  'a hand in the kitchen': (random: Random) => ({
    place: {
      rotation: random.between(-35, 35),
      lean: random.between(10, 35),
      module: random.between(2.2, 3.6),
      ...(random.between(0, 1) < 0.4 ? { bend: { degrees: random.between(20, 40), isAround: false } } : {}),
    },
    camera: {
      blur: random.between(0.6, 1.3),
      light: random.between(0.35, 0.8),
      noise: random.between(4, 8),
      quality: 60,
    },
  }),
} satisfies Record<string, (random: Random) => Setting>

export type Condition = keyof typeof CONDITIONS

export const settingOf = (condition: Condition, random: Random): Setting => CONDITIONS[condition](random)

async function putCode(
  frame: Float32Array,
  { text, format }: PrintedCode,
  { look, place = {} }: Setting,
  random: Random,
) {
  const at = { ...held(random), ...place }
  const barHeight = random.between(38, 66)
  const pack = await packOf(text, format, { barHeight, ...look }, Math.min(6, at.module * 1.25), random)
  put(frame, pack, at)
}

export async function pictureOf(code: PrintedCode, condition: Condition, random: Random): Promise<Buffer> {
  const setting = settingOf(condition, random)
  const frame = emptyFrame(random)
  await putCode(frame, code, setting, random)
  return taken(frame, setting.camera ?? {}, random)
}

/** Three packs side by side, each a little turned. */
export async function pictureOfThree(codes: readonly PrintedCode[], random: Random): Promise<Buffer> {
  const frame = emptyFrame(random)
  for (const [at, code] of codes.entries())
    await putCode(
      frame,
      code,
      {
        place: {
          x: WIDTH * (0.19 + 0.31 * at),
          y: HEIGHT / 2 + random.between(-120, 120),
          module: random.between(1.9, 2.4),
          rotation: random.between(-15, 15),
        },
      },
      random,
    )
  return taken(frame, { noise: 4 }, random)
}
