// Generates emoji.svg: one drawing for each emoji in the ingredient vocabulary, so that ingredients look the same on every
// device. Run it after changing the vocabulary: npx tsx web/ui/food-art/generate-emoji.mjs
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { INGREDIENTS } from '../../../content/ingredients/index.ts'
import { emojiId } from './emoji-id.ts'

const require = createRequire(import.meta.url)
const { icons, width, height } = require('@iconify-json/fluent-emoji-flat/icons.json')
const names = require('@iconify-json/fluent-emoji-flat/chars.json')

/** A number in path data. "9.04.26" is two of them: where one begins decides how far it may be shortened. */
const NUMBER = /\d*\.\d+|\d+/g
const shorter = (number, at, text) => {
  // The flags of an arc may directly precede a number: "0 01.53".
  if (!/\.\d{2,}$/.test(number) || /^0\d/.test(number)) return number
  const value = String(Math.round(Number(number) * 10) / 10)
  const before = number.startsWith('.') && /[\d.]/.test(text[at - 1] ?? '') ? ' ' : ''
  const after = text[at + number.length] === '.' && !value.includes('.') ? ' ' : ''
  return before + value + after
}

/** Ids in a drawing must not collide with another's; coordinates need no second decimal at this size. */
const tidy = (id, body) =>
  body
    .replace(/id="([^"]+)"/g, `id="${id}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(/ d="([^"]+)"/g, (_, d) => ` d="${d.replace(NUMBER, shorter)}"`)

const symbols = [...new Set(INGREDIENTS.map(({ emoji }) => emoji))].sort().map((emoji) => {
  const id = emojiId(emoji)
  const name = names[id.slice(1)] ?? names[id.slice(1).replace(/-fe0f/g, '')]
  const icon = icons[name]
  if (!icon) throw new Error(`The icon set has no drawing of ${emoji} (${id})`)
  return `<symbol id="${id}" viewBox="0 0 ${icon.width ?? width} ${icon.height ?? height}">${tidy(id, icon.body)}</symbol>`
})
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><title>Food drawings: Fluent Emoji by Microsoft, MIT license</title>\n${symbols.join('\n')}\n</svg>\n`
writeFileSync(new URL('emoji.svg', import.meta.url), svg)
process.stdout.write(`${symbols.length} drawings, ${svg.length} bytes\n`)
