import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { Frame } from '../read/follow-up.ts'
import { type Answer, said } from './answer.ts'
import { writeConversion } from './conversion.ts'

const TARGET =
  /^(?:(?:the |my |a )?recipe (?:says?|has|needs|calls for|uses) |it says |i have |i need )?(.{3,200}?)[,:.?]? (?:in|into|to|how many|how much (?:is (?:that|it) )?in|what(?:'s| is) (?:that|it) in) (grams?|g|kg|ml|milliliters?|liters?|ounces?|oz|cups?|tablespoons?|teaspoons?)\b[ ?!.]*(?:please)?[?!. ]*$/i
const PART =
  /^(?:how (?:much|many) (?:is|are) |what(?:'s| is| are)? |convert )?((?:\d+(?: \d\/\d|\/\d|\.\d+)?|an?|one|two|three|half an?|[½¼¾⅓⅔]) ?(?:and a half )?(?:cups?|tbsps?|tablespoons?|tsps?|teaspoons?|sticks?|ounces?|oz|pounds?|lbs?|pints?|quarts?|grams?|g|ml) .+)$/i
const MOST = 8

/** Several amounts in one message: "1 stick of butter and 2 cups of flour in grams". */
export function writeConversions(
  question: string,
  read: (text: string) => Frame,
  facts: KnowledgeIndex,
): Answer | undefined {
  const [, amounts, unit] = TARGET.exec(question.trim()) ?? []
  if (!amounts || !unit) return undefined
  const parts = amounts.split(/, (?:and )?|;\s*| and (?=\d|an? |one |half |[½¼¾⅓⅔])| plus | \+ /i)
  if (parts.length < 2 || parts.length > MOST) return undefined
  const lines: string[] = []
  for (const part of parts) {
    const amount = PART.exec(part.trim())?.[1]
    const answer = amount ? writeConversion(read(`${amount} in ${unit}`), facts) : undefined
    if (!answer?.confident || answer.asksBack) return undefined
    lines.push(`- ${answer.text}`)
  }
  return said('convert', lines.join('\n'))
}
