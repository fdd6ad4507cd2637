import { mound, riceBed } from './beds.ts'
import { grainColor } from './food-colors.ts'
import { citrus, garnish, herbs, swirl } from './garnish.ts'
import { dome } from './light.ts'
import { PIECES, type PieceName } from './pieces.ts'
import { type Area, many, specks, spots } from './scatter.ts'
import { define, has, lay, layAt, put, type Stage, use } from './stage.ts'
import { darker, disc, faint, lighter, line, shape } from './svg.ts'
import { bowl, plate } from './vessels.ts'

const CREAM = '#fff6e2'

/** A recipe that names nothing we can draw still fills its dish. */
const fill = (s: Stage, ...stand: PieceName[]): readonly PieceName[] =>
  s.pieces.length > 0 ? s.pieces : stand

const GREENS = [
  'q14-26 44-18 22 22-8 36-34 4-36-18z',
  'q-24-16-10-40 28-8 36 14-2 26-26 26z',
  'q24-14 38 6 4 28-22 28-26-8-16-34z',
] as const

export function leaves(s: Stage, area: Area, count: number): string {
  const kale = has(s, /kale|spinach|collard/)
  const tones = kale ? ['#2f5a2c', '#4a7d35', '#6d9c48'] : ['#4f8436', '#83b049', '#b4d178']
  return (
    tones
      .map((tone, i) =>
        many(tone, spots(s.chance, area, Math.round(count * (1 - i * 0.15))), [
          ...GREENS.slice(i),
          ...GREENS.slice(0, i),
        ]),
      )
      .join('') +
    faint(0.5, many(darker(tones[0]!, 0.3), spots(s.chance, area, 7), ['q12-4 26 6', 'q10 8 8 24']))
  )
}

/** Leaves with what lies on them. */
export function greenSalad(s: Stage): string {
  const { art, area } = s.chance.happens(0.6) ? bowl(s) : plate(s)
  const { x, y, rx } = area
  const names = s.pieces.filter((name) => name !== 'lettuce' && name !== 'greens')
  return (
    art +
    disc(x, y, rx, '#5d8b3a') +
    leaves(s, { x: x - 10, y, rx: rx * 0.86, ry: rx * 0.86 }, 15) +
    lay(
      s,
      { x, y, rx: rx * 0.8, ry: rx * 0.8 },
      names.length > 0 ? names.slice(0, 5) : ['cherry tomato', 'cucumber'],
      0.6,
      22,
    ) +
    garnish(s, { x, y, rx: rx * 0.8, ry: rx * 0.8 })
  )
}

/** Slaw, potato, bean or grain salad: everything mixed. */
export function mixedSalad(s: Stage): string {
  const { art, area } = s.chance.happens(0.55) ? bowl(s) : plate(s, 206)
  const { x, y } = area
  const rx = Math.min(area.rx, 156)
  const grain = /tabbouleh|(quinoa|farro|bulgur|couscous|rice|pasta|grain) salad|over rice/.test(
    s.words.title,
  )
  const creamy = has(s, /mayo|sour cream|yogurt|creamy/)
  const leafy = has(s, /lettuce|cabbage|napa|arugula|spinach|mint leaves|watercress/) && !creamy && !grain
  const found = fill(s, 'cucumber', 'tomato', 'onion').filter((name) => name !== 'fried egg')
  const names = (leafy ? found.filter((name) => name !== 'lettuce') : found).slice(0, 4)
  const egg = s.pieces.includes('fried egg')
  if (/japanese potato salad/.test(s.words.title)) return art + mashedSalad(s, { x, y, rx, ry: rx })
  return (
    art +
    (grain
      ? riceBed(s, { x, y, rx: rx * 0.97, ry: rx * 0.97 }, grainColor(s.words))
      : creamy || leafy
        ? mound(s, { x, y, rx: rx * 0.9, ry: rx * 0.9 }, creamy ? CREAM : '#6d9440')
        : faint(0.3, disc(x + 4, y + 8, rx * 0.92, '#3a2208'))) +
    (leafy ? leaves(s, { x: x - 10, y, rx: rx * 0.78, ry: rx * 0.78 }, 8) : '') +
    lay(s, { x, y, rx, ry: rx }, names, grain || leafy ? 0.7 : 1.3, 30) +
    (creamy ? faint(0.3, disc(x, y, rx * 0.9, CREAM)) : '') +
    lay(s, { x, y, rx: rx * 0.8, ry: rx * 0.8 }, names, grain ? 0.5 : 1, 18) +
    (egg ? put(s, 'fried egg', x - 46, y - 20) + put(s, 'fried egg', x + 50, y + 30) : '') +
    garnish(s, area) +
    herbs(s, { ...area, rx: rx * 0.9, ry: rx * 0.9 }, 12, grain)
  )
}

