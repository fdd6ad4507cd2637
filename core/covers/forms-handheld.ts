import { browned, crust } from './beds.ts'
import { slice } from './forms-eggs.ts'
import { garnish, herbs } from './garnish.ts'
import { dome, litBox, litShape } from './light.ts'
import type { PieceName } from './pieces.ts'
import { many, specks } from './scatter.ts'
import { define, has, lay, layAt, put, type Stage, use, X, Y } from './stage.ts'
import { darker, disc, faint, lighter, line, oval, shape } from './svg.ts'
import { board, plate, saucer } from './vessels.ts'

const filling = (s: Stage, ...stand: PieceName[]): readonly PieceName[] => {
  const found = s.pieces.filter((name) => name !== 'fried egg').slice(0, 4)
  return found.length > 0 ? found : stand
}

const FRILL = 'q10-18 22-4 12-18 24-2 12-16 24 0 12-16 24 2 14-12 20 6l-2 14h-112z'

/** Three tacos side by side, seen from the front. */
export function tacos(s: Stage): string {
  const crisp = has(s, /crisp|hard shell|crunchy/) && /taco/.test(s.words.title)
  const shell = has(s, /flour tortilla/) ? '#edd09a' : crisp ? '#e0a640' : '#e9bf6a'
  const names = filling(s, 'ground', 'tomato')
  const back = define(s, 'w', shape(darker(shell, 0.25), 'M-104 70C-104-30-50-74 12-74S120-30 120 70z'))
  const front = define(
    s,
    'v',
    litShape(shell, 'M-112 84C-112 4-60-38 0-38S112 4 112 84q-112 26-224 0z') +
      line(darker(shell, 0.35), 8, 'M-60 20h4M-20-20h0M30 10h6M64 44h0M-30 56h4M10 50h0M-76 58h0M52-10h0'),
  )
  const one = (x: number, y: number) =>
    use(back, x, y) +
    many(
      '#79ab42',
      [
        [x - 66, y - 30],
        [x - 10, y - 56],
      ],
      [FRILL],
    ) +
    layAt(
      s,
      [
        [-58, -36],
        [-26, -58],
        [10, -66],
        [46, -56],
        [74, -34],
        [-6, -44],
        [30, -40],
      ].map(([a, b]) => [x + a!, y + b!] as const),
      names,
    ) +
    use(front, x, y)
  return (
    saucer(s, 372, 278, 80) +
    one(190, 272) +
    one(452, 272) +
    one(316, 316) +
    herbs(s, { x: 316, y: 268, rx: 70, ry: 16 }, 8, true)
  )
}

/** A wrap cut in half, the filling to the front. */
export function burrito(s: Stage): string {
  const names = filling(s, 'kidney bean', 'tomato')
  const skin = '#edd3a0'
  const half = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})">${oval(8, 78, 84, 24, '#2a0f0360')}${litShape(skin, 'M-70-40q0-30 70-30t70 30V70q-70 34-140 0z')}${line(darker(skin, 0.4), 9, 'M-30 20h0M20 40h4M-46 56h0M44 4h0M0 70h0')}${dome(0, -40, 70, 32, darker(skin, 0.12))}${oval(0, -40, 58, 25, s.food)}${has(s, /rice/) ? line('#f6ecd4', 7, 'M-40-42l8 3M-10-56l8 2M20-34l8-3M36-48l6 3M-22-30l8-2M6-44l6 3') : ''}${layAt(
      s,
      [
        [-34, -40],
        [-10, -48],
        [16, -38],
        [36, -46],
        [0, -32],
        [-20, -30],
      ],
      names,
    )}</g>`
  return (
    saucer(s, 366, 270, 76) +
    half(222, 276, -8) +
    half(412, 284, 10) +
    herbs(s, { x: X, y: 378, rx: 120, ry: 20 }, 8, true)
  )
}

/** Pita or flatbread folded around a filling; banh mi in its roll. */
export function filledBread(s: Stage): string {
  const roll = has(s, /baguette|banh mi|sub\b|hoagie|hot dog/)
  const crustColor = roll ? '#cf8f42' : '#e8c68c'
  const names = filling(s, 'chicken', 'tomato', 'cucumber')
  const one = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})">${oval(6, 66, 150, 30, '#2a0f0360')}${litShape(darker(crustColor, 0.12), 'M-150-10Q-140-84 0-84T150-10q0 20-150 20T-150-10z')}${many(
      '#79ab42',
      [
        [-130, -20],
        [-40, -34],
        [40, -24],
      ],
      [FRILL],
    )}${layAt(
      s,
      [
        [-104, -24],
        [-70, -38],
        [-36, -30],
        [0, -44],
        [34, -32],
        [70, -36],
        [102, -22],
        [-16, -14],
        [52, -12],
      ],
      names,
    )}${litShape(crustColor, 'M-154 0q154 22 308 0 4 66-60 76-94 14-188 0-64-10-60-76z')}${roll ? line(darker(crustColor, 0.4), 5, 'M-90 30q14 14 30 14M-20 34q14 14 30 14M50 30q14 14 30 14') : line(darker(crustColor, 0.35), 9, 'M-90 36h4M-30 50h0M20 34h4M80 44h0M-60 60h0')}</g>`
  return (
    saucer(s, 372, 280, 78) +
    one(X + 6, 226, 3) +
    one(X - 6, 316, -3) +
    herbs(s, { x: X, y: 276, rx: 100, ry: 12 }, 7, true)
  )
}

