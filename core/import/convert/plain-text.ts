import { tidy } from '#core/recipes/reading/tidy-text.ts'
import { decodeEntities } from '#core/text/entities.ts'

/** Tags that apps and pages write. Others, such as "<3" or "<none>", are what a person wrote. */
const INLINE =
  /<\/?(?:b|i|u|s|em|strong|span|font|small|big|sup|sub|tt|mark|code|abbr|label|center|img|figure|o:p)(?:\s[^<>]{0,2000})?\/?>/gi
const BLOCK =
  /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|td|th|table|tbody|thead|section|article|blockquote|pre|hr|header|footer|dl|dt|dd|html|body|head|meta|main)(?:\s[^<>]{0,2000})?\/?>/gi
const HIDDEN = /<(script|style|iframe|object|svg|template)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi
const LINK =
  /<a\s[^<>]{0,300}?href\s*=\s*["']?(https?:\/\/[^\s"'<>]{1,2000})["']?[^<>]{0,1000}>([^<>]{0,300})<\/a\s*>/gi
const ANY_LINK = /<\/?a(?:\s[^<>]{0,2000})?>/gi
const LONGEST = 400_000

function withoutTags(text: string): string {
  if (!text.includes('<')) return text
  return text
    .replace(HIDDEN, '')
    .replace(INLINE, '')
    .replace(LINK, (_, address: string, label: string) =>
      label.trim() === '' || label.includes(address) ? `${label.trim() || address}` : `${label} (${address})`,
    )
    .replace(ANY_LINK, '')
    .replace(BLOCK, '\n')
}

/**
 * Text without markup: tags and entities, also those that were escaped twice. Lines stay lines; U+2028 breaks a line
 * inside of a paragraph.
 */
function plainText(given: string): string {
  let text = given
    .slice(0, LONGEST)
    .replace(/\r\n?|[\u2029\v\f]/g, '\n')
    .replaceAll('\u2028', ' ')
  for (let round = 0; round < 3 && /[<&]/.test(text); round++) {
    const before = text
    text = decodeEntities(withoutTags(text))
    if (text === before) break
  }
  return withoutTags(text)
}

/** The lines of a text that are not empty. */
export const plainLines = (given: string): string[] =>
  plainText(given)
    .split('\n')
    .map(tidy)
    .filter((line) => line !== '')

/** A text on a single line. */
export const plainLine = (given: string): string => plainLines(given).join(' ')

/** A text with its paragraphs. */
export const plainParagraphs = (given: string): string =>
  plainText(given)
    .split('\n')
    .map(tidy)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
