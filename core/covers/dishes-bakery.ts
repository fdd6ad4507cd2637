import { ground } from './dishes-front.ts'
import { footSlots } from './layouts.ts'
import type { Drawing, Stage } from './stage.ts'
import { box, darker, lighter, mix, oval, shape, stroke, svg } from './svg.ts'

/** A cake on a stand, its top crowned with what is in it. */
export function cakeStand(stage: Stage): Drawing {
  const { dish, accent, fill, chance } = stage
  const icing = lighter(fill.colour, 0.62)
  const crumb = fill.colour
  const drip = chance.happens(0.6)
  return {
    view: 'front',
    under:
      ground(320, 424, 130) +
      shape(darker(dish, 0.1), 'M296 356h48q0 44 40 60H256q40-16 40-60z') +
      oval(320, 350, 200, 22, darker(dish, 0.18)) +
      oval(320, 342, 200, 20, dish) +
      stroke(accent, 4, 'M132 347q188 34 376 0') +
      shape(crumb, 'M190 220h260v112q-130 26-260 0z') +
      shape(icing, 'M190 262q130 22 260 0v20q-130 22-260 0z') +
      oval(320, 220, 130, 28, icing) +
      (drip
        ? shape(
            icing,
            'M190 220h260v34q-8 18-20 0v-6q-10-8-16 6v24q-12 18-24 0v-18q-10-8-16 6v10q-14 16-26 0v-6q-12-8-20 8v18q-12 16-24 0v-20q-10-8-18 4v14q-14 14-26 0v-22q-10-8-14 4-12 14-20-6z',
          )
        : svg`<path fill="none" stroke="${lighter(icing, 0.4)}" stroke-width="26" stroke-linecap="round" stroke-dasharray="0 28" d="M200 232q120 34 240 0"/>`),
    slots: [
      { x: 320, y: 160, size: 132, turn: 0 },
      { x: 234, y: 184, size: 90, turn: -12 },
      { x: 408, y: 184, size: 90, turn: 12 },
    ],
    over: '',
    aside: footSlots(chance, true),
  }
}

/** Layers on a plate, the lowest first; returns the height of the top. */
function pile(stage: Stage, tone: string, layers: number, thick: number): [art: string, top: number] {
  const { dish, accent, chance } = stage
  let art =
    ground(320, 396, 230) +
    oval(320, 370, 218, 26, darker(dish, 0.18)) +
    oval(320, 360, 218, 24, dish) +
    stroke(accent, 4, 'M116 366q204 40 408 0')
  for (let i = 0; i < layers; i++) {
    const y = 350 - (i + 1) * thick
    const x = 178 + chance.between(-9, 9)
    art +=
      box(x, y, 284, thick, thick / 2, darker(tone, i % 2 ? 0.16 : 0.3)) +
      box(x, y, 284, thick / 2, thick / 4, lighter(tone, 0.1))
  }
  const top = 354 - layers * thick
  return [art + oval(320, top, 140, 22, lighter(tone, 0.25)), top]
}

const crown = (top: number): Drawing['slots'] => [
  { x: 320, y: top - 40, size: 124, turn: -4 },
  { x: 232, y: top - 22, size: 92, turn: -12 },
  { x: 410, y: top - 24, size: 90, turn: 12 },
]

/** Pancakes, waffles, toast: a stack with syrup running down. */
export function pancakes(stage: Stage): Drawing {
  const [art, top] = pile(stage, '#dca35a', stage.chance.pick([4, 5]), 30)
  const syrup = svg`M208 ${top - 2}q112-34 224 0v34q-9 20-20 0v-10q-14-10-22 6v40q-12 18-24 0v-34q-16-12-30 0v16q-12 16-24 0v-14q-20-14-36 0v32q-12 18-24 0v-40q-10-10-20 0v8q-14 12-24-8z`
  return {
    view: 'front',
    under: art + shape('#b9692a', syrup),
    slots: crown(top),
    over: '',
    aside: footSlots(stage.chance, true),
  }
}

/** Naan, tortillas, pita: thin, with pan marks. */
export function flatbreads(stage: Stage): Drawing {
  const [art, top] = pile(stage, '#e3bd80', stage.chance.pick([6, 7, 8]), 20)
  const marks = stroke(
    '#b57a3d',
    9,
    svg`M232 ${top + 2}h22M286 ${top - 9}h30M300 ${top + 10}h16M352 ${top}h26M396 ${top + 4}h14`,
  )
  return {
    view: 'front',
    under: art + marks,
    slots: crown(top).slice(0, 1),
    over: '',
    aside: footSlots(stage.chance, true),
    steam: { x: 320, y: top - 150 },
  }
}

