/** The look of a cuisine's table. Backgrounds are mid tones, so that a picture stands out on a dark and on a light page. */
export interface Palette {
  grounds: readonly [string, ...string[]]
  dishes: readonly [string, ...string[]]
  accents: readonly [string, ...string[]]
  patterns: readonly [Pattern, ...Pattern[]]
  chopsticks?: true
}

export type Pattern =
  | 'linen'
  | 'terrazzo'
  | 'tiles'
  | 'stripes'
  | 'herringbone'
  | 'dots'
  | 'gingham'
  | 'waves'
  | 'lattice'
  | 'planks'
  | 'mat'
  | 'confetti'

const PALETTES: Readonly<Record<string, Palette>> = {
  american: {
    grounds: ['#4d6f97', '#bf5340', '#e9bf68', '#7f9a78', '#d9b48a'],
    dishes: ['#fbf3e2', '#f3e3c3', '#dfe8ea'],
    accents: ['#bf5340', '#f2c661', '#31507a'],
    patterns: ['gingham', 'planks', 'stripes', 'dots'],
  },
  italian: {
    grounds: ['#c9683f', '#7c8747', '#e6cc97', '#a8443a', '#d99a5b'],
    dishes: ['#fbf4e4', '#f0dcb6', '#dce3d0'],
    accents: ['#6c7a35', '#b8402f', '#f1c25a'],
    patterns: ['terrazzo', 'tiles', 'linen', 'herringbone'],
  },
  chinese: {
    grounds: ['#a93c32', '#4c8c79', '#d99b4a', '#44566b'],
    dishes: ['#f7f4ea', '#e9f0ee', '#f4e2c4'],
    accents: ['#35608f', '#c23b2e', '#e8b94b'],
    patterns: ['lattice', 'waves', 'mat', 'dots'],
    chopsticks: true,
  },
  japanese: {
    grounds: ['#40557f', '#dba9a2', '#8b9b5f', '#c9b48f', '#6b7f8c'],
    dishes: ['#3b4149', '#f5eedf', '#a9bcb9', '#5d6f8f'],
    accents: ['#d76457', '#f3dfc1', '#2f3f63'],
    patterns: ['waves', 'mat', 'linen', 'planks'],
    chopsticks: true,
  },
  thai: {
    grounds: ['#8d4774', '#dda035', '#42805a', '#d9785a'],
    dishes: ['#fbf1dc', '#e6efe0', '#f6d9a0'],
    accents: ['#e0556b', '#f0be4a', '#2f6d55'],
    patterns: ['mat', 'tiles', 'confetti', 'stripes'],
  },
  korean: {
    grounds: ['#52636f', '#cf6842', '#93b3a2', '#c9a77c'],
    dishes: ['#454a50', '#f6efe2', '#c9d8d0'],
    accents: ['#c8432f', '#f1d7a2', '#4d7d77'],
    patterns: ['planks', 'linen', 'stripes', 'lattice'],
    chopsticks: true,
  },
  vietnamese: {
    grounds: ['#dd938c', '#5f9670', '#e0b04d', '#5a8fa0'],
    dishes: ['#fbf5e8', '#dfe9e2', '#f5e0b5'],
    accents: ['#c7503f', '#3f7a58', '#f5cf6a'],
    patterns: ['mat', 'dots', 'waves', 'tiles'],
    chopsticks: true,
  },
  mexican: {
    grounds: ['#2c8b88', '#c84a6b', '#e79c36', '#d8653c', '#6d8a45'],
    dishes: ['#fbf1dc', '#e9a94a', '#d8e7e2', '#c96a45'],
    accents: ['#d7406a', '#1f7f86', '#f3c14b'],
    patterns: ['confetti', 'tiles', 'stripes', 'terrazzo'],
  },
  mediterranean: {
    grounds: ['#3f7ba6', '#e2cda0', '#7d9460', '#cf8656', '#7fb0b8'],
    dishes: ['#fdf8ec', '#dbe8ee', '#f0d9ac'],
    accents: ['#2d6596', '#e3a53c', '#c85b3f'],
    patterns: ['tiles', 'linen', 'terrazzo', 'stripes'],
  },
  indian: {
    grounds: ['#d9862f', '#76395a', '#247078', '#c9563f', '#e0b350'],
    dishes: ['#c98d4b', '#fbf0d8', '#b9bfb9'],
    accents: ['#d5473f', '#f0bb45', '#2c7f79'],
    patterns: ['tiles', 'dots', 'lattice', 'confetti'],
  },
  french: {
    grounds: ['#8d86b0', '#9db5c6', '#8a3d49', '#e0c4a8', '#7f9a8a'],
    dishes: ['#fdf7ea', '#e6e0ee', '#f3dcc8'],
    accents: ['#7b3243', '#5f76a3', '#e2b75e'],
    patterns: ['herringbone', 'gingham', 'linen', 'stripes'],
  },
}

/** The house's own: saffron to paprika, herb and clay. */
const DEFAULT_PALETTE: Palette = {
  grounds: ['#d98e3f', '#63785a', '#c7603f', '#dfc596', '#5d7a83', '#9a6a73'],
  dishes: ['#fbf3e2', '#f0dcb8', '#dfe6dc'],
  accents: ['#c7552f', '#e9b44c', '#5c7a45'],
  patterns: ['linen', 'terrazzo', 'herringbone', 'dots', 'stripes', 'planks'],
}

export function paletteFor(cuisine: string | null | undefined): Palette {
  const key = String(cuisine ?? '').toLowerCase()
  for (const [name, palette] of Object.entries(PALETTES)) if (key.includes(name)) return palette
  if (key.includes('asian')) return PALETTES.vietnamese as Palette
  if (/greek|spanish|turkish|lebanese|moroccan|middle/.test(key)) return PALETTES.mediterranean as Palette
  if (/tex|latin|cuban|peru|brazil/.test(key)) return PALETTES.mexican as Palette
  return DEFAULT_PALETTE
}
