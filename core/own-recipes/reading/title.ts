import { letters } from '#core/recipes/reading/tidy-text.ts'
import { sentencesOf } from './break-lines.ts'
import { EMOJI, type PastedLine } from './pasted-lines.ts'

const TITLED =
  /^(?:title|name|here['’]s what['’]s cookin(?:g|['’])?|recipe(?: name| title| for)?|dish)\s*:\s*(.{2,200})$/i
const SUBJECT = /^subject\s*:\s*(?:(?:re|fwd?|aw|wg|tr)\s*:\s*)*(.{3,80})$/i
/** Subjects that name nothing. */
const NO_NAME =
  /^(?:that|your|our|hi|hello|hey|here|as|thanks|thank|recipes?|the recipes?|some|dinner|lunch|question|one more|for you)\b|\byou (?:wanted|asked)|[?!]$/i
const GREETING =
  /^(?:hi|hey|hello|ok(?:ay)?|so|sure|thanks?|thank you|here(?:['’]?s| is| you go| it is)?|as promised|you asked|sorry|love you|enjoy|yum|xo+|dear|(?:good )?(?:morning|evening|afternoon)|hola|ciao|bonjour|lol|omg|yes|btw|fyi|absolutely|of course|certainly|great (?:choice|question)|replying to|welcome back|welcome to)\b/i
const NAME = String.raw`([\p{L}'’ &-]{3,60}?)`
const NAMES_IN_CHAT: readonly RegExp[] = [
  new RegExp(
    String.raw`\brecipe\s+(?:for|of)\s+(?:the\s+|my\s+|our\s+|a\s+|some\s+)?(?:(?:best|famous|amazing|delicious|easy|simple)\s+)?${NAME}(?=\s*(?:[.!?:,;(\n]|$|\s(?:i|you|we|that|which|from|it)\b))`,
    'iu',
  ),
  // "the fish pie you asked for", "my cucumber salad everyone keeps asking for"
  new RegExp(
    String.raw`(?:^|[\s.!:,])(?:the|my|our|that|this)\s+${NAME}\s+(?:recipe\s+)?(?:that\s+|which\s+)?(?:you(?:['’]ve|\s+guys|\s+all)?|u|everyone|everybody|(?:so\s+)?many of you|y['’]?all|people|they)\s+(?:(?:all|have|has|had|were|are|been|keep|keeps|kept)\s+)*(?:ask|want|request|beg|lov|lik)(?:ed|ing|s|ting|e|ging)?\b`,
    'iu',
  ),
  // "banana bread as promised"
  new RegExp(
    String.raw`(?:^|[.!?,:]\s+)(?:the\s+|my\s+|our\s+)?${NAME}\s*,?\s+(?:recipe\s+)?as (?:promised|requested)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\bas (?:promised|requested)\s*[,:–-]?\s+(?:here(?:['’]s| is)\s+)?(?:the|my|our)\s+${NAME}(?=\s*(?:[.!?:,;(\n]|$))`,
    'iu',
  ),
  // "you want my masoor dal"
  new RegExp(
    String.raw`\b(?:wants?|wanted|asked (?:me )?(?:for|about)|asking (?:me )?(?:for|about)|after|send(?: me)?|have)\s+(?:my|your|ur)\s+${NAME}(?:\s+recipe)?(?=\s*(?:[.!?:,;(\n]|$))`,
    'iu',
  ),
  // "ok so for the arroz con leche"
  new RegExp(
    String.raw`\b(?:ok(?:ay)?|so|alright)\s*,?\s+(?:so\s+)?for (?:the|my)\s+${NAME}(?=\s*(?:[.!?:,;(\n]|$|\s(?:i|you|u|we)\b))`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:the|my|our|your|ur|mom['’]?s|mum['’]?s|grandma['’]?s|nan['’]?s)\s+${NAME}\s+recipe\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\bhere(?:['’]s| is)\s+(?:the|my|our|mom['’]?s|mum['’]?s|grandma['’]?s)\s+${NAME}(?=\s*(?:[.!:;(\n]|$|\s(?:since|because|that|which|from|we|i|you)\b))`,
    'iu',
  ),
]
/** "here's the recipe": no name. */
const NAMELESS =
  /\b(?:marinade|dressing|sauce|glaze|frosting|icing|filling|topping|crust|dough|base)$|^(?:(?:simple|easy|full|whole|promised|little|quick|this|that|other|same|old|new|best|famous|family|favou?rite)\s+)*(?:recipe|one|thing|link|list|ingredients|best|dish|way|secret)s?$|^(?:u|you|it|me|all)\b/i

/** The header of a newspaper. */
const DATED =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\s\d{1,2},?\s(?:19|20)\d{2}\b/i
const EMOJIS = new RegExp(String.raw`\s*(?:${EMOJI})+`, 'gu')
const LONGEST_TITLE = 90
const isTitle = (text: string) => text.length <= LONGEST_TITLE && text.split(' ').length <= 14

const plainTitle = (text: string) => {
  const bare = text
    .replace(/(?:\s*#[\p{L}\d_]+)+$/u, '')
    .replace(EMOJIS, ' ')
    .trim()
    .replace(/\s*\((?:for|serves|makes|feeds|ready in)\s[^()]{1,30}\)$/i, '')
    .replace(/\s*\((?:in |only |under |just )?\d+\s?-?\s?(?:min|hour|hr)[^()]{0,15}\)$/i, '')
    .replace(/\s*\[[^[\]]{1,40}\]$/, '')
    .replace(/,\s+(?:by request|as requested|as promised)$/i, '')
    .replace(/^how to (?:make|cook|prepare)\s+(?=\S)/i, '')
    .replace(/^["“'‘]|["”'’]$/gu, '')
    .replace(/\s*[:：\-–—|]+$/, '')
    .replace(/^(?:recipe|rezept)\s*[:\-–]\s*/i, '')
    .trim()
  // "Rosemary Focaccia | So Easy Anyone Can Make It"
  const [first = ''] = bare.split(/\s+[|｜]\s+/)
  return first.length >= 5 ? first : bare
}

const fits = (text: string) => isTitle(plainTitle(text)) && /\p{L}/u.test(plainTitle(text))

export const isGreeting = (text: string): boolean =>
  GREETING.test(text) || /\brecipe\b.{0,60}[!:]$/i.test(text)

/** A name in what people write around a recipe: "here's my recipe for banana bread!" */
export function nameIn(text: string): string {
  for (const pattern of NAMES_IN_CHAT) {
    const name = pattern.exec(text.slice(0, 4000))?.[1]?.trim() ?? ''
    if (name !== '' && !NAMELESS.test(name) && name.split(' ').length <= 8) return name
  }
  return ''
}

/** Speaks to the reader, and names nothing. */
const isTalk = (text: string) =>
  /(?<![\p{L}'’])(?:i|im|u|ur|r|you|your|we|me|she|he|they)(?![\p{L}])/iu.test(text) || /^\p{Ll}/u.test(text)

interface FoundTitle {
  at: number
  title: string
  rest: string
}

const titleAt = (at: number, text: string, rest = ''): FoundTitle => ({ at, title: plainTitle(text), rest })

/** A page says its title twice: at its top and on the card of the recipe. The last one counts. */
function saidTwice(lines: readonly PastedLine[]): number {
  const first = new Map<string, number>()
  for (const [at, { text }] of lines.entries()) {
    // "Home » Dinner » Lemon Chicken"
    const crumbs = text.split(/\s+[»›>/]\s+/)
    // "Lemon Chicken - The Gingham Spoon"
    const name = crumbs.length > 2 ? (crumbs.at(-1) ?? '') : (text.split(/\s+[-–—|]\s+/)[0] ?? '')
    const key = letters(name)
    if (!fits(name) || key.length < 4 || /^\d[\d.]*\s/.test(name) || isGreeting(name)) continue
    if (first.has(key) && letters(text) === key)
      return lines.findLastIndex((one) => letters(one.text) === key)
    first.set(key, at)
  }
  return -1
}

/** Which line is the title, and how it reads: a labeled one, a heading, the first short line, a name in a sentence. */
export function findTitle(lines: readonly PastedLine[], headers: readonly string[]): FoundTitle {
  const labeled = lines.findIndex(({ text }) => fits(TITLED.exec(text)?.[1] ?? ''))
  if (labeled >= 0) return titleAt(labeled, TITLED.exec(lines[labeled]?.text ?? '')?.[1] ?? '')
  const levels = lines.map(({ level, text }) => (level > 0 && fits(text) ? level : 9))
  const highest = Math.min(9, ...levels)
  if (highest < 9) return titleAt(levels.indexOf(highest), lines[levels.indexOf(highest)]?.text ?? '')
  const twice = saidTwice(lines)
  if (twice >= 0) return titleAt(twice, lines[twice]?.text ?? '')
  const subject = headers
    .map((text) => SUBJECT.exec(text)?.[1]?.replace(/\s+recipes?$/i, '') ?? '')
    .find(Boolean)
  const isLetter = subject !== undefined || lines.some(({ message }) => message)
  const short = lines.findIndex(
    ({ text }) =>
      fits(text) &&
      !isGreeting(text) &&
      !/[.?]$|[.!?]\s/.test(text.replace(/[!.]+$/, '!')) &&
      !/[.?,]$/.test(text) &&
      !DATED.test(text) &&
      !(isLetter && isTalk(text)),
  )
  // "Braised cabbage with apples and" goes on below.
  const more = lines[short + 1]
  const isCut =
    /\b(?:and|with|in|of|the|on|a|&)$/i.test(lines[short]?.text ?? '') && more && !more.blankBefore
  const shortText = `${lines[short]?.text ?? ''}${isCut ? ` ${more.text}` : ''}`.replace(/!+$/, '')
  const asked = short >= 0 ? nameIn(shortText) : ''
  const isSubject = subject !== undefined && !NO_NAME.test(subject)
  if (short >= 0 && short < 6 && asked === '' && !isSubject) return titleAt(short, shortText)
  // "You have to try this!! Baked Feta Pasta"
  const tail = lines.findIndex(
    ({ text }) => isGreeting(text) && /[!?]\s+\p{Lu}[^.!?:]{2,60}$/u.test(text) && nameIn(text) === '',
  )
  if (tail >= 0) return titleAt(tail, sentencesOf(lines[tail]?.text ?? '').at(-1) ?? '')
  const named = lines.findIndex(({ text }) => nameIn(text) !== '')
  const isNamed = named >= 0 && letters(subject ?? '').includes(letters(nameIn(lines[named]?.text ?? '')))
  if (isSubject && !isNamed) return titleAt(-1, subject)
  if (named >= 0) return titleAt(-1, nameIn(lines[named]?.text ?? ''))
  const [first = '', ...rest] = sentencesOf(lines[0]?.text ?? '')
  const name = first.replace(/[.!]+$/, '')
  return fits(name) &&
    name.length <= 60 &&
    !isGreeting(first) &&
    !isTalk(name) &&
    !/\b(?:my|it|this)\b/.test(name)
    ? titleAt(0, name, rest.join(' '))
    : { at: -1, title: '', rest: '' }
}
