import { type Answer, said } from './answer.ts'
import type { Frame } from './follow-up.ts'
import type { Kitchen } from './kitchen.ts'
import { nameAndKinds } from './lexicon.ts'

const OUNCE = 28.35

/** "How much does an onion weigh": one piece of middling size. */
export function writePieceWeight(frame: Frame, kitchen: Kitchen): Answer | undefined {
  const { pieceGrams } = kitchen.knowledge
  for (const { name, words } of frame.foods) {
    const grams = nameAndKinds(name, kitchen.lexicon)
      .map((one) => pieceGrams?.[one])
      .find((one) => one !== undefined)
    if (grams !== undefined)
      return said(
        'convert',
        `One medium ${words.replace(/(?<!s)s$/, '')} weighs about **${Math.round(grams)} g** (${Math.round((grams / OUNCE) * 10) / 10} oz).`,
      )
  }
  return undefined
}
