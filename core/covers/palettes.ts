/** The look of a cuisine's table: quiet mid tones, so that the food is the loudest thing on a dark and on a light page. */
export interface Palette {
  grounds: readonly [string, ...string[]]
  dishes: readonly [string, ...string[]]
  cloths: readonly [string, ...string[]]
  chopsticks?: true
}

const PALETTES: Readonly<Record<string, Palette>> = {
  american: {
    grounds: ['#8299a9', '#b9926d', '#9eab96', '#d7ba98', '#5d7286', '#c9a27c'],
    dishes: ['#f8f1e3', '#e9e4d8', '#d5dfe2'],
    cloths: ['#b9584a', '#54708c', '#e6d6b8'],
  },
  italian: {
    grounds: ['#c27846', '#a0a26a', '#d1b48f', '#7e8876', '#8f5540', '#c9b26e'],
    dishes: ['#faf4e6', '#efe2c6', '#dfe3d2'],
    cloths: ['#7c8748', '#b4533c', '#ead9b4'],
  },
  chinese: {
    grounds: ['#965643', '#6a968a', '#c59c6c', '#687888', '#4f6f76', '#b8785c'],
    dishes: ['#f7f4ea', '#e4ecea', '#c9d9d6'],
    cloths: ['#a8463a', '#3f6487', '#dcc28c'],
    chopsticks: true,
  },
  japanese: {
    grounds: ['#677b97', '#b9a17f', '#8f997b', '#9d8579', '#4e5c70', '#c9b69a'],
    dishes: ['#f3ecdc', '#c2cfcb', '#9fb0bd'],
    cloths: ['#3f5273', '#c98a7c', '#e3d4b4'],
    chopsticks: true,
  },
  thai: {
    grounds: ['#a37a5e', '#819e82', '#c9a066', '#906a83', '#5f7f7a', '#c98f76'],
    dishes: ['#faf2df', '#dfe8da', '#efdcb0'],
    cloths: ['#b8566a', '#d9a848', '#3f7560'],
  },
  korean: {
    grounds: ['#707e88', '#b88e6d', '#9cada0', '#927463', '#55616e', '#c4a48a'],
    dishes: ['#f4eddf', '#d3dad4', '#b7bfbe'],
    cloths: ['#b5503c', '#dcc79c', '#587a76'],
    chopsticks: true,
  },
  vietnamese: {
    grounds: ['#8da18a', '#c09570', '#829da7', '#cfb387', '#5f7d78', '#a97d62'],
    dishes: ['#faf5e8', '#dde8e2', '#c8d8dc'],
    cloths: ['#b8564a', '#4d7d62', '#e6cc88'],
    chopsticks: true,
  },
  mexican: {
    grounds: ['#6d9f9b', '#c37b59', '#d7ab6d', '#9d9666', '#4f7f8c', '#b8626a'],
    dishes: ['#f9f0dd', '#e8c490', '#d5e2dd'],
    cloths: ['#b84a64', '#2f7f82', '#e8b850'],
  },
  mediterranean: {
    grounds: ['#7d9eb6', '#d3bc95', '#99a47f', '#b88c6b', '#56789a', '#c9a98a'],
    dishes: ['#fcf8ee', '#d8e4ea', '#eedcb8'],
    cloths: ['#44729a', '#d9a448', '#b8604a'],
  },
  indian: {
    grounds: ['#c38147', '#935a70', '#5a9393', '#c59f6c', '#7c4a58', '#b88c3e'],
    dishes: ['#f8eeda', '#d0a468', '#c8cac2'],
    cloths: ['#a8443c', '#dca83e', '#3c7a76'],
  },
  french: {
    grounds: ['#9d99aa', '#a6b7c0', '#936764', '#ceb69d', '#6d7890', '#b39a8e'],
    dishes: ['#fcf7ec', '#e6e1ea', '#f0dfcd'],
    cloths: ['#7b4250', '#64789a', '#e2cfa8'],
  },
}

/** The house's own: wood, clay and herb. */
const DEFAULT_PALETTE: Palette = {
  grounds: ['#b98b5e', '#88967d', '#b87355', '#ceb591', '#7d929c', '#9f7e7e'],
  dishes: ['#f9f2e3', '#ecdfc6', '#dde4dc'],
  cloths: ['#b5573a', '#d8a64c', '#687f54'],
}

export function paletteFor(cuisine: string): Palette {
  // Not the table of the United States.
  if (cuisine === 'latin american' || cuisine === 'caribbean') return PALETTES.mexican as Palette
  for (const [name, palette] of Object.entries(PALETTES)) if (cuisine.includes(name)) return palette
  if (cuisine.includes('asian')) return PALETTES.vietnamese as Palette
  if (/greek|spanish|turkish|lebanese|moroccan|middle|north african/.test(cuisine))
    return PALETTES.mediterranean as Palette
  if (/tex|latin|cuban|peru|brazil/.test(cuisine)) return PALETTES.mexican as Palette
  return DEFAULT_PALETTE
}
