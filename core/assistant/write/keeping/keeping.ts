import type { Days, PantryFact } from '../../../contracts/pantry-facts.ts'
import type { Place } from '../../../contracts/places.ts'
import { ingredientsOfLine } from '../../../ingredients/line-ingredients.ts'
import { resolve } from '../../../ingredients/vocabulary.ts'
import { answerFacts } from '../../../stock/answer-facts.ts'
import { isFormWord } from '../../../stock/food-form.ts'
import { isByTheHour } from '../../../stock/out-of-fridge.ts'
import type { ShelfLife } from '../../../stock/shelf-life.ts'
import { keepingWords } from '../../../stock/words/keeping-words.ts'
import { capital } from '../../../text/capital.ts'
import { normalWords } from '../../../text/normalise.ts'
import { singular } from '../../../text/plural.ts'
import type { StoredFood } from '../../knowledge.ts'
import type { KnowledgeIndex } from '../../knowledge-index.ts'
import { type AskedKeeping, askedKeeping } from '../../read/asks-keeping.ts'
import { type Answer, said, sentences, withLink } from '../answer.ts'
import { withSources } from '../figures.ts'
import * as strings from '../strings.ts'
import * as own from './strings.ts'

const NONE: ReadonlySet<string> = new Set()
/** Weights aren't asked. */
const NO_MEASURES = {
  densities: {},
  pieces: {},
  edible: {},
  poured: NONE,
  sold: { packs: {}, whole: NONE, loose: NONE, pressed: {} },
}
const PLACES = ['fridge', 'freezer', 'pantry'] as const
const CUT = new Set(['cut', 'half', 'halved', 'quarter', 'sliced', 'whole', 'ripe', 'unwashed', 'washed'])

type State = AskedKeeping['states'][number]

interface Kept {
  name: string
  fact: PantryFact
  state: State
}

/** Every word of the name says what it is, or how it was treated: "salmon marinade" is no salmon. */
function isName(name: string, shelfLife: ShelfLife, facts: KnowledgeIndex): boolean {
  const words = normalWords(name)
  const { vocabulary } = facts.lexicon
  return [words, words.filter((word) => !isFormWord(word) && !CUT.has(word))].some((some) => {
    const plain = some.join(' ')
    if (plain === '') return false
    return (
      shelfLife.prepared.has(plain) ||
      resolve(vocabulary, plain) !== undefined ||
      ingredientsOfLine(plain, vocabulary)[0]?.exact === true
    )
  })
}

function keptAs(name: string, state: State, facts: KnowledgeIndex): Kept | undefined {
  const { shelfLife } = facts.knowledge
  if (!shelfLife || !isName(name, shelfLife, facts)) return undefined
  const { vocabulary } = facts.lexicon
  const fact = answerFacts([name], { vocabulary, shelfLife, measures: NO_MEASURES }).facts[name]
  // Days don't tell hours: breast milk.
  const isHours = fact && (fact.keeps.pantry.closed?.[1] === 0 || fact.keeps.fridge.closed?.[1] === 0)
  return fact && !isHours ? { name, fact, state } : undefined
}

const time = (days: Days) => `**${keepingWords(days)}**`
const isSame = (one: Days | null, other: Days | null) =>
  one !== null && other !== null && one[0] === other[0] && one[1] === other[1]

/** "7–10 days in the fridge, 5–7 days once opened"; undefined where it has no time there. */
function timeAt({ fact, state }: Kept, place: Place): string | undefined {
  const { keeps, category } = fact
  if (place === 'freezer') {
    const frozen = keeps.freezer && strings.inFreezer(time(keeps.freezer))
    return frozen ? (category === 'eggs' && keeps.pantry.closed ? own.beaten(frozen) : frozen) : undefined
  }
  const there = place === 'fridge' ? strings.inFridge : strings.onShelfOrCounter
  const { closed, opened } = keeps[place]
  const open =
    category === 'vegetables' || category === 'fruits'
      ? own.onceCut
      : category === 'eggs'
        ? own.outOfShell
        : own.onceOpened
  if (state === 'opened') return opened ? open(there(time(opened))) : undefined
  if (state === 'closed' || !opened || isSame(closed, opened)) return closed ? there(time(closed)) : undefined
  return closed ? `${there(time(closed))}, ${open(time(opened))}` : open(there(time(opened)))
}

