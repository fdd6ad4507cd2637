import { capital } from '#core/text/capital.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { Frame } from '../read/follow-up.ts'
import { lookUp } from '../read/lexicon.ts'
import { type Answer, ask, said } from './answer.ts'
import * as recipeStrings from './recipes/strings.ts'

const GENERIC = new Set(['herbs', 'spices', 'sauce', 'seasoning', 'vegetables'])

export function writePairing(frame: Frame, facts: KnowledgeIndex): Answer | undefined {
  const meant = frame.foods.filter(({ name }) => !GENERIC.has(name))
  for (const { name } of meant) {
    const whole = name === 'chicken' && /\broast/.test(frame.text) ? 'whole chicken' : name
    const row = lookUp(facts.pairings, whole, facts.lexicon)
    if (!row) continue
    const sides = row.sides ? `\n- ${recipeStrings.onTheSide(row.sides)}` : ''
    return said(
      'pairing',
      `${recipeStrings.goesWellWith(capital(row.food))}\n- ${recipeStrings.flavors(row.flavors)}${sides}`,
    )
  }
  if (meant.length > 0) return undefined
  return ask('pairing', recipeStrings.askPairing)
}
