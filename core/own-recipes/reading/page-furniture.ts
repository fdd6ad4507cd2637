import { isChrome } from '#core/recipes/reading/tidy-lines.ts'
import { letters } from '#core/recipes/reading/tidy-text.ts'
import { isFactLabel } from './fact-words.ts'
import { headingKind } from './headings.ts'

export const PAGE_NUMBER = /^(?:[-–—|]\s*)?(?:page\s*)?\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?(?:\s*[-–—|])?$/i
/** "112 | The Winter Larder", "Soups   47": a header with the number of the page. */
const NUMBERED =
  /^\d{1,4}\s*[|•·–—]\s*(\D{3,70})$|^(.{3,70}?)(?:\s*[|•·–—]\s*|\s{2,})(?:page\s*|seite\s*|p\.\s*)?\d{1,4}(?:\s*(?:of|\/|von|de|sur)\s*\d{1,4})?$/i
/** "SOUPS 43": the chapter of a cookbook and the number of its page, above or below everything else. */
const CHAPTER =
  '(?:SOUPS?|SALADS?|STARTERS|APPETI[SZ]ERS|SNACKS|MAINS|MAIN (?:DISHES|COURSES)|MEATS?|BEEF|PORK|LAMB|POULTRY|CHICKEN DISHES|FISH|SEAFOOD|VEGETABLES|VEGETARIAN|SIDES|SIDE DISHES|PASTA DISHES|BREADS?|BAKING|CAKES|COOKIES|PIES|DESSERTS|PUDDINGS|SWEETS|BREAKFASTS?|BRUNCH|LUNCH|DINNERS?|SUPPERS|SAUCES|DRINKS|PRESERVES)'
const OF_CHAPTER = new RegExp(
  String.raw`^(?:\d{1,4}\s+${CHAPTER}(?: (?:AND|&) ${CHAPTER})?|${CHAPTER}(?: (?:AND|&) ${CHAPTER})?\s+\d{1,4})$`,
)
const MOST_BUTTONS = 140
const SEPARATORS = /[^\p{L}]+/gu
/** What a page or an app has on its buttons and in its menus; several may share a line. */
const BUTTONS =
  /(?<!\p{L})(?:jump to(?: the)? (?:recipe|video|comments)|skip to(?: the)? (?:main )?(?:content|recipe)|prevent your screen from going dark|cook mode|us customary|metric|watch (?:the |this )?video|continue reading(?: below)?|(?:print|pin|rate|save)(?: (?:this )?recipe| it)?|pin (?:it|this)(?: for later)?|share(?: this)?|tweet|e-?mail|facebook|pinterest|whatsapp|copy link|follow(?:ing)?|join|subscribed?|reply|likes?|home|about(?: me| us)?|shop|search|menu|recipes|recipe index|contact(?: us)?|blog|log ?in|sign in|my account|cart|see (?:more|less|translation)|show (?:more|less|transcript)|read more|load more|view replies|view all comments|add to (?:cart|list|shopping list)|get ingredients|shop ingredients|advertisement|over|continued|cont)(?!\p{L})/giu
const COUNT =
  /^(?:[\d.,]+\s?[KM]?(?:\s+(?:likes?|views|subscribers|followers|shares|replies|comments))?|\d{1,2}:\d{2}\s*\/\s*\d{1,2}:\d{2}|\[?video player is loading\.?\]?|(?:edited\s*[·•]\s*)?\d{1,3}\s?[wdhm](?:\s+[\d,]+\s+likes?)?(?:\s+reply)?|liked by .{1,80}|view (?:all )?[\d,]+ (?:comments|replies)|\.{3}\s?(?:more|less))$/i

/** Only labels of buttons and menus, or counts of views and likes. */
export function isButtons(line: string): boolean {
  if (/^[½\d]x(?:\s+\d+x)+$/i.test(line)) return true
  if (isChrome(line)) return true
  if (line.length > MOST_BUTTONS) return false
  if (/\d/.test(line) || line.startsWith('...')) return COUNT.test(line) && !PAGE_NUMBER.test(line)
  if (line.replace(/[^\p{L}]/gu, '') === '') return false
  return line.replace(BUTTONS, '').replace(SEPARATORS, '') === ''
}

const ofPage = (line: string): string | undefined => {
  const numbered = NUMBERED.exec(line)
  return numbered?.[1] ?? numbered?.[2]
}

/** Headers and footers of pages: the same short line again and again, also with a number that changes. */
function repeated(lines: readonly string[]): Set<string> {
  const written = lines.filter((line) => line !== '')
  const isBesideNumber = (at: number) =>
    PAGE_NUMBER.test(written[at - 1] ?? '') || PAGE_NUMBER.test(written[at + 1] ?? '')
  const counts = new Map<string, number>()
  const numbered = new Set<string>()
  const beside = new Set<string>()
  for (const [at, line] of written.entries()) {
    if (line.length <= 3) continue
    const header = ofPage(line)
    const key = letters(header ?? line)
    counts.set(key, (counts.get(key) ?? 0) + 1)
    if (header !== undefined) numbered.add(key)
    if (isBesideNumber(at)) beside.add(key)
  }
  return new Set(
    written.filter((line) => {
      const key = letters(ofPage(line) ?? line)
      // "Préparation" above a time and above the steps is no header.
      if (isFactLabel(line) || headingKind(line) !== undefined) return false
      if ((counts.get(key) ?? 0) < 2) return /^\d{1,4}\s*[|•·]\s*\p{Lu}/u.test(line) && NUMBERED.test(line)
      const isHeader = (beside.has(key) && line.length < 50) || numbered.has(key)
      return isHeader || /\.(?:com|org|net|co)\b|page \d|©/i.test(line)
    }),
  )
}

/**
 * The lines without headers and footers. A sentence that goes on after the break of a page has no gap there.
 */
export function withoutFurniture(given: readonly string[]): string[] {
  const trimmed = given.map((line) => line.trim())
  const furniture = repeated(trimmed)
  for (const line of [trimmed.find(Boolean), trimmed.findLast(Boolean)])
    if (line !== undefined && OF_CHAPTER.test(line)) furniture.add(line)
  if (furniture.size === 0) return [...given]
  const isFurniture = (at: number) => furniture.has(trimmed[at] ?? '')
  const out: string[] = []
  let broken = false
  for (const [at, raw] of given.entries()) {
    const line = trimmed[at] as string
    const isNumber = PAGE_NUMBER.test(line) && (isFurniture(at - 1) || isFurniture(at + 1))
    if (isFurniture(at) || isNumber) {
      broken = true
      continue
    }
    if (broken && line !== '') {
      const last = out.findLastIndex((one) => one.trim() !== '')
      const isOpen = last >= 0 && !/[.!?:)”"]$/u.test(out[last]?.trim() ?? '') && /^\p{Ll}/u.test(line)
      if (isOpen) out.length = last + 1
      broken = false
    }
    out.push(raw)
  }
  return out
}
