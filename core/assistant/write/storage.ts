import { capital } from '#core/text/capital.ts'
import type { StoredFood } from '../knowledge.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { Frame } from '../read/follow-up.ts'
import { type Answer, ask, said, sentences, withLink } from './answer.ts'
import { withSources } from './figures.ts'
import { leftOut } from './left-out.ts'
import { storedFood } from './stored-food.ts'
import * as strings from './strings.ts'

const REFUSES = /\b(not|never|poorly)\b/
const PLACED = /\b(counter|shelf|room|fridge)\b/

/** "3–4 days in the fridge", or why not there. */
function inPlace(time: string, keeps: (time: string) => string, refuses: (why: string) => string): string {
  if (time === '') return ''
  if (REFUSES.test(time)) return refuses(time)
  return PLACED.test(time) ? `**${time}**` : keeps(`**${time}**`)
}

function places(row: StoredFood): string {
  return [
    inPlace(row.fridge, strings.inFridge, strings.notInFridge),
    inPlace(row.freezer, strings.inFreezer, strings.notInFreezer),
    inPlace(row.pantry, strings.onShelfOrCounter, strings.notOnCounter),
  ]
    .filter((part) => part !== '')
    .join(', ')
}

export function writeStorage(frame: Frame, facts: KnowledgeIndex): Answer | undefined {
  const row = storedFood(frame, facts)
  if (!row) {
    if (frame.foods.length > 0) return unknown(frame, facts)
    return ask('storage', strings.askStorage)
  }
  const name = capital(row.food)
  const note = row.note ? `${capital(row.note)}.` : ''
  const freezes = /\b(freez\w*|frozen)\b/.test(frame.text) && !/\bhow long\b/.test(frame.text)
  if (/\b(sit|stay|leave|left|be|stand) (\w+ )?out\b/.test(frame.text) && !row.pantry)
    return leftOut(frame, facts)
  if (freezes && row.freezer && /\b(can|could|does|do|freeze|freezing|frozen|ok)\b/.test(frame.text)) {
    return finish(sentences(freezing(row, /^how\b/.test(frame.text)), note, chilled(row)), facts, row)
  }
  return finish(sentences(`**${name}:** ${places(row)}.`, note), facts, row)
}

function freezing(row: StoredFood, how: boolean): string {
  if (/^(do not|never)/.test(row.freezer)) return strings.freezesBadly(row.food)
  if (REFUSES.test(row.freezer)) return strings.frozenIs(capital(row.food), row.freezer)
  return sentences(how ? '' : strings.canFreeze, strings.keepsFrozen(capital(row.food), row.freezer))
}

const chilled = (row: StoredFood) =>
  row.fridge && !REFUSES.test(row.fridge) ? strings.alsoInFridge(row.fridge) : ''

function finish(text: string, facts: KnowledgeIndex, row?: StoredFood): Answer {
  return withLink(
    said('storage', withSources(text, row?.sources ?? [])),
    strings.foodSafety,
    facts.hrefs.foodSafety,
  )
}

/** Nothing is known about this food: the general rule for cooked food. */
function unknown(frame: Frame, facts: KnowledgeIndex): Answer {
  const text = strings.storageUnknown(frame.foods[0]?.name ?? strings.it)
  return { ...finish(text, facts), confident: false }
}
