import { roundFill } from './fills.ts'
import { cornerSlots, roundSlots, scatterSlots } from './layouts.ts'
import type { Drawing, Stage } from './stage.ts'
import { box, darker, disc, lighter, lightness, oval, ring, svg } from './svg.ts'

export const WOOD = ['#b98050', '#c9975f', '#9a6a43'] as const

/** Where the dish is: in the middle or to one side, so that neighbors in a grid differ. */
export const centre = ({ chance }: Stage): [number, number] => [
  chance.pick([320, 320, 262, 378]),
  chance.between(232, 248),
]

export const shade = (cx: number, cy: number, r: number) =>
  svg`<circle cx="${cx + 8}" cy="${cy + 16}" r="${r + 16}" fill="url(#S)"/>`

export function rim(cx: number, cy: number, R: number, { chance, accent, dish }: Stage): string {
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

/** Breakfast: a plate with a cup of coffee beside it. */
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
