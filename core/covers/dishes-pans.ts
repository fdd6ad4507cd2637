import { centre, shade, WOOD } from './dishes-above.ts'
import { roundFill } from './fills.ts'
import { cornerSlots, ovalSlots, roundSlots } from './layouts.ts'
import type { Drawing, Stage } from './stage.ts'
import { box, darker, disc, lighter, ring, stroke, svg, turned } from './svg.ts'

export function skillet(stage: Stage): Drawing {
  const left = stage.chance.happens(0.5)
  const cx = left ? 370 : 270
  const cy = 238
  const R = 186
  const iron = '#3a3534'
  const angle = left ? stage.chance.between(150, 172) : stage.chance.between(8, 30)
  const handle =
    box(150, -21, 240, 42, 20, iron) +
    box(170, -13, 150, 14, 7, '#4d4746') +
    box(344, -8, 28, 16, 8, '#262221')
  return {
    view: 'above',
    under:
      shade(cx, cy, R + 2) +
      turned(cx, cy, angle, handle) +
      disc(cx, cy, R, iron) +
      ring(cx, cy, R - 7, '#5b5453', 5) +
      disc(cx, cy, R - 20, '#2c2827') +
      roundFill(stage.fill, cx, cy, R - 34),
    slots: roundSlots(cx, cy, R - 44, stage.chance),
    over: '',
    // The handle takes the other place.
    aside: cornerSlots(cx, stage.chance).slice(0, 1),
    sprinkle: { x: cx, y: cy, r: R - 46 },
  }
}

/** An enamel pot with two handles. */
export function pot(stage: Stage): Drawing {
  const [cx, cy] = centre(stage)
  const R = 172
  const enamel = stage.accent
  const ear = (x: number) =>
    svg`<rect x="${x - 30}" y="${cy - 44}" width="60" height="88" rx="26" fill="none" stroke="${darker(enamel, 0.15)}" stroke-width="20"/>`
  return {
    view: 'above',
    tools: true,
    under:
      shade(cx, cy, R + 10) +
      ear(cx - R) +
      ear(cx + R) +
      disc(cx, cy, R, enamel) +
      ring(cx, cy, R - 6, lighter(enamel, 0.3), 5) +
      disc(cx, cy, R - 18, '#f3e7d2') +
      roundFill(stage.fill, cx, cy + 3, R - 26),
    slots: roundSlots(cx, cy, R - 36, stage.chance),
    over: '',
    aside: cornerSlots(cx, stage.chance),
    sprinkle: { x: cx, y: cy, r: R - 40 },
  }
}

/** A baking dish, for oven dishes. */
export function bakingDish(stage: Stage): Drawing {
  const { dish, fill, chance } = stage
  const crust = fill.kind === 'bare' ? '#e3b25f' : fill.colour
  const turn = chance.pick([-8, 0, 7])
  const body =
    svg`<rect x="-226" y="-134" width="452" height="290" rx="74" fill="url(#S)"/>` +
    box(-250, -40, 500, 80, 26, darker(dish, 0.12)) +
    box(-222, -146, 444, 292, 66, dish) +
    box(-200, -124, 400, 248, 50, darker(dish, 0.2)) +
    box(-194, -116, 388, 236, 44, crust) +
    svg`<rect x="-182" y="-104" width="364" height="212" rx="36" fill="none" stroke="${darker(crust, 0.22)}" stroke-width="12" stroke-linecap="round" stroke-dasharray="30 24 8 20"/>` +
    stroke(
      lighter(crust, 0.4),
      12,
      'M-130-60q30-20 60 0M60 74q30-18 60 4M70-70q24 14 50 0M-120 64q20 18 46 4',
    )
  return {
    view: 'above',
    under: turned(320, 240, turn, body),
    slots: ovalSlots(320, 240, 162, 112, chance),
    over: '',
    aside: cornerSlots(320, chance).map((slot) => ({
      ...slot,
      y: slot.y < 240 ? slot.y - 34 : slot.y + 34,
      size: slot.size * 0.86,
    })),
    sprinkle: { x: 320, y: 240, r: 130 },
  }
}

/** A sheet pan with paper, for roasts. */
export function sheetPan(stage: Stage): Drawing {
  const turn = stage.chance.pick([-5, 0, 5])
  const pan =
    svg`<rect x="-262" y="-160" width="540" height="350" rx="50" fill="url(#S)"/>` +
    box(-250, -168, 500, 336, 30, '#8d8a86') +
    box(-238, -156, 476, 312, 22, '#a9a6a1') +
    turned(
      0,
      0,
      -2,
      box(-222, -142, 444, 284, 8, '#efdfc0') + stroke('#dcc7a0', 3, 'M-200-60 200-100M-190 90 210 60'),
    )
  const slots = [
    [222, 250, 188],
    [404, 172, 156],
    [424, 326, 156],
    [278, 126, 108],
    [300, 362, 108],
    [510, 250, 104],
    [138, 156, 92],
    [140, 344, 92],
  ].map(([x, y, size]) => ({
    x: x as number,
    y: y as number,
    size: size as number,
    turn: stage.chance.between(-24, 24),
  }))
  return {
    view: 'above',
    under: turned(320, 240, turn, pan),
    slots,
    over: '',
    aside: [],
    sprinkle: { x: 320, y: 240, r: 190 },
  }
}

/** A board with a handle, for snacks and sandwiches. */
export function board(stage: Stage): Drawing {
  const wood = stage.chance.pick(WOOD)
  const turn = stage.chance.pick([-9, -4, 5, 172])
  const body =
    svg`<rect x="-238" y="-130" width="500" height="300" rx="60" fill="url(#S)"/>` +
    box(180, -36, 130, 72, 34, wood) +
    disc(276, 0, 13, darker(wood, 0.4)) +
    box(-236, -140, 440, 280, 44, wood) +
    stroke(darker(wood, 0.14), 4, 'M-210-84h250M-190-30q120-16 330 2M-214 40h180M-180 92q150 16 330-2') +
    stroke(lighter(wood, 0.2), 4, 'M-196-120H130M60 62h110')
  const back = turn === 172 ? 16 : -16
  return {
    view: 'above',
    under: turned(320, 240, turn, body),
    slots: ovalSlots(320 + back, 240, 172, 128, stage.chance),
    over: '',
    aside: cornerSlots(320, stage.chance).map((slot) => ({
      ...slot,
      y: slot.y < 240 ? slot.y - 30 : slot.y + 30,
      size: slot.size * 0.88,
    })),
    sprinkle: { x: 320, y: 240, r: 150 },
  }
}
