import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decodePage } from '#core/extract/decode-page.ts'
import { letters } from '#core/recipes/reading/tidy-text.ts'

/** What a page's recipe is, as its folder says. */
export interface Truth {
  title: string
  ingredients: string[]
  instructions: string[]
}

export interface SavedPage {
  id: string
  url: string
  html: string
  truth: Truth
}

interface Expected {
  title?: string
  ingredients?: string[]
  instructions_list?: string[]
  instructions?: string
}

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** FNV-1a: a split that no earlier round used, and that no order of the pages can bend. */
function hash(text: string): number {
  let value = 2166136261
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16777619)
  return value >>> 0
}

/** Rules are written with the tuning half in view; the other is looked at once. */
export const isHeldOut = (host: string) => (hash(`sous ${host}`) >>> 7) % 2 === 1

/** The pages of a folder with an index and expected results, whole or one half of the sites. */
export function savedPages(folder: string, half: 'tune' | 'held' | 'all'): SavedPage[] {
  const index = json(path.join(folder, 'index.json')) as {
    id: string
    host?: string
    url: string
    html: string
    expected: string
  }[]
  return index
    .filter(({ host, id }) => half === 'all' || isHeldOut(host ?? id) === (half === 'held'))
    .map(({ id, url, html, expected }) => {
      const { title = '', ingredients = [], ...rest } = json(path.join(folder, expected)) as Expected
      const bytes = readFileSync(path.join(folder, html))
      return {
        id,
        url,
        html: decodePage(html.endsWith('.gz') ? gunzipSync(bytes) : bytes),
        truth: {
          title,
          ingredients,
          instructions: rest.instructions_list ?? (rest.instructions ?? '').split('\n').filter(Boolean),
        },
      }
    })
}

/** F1 of two bags. */
function f1(mine: readonly string[], theirs: readonly string[]): number {
  if (mine.length === 0 || theirs.length === 0) return mine.length === theirs.length ? 1 : 0
  const left = new Map<string, number>()
  for (const one of theirs) left.set(one, (left.get(one) ?? 0) + 1)
  let hits = 0
  for (const one of mine) {
    const count = left.get(one) ?? 0
    if (count > 0) hits++
    left.set(one, count - 1)
  }
  return (2 * hits) / (mine.length + theirs.length)
}

const words = (lines: readonly string[]) =>
  lines
    .join(' ')
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
const keys = (lines: readonly string[]) => lines.map(letters).filter((key) => key !== '')

interface Marks {
  title: boolean
  ingredients: number
  instructions: number
  correct: boolean
}

/** Title, whole lines of ingredients and words of the instructions, as bench/scraping/README.md defines "correct". */
export function marksOf(found: Truth | undefined, truth: Truth): Marks {
  if (!found) return { title: false, ingredients: 0, instructions: 0, correct: false }
  const title = letters(found.title) === letters(truth.title)
  const ingredients = f1(keys(found.ingredients), keys(truth.ingredients))
  const instructions = f1(words(found.instructions), words(truth.instructions))
  return { title, ingredients, instructions, correct: title && ingredients >= 0.9 && instructions >= 0.9 }
}
