import { blisters, browned, crust } from './beds.ts'
import { garnish, herbs, swirl } from './garnish.ts'
import { dome, litBox, litShape } from './light.ts'
import { specks } from './scatter.ts'
import { define, has, lay, put, type Stage, use, X, Y } from './stage.ts'
import { at, darker, disc, faint, lighter, line, oval, shape } from './svg.ts'
import { plate, saucer } from './vessels.ts'

/** A stack with butter and syrup, from the front. */
export function pancakes(s: Stage): string {
  const color = has(s, /cocoa|chocolate/)
    ? '#7a4426'
    : has(s, /buckwheat|whole wheat|oat/)
      ? '#c88d4a'
      : '#e2a850'
  const layer = define(
    s,
    'm',
    litBox(-150, -18, 300, 38, 19, '#f3d590') +
      oval(0, -12, 150, 26, darker(color, 0.15)) +
      dome(0, -14, 146, 24, color),
  )
  const fruit = s.pieces.filter((name) => !['pea', 'nut'].includes(name)).slice(0, 3)
  return (
    saucer(s, 376, 258, 76) +
    oval(X + 8, 384, 166, 26, '#2a0f0360') +
    [362, 328, 294, 260, 226].map((y, i) => use(layer, X + [4, -6, 5, -3, 2][i]!, y)).join('') +
    litShape(
      '#b5651c',
      'M200 200q20-24 116-24t124 26q6 30-8 64-8 12-14 0-4-28-14-30-10 4-12 46-4 16-14 2-2-44-20-42-28 8-60 4-24-4-28 20-2 44-14 42-10-4-10-40-4-20-26-22-16-2-20-46z',
    ) +
    faint(0.7, line('#f6c878', 6, 'M232 194q30-10 70-10M410 236q4 14 2 26')) +
    shape('#fbe08a', 'M290 176l48-14 26 16-48 18z') +
    shape('#eab93c', 'M290 176v18l26 18v-16zM316 196v18l48-18v-18z') +
    lay(s, { x: X, y: 196, rx: 92, ry: 14 }, fruit, 1.4, 8) +
    lay(s, { x: 478, y: 372, rx: 50, ry: 18 }, fruit, 0.9, 4)
  )
}

export function waffles(s: Stage): string {
  const { art } = plate(s, 208)
  const color = '#dc9f46'
  const grid = define(
    s,
    'm',
    disc(5, 9, 122, '#2a0f0350') +
      dome(0, 0, 122, 120, color) +
      line(
        darker(color, 0.32),
        15,
        'M-86-70V70M-43-104V104M0-112V112M43-104V104M86-70V70M-70-86H70M-104-43H104M-112 0H112M-104 43H104M-70 86H70',
        '15 14',
      ) +
      line(
        lighter(color, 0.45),
        5,
        'M-100-64H100M-114-21H114M-114 22H114M-100 65H100M-64-100V100M-21-114V114M22-114V114M65-100V100',
      ),
  )
  return (
    art +
    use(grid, 348, 274) +
    use(grid, 292, 212) +
    shape('#fbe08a', 'M262 190l52-8 8 44-52 8z') +
    shape('#dba93a', 'M270 234l52-8v8l-52 8z') +
    faint(0.8, line('#a8581a', 10, 'M230 250q30 40 70 20t60 20')) +
    lay(s, { x: 330, y: 220, rx: 90, ry: 80 }, s.pieces.slice(0, 2), 0.3, 8)
  )
}

