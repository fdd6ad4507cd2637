import { box, darker, disc, lighter, line, oval, svg } from './svg.ts'

/** One light from the upper left. Ids get a prefix per cover in place of the tilde. */
export const LIGHT =
  '<radialGradient id="~s"><stop offset=".5" stop-color="#1d0d046b"/><stop offset="1" stop-color="#1d0d0400"/></radialGradient>' +
  '<radialGradient id="~l" cx=".32" cy=".26" r=".85"><stop stop-color="#fff8e680"/><stop offset=".45" stop-color="#fff8e600"/><stop offset="1" stop-color="#2a0f0342"/></radialGradient>' +
  '<linearGradient id="~d" x1=".15" y1=".1" x2=".8" y2=".85"><stop stop-color="#2a0f034d"/><stop offset=".35" stop-color="#2a0f030f"/><stop offset="1" stop-color="#fff8e638"/></linearGradient>'

/** A raised round form: lit on the upper left, shaded on the lower right. */
export const dome = (x: number, y: number, rx: number, ry: number, fill: string) =>
  oval(x, y, rx, ry, fill) + oval(x, y, rx, ry, 'url(#~l)')

/** A hollow: the wall on the light's side is in shade. */
export const hollow = (x: number, y: number, rx: number, ry: number, fill: string) =>
  oval(x, y, rx, ry, fill) + oval(x, y, rx, ry, 'url(#~d)')

export const litBox = (x: number, y: number, w: number, h: number, r: number, fill: string, light = 'l') =>
  box(x, y, w, h, r, fill) + box(x, y, w, h, r, `url(#~${light})`)

export const litShape = (fill: string, d: string, light = 'l') =>
  `<path fill="${fill}" d="${d}"/><path fill="url(#~${light})" d="${d}"/>`

/** The soft shadow of something that stands at (x, y), thrown to the lower right. */
export const shadow = (x: number, y: number, rx: number, ry: number) =>
  oval(x + rx * 0.06, y + ry * 0.09, rx * 1.14, ry * 1.14, 'url(#~s)')

/** A wet surface: its own color, a lighter pool, glints near the light. */
export function sauce(x: number, y: number, r: number, color: string, gloss = 1): string {
  return (
    hollow(x, y, r, r, color) +
    disc(x + r * 0.1, y + r * 0.12, r * 0.7, `${lighter(color, 0.25)}55`) +
    line(
      '#fff8e6',
      4 * gloss,
      svg`M${x - r * 0.8} ${y + r * 0.12}q${r * 0.03} ${-r * 0.56} ${r * 0.5} ${-r * 0.8}`,
      '60 14 9 400',
    ).replace('stroke-linecap', 'opacity=".4" stroke-linecap') +
    line(
      darker(color, 0.3),
      3,
      svg`M${x - r * 0.3} ${y + r * 0.93}q${r * 0.7} ${r * 0.1} ${r * 1.1} ${-r * 0.6}`,
    ).replace('stroke-linecap', 'opacity=".35" stroke-linecap')
  )
}
