import { hasMeasure, startsWithAmount } from '#core/recipes/reading/line-shapes.ts'
import type { PastedLine } from './pasted-lines.ts'

const SIGN_OFF =
  /^(?:(?:with\s+)?(?:(?:lots|much|all my)\s+(?:of\s+)?)?love(?:\s+(?:from|you|always|to all))?|(?:with\s+)?(?:kind(?:est)?|best|warm(?:est)?)?\s*(?:regards|wishes)|best|cheers|sincerely|yours(?:\s+(?:truly|sincerely|faithfully))?|xo+|hugs(?:\s+and\s+kisses)?|take care|see you(?:\s+\p{L}+)?|talk soon|bye(?:\s+for now)?|many thanks|bon app[ée]tit)(?:\s*[,!.]+|\s+x+|\s*)(?:\s*(?:from\s+)?\p{Lu}[\p{L}.&]*(?:\s+(?:and|&)?\s*\p{Lu}[\p{L}.]*){0,2})?(?:\s+x+)?[.!]?$/iu
const QUOTE = /^(?:on\s.{4,80}\bwrote:|-{2,}\s*(?:original|forwarded) message.{0,10})$/i
const TAGS = /^(?:#[\p{L}\d_]+[\s,.·•]*){2,}$/u

const isPartOfRecipe = ({ text, number }: PastedLine) =>
  number !== null || (startsWithAmount(text) && hasMeasure(text))

/** Where a letter or a caption ends and its signature, hashtags or comments follow; the length of the text for nowhere. */
export function closingOf(lines: readonly PastedLine[]): number {
  const last = lines.findLastIndex(isPartOfRecipe)
  if (last < 0) return lines.length
  const at = lines.findIndex(
    ({ text }, at) =>
      at > last &&
      ((text.length <= 50 && SIGN_OFF.test(text)) ||
        (text.length <= 100 && QUOTE.test(text)) ||
        (text.length <= 2000 && TAGS.test(text))),
  )
  return at < 0 ? lines.length : at
}
