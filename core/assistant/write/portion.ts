import { capital } from '#core/text/capital.ts'
import type { Portion } from '../knowledge.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { Frame } from '../read/follow-up.ts'
import { lookUp } from '../read/lexicon.ts'
import { kitchenFraction } from '../units.ts'
import { type Answer, ask, said } from './answer.ts'

function portionFor(frame: Frame, facts: KnowledgeIndex): Portion | undefined {
  const { lexicon, portions } = facts
  if (/\bmash/.test(frame.text)) {
    const mash = portions.get(lexicon.nameOf('mashed potatoes'))
    if (mash) return mash
  }
  for (const { name } of frame.foods) {
    const whole =
      name === 'turkey' ||
      (name === 'chicken' &&
        (frame.states.has('whole') || /\b(how (big|large)|what size)\b/.test(frame.text)))
        ? `whole ${name}`
        : name
    const row = lookUp(portions, whole, lexicon)
    if (row) return row
    const category = lexicon.vocabulary.ingredients.find((entry) => entry.name === name)?.category
    if (category === 'vegetables') return portions.get(lexicon.nameOf('vegetables'))
  }
  return undefined
}

function us(amount: number, unit: string): string {
  if (unit === 'oz' && amount >= 16) return `${kitchenFraction(amount / 16)} lb`
  const rounded = unit === 'lb' && amount > 3 ? Math.round(amount * 2) / 2 : amount
  const singular = unit.replace(/s$/, '')
  const named = ['lb', 'oz'].includes(unit) ? unit : rounded > 1 ? `${singular}s` : singular
  return `${kitchenFraction(rounded)} ${named}`
}

function metric(amount: number, unit: string): string {
  if (amount >= 1000) return `${Math.round(amount / 100) / 10} ${unit === 'ml' ? 'l' : 'kg'}`
  return `${Math.round(amount / 5) * 5} ${unit}`
}

export function writePortion(frame: Frame, facts: KnowledgeIndex): Answer | undefined {
  const row = portionFor(frame, facts)
  if (!row) {
    if (frame.foods.length > 0) return undefined
    return ask('portion', 'How much of which food, and for how many people?')
  }
  if (
    frame.pounds &&
    /\bhow many (people|guests|servings)\b|\b(feeds?|serves?)\b/.test(frame.text) &&
    row.unit === 'lb'
  ) {
    const many = Math.max(1, Math.floor(frame.pounds / row.amount))
    return said(
      'portion',
      `${kitchenFraction(frame.pounds)} lb of ${row.food} feeds about **${many} people**, at ${us(row.amount, row.unit)} (${metric(row.metric, row.metricUnit)}) each.`,
    )
  }
  const one = `${us(row.amount, row.unit)} (${metric(row.metric, row.metricUnit)}) of ${row.food} a person${row.note ? `: ${row.note}` : ''}`
  if (!frame.people) return said('portion', `Plan on ${one}.`)
  const total = `${us(row.amount * frame.people, row.unit)} (${metric(row.metric * frame.people, row.metricUnit)})`
  return said('portion', `${capital(row.food)} for ${frame.people}: about **${total}**. That is ${one}.`)
}
