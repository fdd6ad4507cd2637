import type { Chance } from './seed.ts'
import { line, svg } from './svg.ts'

/** Where food may lie: an ellipse, or a rectangle with the same half axes. */
export interface Area {
  x: number
  y: number
  rx: number
  ry: number
  square?: boolean
}

export type Spot = readonly [x: number, y: number]

const GOLDEN = 2.39996

/** Evenly spread, never in rows: a sunflower in an ellipse, a jittered grid in a rectangle. */
export function spots(chance: Chance, { x, y, rx, ry, square }: Area, count: number): Spot[] {
  const jitter = () => chance.between(-0.5, 0.5)
  if (square) {
    const columns = Math.max(1, Math.round(Math.sqrt((count * rx) / ry)))
    const rows = Math.ceil(count / columns)
    return Array.from({ length: count }, (_, i) => {
      const row = Math.floor(i / columns)
      const inRow = Math.min(columns, count - row * columns)
      return [
        x - rx + ((i % columns) + 0.5 + jitter() * 0.5) * ((rx * 2) / inRow),
        y - ry + (row + 0.5 + jitter() * 0.5) * ((ry * 2) / rows),
      ]
    })
  }
  const phase = chance.between(0, 6.28)
  const places: Spot[] = []
  for (let i = 0; i < count; i++) {
    const away = Math.sqrt((i + 0.4 + jitter() * 0.5) / count)
    const angle = phase + i * GOLDEN + jitter() * 0.3
    places.push([x + Math.cos(angle) * away * rx, y + Math.sin(angle) * away * ry])
  }
  return places
}

/** A path of chords across an area; dashed, it becomes hundreds of grains or crumbs for a few bytes. */
export function chords(chance: Chance, { x, y, rx, ry, square }: Area, count: number): string {
  let d = ''
  let angle = chance.between(0, 6.28)
  for (let i = 0; i < count; i++) {
    const away = square ? 1 : Math.sqrt(chance.between(0.5, 1))
    const a = square ? chance.between(-1, 1) : Math.cos(angle) * away
    const b = square ? chance.between(-1, 1) : Math.sin(angle) * away
    d += `${i ? 'L' : 'M'}${Math.round(x + a * rx)} ${Math.round(y + b * ry)}`
    angle += chance.between(1.1, 2.9)
  }
  return d
}

/** Specks in one color: crumbs, seeds, pepper, foam. */
export const specks = (chance: Chance, area: Area, color: string, size: number, count = 10, gap = 1) =>
  line(
    color,
    size,
    chords(chance, area, count),
    `0 ${Math.round(13 * gap)} 0 ${Math.round(29 * gap)} 0 ${Math.round(19 * gap)}`,
  )

/** The same small outline many times in one path. */
export const many = (fill: string, places: readonly Spot[], outlines: readonly string[]) =>
  `<path fill="${fill}" d="${places.map(([x, y], i) => svg`M${x} ${y}${outlines[i % outlines.length] ?? ''}`).join('')}"/>`
