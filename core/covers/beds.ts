import { dome, sauce } from './light.ts'
import type { PieceName } from './pieces.ts'
import { type Area, chords, specks } from './scatter.ts'
import { define, has, lay, put, type Stage, use } from './stage.ts'
import { darker, disc, faint, lighter, line, oval, shape, svg } from './svg.ts'

const TILE =
  'M3 6l7 4M19 3l-3 8M33 9l8-2M49 4l-2 8M8 23l8-3M26 20l4 7M41 24l7 4M3 38l5 6M18 36l8 2M35 40l-2 7M52 38l-6 4M12 50l7-2M28 52l6-4M44 52l7 1'

const DOTS = TILE.replaceAll(/l-?\d+-? ?\d+/g, 'h0')

const isFine = (s: Stage) => has(s, /couscous|quinoa|bulgur|tabbouleh|millet/)

/** A surface of cooked grains: long as rice, or round. */
function grainy(s: Stage, color: string): string {
  const round = isFine(s)
  const tile = round ? DOTS : TILE
  if (!s.defs.has('i'))
    s.defs.set(
      'i',
      `<pattern id="~i" width="56" height="54" patternUnits="userSpaceOnUse" patternTransform="rotate(${s.chance.whole(80)})${round ? 'scale(.55)' : ''}">${line(darker(color, 0.19), round ? 13 : 7, tile)}<g transform="translate(-2-3)">${line(color, round ? 12 : 7, tile)}${line(lighter(color, 0.6), round ? 4 : 3, tile)}</g></pattern>`,
    )
  return 'url(#~i)'
}

/** Cooked rice or grain, in a mound. */
export function riceBed(s: Stage, { x, y, rx, ry }: Area, color: string): string {
  return (
    oval(x + 4, y + 7, rx, ry, '#2a0f0355') +
    oval(x, y, rx, ry, darker(color, 0.1)) +
    oval(x, y, rx, ry, grainy(s, color)) +
    oval(x, y, rx, ry, 'url(#~l)')
  )
}

/** Rice or grain that shares a round dish with something saucy; `turn` says where it lies. */
export function riceSide(s: Stage, { x, y, rx }: Area, color: string, turn: number): string {
  const angle = (turn * Math.PI) / 180
  const r = rx * 0.46
  const cx = x - Math.cos(angle) * rx * 0.47
  const cy = y - Math.sin(angle) * rx * 0.47
  const fine = isFine(s)
  const lobe = (dx: number, dy: number, a: number, b: number) =>
    svg`<ellipse cx="${cx + r * dx}" cy="${cy + r * dy}" rx="${r * a}" ry="${r * b}"/>`
  // Loose grains make the edge.
  s.defs.set(
    'j',
    `<g id="~j" stroke-linecap="round" stroke-dasharray="${fine ? '0 9 0 13' : '5 12 0 15'}">${lobe(0, 0, 0.97, 0.88)}${lobe(0.1, 0.3, 0.74, 0.66)}</g>`,
  )
  const layer = (fill: string, edge = '') =>
    `<use href="#~j" fill="${fill}"${edge && ` stroke="${edge}" stroke-width="${fine ? 8 : 11}"`}/>`
  const shade = darker(color, 0.25)
  return (
    oval(cx + 5, cy + 9, r * 1.26, r * 1.26, 'url(#~s)') +
    layer(shade, shade).replace('/>', ' x="2" y="4"/>') +
    layer(darker(color, 0.1), color) +
    layer(grainy(s, color)) +
    oval(cx, cy, r, r * 0.98, 'url(#~l)')
  )
}

/** A heap with an uneven edge: spooned or tossed, not poured. */
export function mound(s: Stage, { x, y, rx, ry }: Area, color: string): string {
  const bumps = 9
  let d = ''
  for (let i = 0; i <= bumps; i++) {
    const angle = (i * 6.283) / bumps
    const away = i % bumps ? s.chance.between(0.94, 1.04) : 1
    const px = x + Math.cos(angle) * rx * away
    const py = y + Math.sin(angle) * ry * away
    d += i ? svg`A${rx * 0.62} ${ry * 0.62} 0 0 1 ${px} ${py}` : svg`M${px} ${py}`
  }
  return oval(x + 5, y + 9, rx, ry, '#2a0f0355') + shape(color, d) + oval(x, y, rx, ry, 'url(#~l)')
}

const LOOPS = [
  'M-88 10c10-70 120-90 160-30s-60 100-120 60 10-90 60-60 20 60-10 50',
  'M-92-30c60-60 170-30 180 30s-110 90-150 40 30-110 90-70',
  'M-60 78c-60-70 20-150 100-110s60 120-10 110-60-90 0-90',
] as const

/** A few strands over what lies on a nest. */
export const strandsOver = (s: Stage, { x, y, rx }: Area) =>
  use('n', x - 22, y + 16, s.chance.between(0, 90), rx / 190) + use('n', x + 34, y - 22, 200, rx / 250)

