import { roundFill } from './cover-fills.ts'
import { cornerSlots, ovalSlots, roundSlots, scatterSlots } from './cover-layouts.ts'
import type { Drawing, Stage } from './cover-stage.ts'
import { box, darker, disc, lighter, lightness, mix, oval, ring, stroke, svg, turned } from './cover-svg.ts'

const WOOD = ['#b98050', '#c9975f', '#9a6a43'] as const

/** Where the dish stands: in the middle or to one side, so that neighbours in a grid differ. */
const centre = ({ chance }: Stage): [number, number] => [
  chance.pick([320, 320, 262, 378]),
  chance.between(232, 248),
]

const shade = (cx: number, cy: number, r: number) =>
  svg`<circle cx="${cx + 8}" cy="${cy + 16}" r="${r + 16}" fill="url(#S)"/>`

function rim(cx: number, cy: number, R: number, { chance, accent, dish }: Stage): string {
  const pale = lightness(dish) > 0.6
  const colour = pale ? accent : lighter(accent, 0.3)
  switch (chance.whole(5)) {
    case 0:
      return ring(cx, cy, R - 10, colour, 5)
    case 1:
      return ring(cx, cy, R - 22, colour, 9, '0 26')
    case 2:
      return ring(cx, cy, R - 20, colour, 4) + ring(cx, cy, R - 10, colour, 9)
    case 3:
      return ring(cx, cy, R - 20, colour, 6, '16 18') + ring(cx, cy, R - 7, colour, 3)
    default:
      return ring(cx, cy, R - 2, darker(dish, 0.14), 4)
  }
}

export function plate(stage: Stage): Drawing {
  const [cx, cy] = centre(stage)
  const R = 192
  const well = 136
  const { dish } = stage
  const scallop = stage.chance.happens(0.2) ? ring(cx, cy, R - 8, dish, 34, '0 43') : ''
  return {
    view: 'above',
    tools: true,
    under:
      shade(cx, cy, R + 4) +
      scallop +
      disc(cx, cy, R, dish) +
      rim(cx, cy, R, stage) +
      disc(cx, cy, well + 6, darker(dish, 0.1)) +
      disc(cx, cy + 3, well + 3, lighter(dish, 0.4)) +
      roundFill(stage.fill, cx, cy, well - 14),
    slots: roundSlots(cx, cy, well + 10, stage.chance),
    over: '',
    aside: cornerSlots(cx, stage.chance),
    sprinkle: { x: cx, y: cy, r: well },
  }
}

/** Soup, stew or a grain bowl from above. */
export function deepBowl(stage: Stage): Drawing {
  const [cx, cy] = centre(stage)
  const R = 182
  const { dish, chance } = stage
  return {
    view: 'above',
    tools: true,
    under:
      shade(cx, cy, R + 4) +
      disc(cx, cy, R, dish) +
      rim(cx, cy, R, stage) +
      disc(cx, cy, R - 30, darker(dish, 0.22)) +
      roundFill(stage.fill, cx, cy + 4, R - 38),
    slots: roundSlots(cx, cy + 4, R - 46, chance),
    over: '',
    aside: cornerSlots(cx, chance),
    sprinkle: { x: cx, y: cy, r: R - 50 },
  }
}

export function saladBowl(stage: Stage): Drawing {
  const [cx, cy] = centre(stage)
  const R = 190
  const wood = stage.chance.happens(0.55) ? stage.chance.pick(WOOD) : stage.dish
  return {
    view: 'above',
    tools: true,
    under:
      shade(cx, cy, R + 4) +
      disc(cx, cy, R, wood) +
      ring(cx, cy, R - 8, lighter(wood, 0.25), 6) +
      disc(cx, cy, R - 18, darker(wood, 0.25)) +
      roundFill(stage.fill, cx, cy, R - 22),
    slots: stage.chance.happens(0.4)
      ? scatterSlots(cx, cy, R - 40, stage.chance).map((slot) => ({ ...slot, size: slot.size * 1.16 }))
      : roundSlots(cx, cy, R - 44, stage.chance),
    over: '',
    aside: cornerSlots(cx, stage.chance),
    sprinkle: { x: cx, y: cy, r: R - 40 },
  }
}

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
    // The handle has the other place.
    aside: cornerSlots(cx, stage.chance).slice(0, 1),
    sprinkle: { x: cx, y: cy, r: R - 46 },
  }
}

/** An enamel pot with two ears. */
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

/** A baking dish, for what comes out of the oven. */
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

