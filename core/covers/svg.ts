/** Few bytes and no surprises: numbers as whole units, colors as hex, none of the recipe's text. */

export interface Slot {
  x: number
  y: number
  /** Width in the picture. */
  size: number
  turn: number
}

/** Numbers with no more digits than are visible. */
export function svg(strings: TemplateStringsArray, ...values: (string | number)[]): string {
  return strings.reduce((text, part, i) => {
    const value = values[i - 1] ?? ''
    return text + (typeof value === 'number' ? String(Math.round(value) || 0) : value) + part
  })
}

export const disc = (x: number, y: number, r: number, fill: string) =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`

export const ring = (x: number, y: number, r: number, stroke: string, width: number, dash = '') =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"${dash && ` stroke-linecap="round" stroke-dasharray="${dash}"`}/>`

export const box = (x: number, y: number, w: number, h: number, r: number, fill: string) =>
  svg`<rect x="${x}" y="${y}" width="${w}" height="${h}"${r ? svg` rx="${r}"` : ''} fill="${fill}"/>`

export const shape = (fill: string, d: string) => `<path fill="${fill}" d="${d}"/>`

export const stroke = (colour: string, width: number, d: string) =>
  svg`<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`

export const turned = (x: number, y: number, turn: number, inner: string) =>
  `<g transform="${svg`translate(${x} ${y})`}${Math.round(turn) ? svg`rotate(${turn})` : ''}">${inner}</g>`

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Six-digit colors only. */
export function mix(from: string, to: string, share: number): string {
  const [r, g, b] = channels(from)
  const [r2, g2, b2] = channels(to)
  const part = (a: number, z: number) =>
    Math.round(a + (z - a) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${part(r, r2)}${part(g, g2)}${part(b, b2)}`
}

/** Perceived brightness, 0 black to 1 white. */
export function lightness(hex: string): number {
  const [r, g, b] = channels(hex)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}

export const darker = (hex: string, share = 0.2) => mix(hex, '#2a1a12', share)
export const lighter = (hex: string, share = 0.25) => mix(hex, '#fff6e4', share)