/** Folded in quarters; galettes show their egg. */
export function crepes(s: Stage): string {
  const { art } = plate(s, 210)
  const buck = has(s, /buckwheat/)
  const color = buck ? '#a8794a' : '#efc878'
  const egg = has(s, /\begg/) && buck
  if (egg)
    return (
      art +
      `<g transform="rotate(8 320 242)">${litBox(202, 130, 236, 228, 26, color)}</g>` +
      blisters(s, { x: X, y: Y, rx: 104, ry: 100, square: true }, color) +
      lay(
        s,
        { x: X, y: Y, rx: 70, ry: 60 },
        s.pieces.filter((name) => name !== 'fried egg').slice(0, 3),
        0.8,
        9,
      ) +
      faint(0.9, specks(s.chance, { x: X, y: Y, rx: 60, ry: 56 }, '#f4cf6a', 18, 4)) +
      `<g transform="translate(${X} ${Y})">${disc(0, 0, 38, '#fffaf0')}${disc(0, 0, 21, '#f6b026')}${line('#ffeaa8', 5, 'M-9-7q3-4 8-5')}</g>` +
      garnish(s, { x: X, y: Y, rx: 90, ry: 80 })
    )
  const fold = define(
    s,
    'm',
    shape('#2a0f0350', 'M-76 74Q10 110 96 66L14-94z') +
      litShape(color, 'M-86 64Q0 100 88 58L0-100z') +
      line(darker(color, 0.3), 4, 'M-76 54Q0 86 78 50M-60 34Q0 60 62 32') +
      faint(0.7, line('#b9752c', 11, 'M-20 20h6M16 0h0M6 44h8M-4-30h0M40 40h0M-44 54h0')),
  )
  return (
    art +
    use(fold, 250, 190, -30) +
    use(fold, 392, 196, 24) +
    use(fold, 322, 290, 0) +
    specks(s.chance, { x: X, y: Y, rx: 110, ry: 100 }, '#fffaf0', 4, 7) +
    lay(s, { x: X, y: 210, rx: 70, ry: 50 }, s.pieces.filter((name) => name !== 'egg').slice(0, 2), 0.5, 5)
  )
}

/** Small cakes from the pan: fritters, potato cakes, savory pancakes. */
export function fritters(s: Stage): string {
  const { art } = plate(s, 210)
  const color = has(s, /kimchi/) ? '#d0682e' : has(s, /salmon|carrot/) ? '#d68a40' : '#d79c42'
  const big =
    /okonomiyaki|pancake|foo young/.test(s.words.title) && !/\bcakes|fritter|potato/.test(s.words.title)
  const names = s.pieces.filter((name) => name !== 'fried egg' && name !== 'egg').slice(0, 4)
  const cream = has(s, /yogurt|sour cream|mayo|creme fraiche/)
  if (big)
    return (
      art +
      crust(X, Y, 150, 146, color) +
      lay(s, { x: X, y: Y, rx: 118, ry: 112 }, names, 0.6, 20) +
      faint(0.35, oval(X, Y, 130, 126, color)) +
      browned(s, { x: X, y: Y, rx: 118, ry: 112 }, color) +
      (has(s, /mayo|okonomi/)
        ? faint(0.85, oval(X, Y, 118, 112, '#7a2f12')) +
          line('#fff6da', 6, 'M214 190l56-60-40 120 100-140-80 190 120-196-70 220 104-190-50 180 60-100')
        : '') +
      garnish(s, { x: X, y: Y, rx: 110, ry: 106 }) +
      line(darker(color, 0.55), 3, 'M320 96v292M176 242h288')
    )
  const cake = define(
    s,
    'q',
    oval(5, 9, 66, 58, '#2a0f0355') +
      dome(0, 0, 66, 58, color) +
      browned(s, { x: 0, y: 0, rx: 50, ry: 42 }, color) +
      line(lighter(color, 0.6), 4, 'M-38-20q8-16 24-20'),
  )
  const sweet = /dessert/.test(s.words.meal)
  const egg = has(s, /fried eggs/)
  const places = [
    [232, 184],
    [352, 158],
    [246, 304],
    [372, 288],
  ] as const
  return (
    art +
    places
      .map(([x, y], i) => use(cake, x, y, i * 70) + at(x, y, lay(s, BITS, names, 0.7, 5), 0, 0.6))
      .join('') +
    (egg
      ? put(s, 'fried egg', 310, 232)
      : cream
        ? disc(436, 232, 38, '#2a0f0344') +
          dome(432, 226, 38, 35, '#fff6e2') +
          swirl(432, 226, 18, '#e2d2ae', 3)
        : '') +
    (sweet ? '' : herbs(s, { x: X, y: Y, rx: 120, ry: 100 }, 12, true))
  )
}

/** What shows on a cake of its own filling. */
const BITS = { x: 0, y: 0, rx: 64, ry: 54 }
