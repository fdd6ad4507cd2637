import type { Palette } from './palettes.ts'
import { PIECES, type PieceName } from './pieces.ts'
import type { Words } from './recipe.ts'
import { type Area, type Spot, spots } from './scatter.ts'
import type { Chance } from './seed.ts'
import { svg } from './svg.ts'

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

export const use = (id: string, x: number, y: number, turn = 0, scale = 1) =>
  turn === 0 && scale === 1
    ? svg`<use href="#~${id}" x="${x}" y="${y}"/>`
    : svg`<use href="#~${id}" transform="translate(${x} ${y})` +
      `${Math.round(turn) ? svg`rotate(${turn})` : ''}${scale === 1 ? '' : `scale(${Number(scale.toFixed(2))})`}"/>`

const IDS = new Map(Object.keys(PIECES).map((name, i) => [name, `p${i.toString(36)}`]))
const idOf = (name: PieceName) => IDS.get(name) as string

export function put(s: Stage, name: PieceName, x: number, y: number, turn = 0, scale = 1): string {
  const { art, round } = PIECES[name]
  s.shown.add(name)
  return use(define(s, idOf(name), art), x, y, round ? 0 : turn, scale)
}

const CLUSTER = 5

/** Pieces spread over an area, kinds mixed; `share` of what would cover it. Many are drawn as turned clusters. */
export function lay(s: Stage, area: Area, names: readonly PieceName[], share: number, most = 26): string {
  if (names.length === 0) return ''
  const mean = names.reduce((sum, name) => sum + PIECES[name].size, 0) / names.length
  const room = area.rx * area.ry * (area.square ? 4 : 3.1)
  const wanted = (room * share) / (mean * mean * 2.6)
  if (wanted > 16 && mean < 26 && s.density < 1)
    return layClusters(s, area, names, mean, Math.min(wanted, most * 1.8))
  const count = Math.max(1, Math.round(Math.min(most, wanted) * s.density))
  return layAt(s, spots(s.chance, area, count), names)
}

function layClusters(
  s: Stage,
  area: Area,
  names: readonly PieceName[],
  mean: number,
  wanted: number,
): string {
  const reach = mean * 2.4
  const id = `k${names.map(idOf).join('')}`
  const size = names.length > CLUSTER ? names.length : CLUSTER
  if (!s.defs.has(id))
    define(s, id, layAt(s, spots(s.chance, { x: 0, y: 0, rx: reach, ry: reach }, size), names))
  const count = Math.max(2, Math.round((wanted * Math.sqrt(s.density)) / size))
  const inner = {
    ...area,
    rx: Math.max(area.rx - reach * 0.85, 20),
    ry: Math.max(area.ry - reach * 0.85, 14),
  }
  return spots(s.chance, inner, count)
    .map(([x, y], i) => use(id, x, y, mean < 15 ? i * 67 : s.chance.between(-40, 40)))
    .join('')
}

export function layAt(s: Stage, places: readonly Spot[], names: readonly PieceName[]): string {
  return places
    .map(([x, y], i) => {
      const name = names[i % names.length] as PieceName
      return put(s, name, x, y, s.chance.between(-70, 70))
    })
    .join('')
}
