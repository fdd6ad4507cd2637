import { isDish } from '../../stock/written-state.ts'
import type { StoredFood } from '../knowledge.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { Frame } from '../read/follow-up.ts'
import { daysAgo } from '../read/past-day.ts'
import { type Answer, type AssistantContext, said, withLink } from './answer.ts'
import { meantIn, ownedFoods } from './own/own-foods.ts'
import { storedFood } from './stored-food.ts'
import * as strings from './strings.ts'

const WAS_COOKED = /\b(?:made|cooked|baked|prepared|roasted|boiled|grilled|steamed|fried|leftovers?)\b/
const WAS_OPENED = /\bopen(?:ed)?\b/
const CAME = /\b(?:from|since|bought|got)\b/
const ASKS = /\b(?:eat|eating|ok|okay|good|safe|fine|still|use|drink|bad|off|toss|throw|edible|spoiled|old)\b/
/** "Yogurt, opened a week ago?" */
const BARE = /^(?!i |we )(?:\w+ ){1,4}(?:opened|made|cooked|bought|from)(?: \w+){1,4}$/
/** Something else is asked, or more than the day decides. */
const OTHERWISE =
  /^(?:what|which|how|why|when|where|who)\b|\b(?:freez\w*|frozen|froze|thaw\w*|defrost\w*|counter|overnight|out|car|room|recipes?|pregnan\w*|bab(?:y|ies)|dogs?|cats?|plan)\b/
const LABEL = /\b(?:raw|opened|opening|unopened|homemade|live|alive|cooked)\b/
const TIME = /(\d+)(?:–(\d+))? (day|week|month)s?/
const LENGTHS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 }
const RICE = /\brice\b/
/** Past its best it may still be eaten, by look and smell; soft cheese is a matter of safety. */
const BY_QUALITY: ReadonlySet<string> = new Set([
  'dairy',
  'vegetables',
  'fruits',
  'herbs',
  'condiments',
  'sweeteners',
  'bread',
  'drinks',
  'oils',
])
const SOFT_CHEESE =
  /\b(?:ricotta|cottage|cream cheese|feta|brie|camembert|goat|mozzarella|mascarpone|queso|blue|hummus|dip)\b/
/** So many times its time after opening, nothing is left to try. */
const HOPELESS = 2

const COOKED: ReadonlySet<string> = new Set(['cooked'])

type State = 'cooked' | 'opened' | 'raw'

/** What the row says of this state, in days: "1–2 weeks, 5–7 days opened". */
function timeOf(row: StoredFood, state: State): { words: string; days: number } | undefined {
  const clauses = row.fridge.split(/[,;]\s*/)
  const own = state === 'opened' ? /\bopen(?:ed|ing)\b/ : state === 'cooked' ? /\bcooked\b/ : /\braw\b/
  const clause = clauses.find((one) => own.test(one)) ?? clauses.find((one) => !LABEL.test(one))
  const [words, from = '', to = from, unit = ''] = TIME.exec(clause ?? '') ?? []
  if (words === undefined) return undefined
  const last = RICE.test(row.food) && state === 'cooked' ? from : to
  return { words, days: Number(last) * (LENGTHS[unit] ?? 1) }
}

function stateOf({ text, foods }: Frame): State | undefined {
  if (WAS_OPENED.test(text)) return 'opened'
  if (WAS_COOKED.test(text.replace(/\b(?:fried|baked|roasted) (?=\w)/g, ''))) return 'cooked'
  if (!CAME.test(text) && !/\bold\b/.test(text)) return undefined
  if (foods.some(({ words }) => isDish(words))) return 'cooked'
  return /\b(?:bought|got)\b/.test(text) ? 'raw' : undefined
}

const todayOf = ({ today, plan }: AssistantContext) =>
  today ?? plan?.today ?? new Date().toISOString().slice(0, 10)

/** Food whose day is named: "can I eat the fried rice I made last Thursday?" That day decides, not what the pantry lists. */
export function writeAged(frame: Frame, given: AssistantContext, facts: KnowledgeIndex): Answer | undefined {
  const { text, foods } = frame
  const days = daysAgo(text, todayOf(given))
  const state = stateOf(frame)
  if (days === undefined || !state || OTHERWISE.test(text)) return undefined
  // What was bought has its own date at home.
  const owned = state === 'raw' ? meantIn(frame, ownedFoods(given), facts.lexicon.vocabulary).foods : []
  if (owned.length > 0) return undefined
  if (!ASKS.test(text) && !BARE.test(text.trim())) return undefined
  const find = (name: string) => storedFood({ ...frame, states: new Set([name]) }, facts)
  const leftovers = facts.storage.get(facts.lexicon.nameOf('leftovers'))
  if (state === 'cooked') return cooked(days)
  const row = foods.length > 0 ? find(state) : undefined
  const time = row && timeOf(row, state)
  if (!row || !time) return undefined
  const name = state === 'opened' ? strings.openedFood(row.food) : row.food
  const keeping = strings.keeps(name, time.words)
  const category = facts.lexicon.vocabulary.ingredients.find((one) => one.name === foods[0]?.name)?.category
  const isQuality = BY_QUALITY.has(category ?? '') && !SOFT_CHEESE.test(row.food)
  if (!isQuality) return verdict(days, time.days, keeping)
  if (days > time.days * HOPELESS) return answer(strings.tooOld(days, keeping))
  const write = days < time.days ? strings.openYoung : days === time.days ? strings.openEnd : strings.openLate
  return answer(write(days, keeping))

  /** Of a dish, what in it keeps shortest counts: egg fried rice is rice. */
  function cooked(age: number): Answer | undefined {
    const rows = foods.map((food) => storedFood({ ...frame, foods: [food], states: COOKED }, facts))
    const [only] = foods
    if (!only || foods.length > 1 || isDish(only.words)) rows.push(leftovers)
    if (RICE.test(text)) rows.push(facts.storage.get(facts.lexicon.nameOf('leftover rice')))
    const known = rows.flatMap((found) => {
      const limit = found && timeOf(found, 'cooked')
      return found && limit ? [{ found, ...limit }] : []
    })
    const [shortest] = (known.length > 0 ? known : withLeftovers()).sort((a, b) => a.days - b.days)
    if (!shortest) return undefined
    const name = shortest.found === leftovers ? strings.cookedDishes : shortest.found.food
    return verdict(age, shortest.days, strings.keeps(name, shortest.words))
  }

  function withLeftovers() {
    const limit = leftovers && timeOf(leftovers, 'cooked')
    return leftovers && limit ? [{ found: leftovers, ...limit }] : []
  }

  function verdict(age: number, most: number, keeps: string): Answer {
    if (age > most) return answer(strings.tooOld(age, keeps))
    return answer(age === most ? strings.lastDay(keeps) : strings.youngEnough(keeps))
  }

  function answer(words: string): Answer {
    const told = said('still good', words, { verdict: true, known: true })
    return withLink(told, strings.foodSafety, facts.hrefs.foodSafety)
  }
}