/** Noodles or long pasta: loops over loops, each with its own edge. */
export function nest(s: Stage, { x, y, rx }: Area, color: string, width: number, coat = color): string {
  const scale = rx / 100
  const bundle = LOOPS.map(
    (d, i) =>
      line(darker(coat, 0.42), width + 3, d) + line([color, lighter(color, 0.22), coat][i]!, width, d),
  ).join('')
  const id = define(s, 'n', bundle)
  const turn = s.chance.between(0, 90)
  return (
    oval(x + 4, y + 8, rx, rx, '#2a0f0355') +
    disc(x, y, rx * 0.95, darker(coat, 0.4)) +
    [0, 55, 118, 190, 250]
      .map((more, i) =>
        use(
          id,
          x + [10, -12, 6, -6, 0][i]!,
          y + [-10, 8, 10, -8, 0][i]!,
          turn + more,
          scale * [0.95, 0.93, 0.9, 0.8, 0.6][i]!,
        ),
      )
      .join('') +
    disc(x, y, rx, 'url(#~l)')
  )
}

/** Pieces cooked in a sauce: most half under it, the last ones on top. */
export function inSauce(
  s: Stage,
  area: Area,
  color: string,
  names: readonly PieceName[],
  share = 1,
  veil = 0.36,
  /** Where the pieces lie, when rice takes a part of the dish. */
  free = area,
): string {
  const { x, y, rx } = area
  const sunk = names.filter((name) => name !== 'egg')
  return (
    sauce(x, y, rx + 6, color) +
    lay(s, free, sunk, share, 28) +
    faint(veil, disc(x, y, rx + 4, color)) +
    lay(s, { ...free, rx: free.rx * 0.84, ry: free.ry * 0.84 }, sunk, share * 0.8, 18) +
    gloss(s, area, color)
  )
}

/** Halved eggs lie on a sauce, yolk up, never under it; `turn` points away from the rice. */
export function eggsOn(s: Stage, { x, y, rx }: Area, names: readonly PieceName[], turn?: number): string {
  if (!names.includes('egg')) return ''
  const angles = turn === undefined ? [0, 72, 144, 216, 288] : [-82, -28, 28, 82].map((more) => turn + more)
  return angles
    .map((degrees, i) => {
      const angle = degrees / 57.3
      return put(s, 'egg', x + Math.cos(angle) * rx * 0.6, y + Math.sin(angle) * rx * 0.6, i * 31 - 60, 1.15)
    })
    .join('')
}

/** Grains and crumbs too small to draw one by one. */
export function pebbles(s: Stage, area: Area, color: string): string {
  if (!s.defs.has('zz'))
    s.defs.set(
      'zz',
      `<path id="~zz" fill="none" stroke-linecap="round" d="${chords(s.chance, area, Math.round(20 + 12 * s.density))}"/>`,
    )
  const layer = (tone: string, wide: number, dash: string) =>
    `<use href="#~zz" stroke="${tone}" stroke-width="${wide}" stroke-dasharray="${dash}"/>`
  return (
    layer(darker(color, 0.35), 14, '0 9 0 17 0 12') +
    layer(color, 11, '0 11 0 16') +
    layer(lighter(color, 0.3), 6, '0 21 0 33')
  )
}

/** Small glints of fat on a sauce. */
export function gloss(s: Stage, area: Area, color: string): string {
  return faint(0.55, specks(s.chance, area, lighter(color, 0.65), 5, 4, 2))
}

/** A browned top: uneven gold with dark spots, as an oven makes it. */
export function browned(s: Stage, area: Area, color: string): string {
  const wide = { ...area, rx: area.rx * 0.94, ry: area.ry * 0.92 }
  return (
    faint(0.7, line(darker(color, 0.3), 26, chords(s.chance, wide, 7), '0 60 0 84')) +
    faint(0.7, line(lighter(color, 0.45), 20, chords(s.chance, wide, 6), '0 52 8 74')) +
    faint(0.6, line(darker(color, 0.55), 9, chords(s.chance, wide, 7), '0 44 5 66')) +
    specks(s.chance, wide, lighter(color, 0.6), 4, 6, 1.6)
  )
}

/** A round of baked dough with a shaded edge. */
export const crust = (x: number, y: number, rx: number, ry: number, color: string) =>
  oval(x + 4, y + 7, rx, ry, '#2a0f0355') +
  dome(x, y, rx, ry, color) +
  svg`<ellipse cx="${x}" cy="${y}" rx="${rx - 3}" ry="${ry - 3}" fill="none" stroke="${darker(color, 0.3)}" stroke-width="5" opacity=".5"/>`

/** Dark and pale spots, from a hot pan or oven. */
export const blisters = (s: Stage, area: Area, color: string) =>
  faint(0.75, specks(s.chance, area, darker(color, 0.5), 15, 4, 3.2)) +
  faint(0.8, specks(s.chance, area, lighter(color, 0.5), 19, 4, 3)) +
  faint(0.8, specks(s.chance, area, darker(color, 0.6), 8, 4, 2.4))
