import { dome, litShape, shadow } from './light.ts'
import { many, type Spot } from './scatter.ts'
import { at, darker, disc, lighter, line, oval, shape, svg } from './svg.ts'

/** Whole ingredients from above, each around its own center. */

export const tomato = (x: number, y: number, r = 46, color = '#d23a22') =>
  shadow(x, y + 3, r, r) +
  dome(x, y, r, r * 0.96, color) +
  at(
    x,
    y,
    shape(
      '#4c7a2c',
      'M0-26q3 14 5 20 8-8 20-8-8 10-16 14 10 4 14 16-14-2-20-8 0 10-6 20-4-12-4-20-8 6-20 6 4-12 14-15-10-4-16-14 14 0 21 8z',
    ) +
      line('#7fae45', 4, 'M1-2l6-12') +
      line('#ffd9c2', 6, 'M-26-18q6-10 16-14'),
    12,
    r / 46,
  )

export const wholeEgg = (x: number, y: number, turn: number, color = '#e6c29a') =>
  at(
    x,
    y,
    oval(5, 8, 36, 45, '#1d0d0448') +
      litShape(color, 'M0-46C24-46 36-12 36 8 36 32 20 44 0 44S-36 32-36 8C-36-12-24-46 0-46z') +
      line('#fff6e4', 6, 'M-20-8q4-18 14-22'),
    turn,
  )

/** A head of garlic. */
export const garlic = (x: number, y: number, turn = 0) =>
  at(
    x,
    y,
    oval(6, 12, 48, 42, '#1d0d0448') +
      litShape(
        '#f6eee0',
        'M-4-50h9c2 16 6 20 24 30 22 14 26 40 10 56-20 20-60 20-78 0-16-18-10-44 10-56 18-10 23-14 25-30z',
      ) +
      line('#cbb9a2', 3, 'M0-40q-2 40-4 88M-4-26q-34 24-22 68M6-26q34 24 20 68') +
      line('#c79ab0', 3, 'M-32 8q-2 16 4 26M34 10q2 16-5 26') +
      line('#ffffff', 5, 'M-24-4q-8 10-8 20'),
    turn,
  )

export const clove = (x: number, y: number, turn = 0) =>
  at(
    x,
    y,
    oval(3, 6, 16, 24, '#1d0d0444') +
      litShape('#f3e8d6', 'M0-26c10 8 18 22 16 36-2 16-26 20-32 4-4-14 4-32 16-40z') +
      line('#c99aae', 2, 'M2-20q8 12 8 26'),
    turn,
  )

/** Half an onion, cut side up. */
export const onionHalf = (x: number, y: number, skin = '#a8456f', flesh = '#f6e3ea') =>
  shadow(x, y + 3, 52, 52) +
  disc(x, y, 52, skin) +
  disc(x, y, 47, flesh) +
  `<g fill="none" stroke="${skin}" stroke-width="3" opacity=".75">${[38, 29, 20, 11].map((r) => svg`<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r - 2}"/>`).join('')}</g>` +
  disc(x, y, 52, 'url(#~l)')

export const lemonHalf = (x: number, y: number, r = 44) =>
  shadow(x, y + 3, r, r) +
  at(
    x,
    y,
    disc(0, 0, 44, '#efb51c') +
      disc(0, 0, 38, '#fff3cf') +
      disc(0, 0, 34, '#fbdc62') +
      line('#fff3cf', 4, 'M-33 0h66M0-33v66M-23-23l46 46M-23 23l46-46') +
      disc(0, 0, 5, '#fff3cf') +
      line('#fffbe6', 4, 'M-24-14q6-10 14-14') +
      disc(0, 0, 44, 'url(#~l)'),
    14,
    r / 44,
  )

const NEEDLES = ['q7-13 20-16-3 14-20 16z', 'q12 5 15 18-14-4-15-18z'] as const
const LEAVES = ['q2-24 30-26-2 26-30 26z', 'q24 0 30 22-26 4-30-22z'] as const

/** A sprig along a bent stem; broad leaves are basil or parsley, narrow ones rosemary or thyme. */
export function sprig(x: number, y: number, turn: number, broad: boolean, scale = 1): string {
  const places: Spot[] = (broad ? [0, 24, 48, 72] : [0, 12, 24, 36, 48, 60, 72, 84]).flatMap((d): Spot[] => [
    [d, -d * 0.12],
    [d + 4, -d * 0.12],
  ])
  const color = broad ? '#4d8a33' : '#5f7f48'
  const outlines = broad ? LEAVES : NEEDLES
  const under = places.map(([a, b]): Spot => [a + 4, b + 6])
  return at(
    x,
    y,
    many('#1d0d0440', under, outlines) +
      line(darker(color, 0.2), 4, 'M-34 4Q20 0 100-12') +
      many(color, places, outlines) +
      many(lighter(color, 0.3), places.filter((_, i) => i % 4 < 2).slice(1), outlines) +
      (broad ? shape(color, 'M94-12q20-20 40-6-14 20-40 6z') : ''),
    turn,
    scale,
  )
}

/** A loose leaf of spinach. */
export const spinach = (x: number, y: number, turn: number, scale = 1) =>
  at(
    x,
    y,
    shape('#1d0d0444', 'M-44 8c6-32 40-44 92-26-16 44-58 56-92 26z') +
      line('#8fb35a', 6, 'M-78 14q20-8 40-14') +
      litShape('#3f7a35', 'M-50 2c6-34 44-46 96-28-16 46-60 58-96 28z') +
      line('#8fb35a', 3, 'M-44 0q40-14 80-22M-14-8l14-22M6-12l18 22M-22-6l8 18'),
    turn,
    scale,
  )

