import { type Area, many, type Spot, specks, spots } from './scatter.ts'
import { define, has, type Stage, use } from './stage.ts'
import { disc, lighter, line, shape, svg } from './svg.ts'

const LEAVES = ['q7-9 15-3-5 10-15 3z', 'q-2-11 6-15 5 9-6 15z', 'q10-1 11 8-10 2-11-8z'] as const
const BASIL = ['q12-16 30-5-9 18-30 5z', 'q-5-20 11-27 10 17-11 27z'] as const

const HERB =
  /cilantro|parsley|basil|mint|dill|chive|scallion|green onion|oregano|thyme|tarragon|coriander leaves|curry leaves/

/** Herbs as they are strewn: leaves, or rings of scallion. */
export function herbs(s: Stage, area: Area, count = 16, always = false): string {
  if (!always && !has(s, HERB)) return ''
  const places = spots(s.chance, area, Math.max(5, Math.round(count * s.density)))
  const half = Math.ceil(places.length / 2)
  if (has(s, /scallion|green onion|chive/) && !has(s, /cilantro|parsley|basil/)) return rings(s, places)
  const outlines = has(s, /basil|mint/) ? BASIL : LEAVES
  const [dark, light] = has(s, /basil|mint/) ? ['#3f7a2e', '#6aa543'] : ['#47802f', '#7fb04a']
  return (
    shift('#2a0f0355', places, outlines) +
    many(dark, places.slice(0, half), outlines) +
    many(light, places.slice(half), outlines)
  )
}

const shift = (color: string, places: readonly Spot[], outlines: readonly string[]) =>
  many(
    color,
    places.slice(0, 8).map(([x, y]): Spot => [x + 2, y + 3]),
    outlines,
  )

function rings(s: Stage, places: readonly Spot[]): string {
  const id = define(
    s,
    'o',
    '<circle r="6" fill="none" stroke="#2a0f0350" stroke-width="4" cy="2"/><circle r="6" fill="#e6efc0" stroke="#6a9a3a" stroke-width="4"/>',
  )
  return places.map(([x, y]) => use(id, x, y)).join('')
}

/** What a cook strews over the finished dish. */
export function garnish(s: Stage, area: Area): string {
  if (s.density < 0.2) return ''
  const inner = { ...area, rx: area.rx * 0.8, ry: area.ry * 0.8 }
  let art = ''
  if (has(s, /parmesan|pecorino|shredded cheese|grated cheese|cheddar|monterey|gruyere/))
    art += shreds(s, inner)
  if (has(s, /sesame seed|toasted sesame/)) art += specks(s.chance, inner, '#fbeecb', 5, 6)
  if (has(s, /red pepper flakes|chili flakes|aleppo|gochugaru|paprika|sumac/))
    art += specks(s.chance, inner, '#b8321c', 4, 5)
  if (has(s, /(fresh|red|thai|serrano|jalape\w+) chil|jalapeno|serrano|bird/)) art += chiliRings(s, inner)
  return art + herbs(s, inner)
}

function chiliRings(s: Stage, area: Area): string {
  const color = has(s, /jalapeno|serrano|green chil/) ? '#5f8f2f' : '#d0321c'
  const id = define(
    s,
    'h',
    svg`<circle r="7" fill="#f6e3b8" stroke="${color}" stroke-width="4"/>` +
      line('#fff6d8', 2, 'M-2-1h0M2 2h0'),
  )
  return spots(s.chance, area, 5)
    .map(([x, y]) => use(id, x, y))
    .join('')
}

export function shreds(s: Stage, area: Area, color = '#f9dc8c'): string {
  const places = spots(s.chance, area, Math.round(22 * s.density))
  const d = places
    .map(
      ([x, y], i) =>
        svg`M${x} ${y}q${[9, -6, 3][i % 3] ?? 0} ${[4, 7, 12][i % 3] ?? 0} ${[18, -12, 14][i % 3] ?? 0} ${[-2, 12, 14][i % 3] ?? 0}`,
    )
    .join('')
  return line('#2a0f0340', 5, d) + line(color, 4, d)
}

/** A swirl of cream, yogurt or oil on a smooth surface. */
export function swirl(x: number, y: number, r: number, color: string, width: number): string {
  const d = svg`M${x + r} ${y}a${r} ${r * 0.9} 0 1 1 ${-r * 1.5} ${-r * 0.6}a${r * 0.74} ${r * 0.7} 0 1 1 ${r * 0.6} ${r * 1.15}a${r * 0.5} ${r * 0.46} 0 1 1 ${r * 0.4} ${-r * 0.76}`
  return line(color, width, d)
}

/** A cut lemon or lime beside the food. */
export function citrus(s: Stage, x: number, y: number): string {
  if (!has(s, /\blemons?\b|\blimes?\b/)) return ''
  const lime = !has(s, /lemon\b/)
  const [skin, flesh] = lime ? ['#6f9a2c', '#cfe08a'] : ['#f0b820', '#fbe27a']
  return (
    disc(x + 4, y + 6, 34, '#2a0f0340') +
    disc(x, y, 33, skin) +
    disc(x, y, 28, lighter(flesh, 0.7)) +
    disc(x, y, 25, flesh) +
    line(
      lighter(flesh, 0.7),
      3,
      svg`M${x - 24} ${y}h48M${x} ${y - 24}v48M${x - 17} ${y - 17}l34 34M${x + 17} ${y - 17}l-34 34`,
    ) +
    shape('#ffffff66', svg`M${x - 20} ${y - 12}q8-12 20-12-6 4-20 12z`)
  )
}