/** Folded, browned and cut in wedges. */
export function quesadilla(s: Stage): string {
  const { art } = plate(s, 208)
  const skin = '#e9c17a'
  const wedge = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})">${shape('#2a0f0360', 'M-70 66Q0 96 76 62L8-86z')}${shape(darker(skin, 0.3), 'M-78 58Q0 90 78 58v14Q0 106-78 72z')}${line('#f6c63e', 9, 'M-70 68Q0 96 70 68')}${litShape(skin, 'M-78 56Q0 90 78 56L0-92q-8 4-12 10z')}${faint(0.75, line('#9a5a1e', 11, 'M-30 30h8M10 8h0M20 46h10M-6-30h0M-44 50h0M40 34h0M0 60h6'))}</g>`
  return (
    art +
    wedge(244, 178, 118) +
    wedge(396, 178, -118) +
    wedge(X, 318, 0) +
    lay(s, { x: X, y: 196, rx: 44, ry: 30 }, filling(s, 'tomato').slice(0, 3), 0.9, 8) +
    herbs(s, { x: X, y: Y, rx: 110, ry: 100 }, 10, true)
  )
}

export function burger(s: Stage): string {
  const patty = has(s, /black bean|veggie|lentil|chickpea/)
    ? '#5a3524'
    : has(s, /chicken|turkey|fish|salmon/)
      ? '#b97a3c'
      : has(s, /pulled pork|sloppy/)
        ? '#8a4522'
        : '#5f2f1a'
  const loose = has(s, /sloppy|pulled/)
  const bun = '#d4913f'
  const cheese = has(s, /cheese|cheddar|provolone/)
  return (
    saucer(s, 382, 236, 62) +
    oval(X + 8, 380, 150, 30, '#2a0f0366') +
    litShape(darker(bun, 0.05), 'M182 338h276q10 44-30 48H212q-40-4-30-48z') +
    (loose
      ? litShape(patty, 'M160 322q-4-40 50-42 110-12 220 0 54 2 50 42-10 26-60 22-100 14-200 0-54 4-60-22z') +
        specks(s.chance, { x: X, y: 312, rx: 130, ry: 24 }, lighter(patty, 0.3), 14, 6, 1.4)
      : many(
          '#7fae44',
          [
            [170, 346],
            [266, 348],
            [350, 346],
          ],
          [FRILL],
        ) +
        litBox(170, 282, 300, 60, 28, patty) +
        line(
          darker(patty, 0.4),
          6,
          'M196 304h0M230 322h6M270 300h0M320 326h4M370 304h0M420 320h4M300 312h0',
        )) +
    (cheese ? litShape('#f5b52e', 'M168 282h304l-50 36-34-32-60 46-56-46-40 26z') : '') +
    (has(s, /tomato/) ? litBox(186, 262, 268, 22, 11, '#d2402a') : '') +
    (has(s, /onion|slaw|pickle/) ? line('#c58ab0', 8, 'M190 262q20-14 40 0t40 0 40 0 40 0 40 0 40 0') : '') +
    (has(s, /lettuce|slaw|cabbage/)
      ? many(
          '#8fbb52',
          [
            [176, 264],
            [270, 262],
            [354, 264],
          ],
          [FRILL],
        )
      : '') +
    litShape(bun, 'M172 252C164 150 250 112 320 112s156 38 148 140q-4 14-20 14H192q-16 0-20-14z') +
    line(
      '#fbe6ba',
      6,
      'M252 150l8-4M300 134h8M350 140l8 3M396 164l7 5M276 172l8-2M330 164h8M228 186l7-4M372 194l7 3M304 196h7M420 204l5 5',
    ) +
    faint(0.7, line('#ffe6b4', 12, 'M204 200q16-50 60-66'))
  )
}

