import type { Chance } from './seed.ts'
import type { Slot } from './svg.ts'

/** x, y and size relative to the dish's inner radius; the first place is for the main ingredient. */
type Plan = readonly (readonly [x: number, y: number, size: number])[]

const ROUND: readonly [Plan, ...Plan[]] = [
  // One large, two beside it, a small one in the gap.
  [
    [-0.38, 0.1, 1.34],
    [0.5, -0.4, 1.02],
    [0.5, 0.48, 1],
    [-0.2, -0.72, 0.66],
  ],
  // A fan.
  [
    [0, 0.34, 1.26],
    [-0.62, -0.16, 0.98],
    [0.62, -0.16, 0.98],
    [0, -0.58, 0.9],
  ],
  // Two large, side by side, and a small one in each gap.
  [
    [-0.45, -0.06, 1.16],
    [0.45, 0.06, 1.16],
    [0.16, -0.76, 0.74],
    [-0.16, 0.76, 0.74],
  ],
  // A ring with a center.
  [
    [0, 0, 1.04],
    [-0.68, -0.38, 0.78],
    [0.68, -0.38, 0.78],
    [0.46, 0.66, 0.78],
    [-0.46, 0.66, 0.78],
    [0, -0.78, 0.7],
  ],
  // A diagonal.
  [
    [0, 0, 1.16],
    [-0.6, 0.48, 0.92],
    [0.6, -0.5, 0.92],
    [0.58, 0.54, 0.74],
    [-0.58, -0.52, 0.74],
  ],
]

const SCATTER: Plan = [
  [0.02, -0.04, 0.66],
  [-0.56, -0.42, 0.62],
  [0.16, -0.7, 0.6],
  [0.68, -0.16, 0.62],
  [0.44, 0.54, 0.62],
  [-0.2, 0.66, 0.6],
  [-0.7, 0.22, 0.6],
]

function place(plan: Plan, cx: number, cy: number, rx: number, ry: number, chance: Chance): Slot[] {
  const mirrored = chance.happens(0.5) ? -1 : 1
  return plan.map(([x, y, size]) => ({
    x: cx + x * rx * mirrored + chance.between(-4, 4),
    y: cy + y * ry + chance.between(-4, 4),
    size: size * Math.min(rx, ry) * (rx > ry * 1.2 ? 1.24 : 1),
    turn: chance.between(-22, 22),
  }))
}

export const roundSlots = (cx: number, cy: number, r: number, chance: Chance) =>
  place(chance.pick(ROUND), cx, cy, r, r, chance)

export const ovalSlots = (cx: number, cy: number, rx: number, ry: number, chance: Chance) =>
  place(chance.pick(ROUND), cx, cy, rx, ry, chance)

/** Small and many, as on a pizza. */
export const scatterSlots = (cx: number, cy: number, r: number, chance: Chance) =>
  place(SCATTER, cx, cy, r, r, chance)

/** The corners of the table that a dish seen from above leaves free, some cut by the frame. */
export function cornerSlots(cx: number, chance: Chance): Slot[] {
  const at = (x: number, y: number, size: number) => ({ x, y, size, turn: chance.between(-35, 35) })
  if (cx < 300) return [at(556, 108, 156), at(564, 372, 164), at(484, 446, 92)]
  if (cx > 340) return [at(84, 108, 156), at(76, 372, 164), at(156, 446, 92)]
  const corners = [at(66, 84, 142), at(578, 400, 142), at(584, 74, 122), at(58, 412, 122)]
  return chance.happens(0.5)
    ? corners
    : [corners[2], corners[3], corners[0], corners[1]].map((slot) => slot as Slot)
}

/** On the table, left and right of a dish seen from the front. */
export function footSlots(chance: Chance, wide = false): Slot[] {
  const at = (x: number, y: number, size: number) => ({ x, y, size, turn: chance.between(-8, 8) })
  const near = wide ? 74 : 112
  const sides = [at(near, 382, 122), at(640 - near, 386, 116), at(wide ? 30 : 44, 412, 92)]
  return chance.happens(0.5) ? sides : sides.map((slot) => ({ ...slot, x: 640 - slot.x }))
}
