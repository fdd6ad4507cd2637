// Extracts the food art that the covers need from the icon package, simplified and in the house colors:
// node content/covers/generate.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { grade } from './grade.mjs'
import { lighterPath } from './lighter-path.mjs'

const require = createRequire(import.meta.url)
const { icons } = JSON.parse(
  readFileSync(require.resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
)

const PLAIN =
  `avocado baguette-bread banana beans beer-mug bell-pepper blueberries bread broccoli brown-mushroom
carrot cheese-wedge cherries chocolate-bar coconut cookie crab croissant cucumber cut-of-meat dumpling eggplant
flatbread french-fries fried-shrimp garlic glass-of-milk grapes green-apple herb honey-pot hot-pepper kiwi-fruit
leafy-green lemon lime mango maple-leaf meat-on-bone melon olive onion pea-pod peach pear pineapple potato
poultry-leg red-apple roasted-sweet-potato sheaf-of-rice strawberry tangerine tomato watermelon wine-glass
hamburger taco sandwich`.split(/\s+/)

/** The same drawing in other colors: [icon, from, to, from, to …]. */
const RECOLOURED = {
  egg: ['egg', '#f3ad61', '#efc396'],
  cauliflower: ['broccoli', '#008463', '#f3e6c8', '#00d26a', '#8fbf5a'],
  'white-mushroom': ['brown-mushroom', '#a74d4d', '#f0e0c6', '#f08e6d', '#fffaf0', '#ffbfb5', '#d8bd98'],
  'red-pepper': ['bell-pepper', '#44911b', '#d63a2e', '#008463', '#b3261f'],
  'yellow-pepper': ['bell-pepper', '#44911b', '#f2b632', '#008463', '#dd9420'],
  'green-chili': ['hot-pepper', '#f8312f', '#5f9e3c', '#ca0b4a', '#47802d'],
  'red-onion': [
    'onion',
    '#f3ad61',
    '#a8487a',
    '#e19747',
    '#823560',
    '#d3883e',
    '#823560',
    '#e39d89',
    '#823560',
  ],
  zucchini: ['cucumber', '#44911b', '#5d8f45', '#86d72f', '#a9c77c'],
  tomatillo: ['tomato', '#f8312f', '#9dbb4a'],
  parsnip: ['carrot', '#ff822d', '#eddcae', '#ff6723', '#d7c08a'],
  raspberry: ['strawberry', '#f8312f', '#d8365f'],
  'lemon-slice': ['lime', '#44911b', '#e3ae2c', '#86d72f', '#f3cd4c', '#aae64b', '#f9dd6c'],
  'orange-slice': ['lime', '#44911b', '#d9751e', '#86d72f', '#ee8c2e', '#aae64b', '#f7a94e'],
  plum: ['peach', '#ff822d', '#7b3f73', '#ff6723', '#5d2c5a'],
  'black-olive': ['olive', '#44911b', '#4a3550', '#86d72f', '#7a6483'],
  fish: ['fish', '#00a6ed', '#7fa6b5', '#0074ba', '#4f7787'],
  'black-beans': ['beans', '#9d5044', '#453540', '#e39d89', '#7c6875'],
  'white-beans': ['beans', '#9d5044', '#ecd9b0', '#e39d89', '#fff6e0'],
  chickpeas: ['beans', '#9d5044', '#d9a54b', '#e39d89', '#f4d795'],
}

function lighterBody(name, swaps = []) {
  let body = icons[name].body
  for (let i = 0; i < swaps.length; i += 2) body = body.replaceAll(swaps[i], `${swaps[i + 1]}!`)
  body = body
    .replace(/^<g fill="none">(.*)<\/g>$/s, '$1')
    .replace(
      /(fill|stroke)="(#[0-9a-fA-F]{3,6})(!?)"/g,
      (_, what, hex, own) => `${what}="${own ? hex : grade(hex)}"`,
    )
    .replace(/ d="([^"]*)"/g, (_, d) => ` d="${lighterPath(d)}"`)
    .replace(
      / (cx|cy|r|rx|ry|x|y|width|height|stroke-width)="([-.\d]+)"/g,
      (_, a, v) => ` ${a}="${Math.round(v * 10)}"`,
    )
    .replace(/ (fill-rule|clip-rule)="evenodd"/g, (all, rule) => (rule === 'fill-rule' ? all : ''))
  body = body.replace(
    /rotate\(([-.\d]+) ([-.\d]+) ([-.\d]+)\)/g,
    (_, turn, x, y) => `rotate(${Math.round(turn)} ${Math.round(x * 10)} ${Math.round(y * 10)})`,
  )
  if (/ id=|url\(|transform="(?!rotate\([-\d]+ )/.test(body))
    throw new Error(`${name} needs a drawing of our own`)
  return mergeFills(body)
}

/** Merges neighbors of one color into one path. */
function mergeFills(body) {
  const one = /<path fill="([^"]+)" d="([^"]+)"\/><path fill="\1" d="([^"]+)"\/>/
  let merged = body
  while (one.test(merged)) merged = merged.replace(one, '<path fill="$1" d="$2$3"/>')
  return merged
}

const pieces = {}
for (const name of PLAIN) pieces[name] = lighterBody(name)
for (const [key, [name, ...swaps]] of Object.entries(RECOLOURED)) pieces[key] = lighterBody(name, swaps)

const lines = Object.keys(pieces)
  .sort()
  .map((key) => `  ${/-/.test(key) ? `'${key}'` : key}: '${pieces[key]}',`)
writeFileSync(
  new URL('./pieces.ts', import.meta.url),
  `// Made by generate.mjs from fluent-emoji-flat (MIT, see README.md): drawings in a square of 320 units.\n// biome-ignore-all format: one drawing a line\nexport const PIECES: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n}\n`,
)
