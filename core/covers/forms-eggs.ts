import { browned, crust, mound, riceBed } from './beds.ts'
import { garnish, herbs } from './garnish.ts'
import { dome, litShape, sauce } from './light.ts'
import type { PieceName } from './pieces.ts'
import { specks, spots } from './scatter.ts'
import { define, has, lay, put, type Stage, use, X, Y } from './stage.ts'
import { at, darker, disc, faint, lighter, line, oval, shape } from './svg.ts'
import { plate, skillet } from './vessels.ts'

const YELLOW = '#f3c04a'
const EGGS = new Set<PieceName>(['egg', 'fried egg'])
const others = (s: Stage, most = 3) => s.pieces.filter((name) => !EGGS.has(name)).slice(0, most)

/** Eggs poached in a sauce, in their pan. */
export function shakshuka(s: Stage, turn?: number): string {
  const { art, area } = skillet(s, turn)
  const yogurt = /turkish eggs|cilbir|cocotte/.test(s.words.title)
  // The sauce stands around each egg and runs over the edge of its white.
  const white = 'M-44 4c-8-30 20-46 44-42 30-2 50 18 46 42-4 26-28 38-50 34-24 2-38-12-40-34z'
  const egg = define(
    s,
    'y',
    oval(0, 0, 56, 50, `${darker(s.food, yogurt ? 0.12 : 0.35)}88`) +
      shape('#fdf1da', white) +
      line(s.food, 8, white, '26 30 44 38 12 50') +
      disc(1, 1, 20, '#f3cf8a') +
      disc(0, 0, 17, '#f6ab1e') +
      line('#ffeaa8', 4, 'M-8-6q3-4 8-5'),
  )
  const found = others(s, 4).filter((name) => name !== 'feta' && name !== 'mozzarella')
  return (
    art +
    sauce(X, Y, area.rx + 8, s.food) +
    specks(s.chance, { ...area, rx: 140, ry: 140 }, darker(s.food, 0.2), 24, 9, 2.4) +
    specks(s.chance, { ...area, rx: 140, ry: 140 }, lighter(s.food, 0.16), 15, 8, 2) +
    lay(s, area, found, 0.3, 16) +
    [
      [252, 182],
      [384, 176],
      [322, 252],
      [236, 306],
      [398, 306],
    ]
      .map(([x, y]) => use(egg, x!, y!, s.chance.between(-40, 40)))
      .join('') +
    (has(s, /feta|goat cheese/) ? specks(s.chance, { ...area, rx: 120, ry: 120 }, '#fff3dc', 6, 5, 2) : '') +
    garnish(s, area) +
    herbs(s, { ...area, rx: 130, ry: 130 }, 14, true)
  )
}

export function friedEggs(s: Stage): string {
  const { art, area } = plate(s, 206)
  const bed = others(s, 4)
  return (
    art +
    (bed.length > 0 ? lay(s, { ...area, rx: 142, ry: 138 }, bed, 1.2, 26) : '') +
    put(s, 'fried egg', 276, 214) +
    put(s, 'fried egg', 372, 280) +
    specks(s.chance, { ...area, rx: 90, ry: 80 }, '#2e1a10', 3, 5) +
    garnish(s, { ...area, rx: 110, ry: 110 }) +
    (/banh mi/.test(s.words.title) ? roll : '')
  )
}

/** A small baguette that leans on the rim. */
const roll = at(
  488,
  338,
  oval(6, 12, 118, 40, '#2a0f0366') +
    litShape('#c98a3c', 'M-118 4C-108-40-56-44 0-44s108 4 118 48C108 42 56 44 0 44S-108 44-118 4z') +
    shape('#f3d69c', 'M-84 10q26-40 74-40-20 32-74 40zM-8 14q26-42 78-40-22 34-78 40z') +
    line('#8a4e1c', 4, 'M-84 11q54-8 74-41M-8 15q56-6 78-41'),
  -58,
)

