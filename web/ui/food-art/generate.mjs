// Generates first.svg and names.ts from the icon set. After changing a list, run: node web/ui/food-art/generate.mjs
// A sprite instead of components: the drawings then add nothing to the JavaScript and are cached as one file.
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Of the start page: a small file, since a browser parses a whole file for one drawing. The others are in emoji.svg. */
const chosen = ['egg', 'leafy-green', 'tomato']

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
const text = `<svg xmlns="http://www.w3.org/2000/svg"><title>Food drawings: ${license}</title>\n${chosen.map(symbolOf).join('\n')}\n</svg>\n`
writeFileSync(new URL('first.svg', import.meta.url), text)
writeFileSync(
  new URL('names.ts', import.meta.url),
  `/** Written by generate.mjs: the drawings in first.svg (${license}). */\nexport const foodArtNames = [${chosen.map((name) => `'${name}'`).join(', ')}] as const\n`,
)
