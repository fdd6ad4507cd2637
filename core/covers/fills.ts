import type { Fill } from './stage.ts'
import { darker, disc, lighter, oval, ring, stroke, svg } from './svg.ts'

/** Short strokes on rings that are slightly off center, at uneven intervals: grains in few bytes. */
function grainRings(cx: number, cy: number, r: number, colour: string, width: number, dash: string): string {
  const rings = [0.95, 0.8, 0.66, 0.52, 0.38, 0.24, 0.1].map(
    (part, i) => svg`<circle cx="${cx + ((i * 5) % 7) - 3}" cy="${cy + ((i * 3) % 7) - 3}" r="${r * part}"/>`,
  )
  return svg`<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${dash}">${rings.join('')}</g>`
}

/** The food under the main ingredients of a round dish, seen from above. */
export function roundFill({ kind, colour }: Fill, cx: number, cy: number, r: number): string {
  const base = disc(cx, cy, r, colour)
  switch (kind) {
    case 'bare':
      return (
        oval(cx + r * 0.08, cy + r * 0.06, r * 0.86, r * 0.76, colour) +
        oval(cx - r * 0.1, cy - r * 0.1, r * 0.6, r * 0.46, lighter(colour, 0.3))
      )
    case 'rice':
      return (
        ring(cx, cy, r - 2, darker(colour, 0.12), 6) +
        base +
        grainRings(cx, cy, r, '#fffaf0', 7, '6 12 4 17 8 10 5 23') +
        grainRings(cx, cy, r * 0.93, darker(colour, 0.15), 5, '4 25 6 33')
      )
    case 'grains':
      return (
        base +
        grainRings(cx, cy, r, lighter(colour, 0.3), 9, '0 15 0 19 0 13') +
        grainRings(cx, cy, r * 0.93, darker(colour, 0.25), 8, '0 27 0 39')
      )
    case 'noodles':
      return (
        base +
        [0.92, 0.76, 0.6, 0.44, 0.28]
          .map((part, i) =>
            ring(
              cx + (i % 2 ? 6 : -6),
              cy + i * 3 - 6,
              r * part - 3,
              i % 2 ? lighter(colour, 0.45) : darker(colour, 0.16),
              7,
            ),
          )
          .join('')
      )
    case 'greens':
      return (
        ring(cx, cy, r * 0.9, darker(colour, 0.22), 52, '0 41') +
        ring(cx, cy, r * 0.72, colour, 54, '0 38') +
        disc(cx, cy, r * 0.7, colour) +
        ring(cx, cy, r * 0.55, lighter(colour, 0.3), 42, '0 49') +
        ring(cx, cy, r * 0.22, darker(colour, 0.12), 44, '0 41')
      )
    case 'sauce':
      return (
        base +
        ring(cx, cy, r - 5, darker(colour, 0.16), 10) +
        stroke(
          lighter(colour, 0.34),
          8,
          svg`M${cx - r * 0.72} ${cy - r * 0.1}a${r * 0.72} ${r * 0.72} 0 0 1 ${r * 0.5}-${r * 0.58}M${cx + r * 0.74} ${cy + r * 0.16}a${r * 0.74} ${r * 0.74} 0 0 1-${r * 0.5} ${r * 0.54}`,
        )
      )
  }
}

/** The surface of a bowl's contents, seen from the side. */
export function flatFill({ kind, colour }: Fill, cx: number, y: number, rx: number): string {
  if (kind === 'greens')
    return svg`<ellipse cx="${cx}" cy="${y}" rx="${rx - 24}" ry="14" fill="${colour}" stroke="${darker(colour, 0.15)}" stroke-width="40" stroke-linecap="round" stroke-dasharray="0 34"/>`
  if (kind === 'noodles')
    return (
      oval(cx, y, rx, 30, darker(colour, 0.1)) +
      stroke(
        lighter(colour, 0.35),
        7,
        svg`M${cx - rx + 30} ${y}q30-30 70-6t80-4 80 2 60 4M${cx - rx + 50} ${y + 12}q40-24 80-6t80-2 90 0`,
      )
    )
  return oval(cx, y, rx, 27, colour) + oval(cx - rx * 0.3, y - 6, rx * 0.36, 7, lighter(colour, 0.25))
}
