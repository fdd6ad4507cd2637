/** Few bytes and no surprises: numbers as whole units, colors as hex, none of the recipe's text. */

/** Numbers with no more digits than are visible. */
export function svg(strings: TemplateStringsArray, ...values: (string | number)[]): string {
  let text = strings[0] as string
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as string | number
    text += (typeof value === 'number' ? String(Math.round(value) || 0) : value) + strings[i + 1]
  }
  return text
}

/** A whole number; the shapes below are drawn hundreds of times, so they don't go through the tag. */
const n = (value: number) => Math.round(value) || 0

export const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`

export const box = (x: number, y: number, w: number, h: number, r: number, fill: string) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${r ? ` rx="${n(r)}"` : ''} fill="${fill}"/>`

export const shape = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`

export const line = (color: string, width: number, d: string, dash = '') =>
  `<path fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round"${dash && ` stroke-dasharray="${dash}"`} d="${d}"/>`

export const faint = (opacity: number, inner: string) => `<g opacity="${opacity}">${inner}</g>`

export const at = (x: number, y: number, inner: string, turn = 0, scale = 1) =>
  `<g transform="${svg`translate(${x} ${y})`}${Math.round(turn) ? svg`rotate(${turn})` : ''}${scale === 1 ? '' : `scale(${scale.toFixed(2)})`}">${inner}</g>`

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Six-digit colors only. */
export function mix(from: string, to: string, share: number): string {
  const a = Number.parseInt(from.slice(1), 16)
  const z = Number.parseInt(to.slice(1), 16)
  const part = (shift: number) => {
    const low = (a >> shift) & 255
    return Math.round(low + (((z >> shift) & 255) - low) * share) << shift
  }
  // The leading one keeps the zeros of a dark color.
  return `#${(0x1000000 | part(16) | part(8) | part(0)).toString(16).slice(1)}`
}

/** Perceived brightness, 0 black to 1 white. */
export function lightness(hex: string): number {
  const [r, g, b] = channels(hex)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}

/** Shade stays warm: food never turns gray. */
export const darker = (hex: string, share = 0.2) => mix(hex, '#3a1606', share)
export const lighter = (hex: string, share = 0.25) => mix(hex, '#fff4d8', share)