/** Potatoes half mashed with mayonnaise: pale lumps, thin rounds of cucumber, bits of carrot. */
function mashedSalad(s: Stage, { x, y, rx }: Area): string {
  const color = '#f1dda6'
  const inner = { x, y, rx: rx * 0.74, ry: rx * 0.74 }
  const bits = s.pieces.filter((name) => name !== 'potato' && name !== 'onion' && name !== 'carrot')
  return (
    mound(s, { x, y, rx: rx * 0.92, ry: rx * 0.9 }, color) +
    specks(s.chance, inner, darker(color, 0.2), 30, 11, 2) +
    specks(s.chance, inner, lighter(color, 0.3), 25, 13, 2) +
    specks(s.chance, inner, lighter(color, 0.75), 9, 8, 2) +
    lay(s, inner, bits.slice(0, 3), 0.22, 14) +
    specks(s.chance, inner, '#ee8a30', 11, 6, 2.4) +
    specks(s.chance, inner, '#3a2412', 3, 5, 1.6)
  )
}

/** Hummus and its kin: a groove with oil in it. */
export function dip(s: Stage): string {
  const { art, area } = s.chance.happens(0.5) ? bowl(s) : plate(s, 190)
  const { x, y } = area
  const color = s.food
  const tops = s.pieces.filter((name) => PIECES[name].size < 18).slice(0, 2)
  return (
    art +
    disc(x + 4, y + 6, 142, '#2a0f0344') +
    dome(x, y, 142, 138, color) +
    swirl(x, y, 104, darker(color, 0.2), 26) +
    swirl(x - 5, y - 6, 106, lighter(color, 0.4), 14) +
    (has(s, /olive oil|butter/)
      ? swirl(x + 2, y + 4, 80, '#d9a020', 9) + swirl(x + 1, y + 2, 80, '#f2cf5e', 3)
      : '') +
    (tops.length > 0 ? lay(s, { x, y, rx: 48, ry: 44 }, tops, 0.8, 10) : '') +
    garnish(s, { x, y, rx: 110, ry: 104 }) +
    pita(s)
  )
}

const pita = (s: Stage) => {
  const d = 'M-70 28q60-96 140 0-66 30-140 0z'
  const id = define(
    s,
    'b',
    shape('#2a0f0350', 'M-64 36q60-96 140 0-66 30-140 0z') +
      shape('#e8c184', d) +
      `<path fill="url(#~l)" d="${d}"/>` +
      line('#b9803c', 7, 'M-22-6h0M8-14h0M30 8h6M-8 16h4M-40 20h0'),
  )
  return s.chance.happens(0.5)
    ? use(id, 520, 130, 40) + use(id, 548, 196, 70)
    : use(id, 110, 350, -120) + use(id, 86, 286, -95)
}

/** Guacamole, salsa, chunky spreads. */
export function chunkyDip(s: Stage): string {
  const { art, area } = bowl(s)
  const { x, y, rx } = area
  const names = fill(s, 'tomato')
    .filter((name) => name !== 'avocado' && PIECES[name].size < 24)
    .slice(0, 3)
  return (
    art +
    dome(x, y, rx, rx, s.food) +
    specks(s.chance, { x, y, rx: rx * 0.9, ry: rx * 0.9 }, lighter(s.food, 0.35), 26, 10, 2.4) +
    specks(s.chance, { x, y, rx: rx * 0.9, ry: rx * 0.9 }, darker(s.food, 0.22), 14, 9, 2.4) +
    lay(s, { x, y, rx: rx * 0.85, ry: rx * 0.85 }, names, 0.25, 12) +
    herbs(s, { x, y, rx: rx * 0.8, ry: rx * 0.8 }, 14, true) +
    citrus(s, 540, 120) +
    chips(s)
  )
}

const chips = (s: Stage) => {
  const d = 'M-34 26q30 8 70-4-22-34-34-56-20 20-36 60z'
  const id = define(
    s,
    'c',
    shape('#2a0f0350', 'M-30 32q30 8 70-4-22-34-34-56-20 20-36 60z') +
      shape('#e9b652', d) +
      line('#b97c24', 3, 'M-10 8h0M4-6h0M12 12h0M2 18h0'),
  )
  return [
    [92, 120, 20],
    [72, 330, 80],
    [128, 400, 150],
    [560, 340, 200],
    [520, 410, -40],
  ]
    .map(([x, y, t]) => use(id, x!, y!, t))
    .join('')
}

/** Slices laid in a ring: caprese, oranges. */
export function slicedSalad(s: Stage): string {
  const { art, area } = plate(s, 206)
  const names = fill(s, 'tomato', 'mozzarella').slice(0, 3)
  const ring = Array.from(
    { length: 12 },
    (_, i) => [area.x + Math.cos(i * 0.524) * 98, area.y + Math.sin(i * 0.524) * 94] as const,
  )
  return (
    art +
    layAt(s, ring, names) +
    layAt(s, spots(s.chance, { ...area, rx: 56, ry: 52 }, 7), names) +
    specks(s.chance, { ...area, rx: 110, ry: 110 }, '#b8862a', 6, 4, 2) +
    garnish(s, { ...area, rx: 120, ry: 116 }) +
    herbs(s, { ...area, rx: 110, ry: 106 }, 9, true)
  )
}
