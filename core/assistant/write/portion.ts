import { capital } from '#core/text/capital.ts'
import type { Portion } from '../knowledge.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { Frame } from '../read/follow-up.ts'
import { lookUp } from '../read/lexicon.ts'
import { kitchenFraction } from '../units.ts'
import { type Answer, ask, said } from './answer.ts'
import * as strings from './strings.ts'

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

/** "8 oz (225 g)". */
const bothOf = (row: Portion, people: number) =>
  `${us(row.amount * people, row.unit)} (${metric(row.metric * people, row.metricUnit)})`

export function writePortion(frame: Frame, facts: KnowledgeIndex): Answer | undefined {
  const row = portionFor(frame, facts)
  if (!row) {
    if (frame.foods.length > 0) return undefined
    return ask('portion', strings.askPortion)
  }
  if (
    frame.pounds &&
    /\bhow many (people|guests|servings)\b|\b(feeds?|serves?)\b/.test(frame.text) &&
    row.unit === 'lb'
  ) {
    return said(
      'portion',
      strings.feeds({
        pounds: kitchenFraction(frame.pounds),
        food: row.food,
        people: Math.max(1, Math.floor(frame.pounds / row.amount)),
        each: bothOf(row, 1),
      }),
    )
  }
  const each = `${strings.aPerson(bothOf(row, 1), row.food)}${row.note ? `: ${row.note}` : ''}`
  const { people } = frame
  if (!people) return said('portion', strings.planOn(each))
  const total = bothOf(row, people)
  return said('portion', strings.portionFor({ food: capital(row.food), people, total, each }))
}
