import type { Palette } from './palettes.ts'
import { PIECES, type PieceName } from './pieces.ts'
import type { Words } from './recipe.ts'
import { type Area, type Spot, spots } from './scatter.ts'
import type { Chance } from './seed.ts'

/** The middle of the dish. */
export const X = 320
export const Y = 242

/** What a form draws with. */
export interface Stage {
  chance: Chance
  words: Words
  palette: Palette
  ground: string
  /** The color of plate, bowl or glaze. */
  dish: string
  cloth: string
  /** The color of the food itself: sauce, batter, crumb, drink. */
  food: string
  pieces: readonly PieceName[]
  /** Share of the pieces that fit the byte limit. */
  density: number
  /** Drawings used more than once, by id. */
  defs: Map<string, string>
  /** What was drawn, for the alternative text. */
  shown: Set<PieceName>
}

/** Asked again on every try to fit the byte limit, so answers are cached with the words. */
export function has({ words: { all, asked } }: Stage, words: RegExp): boolean {
  const known = asked.get(words.source)
  if (known !== undefined) return known
  const found = words.test(all)
  asked.set(words.source, found)
  return found
}

/** A drawing used several times; the tilde becomes the cover's own prefix. */
export function define(s: Stage, id: string, art: string): string {
  if (!s.defs.has(id)) s.defs.set(id, `<g id="~${id}">${art}</g>`)
  return id
}

export function use(id: string, x: number, y: number, turn = 0, scale = 1): string {
  const px = Math.round(x) || 0
  const py = Math.round(y) || 0
  const angle = Math.round(turn)
  if (!angle && scale === 1) return `<use href="#~${id}" x="${px}" y="${py}"/>`
  const turned = angle ? `rotate(${angle})` : ''
  const scaled = scale === 1 ? '' : `scale(${Number(scale.toFixed(2))})`
  return `<use href="#~${id}" transform="translate(${px} ${py})${turned}${scaled}"/>`
}

const IDS = new Map(Object.keys(PIECES).map((name, i) => [name, `p${i.toString(36)}`]))
const idOf = (name: PieceName) => IDS.get(name) as string

export function put(s: Stage, name: PieceName, x: number, y: number, turn = 0, scale = 1): string {
  const { art, round } = PIECES[name]
  s.shown.add(name)
  return use(define(s, idOf(name), art), x, y, round ? 0 : turn, scale)
}

/** Pieces in a cluster; small ones need more to close the surface. */
const clusterOf = (mean: number) => (mean < 13 ? 11 : 7)
/** What would crowd out its neighbors. */
const RARE = new Set<PieceName>(['egg', 'onion', 'mozzarella', 'avocado', 'orange', 'lettuce'])

/** What characterizes the dish in turns with the rest, crowding kinds once in a cluster. */
function mixed(names: readonly PieceName[]): readonly PieceName[] {
  const rare = names.filter((name, i) => i > 0 && RARE.has(name))
  const often = names.filter((name) => !rare.includes(name))
  if (rare.length === 0 || often.length === 0) return names
  return [...Array.from({ length: 7 - rare.length }, (_, i) => often[i % often.length] as PieceName), ...rare]
}

/** Kinds in turns, then mixed, so that none lies in a row. */
function shuffled(s: Stage, names: readonly PieceName[], size: number): readonly PieceName[] {
  const list = Array.from({ length: size }, (_, i) => names[i % names.length] as PieceName)
  for (let i = size - 1; i > 0; i--) {
    const j = s.chance.whole(i + 1)
    const held = list[i] as PieceName
    list[i] = list[j] as PieceName
    list[j] = held
  }
  return list
}

/** Pieces spread over an area, kinds mixed; `share` of what would cover it. Many are drawn as turned clusters. */
export function lay(s: Stage, area: Area, names: readonly PieceName[], share: number, most = 26): string {
  if (names.length === 0) return ''
  // A few rings of raw onion on top are enough.
  if (names.length > 1 && names.includes('onion')) {
    const rest = names.filter((name) => name !== 'onion')
    const few = { ...area, rx: area.rx * 0.7, ry: area.ry * 0.7 }
    return lay(s, area, rest, share, most) + layAt(s, spots(s.chance, few, 2), ['onion'])
  }
  if (names[0] === 'onion') return layAt(s, spots(s.chance, area, Math.min(most, 4)), names)
  const order = mixed(names)
  const mean = order.reduce((sum, name) => sum + PIECES[name].size, 0) / order.length
  const room = area.rx * area.ry * (area.square ? 4 : 3.1)
  const wanted = (room * share) / (mean * mean * 2.2)
  if (s.density > 0 && share >= 0.5 && wanted > 9 && most > 9 && area.ry > mean * 1.8)
    return layClusters(s, area, order, mean, Math.min(wanted, most * (mean < 13 ? 4 : 2.4)), share)
  const count = Math.max(1, Math.round(Math.min(most, wanted) * s.density))
  const rim = area.rx > 130 ? Math.min(mean * 0.6, area.ry * 0.3) : 0
  return layAt(s, spots(s.chance, { ...area, rx: area.rx - rim, ry: area.ry - rim }, count), order)
}

function layClusters(
  s: Stage,
  area: Area,
  names: readonly PieceName[],
  mean: number,
  wanted: number,
  share: number,
): string {
  const size = clusterOf(mean)
  const scale = mean < 11 ? 1.4 : mean < 13 ? 1.2 : 1
  const reach = (mean * Math.sqrt(size / Math.max(share, 0.55))) / Math.max(s.density, 0.1) ** 0.25
  const id = `k${names.map(idOf).join('')}`
  if (!s.defs.has(id))
    define(
      s,
      id,
      layAt(s, spots(s.chance, { x: 0, y: 0, rx: reach, ry: reach }, size), shuffled(s, names, size)),
    )
  const least = area.rx > 120 && s.density > 0.2 ? 6 : 2
  const count = Math.max(least, Math.round((wanted * Math.sqrt(s.density)) / size))
  // What lies at the edge of a cluster stays inside the rim.
  const edge = reach * scale * 0.88
  const inner = {
    ...area,
    rx: Math.max(area.rx - edge, 16),
    ry: Math.max(area.ry - edge, 12),
  }
  // Small pieces show no light of their own and may turn freely; others keep it on the upper left.
  return spots(s.chance, inner, count)
    .map(([x, y], i) => use(id, x, y, mean < 14 ? i * 67 : (i % 2 ? 1 : -1) * s.chance.between(6, 38), scale))
    .join('')
}

export function layAt(s: Stage, places: readonly Spot[], names: readonly PieceName[]): string {
  let art = ''
  for (let i = 0; i < places.length; i++) {
    const [x, y] = places[i] as Spot
    art += put(s, names[i % names.length] as PieceName, x, y, s.chance.between(-70, 70))
  }
  return art
}