/** A loaf on its board, cut or whole. */
export function loaf(stage: Stage): Drawing {
  const { chance, fill } = stage
  const crust = mix('#b9773a', fill.colour, 0.22)
  const tin = chance.happens(0.45)
  const crumb = mix('#f6e0b4', fill.colour, 0.18)
  const body = tin
    ? shape(crust, 'M150 250c-36-70 40-104 176-104s208 34 172 104l-8 108H158z') +
      shape(crumb, 'M190 252c-40-64 16-86 84-86s124 22 84 86l-4 106H194z') +
      stroke(darker(crumb, 0.16), 8, 'M236 220h10M286 250h12M240 290h14M300 310h8M310 210h8M270 330h10')
    : shape(crust, 'M122 356c-30-96 44-190 198-190s228 94 198 190z') +
      shape(lighter(crust, 0.2), 'M150 300c8-70 70-112 170-112 70 0 120 20 148 56-60-20-240-34-318 56z') +
      stroke('#f6e3bd', 15, 'M226 216q16 36 8 74M308 194q18 44 10 92M392 206q20 40 14 82')
  return {
    view: 'front',
    under:
      ground(320, 396, 270) +
      box(74, 356, 492, 32, 14, '#a97445') +
      box(74, 356, 492, 12, 6, '#c8955f') +
      body,
    slots: [],
    over: '',
    aside: [
      { x: 530, y: 336, size: 136, turn: chance.between(-8, 8) },
      { x: 100, y: 338, size: 132, turn: chance.between(-8, 8) },
      { x: 586, y: 404, size: 92, turn: chance.between(-12, 12) },
      { x: 48, y: 410, size: 88, turn: chance.between(-12, 12) },
    ],
    steam: { x: 320, y: 90 },
  }
}

/** Three muffins in paper cases, golden, with bits of what is in them. */
export function muffins(stage: Stage): Drawing {
  const { chance, fill, accent } = stage
  const tone = mix('#dda65a', fill.colour, 0.14)
  const muffin = (x: number, y: number) =>
    shape(accent, svg`M${x - 56} ${y}h112l-16 84h-80z`) +
    stroke(
      lighter(accent, 0.3),
      5,
      svg`M${x - 32} ${y + 16}l8 58M${x} ${y + 16}v58M${x + 32} ${y + 16}l-8 58`,
    ) +
    shape(tone, svg`M${x - 68} ${y + 12}c-24-98 160-98 136 0q-14 20-34 2-14 18-34 0-16 18-34 0-20 16-34-2z`) +
    shape(lighter(tone, 0.3), svg`M${x - 48} ${y - 22}q30-50 78-36-50 0-78 36z`) +
    svg`<path stroke="${fill.colour}" stroke-width="17" stroke-linecap="round" d="M${x - 28} ${y - 8}h0M${x + 8} ${y - 32}h0M${x + 36} ${y - 6}h0"/>`
  return {
    view: 'front',
    under: tray(stage) + muffin(320, 196) + muffin(204, 278) + muffin(436, 278) + muffin(320, 286),
    slots: [{ x: 320, y: 100, size: 112, turn: chance.between(-10, 10) }],
    over: '',
    aside: footSlots(chance, true),
  }
}

const tray = ({ dish }: Stage) =>
  ground(320, 398, 230) + oval(320, 374, 216, 28, darker(dish, 0.16)) + oval(320, 364, 216, 26, dish)

/** A pile of rolls. */
export function rolls(stage: Stage): Drawing {
  const { chance } = stage
  const roll = (x: number, y: number, tone: string) =>
    oval(x, y, 74, 54, darker(tone, 0.3)) +
    oval(x, y - 6, 72, 46, tone) +
    stroke(lighter(tone, 0.5), 9, svg`M${x - 38} ${y - 22}q34-28 74-6`)
  const tones = ['#d69a50', '#c98a42', '#dda960'] as const
  const heap = [
    [320, 216],
    [252, 272],
    [388, 270],
    [190, 330],
    [450, 330],
    [320, 332],
  ].map(([x, y], i) => roll(x as number, y as number, tones[i % 3] as string))
  return {
    view: 'front',
    under: tray(stage) + heap.join(''),
    slots: [],
    over: '',
    aside: footSlots(chance, true),
    steam: { x: 320, y: 100 },
  }
}
