import { browned, crust } from './beds.ts'
import { slice } from './forms-eggs.ts'
import { garnish, herbs } from './garnish.ts'
import { litBox, litShape } from './light.ts'
import type { PieceName } from './pieces.ts'
import { many, specks } from './scatter.ts'
import { define, has, lay, layAt, put, type Stage, use, X, Y } from './stage.ts'
import { at, darker, disc, faint, line, oval, shape } from './svg.ts'
import { board, plate, saucer } from './vessels.ts'

const filling = (s: Stage, ...stand: PieceName[]): readonly PieceName[] => {
  const found = s.pieces.filter((name) => name !== 'fried egg' && name !== 'orange').slice(0, 4)
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
    litShape(shell, 'M-112 84C-112 26-60-14 0-14S112 26 112 84q-112 26-224 0z') +
      line(darker(shell, 0.35), 8, 'M-60 40h4M-20 4h0M30 22h6M64 50h0M-30 64h4M10 56h0M-82 66h0M52 10h0'),
  )
  const one = (x: number, y: number) =>
    use(back, x, y) +
    many(
      '#79ab42',
      [
        [x - 92, y - 14],
        [x - 46, y - 44],
        [x + 4, y - 26],
      ],
      [FRILL],
    ) +
    layAt(
      s,
      [
        [-80, -8],
        [-58, -38],
        [-24, -58],
        [14, -64],
        [50, -52],
        [82, -22],
        [-40, -20],
        [-2, -36],
        [38, -26],
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

/** A wrap cut in half, lying, the filling to the front. */
export function burrito(s: Stage): string {
  const names = filling(s, 'kidney bean', 'tomato')
  const skin = '#edd3a0'
  const half = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      oval(-10, 62, 150, 22, '#2a0f0360') +
        litShape(skin, 'M-158 8C-164-42-124-66-60-68L84-70Q112-60 114 0T84 70L-70 66C-136 64-160 44-158 8z') +
        line(darker(skin, 0.4), 9, 'M-110-26h8M-60 22h6M-20-40h0M20 34h8M-120 24h0M-66-10h0M20-8h0') +
        line(darker(skin, 0.2), 4, 'M-150 20Q-40 52 60 40') +
        oval(86, 0, 46, 70, darker(skin, 0.14)) +
        oval(88, 0, 37, 60, darker(s.food, 0.12)) +
        (has(s, /rice/)
          ? line('#f6ecd4', 8, 'M76-40l4 7M98-30l3 7M72 6l5 6M102 14l2 7M84 40l4 6M86-12l5 5')
          : '') +
        at(88, 0, layAt(s, FACE, names), 0, 0.78),
      turn,
    )
  return saucer(s, 352, 284, 86) + half(290, 236, -12) + half(336, 330, -4)
}

const FACE = [
  [-18, -44],
  [14, -52],
  [-24, -10],
  [16, -14],
  [-4, -30],
  [-16, 24],
  [20, 18],
  [0, 50],
  [0, 4],
] as const

/** Pita pockets, or banh mi in its roll. */
export function filledBread(s: Stage): string {
  const roll = has(s, /baguette|banh mi|sub\b|hoagie|hot dog/)
  const names = filling(s, 'chicken', 'tomato', 'cucumber')
  const heap = (wide: number, high: number) =>
    layAt(
      s,
      Array.from({ length: 11 }, (_, i) => [(i - 5) * wide, -high * (1 - ((i - 5) / 6) ** 2) + (i % 2) * 24]),
      names,
    )
  if (roll) {
    const gold = '#cf8f42'
    return (
      saucer(s, 362, 290, 84) +
      at(
        X,
        272,
        oval(8, 84, 236, 34, '#2a0f0360') +
          litShape(darker(gold, 0.1), 'M-236-6Q-230-100 0-104T236-6Q160 20 0 20T-236-6z') +
          many(
            '#79ab42',
            [
              [-200, -12],
              [-110, -26],
              [-20, -28],
              [70, -20],
            ],
            [FRILL],
          ) +
          heap(38, 40) +
          litShape(gold, 'M-242 2q242 34 484 0 8 82-90 92-152 16-304 0-98-10-90-92z') +
          line('#f3d79c', 12, 'M-130 48q24 20 50 18M-30 52q24 20 50 18M70 46q24 20 50 18') +
          line(darker(gold, 0.4), 3, 'M-128 56q24 20 50 18M-28 60q24 20 50 18M72 54q24 20 50 18'),
        -4,
      )
    )
  }
  const bread = '#e8c68c'
  const pocket = (x: number, y: number, turn: number) =>
    at(
      x,
      y,
      oval(6, 92, 104, 24, '#2a0f0360') +
        shape(darker(bread, 0.22), 'M-118-10Q-110-78 0-82T118-10z') +
        many(
          '#79ab42',
          [
            [-104, -14],
            [-50, -36],
            [-4, -22],
          ],
          [FRILL],
        ) +
        heap(19, 48) +
        litShape(bread, 'M-126-20Q0 14 126-20 132 58 62 94 0 116-62 94-132 58-126-20z') +
        line(darker(bread, 0.35), 9, 'M-80 26h6M-24 56h0M20 34h8M70 50h0M-50 76h0M40 80h4'),
      turn,
    )
  return saucer(s, 366, 290, 84) + pocket(200, 276, -7) + pocket(440, 276, 7)
}

/** Browned and cut in wedges, one pulled out. */
export function quesadilla(s: Stage): string {
  const { art } = s.chance.happens(0.4) ? board(s) : plate(s, 212)
  const skin = '#e9c17a'
  const wedge = define(
    s,
    'w',
    shape('#2a0f0360', 'M-66 142Q0 172 84 138L8 8z') +
      shape(darker(skin, 0.3), 'M-78 138Q0 170 78 138v12Q0 184-78 150z') +
      line('#f6c63e', 8, 'M-70 146Q0 174 70 146') +
      litShape(skin, 'M-78 136Q0 168 78 136L0 0z') +
      faint(0.75, line('#9a5a1e', 11, 'M-30 110h8M10 88h0M20 126h10M-6 50h0M-44 130h0M40 114h0M0 140h6')),
  )
  return (
    art +
    [180, 120, 240, 60, 300, 0]
      .map((turn) => use(wedge, X + (turn ? 0 : 14), Y + (turn ? -6 : 14), turn))
      .join('') +
    lay(s, { x: X, y: Y - 6, rx: 44, ry: 36 }, filling(s, 'tomato').slice(0, 3), 1, 9) +
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
        lay(s, { x: X, y: 308, rx: 146, ry: 18 }, [has(s, /pulled/) ? 'pulled' : 'ground'], 2, 14)
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
    `<g transform="translate(${x} ${y})rotate(${turn})">${slice(s, 0, 0, scale)}${faint(0.92, `<use href="#~r" fill="${cheese ? '#f0b444' : spread}" transform="scale(${(scale * 0.85).toFixed(2)})"/>`)}${lay(s, { x: 0, y: 4, rx: 68 * scale, ry: 82 * scale }, names.length > 0 ? names.filter((n) => n !== 'avocado').slice(0, 3) : ['tomato'], 0.49, small ? 6 : 12)}${has(s, /fried egg|poached egg/) ? put(s, 'fried egg', 0, 0) : ''}</g>`
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
    faint(0.95, specks(s.chance, { x: X, y: Y, rx: 142, ry: 142 }, '#f9dc8e', 46, 13, 2.6)) +
    browned(s, { x: X, y: Y, rx: 130, ry: 130 }, '#f2bd58') +
    (bare ? '' : lay(s, { x: X, y: Y, rx: 128, ry: 128 }, filling(s, 'tomato', 'olive'), 0.5, 18)) +
    herbs(s, { x: X, y: Y, rx: 120, ry: 120 }, 10, true) +
    line(darker(dough, 0.6), 3, 'M320 60v364M140 242h360M190 114l260 256M190 370l260-256')
  )
}
