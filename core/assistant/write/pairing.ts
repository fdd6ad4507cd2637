import { capital } from '#core/text/capital.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { Frame } from '../read/follow-up.ts'
import { lookUp } from '../read/lexicon.ts'
import { type Answer, ask, said } from './answer.ts'

const GENERIC = new Set(['herbs', 'spices', 'sauce', 'seasoning', 'vegetables'])

export function writePairing(frame: Frame, facts: KnowledgeIndex): Answer | undefined {
  const meant = frame.foods.filter(({ name }) => !GENERIC.has(name))
  for (const { name } of meant) {
    const whole = name === 'chicken' && /\broast/.test(frame.text) ? 'whole chicken' : name
    const row = lookUp(facts.pairings, whole, facts.lexicon)
    if (!row) continue
    const sides = row.sides ? `\n- **On the side:** ${row.sides}` : ''
    return said('pairing', `**${capital(row.food)}** goes well with:\n- **Flavors:** ${row.flavors}${sides}`)
  }
  if (meant.length > 0) return undefined
  return ask(
    'pairing',
    'With what? Name the dish or the ingredient, and I tell you which flavors and sides go with it.',
  )
}
