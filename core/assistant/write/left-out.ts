import { capital } from '#core/text/capital.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { Frame } from '../read/follow-up.ts'
import { type Answer, said, sentences, withLink } from './answer.ts'
import { storedFood } from './stored-food.ts'
import * as strings from './strings.ts'

const CLOCK = '(\\d{1,2})(?::(\\d\\d))? ?(?:am|pm)?'
const FROM_TO = new RegExp(`\\bfrom ${CLOCK} (?:to|til|till|until)(?: like| about| around)? ${CLOCK}`)
const SINCE = new RegExp(
  `\\bsince(?: about| like| around)? ${CLOCK}\\b.*\\b(?:its|it's|it is|now)(?: about| like)? ${CLOCK}`,
)
/** "Took it out at 2, it's 10 past 9 now". */
const AT_NOW =
  /\bat (\d{1,2})(?::(\d\d))? ?(?:am|pm)?\b.*\b(?:its|it's|it is|now)(?: about| like| almost)?(?: (?:\d{1,2}|half|quarter) (?:past|after))? (\d{1,2})(?::(\d\d))? ?(?:am|pm)?\b/
/** A cooker that keeps food hot keeps it safe. */
const KEPT_HOT =
  /^(?=.*\b(?:cooker|crock ?pot|instant pot|warmer)\b)(?!.*\b(?:off|unplugged|counter|out)\b).*\b(?:on|to) (?:keep )?warm\b/
const PART_OF_DAY =
  /\bsince (?:this morning|breakfast|lunch|lunchtime|noon|midday)\b|\ball (?:morning|afternoon)\b/
const WHOLE_DAY = /\b(?:all (?:day|night)|since (?:last night|yesterday)|overnight)\b/

/** "From 4 to like 7:30", "since 7am, it's 4:30 now". */
function hoursByClock(folded: string): number | undefined {
  const found = FROM_TO.exec(folded) ?? SINCE.exec(folded) ?? AT_NOW.exec(folded)
  if (!found) return PART_OF_DAY.test(folded) ? 4 : WHOLE_DAY.test(folded) ? 8 : undefined
  const at = (hour: string | undefined, minute: string | undefined) => Number(hour) + Number(minute ?? 0) / 60
  return (at(found[3], found[4]) - at(found[1], found[2]) + 12) % 12
}

const LYING =
  /\b(took|taken|pulled|left|forgot|forgotten|thaw\w*|defrost\w*|sat|sitting|sit|been|stayed|was|were|leaves?|be|carry)\b.*\b(out|counter|sink|stove|table|nightstand|car|trunk|bag|backpack|vest|locker|lunch ?box|desk)\b/
const LIMIT = 2

/** Food that lay out for longer than it may, told in plain words: nothing else comes before that. */
export function outTooLong(frame: Frame, facts: KnowledgeIndex): Answer | undefined {
  if (frame.foods.length === 0 || !LYING.test(frame.folded) || KEPT_HOT.test(frame.folded)) return undefined
  const hours = hoursOut(frame.text) ?? hoursByClock(frame.folded)
  return hours !== undefined && hours > LIMIT ? leftOut(frame, facts) : undefined
}

function hoursOut(text: string): number | undefined {
  const match = /\b(\d{1,2}|one|two|three|four|five|six|an?|few|couple( of)?) ?(hours?|minutes?)\b/.exec(text)
  if (!match?.[1]) return /\bovernight\b/.test(text) ? 8 : undefined
  const words: Record<string, number> = {
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    few: 3,
    couple: 2,
  }
  const count = words[match[1].split(' ')[0] as string] ?? Number(match[1])
  return match[3]?.startsWith('minute') ? count / 60 : count
}

/** Two hours is the rule for perishables; bread, butter and fruit have their own. */
export function leftOut(frame: Frame, facts: KnowledgeIndex): Answer | undefined {
  const row = storedFood(frame, facts)
  const shelf =
    row?.pantry && !/never|unopened|dry/.test(row.pantry) && !frame.states.has('cooked') ? row : undefined
  if (shelf)
    return finish(
      sentences(
        strings.fineOutside(capital(shelf.food), shelf.pantry),
        shelf.note ? `${capital(shelf.note)}.` : '',
      ),
      facts,
    )
  const hours = hoursOut(frame.text) ?? hoursByClock(frame.folded)
  const what = frame.foods[0]?.name ?? strings.perishableFood
  if (hours === undefined) return finish(strings.outUnknownTime, facts)
  const hot = /\b(hot|summer|sun|sunny|heat|car|trunk|beach|picnic)\b/.test(frame.text)
  if (hot && hours >= 1) return finish(strings.outInHeat(what), facts)
  if (hours <= 1) return finish(strings.outShortTime(what), facts)
  return finish(hours <= LIMIT ? strings.outWithinLimit : strings.outTooLong(what), facts)
}

function finish(text: string, facts: KnowledgeIndex): Answer {
  return withLink(said('still good', text, { verdict: true }), strings.foodSafety, facts.hrefs.foodSafety)
}