export const carrot = (x: number, y: number, turn: number, scale = 1) =>
  at(
    x,
    y,
    shape('#1d0d0444', 'M-96 10Q60-26 92-12q18 14 6 36-40 12-194-14z') +
      line('#5d9138', 7, 'M96 0q30-22 62-18M96 2q34-2 58 14M96-2q22-28 44-40') +
      line('#86b556', 3, 'M100 0q30-20 56-17M100 2q30 0 50 12') +
      litShape('#ea7f26', 'M-106 0Q50-36 82-22q20 16 6 38-40 10-194-16z') +
      line('#c25f12', 3, 'M-40-4q2 8 0 12M10-14q4 10 2 18M50-20q6 16 2 26M-70-2q1 4 0 6') +
      line('#ffc182', 5, 'M-50-8Q20-22 64-20'),
    turn,
    scale,
  )

export const apple = (x: number, y: number, r = 54, color = '#c23a2a') =>
  shadow(x, y + 4, r, r) +
  dome(x, y, r, r * 0.96, color) +
  at(
    x,
    y,
    shape('#e9b23c66', 'M-40 20q14-46 42-52-20 32-12 74-22-4-30-22z') +
      oval(2, -4, 17, 10, darker(color, 0.4)) +
      line('#5a3a1c', 6, 'M2-6q2-16 12-24') +
      shape('#6a9a3a', 'M12-24q18-18 36-8-14 20-36 8z') +
      line('#ffd2bc', 7, 'M-34-18q8-16 20-20'),
    0,
    r / 54,
  )

/** A winter squash with ribs. */
export const squash = (x: number, y: number, r = 84) =>
  shadow(x, y + 4, r, r) +
  at(
    x,
    y,
    '<g fill="#d9752a">' +
      [0, 45, 90, 135].map((turn) => `<ellipse rx="84" ry="44" transform="rotate(${turn})"/>`).join('') +
      '</g>' +
      [22, 67, 112, 157]
        .map(
          (turn) =>
            `<path stroke="#a9501a" stroke-width="5" opacity=".7" d="M-72 0H72" transform="rotate(${turn})"/>`,
        )
        .join('') +
      disc(0, 0, 82, 'url(#~l)') +
      line('#ffd08a', 8, 'M-58-22q8-18 24-28') +
      litShape('#7d8a4a', 'M-14-12q14-8 26 0 14-8 26-26l14 10q-10 30-30 38-12 16-28 8-14-12-8-30z'),
    0,
    r / 84,
  )

export const cornCob = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    oval(4, 10, 110, 34, '#1d0d0444') +
      litShape('#86a84a', 'M-20-34Q90-60 136 0 90 60-20 34q60-34 0-68z') +
      litShape('#f0bb34', 'M-118 0C-110-34-30-36 60-30q20 30 0 60C-30 36-110 34-118 0z') +
      line('#c98a1a', 3, 'M-104-10Q-20-20 62-16M-110 2Q-20 0 68 2M-104 12Q-20 20 62 18') +
      line(
        '#ffe08a',
        7,
        'M-98-16Q-20-28 56-24M-106-4Q-20-10 64-8M-106 8Q-20 10 64 10M-92 18Q-20 28 52 24',
        '1 11',
      ) +
      litShape('#9dbb5a', 'M10 34Q90 50 138 2 90 26 40 12z'),
    turn,
  )

export const beet = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    oval(5, 8, 46, 44, '#1d0d0444') +
      line('#a2335c', 6, 'M20-30q30-40 70-52M26-24q44-22 84-18') +
      litShape('#4f8a3c', 'M54-78q34-34 66-14-22 30-66 14zM76-40q32-22 62-2-26 24-62 2z') +
      line('#c2557c', 3, 'M60-74q26-14 52-18M82-40q26-4 48-2') +
      dome(0, 0, 44, 42, '#8c2448') +
      line('#6d1636', 3, 'M-30 22q20 14 44 8M-36 8q4 6 8 8') +
      line('#8c2448', 6, 'M-30 30q-20 14-22 34') +
      line('#e69ab0', 5, 'M-24-16q6-10 16-12'),
    turn,
  )

/** A slice of country bread. */
export const breadSlice = (x: number, y: number, turn: number, scale = 1) =>
  at(
    x,
    y,
    shape(
      '#1d0d0450',
      'M-78-20C-84-64-30-76 8-72c46-2 88 18 82 56-4 16-10 20-10 40 0 20-14 32-76 32S-66 46-66 26c0-20-8-26-12-46z',
    ) +
      shape(
        '#a9682a',
        'M-86-30C-92-74-38-86 0-82c46-2 88 18 82 56-4 16-10 20-10 40 0 20-14 32-76 32S-74 36-74 16c0-20-8-26-12-46z',
      ) +
      litShape(
        '#f3dcab',
        'M-76-30C-80-64-34-74 0-71c40-2 76 16 71 45-4 14-10 18-10 38 0 14-12 22-62 22S-64 28-64 14c0-20-8-26-12-44z',
      ) +
      line('#d5ae6e', 7, 'M-42-34h3M-10-52h2M26-40h4M50-18h1M-18-14h4M14-6h2M-44 4h2M-8 16h3M36 14h2') +
      line('#fff3d4', 5, 'M-56-30h0M-26-48h0M8-30h0M40-40h0M-30-2h0M30 0h0M6 26h0M-38 20h0'),
    turn,
    scale,
  )
