// Generates first.svg, sprite.svg and names.ts from the icon set. After changing a list, run: node web/ui/food-art/generate.mjs
// Sprites instead of components: the drawings then add nothing to the JavaScript and are cached as one file.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const chosen = [
  // what goes into the pan
  'avocado',
  'bell-pepper',
  'bread',
  'broccoli',
  'butter',
  'carrot',
  'cheese-wedge',
  'chestnut',
  'cucumber',
  'ear-of-corn',
  'egg',
  'eggplant',
  'fish',
  'garlic',
  'ginger-root',
  'herb',
  'honey-pot',
  'hot-pepper',
  'leafy-green',
  'lemon',

  'olive',
  'onion',
  'pea-pod',
  'potato',
  'poultry-leg',
  'red-apple',
  'salt',
  'shrimp',
  'strawberry',
  'tomato',
  // what comes out of it
  'cooked-rice',
  'cooking',
  'curry-rice',
  'green-salad',
  'pot-of-food',
  'shallow-pan-of-food',
  'spaghetti',
  'steaming-bowl',
  'taco',
  'teapot',
  // a cook's tools
  'bowl-with-spoon',
  'camera',
  'candle',
  'envelope',
  'fork-and-knife-with-plate',
  'hammer-and-wrench',
  'inbox-tray',
  'key',
  'kitchen-knife',
  'light-bulb',
  'magnifying-glass-tilted-left',
  'open-book',
  'scroll',
  'seedling',
  'soap',
  'speech-balloon',
  'thermometer',
  'timer-clock',
]

/** For landing pages: a separate file, since a browser parses a whole file for one drawing. */
const first = [
  'bell-pepper',
  'camera',
  'cheese-wedge',
  'cooking',
  'ear-of-corn',
  'egg',
  'garlic',
  'green-salad',
  'herb',
  'hot-pepper',
  'inbox-tray',
  'kitchen-knife',
  'leafy-green',
  'lemon',
  'onion',
  'salt',
  'scroll',
  'shrimp',
  'spaghetti',
  'steaming-bowl',
  'taco',
  'thermometer',
  'timer-clock',
  'tomato',
]

const { icons, width, height } = createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json')

/** Ids in a drawing (masks, gradients) must not collide with another's in the same file. */
const withOwnIds = (name, body) =>
  body.replace(/id="([^"]+)"/g, `id="${name}-$1"`).replace(/url\(#([^)]+)\)/g, `url(#${name}-$1)`)

const symbolOf = (name) => {
  const icon = icons[name]
  if (!icon) throw new Error(`The icon set has no ${name}`)
  return `<symbol id="${name}" viewBox="0 0 ${icon.width ?? width} ${icon.height ?? height}">${withOwnIds(name, icon.body)}</symbol>`
}

const license = 'Fluent Emoji by Microsoft, MIT license'
function write(name, drawings) {
  const text = `<svg xmlns="http://www.w3.org/2000/svg"><title>Food drawings: ${license}</title>\n${drawings.map(symbolOf).join('\n')}\n</svg>\n`
  writeFileSync(new URL(name, import.meta.url), text)
  process.stdout.write(`${name}: ${drawings.length} drawings, ${text.length} bytes\n`)
}
write('first.svg', first)
write(
  'sprite.svg',
  chosen.filter((name) => !first.includes(name)),
)
const list = (names) => `[\n${names.map((name) => `  '${name}',\n`).join('')}]`
writeFileSync(
  new URL('names.ts', import.meta.url),
  `/** Written by generate.mjs: the drawings in first.svg and sprite.svg (${license}). */\nexport const foodArtNames = ${list(chosen)} as const\n\n/** Those in first.svg. */\nexport const firstArtNames: readonly string[] = ${list(first)}\n`,
)
