import { sentencesOf } from './break-lines.ts'
import type { PastedLine } from './pasted-lines.ts'

export interface Intro {
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
const HASHTAGS = /^(?:#[\p{L}\d_]+[\s,.·•]*)+$/u
const CHATTER =
  /\b(?:link in (?:my )?bio|follow (?:me|us|@|for)|save (?:this|for later)|tag (?:a friend|someone|me)|double tap|like and (?:share|subscribe)|subscribe|comment below|full recipe|swipe|hit (?:the )?like|forwarded|let me know|dm me|sent from my|jump to|pin (?:it|this)|rate this|click here|scroll|sponsored|#ad\b|affiliate)\b/i
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

/** The title, the description and the source, of what comes before the recipe, or around it. */
export function readIntro(lines: readonly PastedLine[], around: readonly PastedLine[]): Intro {
  const left: string[] = []
  let title = ''
  let titled = 0
  let sourceUrl: string | null = null
  let sourceName: string | null = null
  const prose: string[] = []

  const sourced = (text: string): boolean => {
    const url = URL.exec(text)?.[0]?.replace(/[.,;]+$/, '')
    const said = LABELED.exec(text)?.[1] ?? BY.exec(text)?.[1]
    if (url && (sourceUrl === null || said)) sourceUrl = url
    const name = said
      ?.replace(URL, '')
      .replace(/[\s(:,|–-]+$/, '')
      .trim()
    if (name && name.length <= 120) sourceName ??= name
    if (said !== undefined) return true
    // A line with little besides an address.
    return url !== undefined && text.replace(URL, '').replace(/[^\p{L}]+/gu, '').length < 15
  }
  const offer = (text: string, rank: number) => {
    const plain = plainTitle(text)
    if (rank <= titled || !/\p{L}/u.test(plain) || !isTitle(plain)) return false
    if (title !== '') prose.unshift(title)
    title = plain
    titled = rank
    return true
  }

  for (const { text, level } of lines) {
    const named = TITLED.exec(text)?.[1]
    if (named && offer(named, 4)) continue
    if (sourced(text)) continue
    if (HASHTAGS.test(text)) left.push(text)
    else if (level > 0 && offer(text, level < 3 ? 3 : 2)) continue
    else if (CHATTER.test(text) && text.length < 200) left.push(text)
    else if (GREETING.test(text) || /\brecipe\b.{0,60}[!:]$/i.test(text)) {
      const name = nameIn(text)
      if (name === '' || !offer(name, 1)) left.push(text)
      else left.push(text)
    } else if (titled > 0) prose.push(text)
    else {
      const [first = '', ...more] = isTitle(text) && !/[.!?]\s/.test(text) ? [text] : sentencesOf(text)
      const name = first.replace(/[.!]+$/, '')
      if (offer(name, 1)) prose.push(...more)
      else prose.push(text)
    }
  }
  for (const { text } of around) if (!sourced(text)) left.push(text)
  if (title === '') {
    title = nameIn([...left, ...prose].join('\n'))
  }
  const words = prose
    .join('\n')
    .replace(/(?:\s*#[\p{L}\d_]+)+\s*$/gu, '')
    .trim()
  return { title, description: words === '' ? null : words, sourceUrl, sourceName, left }
}
