// Draws sprite.svg and names.ts from the icon set. Run it after changing the list: node web/ui/food-art/generate.mjs
// A sprite instead of components: the drawings then weigh nothing in the JavaScript and are cached as one picture.
import { readFileSync, writeFileSync } from 'node:fs'
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
  // what a cook has at hand
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

const { icons, width, height } = createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json')

/** Ids inside a drawing (masks, gradients) must not meet those of another one in the same file. */
const withOwnIds = (name, body) =>
  body.replace(/id="([^"]+)"/g, `id="${name}-$1"`).replace(/url\(#([^)]+)\)/g, `url(#${name}-$1)`)

const symbols = chosen.map((name) => {
  const icon = icons[name]
  if (!icon) throw new Error(`The icon set has no ${name}`)
  return `<symbol id="${name}" viewBox="0 0 ${icon.width ?? width} ${icon.height ?? height}">${withOwnIds(name, icon.body)}</symbol>`
})

const file = (name) => new URL(name, import.meta.url)
const license = 'Fluent Emoji by Microsoft, MIT license'
writeFileSync(
  file('sprite.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg"><title>Food drawings: ${license}</title>\n${symbols.join('\n')}\n</svg>\n`,
)
writeFileSync(
  file('names.ts'),
  `/** Written by generate.mjs: the drawings in sprite.svg (${license}). */\nexport const foodArtNames = [\n${chosen.map((name) => `  '${name}',\n`).join('')}] as const\n`,
)
const size = readFileSync(file('sprite.svg')).length
process.stdout.write(`${chosen.length} drawings, ${size} bytes\n`)
