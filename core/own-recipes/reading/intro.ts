import { letters } from '#core/recipes/reading/tidy-text.ts'
import { sentencesOf } from './break-lines.ts'
import type { PastedLine } from './pasted-lines.ts'

interface Intro {
  title: string
  description: string | null
  sourceUrl: string | null
  sourceName: string | null
  /** What is of no use. */
  left: string[]
}

const URL = /https?:\/\/[^\s<>"')\]]{3,1900}/i
const LABELED =
  /^(?:recipe\s+)?(?:source|from|via|credit|original(?:ly)?(?: recipe)?(?: from)?|adapted from|inspired by|found (?:at|on)|link|url|website)\s*:\s*(.+)$/i
const BY =
  /^(?:(?:a\s+)?recipe\s+(?:by|from|courtesy of)|adapted from|inspired by|recipe adapted from|courtesy of|from the kitchen of|from the book|posted by|written by|author|by)\s*:?\s+(.{2,120})$/i
const TITLED = /^(?:title|name|recipe(?: name| title)?|dish)\s*:\s*(.{2,200})$/i
/** Of a mail. */
const HEADER = /^(?:subject|date|to|sent|cc|bcc|re|fwd)\s*:/i
const HASHTAGS = /^(?:#[\p{L}\d_]+[\s,.·•]*)+$/u
const CHATTER =
  /\b(?:link in (?:my )?bio|follow (?:me|us|@|for)|save (?:this|for later)|tag (?:a friend|someone|me)|double tap|like and (?:share|subscribe)|subscribe|comment below|full recipe (?:in|on|at|below)|swipe (?:left|right|up|for|to see)|hit (?:the )?like|forwarded|let me know|dm me|sent from my|jump to|pin (?:it|this)|rate this|click here|scroll down|sponsored|#ad\b|affiliate)\b/i
const GREETING =
  /^(?:hi|hey|hello|ok(?:ay)?|so|sure|thanks?|thank you|here(?:['’]?s| is| you go| it is)?|as promised|you asked|sorry|love you|enjoy|yum|xo+|dear|good morning|lol|omg|yes|btw|fyi|absolutely|of course|certainly)\b/i
const NAMED_IN_CHAT =
  /\brecipe\s+(?:for|of)\s+(?:the\s+|my\s+|our\s+|a\s+|some\s+)?(?:(?:best|famous|amazing|delicious|easy|simple)\s+)?([\p{L}'’ &-]{3,60}?)(?=\s*(?:[.!?:,;(\n]|$|\s(?:i|you|we|that|which|from|it)\b))/iu
const RECIPE_LAST = /\b(?:the|my|our|mom['’]?s|grandma['’]?s)\s+([\p{L}'’ &-]{3,50}?)\s+recipe\b/iu

const LONGEST_TITLE = 90
const isTitle = (text: string) => text.length <= LONGEST_TITLE && text.split(' ').length <= 14

const plainTitle = (text: string) =>
  text
    .replace(/(?:\s*#[\p{L}\d_]+)+$/u, '')
    .replace(/^["“'‘]|["”'’]$/gu, '')
    .replace(/\s*[:：\-–—|]+$/, '')
    .replace(/^recipe\s*[:\-–]\s*/i, '')
    .trim()

/** A name in what people write around a recipe: "here's my recipe for banana bread!" */
function nameIn(text: string): string {
  return (NAMED_IN_CHAT.exec(text)?.[1] ?? RECIPE_LAST.exec(text)?.[1] ?? '').trim()
}

/** Says where it comes from, and nothing else. */
export function isSource(text: string): boolean {
  if (LABELED.test(text) || BY.test(text)) return true
  return URL.test(text) && text.replace(URL, '').replace(/[^\p{L}]+/gu, '').length < 15
}

/** What people write around a recipe, not in it. */
export const isChatter = (text: string): boolean =>
  text.length < 200 && (HASHTAGS.test(text) || HEADER.test(text) || CHATTER.test(text))

const isGreeting = (text: string) => GREETING.test(text) || /\brecipe\b.{0,60}[!:]$/i.test(text)

function readSource(lines: readonly string[]): { url: string | null; name: string | null } {
  let url: string | null = null
  let name: string | null = null
  for (const text of lines) {
    url ??= URL.exec(text)?.[0]?.replace(/[.,;]+$/, '') ?? null
    const said = (LABELED.exec(text)?.[1] ?? BY.exec(text)?.[1] ?? '')
      .replace(URL, '')
      .replace(/[\s(:,|–-]+$/, '')
      .trim()
    if (said !== '' && said.length <= 120) name ??= said
  }
  return { url, name }
}

/** Which line is the title, and how it reads: a labeled one, a heading, the first short line, a name in a sentence. */
function findTitle(lines: readonly PastedLine[]): { at: number; title: string; rest: string } {
  const titleAt = (at: number, text: string, rest = '') => ({ at, title: plainTitle(text), rest })
  const fits = (text: string) => isTitle(plainTitle(text)) && /\p{L}/u.test(plainTitle(text))
  const labeled = lines.findIndex(({ text }) => fits(TITLED.exec(text)?.[1] ?? ''))
  if (labeled >= 0) return titleAt(labeled, TITLED.exec(lines[labeled]?.text ?? '')?.[1] ?? '')
  const levels = lines.map(({ level, text }) => (level > 0 && fits(text) ? level : 9))
  const highest = Math.min(9, ...levels)
  if (highest < 9) return titleAt(levels.indexOf(highest), lines[levels.indexOf(highest)]?.text ?? '')
  const short = lines.findIndex(
    ({ text }) =>
      fits(text) &&
      !isGreeting(text) &&
      !/[.?]$|[.!?]\s/.test(text.replace(/[!.]+$/, '!')) &&
      !/[.?]$/.test(text),
  )
  if (short >= 0 && short < 6) return titleAt(short, (lines[short]?.text ?? '').replace(/!+$/, ''))
  // "You have to try this!! Baked Feta Pasta"
  const tail = lines.findIndex(({ text }) => isGreeting(text) && /[!?]\s+\p{Lu}[^.!?:]{2,60}$/u.test(text))
  if (tail >= 0) return titleAt(tail, sentencesOf(lines[tail]?.text ?? '').at(-1) ?? '')
  const named = lines.findIndex(({ text }) => nameIn(text) !== '')
  if (named >= 0) return titleAt(-1, nameIn(lines[named]?.text ?? ''))
  const [first = '', ...rest] = sentencesOf(lines[0]?.text ?? '')
  const name = first.replace(/[.!]+$/, '')
  return fits(name) && name.length <= 60 && !isGreeting(first)
    ? titleAt(0, name, rest.join(' '))
    : { at: -1, title: '', rest: '' }
}

/** Lines that a page has cut are one again. */
function proseOf(lines: readonly PastedLine[]): string {
  let text = ''
  for (const line of lines) {
    const cut = !/[.!?:)”"]$/u.test(text) && /^\p{Ll}/u.test(line.text)
    text += text === '' ? line.text : `${cut ? ' ' : '\n'}${line.text}`
  }
  return text.replace(/(?:\s*#[\p{L}\d_]+)+\s*$/gu, '').trim()
}

/** The title, the description and the source: of what comes before the recipe, and of what is around it. */
export function readIntro(lines: readonly PastedLine[], around: readonly string[]): Intro {
  const texts = lines.filter(({ text }) => !isSource(text) && !isChatter(text) && /[\p{L}\p{N}]/u.test(text))
  const found = findTitle(texts)
  const others = texts.filter((_, at) => at !== found.at)
  const greetings = others.filter(({ text }) => isGreeting(text)).map(({ text }) => text)
  const title = found.title || nameIn(around.join('\n'))
  const key = letters(title)
  const prose = proseOf(others.filter(({ text }) => !isGreeting(text) && letters(text) !== key))
  const { url, name } = readSource([
    ...lines.map(({ text }) => text).filter(isSource),
    ...around.filter(isSource),
  ])
  const description = [found.rest, prose].filter(Boolean).join('\n')
  return {
    title,
    description: description === '' ? null : description,
    sourceUrl: url,
    sourceName: name,
    left: [
      ...greetings,
      ...lines.map(({ text }) => text).filter(isChatter),
      ...around.filter((text) => !isSource(text)),
    ],
  }
}
