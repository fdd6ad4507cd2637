import { tidy } from '#core/recipes/reading/tidy-text.ts'
import { factsLine, type TextFacts } from './facts-line.ts'
import type { FoundRecipe } from './found-recipe.ts'

/** Marks begin words: an address of mail is none. */
const MARK =
  /(?<![\p{L}\p{M}\p{N}])@([^@#~{}\n]{1,80}?)\{([^{}\n]{0,60})\}|(?<![\p{L}\p{M}\p{N}])@([\p{L}\p{N}_-]{1,40})/gu
const COOKWARE =
  /(?<![\p{L}\p{M}\p{N}])#([^@#~{}\n]{1,60}?)\{[^{}\n]{0,40}\}|(?<![\p{L}\p{M}\p{N}])#([\p{L}\p{N}_-]{1,40})/gu
const TIMER = /(?<![\p{L}\p{M}\p{N}])~([^@#~{}\n]{0,40})\{([^{}\n]{1,40})\}/gu
const COMMENTS = /\[-[\s\S]{0,5000}?-\]|(?:^|\s)--[^\n]*/g
const FRONT = /^\s*---\n([\s\S]{0,20000}?)\n---[ \t]*\n/
const META = /^>>[ \t]*([^:\n]{1,60}):[ \t]*(.*)$/gm

/** "2%tablespoon" is "2 tablespoon"; "=" keeps an amount from scaling. */
const amountOf = (text: string) => text.replace(/^=/, '').replace(/[%*]/g, ' ').replace(/\s+/g, ' ').trim()

function unquoted(value: string): string {
  const text = value.trim()
  try {
    if (/^".*"$/.test(text)) return String(JSON.parse(text))
  } catch {}
  return text.replace(/^['"]|['"]$/g, '')
}

const stepOf = (text: string) =>
  tidy(
    text
      .replace(MARK, (_, long: string | undefined, _amount, short: string | undefined) => long ?? short ?? '')
      .replace(COOKWARE, (_, long: string | undefined, short: string | undefined) => long ?? short ?? '')
      .replace(TIMER, (_, name: string, time: string) => `${amountOf(time)}${name ? ` ${name}` : ''}`),
  )

/** A recipe in Cooklang, ours or of another app; undefined for any other text. */
export function readCooklang(pasted: string): FoundRecipe | undefined {
  const text = pasted.replace(/\r\n?/g, '\n')
  const marks = [...text.matchAll(/@[^@#~{}\n]{1,80}\{[^{}\n]{0,60}\}/g)].length
  if (marks < 1) return undefined
  const front = FRONT.exec(text)
  const meta = new Map<string, string>()
  for (const line of (front?.[1] ?? '').split('\n')) {
    const pair = /^([^:]{1,60}):(.*)$/.exec(line)
    if (pair) meta.set((pair[1] ?? '').trim().toLowerCase(), unquoted(pair[2] ?? ''))
  }
  for (const [, key = '', value = ''] of text.matchAll(META))
    meta.set(key.trim().toLowerCase(), unquoted(value))
  const body = text
    .slice(front?.[0].length ?? 0)
    .replace(META, '')
    .replace(COMMENTS, '')
  const facts: TextFacts = {}
  for (const key of [
    'servings',
    'serves',
    'yield',
    'prep time',
    'cook time',
    'time',
    'cuisine',
    'difficulty',
  ]) {
    const value = meta.get(key)
    if (value === undefined || value === '') continue
    const found = factsLine(`${key === 'time' ? 'total time' : key}: ${value}`) ?? {}
    for (const [name, fact] of Object.entries(found))
      Object.assign(facts, { [name]: facts[name as keyof TextFacts] ?? fact })
  }
  const { prep, cook, total } = facts
  if (total !== undefined && prep !== undefined && cook !== undefined && total > prep + cook)
    facts.rest = total - prep - cook
  const source = meta.get('source') ?? ''
  const ingredients: string[] = []
  const steps: string[] = []
  for (const block of body.split(/\n\s*\n/)) {
    const heading = /^=+\s*([^=\n]{1,80}?)\s*=*$/.exec(block.trim())
    if (heading) {
      ingredients.push(`${heading[1]}:`)
      continue
    }
    for (const [, long, amount = '', short] of block.matchAll(MARK))
      ingredients.push(tidy(`${amountOf(amount)} ${(long ?? short ?? '').replace(/_/g, ' ')}`))
    const step = stepOf(block.replace(/^>\s?/gm, '').replace(/\s*\n\s*/g, ' '))
    // Our export gathers what no step mentions.
    if (step !== '' && !/^Gather @/.test(block.trim())) steps.push(step)
  }
  const isAddress = /^https?:\/\/\S+$/i.test(source)
  return {
    title: meta.get('title') ?? '',
    description: meta.get('description') || null,
    ingredients: ingredients.filter(
      (line, at) => !line.endsWith(':') || (ingredients[at + 1] ?? ':').endsWith(':') === false,
    ),
    steps,
    facts,
    sourceUrl: isAddress ? source : null,
    sourceName: isAddress || source === '' ? (meta.get('author') ?? null) : source,
    left: [],
  }
}