/** In the place that is asked about; else why not there, and where it keeps. */
function firstOf(kept: Kept, place: Place, row?: StoredFood): string {
  const { name, fact, state } = kept
  const label = `**${capital(singular(fact.food) === name ? fact.food : name)}:**`
  const { keeps, category } = fact
  const isEgg = category === 'eggs' && keeps.pantry.closed !== null
  if (place === 'pantry' && isEgg && state !== 'opened')
    return `${label} ${own.eggsOutside(time(keeps.pantry.closed as Days))}`
  if (place === 'pantry' && isByTheHour(fact, state === 'opened')) return `${label} ${own.hoursOutside}`
  const at = timeAt(kept, place)
  if (at) return `${label} ${at}.`
  // Dry, it isn't kept there; what is kept there is cooked.
  if (place === 'fridge' && keeps.cooked && !state)
    return `${label} ${own.cookedKeeps(strings.inFridge(time(keeps.cooked)))}`
  const other = state && timeAt({ ...kept, state: undefined }, place)
  return `${label} ${other ? `${other}.` : row?.[place] && !/\d/.test(row[place]) ? `${REFUSED[place](row[place])}.` : own.noTimeIn[place]}`
}

/** Where it keeps besides. */
function elsewhere(kept: Kept, place: Place): string {
  const { fact, state } = kept
  const times = PLACES.flatMap((one) =>
    one === place || (one === 'pantry' && (fact.category === 'eggs' || !fact.keeps.pantry.closed))
      ? []
      : (timeAt({ ...kept, state: one === 'fridge' ? state : undefined }, one) ?? []),
  )
  const isCookable =
    fact.keeps.cooked && !isSame(fact.keeps.cooked, fact.keeps.fridge.closed) && place !== 'freezer'
  if (isCookable && fact.keeps.cooked && !(place === 'fridge' && !timeAt(kept, 'fridge')))
    times.push(own.onceCooked(strings.inFridge(time(fact.keeps.cooked))))
  return times.length > 0 ? own.alsoKeeps(times.join(', ')) : ''
}

/** What else is said of the same food; the same figures, or it is another one. */
function rowOf({ name, fact }: Kept, facts: KnowledgeIndex): StoredFood | undefined {
  const { storage, lexicon } = facts
  const row = [name, `raw ${name}`, fact.food, `raw ${fact.food}`]
    .map((one) => storage.get(lexicon.entryOf(one)))
    .find((one) => one !== undefined)
  const same = row && keptAs(row.food, undefined, facts)
  return same && JSON.stringify(same.fact.keeps) === JSON.stringify(fact.keeps) ? row : undefined
}

const REFUSED = {
  fridge: strings.notInFridge,
  freezer: strings.notInFreezer,
  pantry: strings.notOnCounter,
}
const SAYS_TIME = /\d.*\b(?:hour|day|week|month|year)s?\b/

/** How long foods keep, in the place that the question names: what the pantry counts with, and nothing else. */
export function writeKeeping(question: string, facts: KnowledgeIndex): Answer | undefined {
  if (!facts.knowledge.shelfLife) return undefined
  const asked = askedKeeping(question, facts.lexicon.speller)
  if (!asked) return undefined
  const all = asked.foods.map((name, at) => ({ name, kept: keptAs(name, asked.states[at], facts) }))
  const known = all.flatMap(({ kept }) => kept ?? [])
  const [only] = known
  if (!only || (all.length === 1 ? known.length === 0 : known.length < 2)) return undefined
  const placeFor = ({ fact, state }: Kept): Place =>
    asked.place ??
    (state === 'opened' &&
    !fact.keeps[fact.place === 'freezer' ? 'fridge' : fact.place].opened &&
    fact.keeps.fridge.opened
      ? 'fridge'
      : fact.place)
  if (all.length > 1) {
    const lines = all.map(({ name, kept }) => {
      const line = kept ? firstOf(kept, placeFor(kept)) : own.noKeeping(capital(name))
      const { cooked } = kept?.fact.keeps ?? {}
      const isDry = kept && cooked && !asked.place && kept.fact.place === 'pantry'
      return `- ${isDry ? sentences(line, capital(own.cookedKeeps(strings.inFridge(time(cooked))))) : line}`
    })
    return finish(lines.join('\n'), ['foodkeeper'], facts)
  }
  const place = placeFor(only)
  const row = rowOf(only, facts)
  const note = row?.note && !SAYS_TIME.test(row.note) && place !== 'pantry' ? `${capital(row.note)}.` : ''
  return finish(
    sentences(firstOf(only, place, row), elsewhere(only, place), note),
    row?.sources.length ? row.sources : ['foodkeeper'],
    facts,
  )
}

function finish(text: string, sources: StoredFood['sources'], facts: KnowledgeIndex): Answer {
  return withLink(
    said('storage', withSources(text, sources), { verdict: true }),
    strings.foodSafety,
    facts.hrefs.foodSafety,
  )
}
