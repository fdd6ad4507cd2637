import { hasMeasure, startsWithAmount } from '#core/recipes/reading/line-shapes.ts'
import type { PastedLine } from './pasted-lines.ts'

const SIGN_OFF =
  /^(?:(?:with\s+)?(?:(?:lots|much|all my)\s+(?:of\s+)?)?love(?:\s+(?:from|you|always|to all))?|(?:with\s+)?(?:kind(?:est)?|best|warm(?:est)?)?\s*(?:regards|wishes)|best|cheers|sincerely|yours(?:\s+(?:truly|sincerely|faithfully))?|xo+|hugs(?:\s+and\s+kisses)?|take care|see you(?:\s+\p{L}+)?|talk soon|bye(?:\s+for now)?|many thanks|bon app[ée]tit)(?:\s*[,!.]+|\s+x+|\s*)(?:\s*(?:from\s+)?\p{Lu}[\p{L}.&]*(?:\s+(?:and|&)?\s*\p{Lu}[\p{L}.]*){0,2})?(?:\s+x+)?[.!]?$/iu
const QUOTE = /^(?:on\s.{4,80}\bwrote:|-{2,}\s*(?:original|forwarded) message.{0,10})$/i
/** Where comments begin, whatever amounts they name. */
const COMMENTS =
  /^(?:u\/\S+.{0,30}|(?:re: .{0,80}\s)?by \S+ » .{4,60}|[\d.,]+\s?(?:k|mil|tsd|mila)?\s+(?:up)?votes?\b.{0,60}|.{0,40}(?<!\p{L})\d[\d.,]*\s?(?:k|mil)?\s+(?:comments|comentários|commentaires|kommentare|comentarios|commenti|reacties|komentarzy)(?!\p{L}).{0,60}|(?:view|see|ver|voir|alle)\s(?:all|more|mais|más|plus)\s.{0,20}(?:comments|comentários|comentarios|commentaires))$/iu
const FEWEST_PARTS = 4
const TAGS = /^(?:#[\p{L}\d_]+[\s,.·•]*){2,}$/u

const isPartOfRecipe = ({ text, number }: PastedLine) =>
  number !== null || (startsWithAmount(text) && hasMeasure(text))

/** Where a letter or a caption ends and its signature, hashtags or comments follow; the length of the text for nowhere. */
export function closingOf(lines: readonly PastedLine[]): number {
  let parts = 0
  const comments = lines.findIndex((line) => {
    if (isPartOfRecipe(line)) parts++
    return parts >= FEWEST_PARTS && line.text.length <= 160 && COMMENTS.test(line.text)
  })
  const end = comments < 0 ? lines.length : comments
  const last = lines.slice(0, end).findLastIndex(isPartOfRecipe)
  if (last < 0) return end
  const at = lines.findIndex(
    ({ text }, at) =>
      at > last &&
      at < end &&
      ((text.length <= 50 && SIGN_OFF.test(text)) ||
        (text.length <= 100 && QUOTE.test(text)) ||
        (text.length <= 2000 && TAGS.test(text))),
  )
  return at < 0 ? end : at
}