/** Two slices and what is between them, cut to show it. */
export function sandwich(s: Stage): string {
  const bread = '#d99f54'
  const names = filling(s, 'tomato', 'lettuce')
  const half = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})">${oval(6, 70, 150, 26, '#2a0f0360')}${litBox(-140, 24, 280, 42, 14, bread)}${shape('#f6deac', 'M-134 30h268v26h-268z')}${many(
      '#79ab42',
      [
        [-136, 20],
        [-30, 24],
        [30, 20],
      ],
      [FRILL],
    )}${has(s, /egg/) ? litBox(-132, -4, 264, 22, 10, '#f6cc50') : ''}${has(s, /cheese|melt|cheddar/) ? litShape('#f5b83a', 'M-136 4h272l-40 26-40-20-60 28-50-28-40 18z') : ''}${layAt(
      s,
      [
        [-110, 6],
        [-76, 2],
        [-40, 8],
        [-4, 2],
        [34, 6],
        [70, 2],
        [106, 6],
      ],
      names,
    )}${litBox(-142, -50, 284, 46, 20, bread)}${shape('#f6deac', 'M-134-34h268v22h-268z')}</g>`
  return saucer(s, 380, 270, 70) + half(X + 10, 208, -3) + half(X - 8, 318, 3)
}

/** Open toast with its topping. */
export function toast(s: Stage): string {
  const { art } = s.chance.happens(0.5) ? board(s) : plate(s, 214)
  const names = s.pieces.filter((name) => name !== 'crouton')
  const title = s.words.title
  const spread = /avocado/.test(title)
    ? '#a9bf5a'
    : /ricotta|goat cheese|labneh/.test(title)
      ? '#fbf5e6'
      : s.food
  const small = /bruschetta|crostini|catalan|canape/.test(s.words.title)
  const cheese = has(s, /melt|gruyere toast|cheddar/)
  const one = (x: number, y: number, scale: number, turn: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})">${slice(s, 0, 0, scale)}${faint(0.9, oval(0, 6, 78 * scale, 90 * scale, cheese ? '#f0b444' : spread))}${lay(s, { x: 0, y: 4, rx: 68 * scale, ry: 82 * scale }, names.length > 0 ? names.filter((n) => n !== 'avocado').slice(0, 3) : ['tomato'], 0.8, small ? 7 : 11)}${has(s, /fried egg|poached egg/) ? put(s, 'fried egg', 0, 0) : ''}</g>`
  return (
    art +
    (small
      ? one(210, 168, 0.66, -12) + one(410, 160, 0.66, 8) + one(226, 330, 0.66, 6) + one(422, 322, 0.66, -8)
      : one(226, 236, 0.98, -10) + one(418, 246, 0.98, 9)) +
    garnish(s, { x: X, y: Y, rx: 170, ry: 100 })
  )
}

export function pizza(s: Stage): string {
  const { art } = board(s)
  const dough = '#dca252'
  const bare = has(s, /pizza dough/) && s.pieces.length < 2
  return (
    art +
    crust(X, Y, 186, 186, dough) +
    faint(
      0.7,
      line(
        darker(dough, 0.5),
        13,
        'M150 210h0M190 120h4M320 62h0M440 120h4M492 220h0M470 340h0M350 420h4M200 370h0M148 290h0',
      ),
    ) +
    disc(X, Y, 160, '#c1432a') +
    faint(0.95, specks(s.chance, { x: X, y: Y, rx: 142, ry: 142 }, '#f9dc8e', 44, 9, 3.4)) +
    browned(s, { x: X, y: Y, rx: 130, ry: 130 }, '#f2bd58') +
    (bare ? '' : lay(s, { x: X, y: Y, rx: 128, ry: 128 }, filling(s, 'tomato', 'olive'), 0.5, 18)) +
    herbs(s, { x: X, y: Y, rx: 120, ry: 120 }, 10, true) +
    line(darker(dough, 0.6), 3, 'M320 60v364M140 242h360M190 114l260 256M190 370l260-256')
  )
}