/** A hash in its skillet, eggs on top. */
export function hash(s: Stage): string {
  const { art, area } = skillet(s)
  const bed = others(s, 5)
  return (
    art +
    disc(X, Y, 158, '#7a4a22') +
    lay(s, { ...area, rx: 148, ry: 148 }, bed.length > 0 ? bed : ['potato', 'pepper'], 1.5, 34) +
    lay(s, { ...area, rx: 124, ry: 124 }, bed.length > 0 ? bed : ['potato', 'pepper'], 1, 18) +
    (has(s, /\beggs?\b/) ? put(s, 'fried egg', 270, 206) + put(s, 'fried egg', 376, 278) : '') +
    garnish(s, area)
  )
}

/** Folded over its filling. */
export function omelet(s: Stage): string {
  const { art } = plate(s, 206)
  const color = has(s, /besan|chilla|turmeric|banh xeo/) ? '#e8b03a' : YELLOW
  const d = 'M176 262C170 168 260 120 340 134c90 10 132 66 124 128-60 22-110 30-150 30-50 0-90-8-138-30z'
  const ketchup = /omurice|ketchup/.test(s.words.title)
  return (
    art +
    (/over rice/.test(s.words.title) ? riceBed(s, { x: X, y: 262, rx: 158, ry: 112 }, '#f5ead0') : '') +
    shape(
      '#2a0f0360',
      'M184 276C178 182 268 134 348 148c90 10 132 66 124 128-60 26-110 34-150 34-50 0-90-12-138-34z',
    ) +
    shape(darker(color, 0.2), 'M174 262q146 76 290 0-10 34-60 48-84 22-172-2-48-14-58-46z') +
    lay(s, { x: X, y: 290, rx: 120, ry: 16 }, others(s).length > 0 ? others(s, 4) : ['feta'], 1.4, 13) +
    litShape(color, d) +
    faint(
      0.6,
      line(
        darker(color, 0.35),
        13,
        'M226 190q30-24 70-28M350 172q40 6 60 36M250 246q50 12 90 8M380 244q20-4 36-12',
      ),
    ) +
    line(lighter(color, 0.6), 9, 'M212 210q20-44 70-56') +
    (ketchup
      ? line('#b8281a', 12, 'M222 240l40-66 26 76 34-94 24 92 36-84 16 66') +
        line('#e8604a', 3, 'M224 234l38-58 26 68 34-84')
      : '') +
    garnish(s, { x: X, y: 216, rx: 96, ry: 60 })
  )
}

/** A rolled omelet in slices. */
export function rolledOmelet(s: Stage): string {
  const { art } = plate(s, 206)
  const id = define(
    s,
    'y',
    `<rect x="-38" y="-46" width="84" height="104" rx="26" fill="#2a0f03" opacity=".3"/>` +
      `<rect x="-42" y="-52" width="84" height="104" rx="26" fill="#f6cf5c"/><rect x="-42" y="-52" width="84" height="104" rx="26" fill="url(#~l)"/>` +
      line(
        '#d99a2c',
        4,
        'M-28 30v-54q2-14 16-14h24q16 0 16 14v40q0 14-14 14h-16q-12 0-12-12v-24q0-10 10-10t8 12v14',
      ),
  )
  return (
    art +
    [212, 284, 356, 428].map((x, i) => use(id, x, 276 - i * 22, -8, 1.3)).join('') +
    garnish(s, { x: X, y: Y, rx: 100, ry: 60 }) +
    specks(s.chance, { x: X, y: 230, rx: 90, ry: 50 }, '#fffbe8', 4, 3)
  )
}

