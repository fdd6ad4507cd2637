import type { Pattern } from './palettes.ts'
import { mix, svg } from './svg.ts'

interface Tile {
  width: number
  height: number
  turn?: number
  draw: (light: string, dark: string) => string
}

const line = (colour: string, width: number, d: string) =>
  svg`<path fill="none" stroke="${colour}" stroke-width="${width}" d="${d}"/>`
const fill = (colour: string, d: string) => `<path fill="${colour}" d="${d}"/>`

const TILES: Record<Pattern, Tile> = {
  linen: {
    width: 14,
    height: 14,
    draw: (l, d) => line(l, 2, 'M0 3h9M5 10h9') + line(d, 2, 'M3 0v8M10 6v8'),
  },
  terrazzo: {
    width: 150,
    height: 130,
    draw: (l, d) =>
      fill(l, 'M12 20l22-9 12 16-20 12zM92 52l16-12 14 14-18 14zM40 100l14-6 10 12-18 8z') +
      fill(d, 'M62 8l16 8-8 14-15-7zM120 98l20-8 2 18-14 6zM14 70l12-8 8 14-14 6zM104 6l10 4-5 9z'),
  },
  tiles: {
    width: 80,
    height: 80,
    draw: (l, d) =>
      fill(l, 'M40 8q8 24 32 32-24 8-32 32-8-24-32-32 24-8 32-32z') +
      fill(d, 'M0 0h18q-2 16-18 18zM80 0v18q-16-2-18-18zM0 80V62q16 2 18 18zM80 80H62q2-16 18-18z'),
  },
  stripes: { width: 48, height: 48, turn: 45, draw: (l) => fill(l, 'M0 0h24v48H0z') },
  herringbone: {
    width: 48,
    height: 48,
    draw: (l, d) => line(l, 9, 'M-6 18 24 -12 54 18M-6 66l30-30 30 30') + line(d, 9, 'M-6 42 24 12l30 30'),
  },
  dots: {
    width: 44,
    height: 44,
    draw: (l) => `<g fill="${l}"><circle cx="11" cy="11" r="6"/><circle cx="33" cy="33" r="6"/></g>`,
  },
  gingham: {
    width: 64,
    height: 64,
    draw: (l) => fill(l, 'M0 0h32v64H0zM0 0h64v32H0z') + fill(l, 'M0 0h32v32H0z'),
  },
  waves: {
    width: 72,
    height: 36,
    draw: (l) =>
      line(
        l,
        4,
        'M0 36a36 36 0 0 1 72 0M14 36a22 22 0 0 1 44 0M28 36a8 8 0 0 1 16 0M-36 18a36 36 0 0 1 72 0a36 36 0 0 1 72 0M-22 18a22 22 0 0 1 44 0M50 18a22 22 0 0 1 44 0',
      ),
  },
  lattice: {
    width: 64,
    height: 64,
    draw: (l) => line(l, 5, 'M0 0h64v64H0zM16 16h32v32H16zM32 0v16M32 48v16M0 32h16M48 32h16'),
  },
  planks: {
    width: 320,
    height: 120,
    draw: (l, d) =>
      fill(l, 'M0 0h320v58H0z') +
      line(d, 3, 'M0 0h320M0 60h320M90 0v60M240 60v60') +
      line(d, 2, 'M20 24h50M130 38q60-14 120 0M40 92q50 12 110 0M270 84h40'),
  },
  mat: {
    width: 48,
    height: 24,
    draw: (l, d) =>
      fill(l, 'M2 2h44v7H2zM2 14h18v7H2zM26 14h20v7H26z') + fill(d, 'M0 10h48v2H0zM22 12h2v12h-2z'),
  },
  confetti: {
    width: 100,
    height: 100,
    draw: (l, d) =>
      line(l, 7, 'M14 20l14 8M70 12l-6 14M40 66l16-2M84 80l6-12') +
      line(d, 7, 'M46 30l10 10M10 80l10-10M86 44l-14 2M60 92l4-12'),
  },
}

/** The whole table or wall, 640 by 480, in one color with its own light and shade. */
export function drawGround(pattern: Pattern, colour: string, id: string, scale: number): string {
  const tile = TILES[pattern]
  const drawn = tile.draw(mix(colour, '#fff3da', 0.13), mix(colour, '#2a1a12', 0.1))
  const turn = tile.turn ? `rotate(${tile.turn})` : ''
  return (
    svg`<rect width="640" height="480" fill="${colour}"/>` +
    svg`<pattern id="${id}" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse" patternTransform="${turn}scale(${scale.toFixed(1)})">${drawn}</pattern>` +
    `<rect width="640" height="480" fill="url(#${id})"/>`
  )
}
