import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { Frame } from '../read/follow-up.ts'
import { nameAndKinds } from '../read/lexicon.ts'
import { type Answer, said } from './answer.ts'
import * as strings from './strings.ts'

const OUNCE = 28.35

/** "How much does an onion weigh": one piece of medium size. */
export function writePieceWeight(frame: Frame, facts: KnowledgeIndex): Answer | undefined {
  const { pieceGrams } = facts.knowledge
  for (const { name, words } of frame.foods) {
    const grams = nameAndKinds(name, facts.lexicon)
      .map((one) => pieceGrams?.[one])
      .find((one) => one !== undefined)
    if (grams !== undefined)
      return said(
        'convert',
        strings.mediumWeighs({
          food: words.replace(/(?<!s)s$/, ''),
          grams: Math.round(grams),
          ounces: Math.round((grams / OUNCE) * 10) / 10,
        }),
      )
  }
  return undefined
}