/** Soft curds, on toast where there is some; tofu crumbles finer than egg. */
export function scramble(s: Stage): string {
  const { art, area } = s.chance.happens(0.5) && !has(s, /toast/) ? skillet(s) : plate(s, 206)
  const toast = has(s, /toast|bread/)
  const tofu = has(s, /tofu/)
  const color = tofu ? '#f0c95e' : '#f7cc55'
  const r = toast ? 94 : Math.min(area.rx, 142)
  define(
    s,
    'y',
    oval(2, 4, 20, 13, '#2a0f0340') +
      (tofu
        ? shape(darker(color, 0.14), 'M-20 4-16-9-5-13 3-9 13-12 20-3 15 9 5 12-6 9-15 13z') +
          shape(lighter(color, 0.45), 'M-16-2-12-9-4-11 3-6 11-9 15-3 6 2-6-1z')
        : litShape(color, 'M-22 2c-2-14 12-15 18-12 6-8 22-3 20 7 9 8-2 18-12 14-10 7-26 3-26-9z')),
  )
  const curds = define(
    s,
    'yy',
    spots(s.chance, { x: 0, y: 0, rx: 44, ry: 42 }, 9)
      .map(([x, y]) => use('y', x, y, s.chance.between(0, 360), tofu ? 0.95 : 1.1))
      .join(''),
  )
  return (
    art +
    (toast ? slice(s, X, Y + 6, 1.25) : '') +
    mound(s, { x: X, y: Y, rx: r * 0.92, ry: r * 0.86 }, darker(color, 0.12)) +
    spots(s.chance, { x: X, y: Y, rx: r * 0.74, ry: r * 0.7 }, toast ? 7 : 11)
      .map(([x, y], i) => use(curds, x, y, i * 73))
      .join('') +
    lay(
      s,
      { x: X, y: Y, rx: r * 0.86, ry: r * 0.8 },
      others(s).filter((name) => name !== 'tofu'),
      0.5,
      16,
    ) +
    specks(s.chance, { x: X, y: Y, rx: 84, ry: 74 }, '#2e1a10', 3, 5) +
    herbs(s, { x: X, y: Y, rx: r * 0.9, ry: r * 0.85 }, 12, true)
  )
}

/** A slice of toast from above. */
export function slice(s: Stage, x: number, y: number, scale: number): string {
  const d = 'M-96-64c-28-44 22-62 56-54 26-8 56-8 82 0 34-8 82 12 54 54v150q0 18-18 18H-78q-18 0-18-18z'
  const outline = `<path id="~r" d="${d}"/>`
  const layer = (fill: string, how = '') => `<use href="#~r" fill="${fill}"${how}/>`
  if (!s.defs.has('r')) s.defs.set('r', outline)
  const id = define(
    s,
    'sl',
    layer('#2a0f03', ' x="6" y="10" opacity=".35"') +
      layer('#8f5424') +
      layer('#e2ab5c', ' transform="scale(.93)"') +
      layer('url(#~l)'),
  )
  return use(id, x, y, 0, scale)
}

/** Frittata, Spanish tortilla, Dutch baby: round, golden, in the pan. */
export function frittata(s: Stage): string {
  const { art, area } = skillet(s)
  const color = '#efbe50'
  return (
    art +
    crust(X, Y, 160, 160, '#c98a32') +
    dome(X, Y, 148, 148, color) +
    lay(s, { ...area, rx: 118, ry: 118 }, others(s, 4), 0.55, 20) +
    faint(0.25, disc(X, Y, 140, color)) +
    browned(s, { ...area, rx: 130, ry: 130 }, color) +
    line(darker(color, 0.5), 3, 'M320 92v300M190 170l260 148M190 316l260-146') +
    garnish(s, area)
  )
}

/** Halved eggs, filled or marbled. */
export function halvedEggs(s: Stage): string {
  const { art } = plate(s, 208)
  const dark = has(s, /soy|tea eggs/)
  const white = dark ? '#d9a566' : '#fffaf0'
  const id = define(
    s,
    'y',
    oval(5, 8, 40, 50, '#2a0f0350') +
      dome(0, 0, 38, 48, dark ? '#8a5226' : '#f0e4cc') +
      oval(-1, -1, 34, 44, white) +
      (/deviled|stuffed/.test(s.words.title)
        ? dome(0, 2, 24, 26, '#f0b83a') +
          line('#fbe08a', 6, 'M-10-4q10-14 20 0t-16 12 14 8') +
          line('#b8321c', 3, 'M-6 0h0M4 8h0M8-6h0')
        : disc(0, 5, 21, '#e9a01c') + disc(-1, 4, 19, '#f6b93c')),
  )
  return (
    art +
    [
      [232, 190, -30],
      [320, 160, 0],
      [408, 190, 30],
      [232, 296, 210],
      [320, 326, 180],
      [408, 296, 150],
      [320, 243, 0],
    ]
      .map(([x, y, t]) => use(id, x!, y!, (t ?? 0) % 60))
      .join('') +
    garnish(s, { x: X, y: Y, rx: 120, ry: 116 }) +
    herbs(s, { x: X, y: Y, rx: 120, ry: 110 }, 8, true)
  )
}
