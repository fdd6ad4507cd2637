import { decodeEntities } from '../text/entities.ts'
import { isMakersCode, productCode } from './product-code.ts'

/** A product of a list, as the server keeps it. */
export interface ProductRow {
  code: string
  name: string
  /** As the list writes it: "500 g". */
  amount: string
  /** Tags in English, the most specific last, joined by commas. */
  categories: string
}

/** The fields of a list that a product is made of; none of them is trusted. */
export interface ListedProduct {
  code: string
  name: string
  amount: string
  categories: string
}

/** Why a row of a list is left out: no valid code, a number that each shop gives differently, or nothing said. */
export type LeftOut = 'code' | 'store' | 'empty'

const MAX_NAME = 120
const MAX_AMOUNT = 40
const MAX_CATEGORIES = 240
/** Longer than any field that is kept, so that a huge one costs nothing. */
const LOOKED_AT = 2000
const TAG = /^(?:en:)?([a-z0-9][a-z0-9'-]{1,58}[a-z0-9])$/

/** One line of text without control characters, half characters and marks that turn the direction of what follows. */
function oneLine(text: string, longest: number): string {
  const plain = decodeEntities(text.slice(0, LOOKED_AT))
    .replace(/[\p{C}\p{Zl}\p{Zp}\ufffd]+/gu, ' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
  // Not through the middle of a character.
  return plain
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}

/** Those in English only: the others are the same ones again, or unknown to our table. */
function englishTags(text: string): string {
  const tags: string[] = []
  let length = -1
  for (const written of text
    .slice(0, 2 * LOOKED_AT)
    .split(',')
    .reverse()) {
    const tag = TAG.exec(written.trim().toLowerCase().replaceAll(' ', '-'))?.[1]
    if (tag === undefined || tags.includes(tag)) continue
    length += tag.length + 1
    if (length > MAX_CATEGORIES) break
    tags.push(tag)
  }
  return tags.reverse().join(',')
}

/** A row as it is kept, or why it isn't. Text stays text: "<b>" is a name with odd letters. */
export function productRow(listed: ListedProduct): ProductRow | LeftOut {
  const code = productCode(listed.code)
  if (code === undefined) return 'code'
  // Each shop gives its own numbers: another shop's product would be a wrong food.
  if (!isMakersCode(code)) return 'store'
  const name = oneLine(listed.name, MAX_NAME)
  const categories = englishTags(listed.categories)
  if (name === '' && categories === '') return 'empty'
  return { code, name, amount: oneLine(listed.amount, MAX_AMOUNT), categories }
}
