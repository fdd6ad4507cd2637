import { letters } from '#core/recipes/reading/tidy-text.ts'
import type { PastedLine } from './pasted-lines.ts'
import { findTitle, isGreeting, type TitleContext } from './title.ts'

interface Intro {
  title: string
  titleDoubt: number
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
/** Of a mail. */
const HEADER =
  /^(?:subject|date|to|sent|cc|bcc|re|fwd|reply-to|betreff|onderwerp|objet|asunto|oggetto|assunto|temat|ämne|emne|von|van|an|aan|gesendet|verzonden|datum|envoyé|fecha|enviado|inviato|expéditeur|destinataire)\s*:/i
/** Links of a channel or a shop: no source of the recipe. */
const OF_CHANNEL =
  /\b(?:instagram|insta|facebook|tik ?tok|pinterest|twitter|patreon|youtube|amazon|store|shop|merch|e?book|newsletter|affiliate|podcast|discord|playlist|gear)\b.{0,60}https?:/i
const ACCOUNT = /^@?[a-z\d]+(?:[._][a-z\d]+)+$|^@[\w.]{3,30}$/
/** "RECIPE BELOW" */
const ANNOUNCED =
  /^(?:the\s+)?(?:full\s+|written\s+)?recipe(?:\s+(?:is\s+)?(?:below|here|down below|in caption))?[^\p{L}]*$/iu
const OFFERED =
  /^(?:enjoy[!.]*\s+)?(?:want|would you|need|do you|shall i|should i|have you|who|what|which)\b.{0,160}\?\W*$/i
/** Of a forum. */
const FORUM =
  /^r\/\w+|^level \d+$|^edit\s?\d?\s*:|·\s*\d+\s*(?:yr|mo|h|d|w|days?|hours?|years?|months?)\.?\s+ago\b/i
const SOUND = /^[♬♫🎵🎶]|^(?:original (?:sound|audio)|music)\s*[-–—:·]/iu
const OF_PAGE =
  /^(?:this post (?:may )?contains?\b|published:?\s|updated:?\s|posted on\b|last updated|tried this recipe|did you make this|leave a (?:comment|review)|your email address|©|all rights reserved|business (?:enquir|inquir)|sign up for|powered by|get ingredients)/i
const HASHTAGS = /^(?:#[\p{L}\d_-]+[\s,.·•]*)+$/u
const CHATTER =
  /\b(?:link in (?:my )?bio|follow (?:me|us|@|for)|save (?:this|for later)|tag (?:a friend|someone|me)|double tap|like and (?:share|subscribe)|subscribe|comment below|full recipe (?:in|on|at|below)|swipe (?:left|right|up|for|to see)|hit (?:the )?like|forwarded|let me know|dm me|sent from my|full vid(?:eo)?|linkinbio|see you in the|would you like me to|jump to|pin (?:it|this)|rate this|click here|scroll down|sponsored|#ad\b|affiliate)\b/i

const ASIDE = /^([^()]{3,120}?)\s*\(([^()]{2,80})\)$/

/** Says where it comes from, and nothing else. */
export function isSource(text: string): boolean {
  if (LABELED.test(text) || BY.test(text)) return true
  if (!URL.test(text)) return false
  const label = text.replace(URL, '').replace(/[^\p{L}]+/gu, '')
  return (
    label === '' ||
    (label.length < 15 &&
      /recipe|source|origin|from|site|blog|full|written|print|here|link|credit/i.test(label))
  )
}

/** What people write around a recipe, not in it. */
export const isChatter = (text: string): boolean =>
  (text.length < 200 && URL.test(text) && !isSource(text)) ||
  (text.length < 200 &&
    [HASHTAGS, HEADER, CHATTER, ACCOUNT, ANNOUNCED, OFFERED, FORUM, SOUND, OF_PAGE, OF_CHANNEL].some(
      (pattern) => pattern.test(text),
    ))

function readSource(lines: readonly string[]): { url: string | null; name: string | null } {
  let url: string | null = null
  let name: string | null = null
  for (const text of lines) {
    url ??= URL.exec(text)?.[0]?.replace(/[.,;]+$/, '') ?? null
    const said = (LABELED.exec(text)?.[1] ?? BY.exec(text)?.[1] ?? '')
      .replace(URL, '')
      .replace(/\s*<[^<>]{0,200}>/, '')
      .replace(/[\s(:,|–-]+$/, '')
      .trim()
    if (said !== '' && said.length <= 120) name ??= said
  }
  return { url, name }
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
export function readIntro(
  given: readonly PastedLine[],
  around: readonly string[],
  { recipe, vocabulary, frame }: Pick<TitleContext, 'recipe' | 'vocabulary'> & { frame: readonly string[] },
): Intro {
  const asides: string[] = []
  const lines = given.map((line) => {
    // "Crispy gnocchi (save this!!)"
    const [, name, aside = ''] = ASIDE.exec(line.text) ?? []
    if (name === undefined || !isChatter(aside)) return line
    asides.push(aside)
    return { ...line, text: name }
  })
  const texts = lines.filter(({ text }) => !isSource(text) && !isChatter(text) && /[\p{L}\p{N}]/u.test(text))
  const chatter = lines.map(({ text }) => text).filter(isChatter)
  const found = findTitle(texts, { headers: [...frame, ...chatter], recipe, around, vocabulary })
  const { title } = found
  const key = letters(title)
  const isSame = ({ text }: PastedLine) =>
    letters(text) === key || (key !== '' && letters(text.split(/\s+[-–—|»]\s+/)[0] ?? '') === key)
  // Above a title that a page says again on the card of the recipe is its story.
  const card = texts.some((line, at) => at < found.at && isSame(line)) ? found.at : 0
  const others = texts.filter((line, at) => at !== found.at && !isSame(line))
  const story = new Set(texts.slice(0, card))
  // What is said before a recipe in a chat describes nothing.
  const isBeside = (line: PastedLine) =>
    isGreeting(line.text) || line.message || line.aside === true || story.has(line)
  const prose = proseOf(others.filter((line) => !isBeside(line)))
  const { url, name } = readSource([
    ...lines.map(({ text }) => text).filter(isSource),
    ...around.filter(isSource),
  ])
  const description = [found.rest, prose].filter(Boolean).join('\n')
  return {
    title,
    titleDoubt: found.doubt,
    description: description === '' ? null : description,
    sourceUrl: url,
    sourceName: name,
    left: [
      ...others.filter(isBeside).map(({ text }) => text),
      ...[...asides, ...chatter],
      ...around.filter((text) => !isSource(text)),
    ],
  }
}