export function pizza(stage: Stage): Drawing {
  const [cx, cy] = centre(stage)
  const R = 188
  return {
    view: 'above',
    tools: true,
    under:
      shade(cx, cy, R + 2) +
      disc(cx, cy, R, '#dba35c') +
      ring(cx, cy, R - 10, '#c4833f', 13, '22 34 8 30') +
      disc(cx, cy, R - 26, '#c94f35') +
      disc(cx, cy, R - 38, '#f4d38a') +
      ring(cx, cy, R - 40, '#f4d38a', 16, '0 38') +
      [
        [-50, -40],
        [60, 30],
        [-20, 90],
        [40, -90],
      ]
        .map(([x, y]) => disc(cx + (x as number), cy + (y as number), 24, '#fbe9bd'))
        .join(''),
    slots: scatterSlots(cx, cy, R - 40, stage.chance),
    over: '',
    aside: cornerSlots(cx, stage.chance),
    sprinkle: { x: cx, y: cy, r: R - 50 },
  }
}

/** A tart or pie with a fluted edge; the filling takes the colour of its fruit. */
export function tart(stage: Stage): Drawing {
  const [cx, cy] = centre(stage)
  const R = 176
  const { colour } = stage.fill
  return {
    view: 'above',
    tools: true,
    under:
      shade(cx, cy, R + 10) +
      ring(cx, cy, R - 6, '#c98b49', 40, '0 33') +
      disc(cx, cy, R - 4, '#c98b49') +
      ring(cx, cy, R - 14, '#e5b873', 22, '0 32') +
      disc(cx, cy, R - 28, darker(colour, 0.25)) +
      disc(cx, cy + 3, R - 33, colour) +
      stroke(lighter(colour, 0.4), 8, svg`M${cx - 108} ${cy - 10}a108 108 0 0 1 74-92`),
    slots: stage.chance.happens(0.6)
      ? scatterSlots(cx, cy, R - 44, stage.chance).map((slot) => ({ ...slot, size: slot.size * 1.12 }))
      : roundSlots(cx, cy, R - 48, stage.chance),
    over: '',
    aside: cornerSlots(cx, stage.chance),
    sprinkle: { x: cx, y: cy, r: R - 40 },
  }
}

/** Breakfast: a plate and a cup of coffee at its shoulder. */
export function breakfast(stage: Stage): Drawing {
  const left = stage.chance.happens(0.5)
  const cx = left ? 258 : 382
  const R = 180
  const cup = left ? 548 : 92
  const { dish, accent } = stage
  return {
    view: 'above',
    under:
      shade(cx, 244, R + 4) +
      disc(cx, 244, R, dish) +
      ring(cx, 244, R - 9, accent, 6) +
      disc(cx, 244, 130, darker(dish, 0.1)) +
      disc(cx, 247, 127, lighter(dish, 0.4)) +
      roundFill(stage.fill, cx, 244, 116) +
      shade(cup, 122, 84) +
      disc(cup, 122, 84, lighter(dish, 0.2)) +
      box(left ? cup + 40 : cup - 88, 110, 48, 24, 12, accent) +
      disc(cup, 122, 56, accent) +
      disc(cup, 122, 46, '#5a3524') +
      oval(cup - 8, 114, 24, 14, '#8a5a3c'),
    slots: roundSlots(cx, 244, 132, stage.chance),
    over: '',
    aside: cornerSlots(left ? 260 : 380, stage.chance).slice(1),
    sprinkle: { x: cx, y: 244, r: 120 },
  }
}

/** Cookies, warm from the oven, on a plate or a cloth. */
export function cookies(stage: Stage): Drawing {
  const [cx, cy] = centre(stage)
  const { dish, fill, chance } = stage
  const tone = mix('#d6a15c', fill.colour, 0.16)
  const chips = darker(fill.colour, lightness(fill.colour) > 0.45 ? 0.25 : 0)
  const cookie = (x: number, y: number) =>
    svg`<circle cx="${x + 4}" cy="${y + 10}" r="78" fill="url(#S)"/>` +
    disc(x, y, 70, darker(tone, 0.16)) +
    disc(x, y - 2, 64, tone) +
    svg`<path stroke="${chips}" stroke-width="19" stroke-linecap="round" d="M${x - 30} ${y - 20}h2M${x + 12} ${y - 36}h2M${x + 32} ${y + 4}h2M${x - 6} ${y + 8}h2M${x - 36} ${y + 24}h2M${x + 10} ${y + 40}h2"/>`
  const turn = chance.between(0, 1.2)
  const ring5 = [0, 1, 2, 3, 4].map((i) =>
    cookie(cx + Math.cos(turn + i * 1.257) * 106, cy + Math.sin(turn + i * 1.257) * 100),
  )
  return {
    view: 'above',
    under:
      shade(cx, cy, 200) +
      disc(cx, cy, 196, dish) +
      rim(cx, cy, 196, stage) +
      ring5.join('') +
      cookie(cx, cy),
    slots: [{ x: cx, y: cy - 2, size: 92, turn: chance.between(-20, 20) }],
    over: '',
    aside: cornerSlots(cx, chance),
    sprinkle: { x: cx, y: cy, r: 170 },
  }
}
