import { capital } from '#core/text/capital.ts'
import type { StoredFood } from '../knowledge.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { Frame } from '../read/follow-up.ts'
import { type Answer, ask, said, withLink } from './answer.ts'
import { withSources } from './figures.ts'
import { leftOut } from './left-out.ts'
import { storedFood } from './stored-food.ts'

const REFUSES = /\b(not|never|poorly)\b/
const PLACED = /\b(counter|shelf|room|fridge)\b/

/** "3–4 days in the fridge", or why not there. */
function inPlace(time: string, where: string, label: string): string {
  if (time === '') return ''
  if (REFUSES.test(time)) return `${label}: ${time}`
  return PLACED.test(time) ? `**${time}**` : `**${time}** ${where}`
}

function places(row: StoredFood): string {
  return [
    inPlace(row.fridge, 'in the fridge', 'fridge'),
    inPlace(row.freezer, 'in the freezer', 'freezer'),
    inPlace(row.pantry, 'on the shelf or counter', 'counter'),
  ]
    .filter((part) => part !== '')
    .join(', ')
}

export function writeStorage(frame: Frame, facts: KnowledgeIndex): Answer | undefined {
  const row = storedFood(frame, facts)
  if (!row) {
    if (frame.foods.length > 0) return unknown(frame, facts)
    return ask(
      'storage',
      'Which food is it, and is it raw, cooked or opened? I can tell how long it keeps in the fridge, the freezer or on the shelf.',
    )
  }
  const name = capital(row.food)
  const note = row.note ? ` ${capital(row.note)}.` : ''
  const freezes = /\b(freez\w*|frozen)\b/.test(frame.text) && !/\bhow long\b/.test(frame.text)
  if (/\b(sit|stay|leave|left|be|stand) (\w+ )?out\b/.test(frame.text) && !row.pantry)
    return leftOut(frame, facts)
  if (freezes && row.freezer && /\b(can|could|does|do|freeze|freezing|frozen|ok)\b/.test(frame.text)) {
    return finish(`${freezing(row, /^how\b/.test(frame.text))}${note}${chilled(row)}`, facts, row)
  }
  return finish(`**${name}:** ${places(row)}.${note}`, facts, row)
}

function freezing(row: StoredFood, how: boolean): string {
  if (/^(do not|never)/.test(row.freezer)) return `Better not: ${row.food} does not freeze well.`
  if (REFUSES.test(row.freezer)) return `${capital(row.food)} in the freezer: ${row.freezer}.`
  const lead = how ? '' : 'Yes, you can freeze it. '
  return `${lead}**${capital(row.food)}** keeps best for **${row.freezer}** at 0 °F (−18 °C), wrapped tightly.`
}

const chilled = (row: StoredFood) =>
  row.fridge && !REFUSES.test(row.fridge) ? ` In the fridge: ${row.fridge}.` : ''

function finish(text: string, facts: KnowledgeIndex, row?: StoredFood): Answer {
  return withLink(
    said('storage', withSources(text, row?.sources ?? [])),
    'Food safety',
    facts.hrefs.foodSafety,
  )
}

/** Nothing is known about this food: the general rule for cooked food. */
function unknown(frame: Frame, facts: KnowledgeIndex): Answer {
  const name = frame.foods[0]?.name ?? 'it'
  const text = `I have no figure for ${name}. The general rule: cooked food keeps 3–4 days in the fridge (40 °F / 4 °C) and 2–3 months in the freezer, once it is in there within 2 hours; dry goods keep by their date.`
  return { ...finish(text, facts), confident: false }
}
