import { capital } from '#core/text/capital.ts'
import type { Method, TimedFood, Timing } from '../knowledge.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { Frame } from '../read/follow-up.ts'
import { lookUp, nameAndKinds } from '../read/lexicon.ts'
import { compoundIn } from '../read/question.ts'
import { bothScales } from '../units.ts'
import { type Answer, ask, said, sentences, withLink } from './answer.ts'
import * as strings from './strings.ts'
import { cautionFor, unknownForm, unknownWord } from './unknown-form.ts'

export const WHERE: Record<Method, string> = {
  boil: strings.onTheStove,
  steam: strings.steamed,
  bake: strings.inAnOven,
  broil: strings.underTheBroiler,
  grill: strings.onTheGrill,
  pan: strings.inAPan,
  'deep-fry': strings.deepFried,
  'air fryer': strings.inTheAirFryer,
  'slow cooker': strings.inTheSlowCooker,
  'pressure cooker': strings.inThePressureCooker,
  microwave: strings.inTheMicrowave,
  poach: strings.poached,
  smoke: strings.inTheSmoker,
}
/** Fallbacks for methods without figures of their own. */
const NEAREST: Partial<Record<Method, readonly Method[]>> = {
  pan: ['boil'],
  boil: ['poach', 'steam', 'pan'],
  poach: ['boil'],
  broil: ['grill', 'bake'],
  smoke: ['grill'],
  grill: ['broil'],
}
/** "How do I know when fish is done" asks for the signs, not the minutes. */
const ASKS_DONE =
  /\b(know|tell|check|sign|signs|sure)\b.*\b(done|cooked|ready|undercooked|underdone|raw|baked|overcooked|through)\b/
/** Too broad to answer without the cut. */
const BROAD: Readonly<Record<string, string>> = {
  chicken: strings.whichChicken,
  beef: strings.whichBeef,
  pork: strings.whichPork,
  lamb: strings.whichLamb,
  turkey: strings.whichTurkey,
  rice: strings.whichRice,
}
const DEFAULT_CUT: Readonly<Record<string, string>> = {
  beef: 'steak',
  pork: 'pork chop',
  lamb: 'lamb chop',
  turkey: 'whole turkey',
  rice: 'white rice',
  'roast beef': 'beef roast',
}

/** "Beef" without a cut: the most common meaning. */
function usualCut(name: string, facts: KnowledgeIndex): TimedFood | undefined {
  const cut = nameAndKinds(name, facts.lexicon)
    .map((one) => DEFAULT_CUT[one])
    .find((one) => one !== undefined)
  return cut ? facts.timings.get(cut) : undefined
}

export function timedFood(
  frame: Frame,
  facts: KnowledgeIndex,
): { food: TimedFood; name: string } | undefined {
  const compound = compoundIn(frame.foods, frame.text)
  // "Tofu nuggets": the nugget in the tables is chicken.
  const head = compound?.head
  if (head?.name.includes(' ') && !head.words.includes(' ') && !head.own) return undefined
  for (const { name, own } of compound ? [compound.head] : frame.foods) {
    const narrow = own ? facts.timings.get(own) : undefined
    if (narrow) return { food: narrow, name: narrow.food }
    const whole = frame.states.has('whole') || (frame.pounds ?? 0) >= 2.5
    const wider = name === 'chicken' || name === 'turkey' ? `whole ${name}` : undefined
    const wanted = wider && (whole || name === 'turkey') ? wider : name
    const food = lookUp(facts.timings, wanted, facts.lexicon) ?? usualCut(wanted, facts)
    if (food) return { food, name: wanted }
  }
  return undefined
}

function rowsFor(food: TimedFood, method: Method, states: ReadonlySet<string>): Timing[] {
  const rows = food.rows.filter((row) => row.method === method)
  const exact = rows.filter((row) => row.variant !== '' && states.has(row.variant))
  if (exact.length > 0) return exact
  const usual = rows.filter((row) => row.variant === '')
  return usual.length > 0 ? usual : rows
}

function hours(minutes: number): string {
  const whole = Math.round(minutes / 5) * 5
  if (whole < 90) return strings.minutesLong(whole)
  const quarter = Math.round(whole / 15) / 4
  const rest = { 0: '', 0.25: '¼', 0.5: '½', 0.75: '¾' }[quarter % 1] ?? ''
  return strings.hoursLong(`${Math.floor(quarter)}${rest}`)
}

function timeOf({ time, heat }: Timing): string {
  if (typeof heat === 'number') return strings.timeAt(time, bothScales(heat))
  return heat === '' || /^(low|high|high or low)$/.test(heat) ? time : `${time}, ${heat}`
}

function line(row: Timing, pounds: number | undefined): string {
  const label = row.variant ? `${row.variant}: ` : ''
  const total =
    row.perPound && pounds
      ? strings.forPounds({
          pounds: Math.round(pounds * 10) / 10,
          from: hours(row.perPound[0] * pounds),
          to: hours(row.perPound[1] * pounds),
        })
      : ''
  const note = row.note ? ` (${row.note})` : ''
  return sentences(`${label}${timeOf(row)}${note}.`, total)
}

/** The oven temperature that the user named, if it is far from ours. */
function otherHeat(frame: Frame, rows: readonly Timing[]): string {
  const said = /\b(?:at|on) (\d{3}) ?(c\b|celsius)?/.exec(frame.folded)
  const number = Number(said?.[1] ?? 0)
  // Ovens aren't set to 180 °F: a number that low is Celsius, except for a smoker.
  const celsius = said?.[2] !== undefined || (number <= 250 && rows[0]?.method !== 'smoke')
  const given = celsius ? Math.round((number * 9) / 5 + 32) : number
  const ours = rows[0]?.heat
  if (given < 200 || given > 550 || typeof ours !== 'number' || Math.abs(ours - given) < 18) return ''
  return given < ours ? strings.longerAt(bothScales(given)) : strings.shorterAt(bothScales(given))
}

function methodWanted(
  frame: Frame,
  food: TimedFood,
): { method: Method | undefined; missing: Method | undefined } {
  for (const wanted of frame.methods)
    if (food.rows.some((row) => row.method === wanted)) return { method: wanted, missing: undefined }
  const [first] = frame.methods
  if (!first) return { method: undefined, missing: undefined }
  const near = NEAREST[first]?.find((method) => food.rows.some((row) => row.method === method))
  const stove = first === 'pan' && near === 'boil' && /\bstove/.test(frame.text)
  return { method: near, missing: stove ? undefined : first }
}

export function writeTiming(frame: Frame, facts: KnowledgeIndex): Answer | undefined {
  const found = timedFood(frame, facts)
  if (!found) {
    const compound = compoundIn(frame.foods, frame.text)
    if (compound) return said('timing', strings.noTimes(compound.words), { confident: false })
    if (frame.foods.length > 0) return undefined
    return ask('timing', strings.askTiming)
  }
  const { food } = found
  const strange = unknownForm(frame, found.name, food, facts)
  if (strange) return strange
  const name = capital(facts.lexicon.nameOf(found.name) === food.food ? food.food : found.name)
  const { method, missing } = methodWanted(frame, food)
  const done = `\n\n${strings.doneWhen(food.done)}`
  if (!frame.methods.length && ASKS_DONE.test(frame.text))
    return finish(said('timing', strings.isDoneWhen(name, food.done)), food, facts)
  const doubt = unknownWord(frame, found.name, facts)
  const caution = method ? cautionFor(frame, rowsFor(food, method, frame.states), food) : ''
  if (method) {
    const rows = rowsFor(food, method, frame.states)
    const sorry = doubt
      ? strings.unknownWord(doubt)
      : missing
        ? strings.noFigureBut(name.toLowerCase(), WHERE[missing])
        : ''
    const lines = rows.map((row) => line(row, frame.pounds))
    const list = lines.length === 1 ? ` ${lines[0]}` : `\n${lines.map((one) => `- ${one}`).join('\n')}`
    const broad = found.name === 'rice' && /\bwhite\b/.test(frame.text) ? undefined : BROAD[found.name]
    const question = broad ? `\n\n${broad}` : ''
    const body = sentences(sorry, `**${name}, ${WHERE[method]}:**${list}`, otherHeat(frame, rows), caution)
    return finish(
      said('timing', `${body}${done}${question}`, {
        confident: !missing && !doubt && caution === '',
        asksBack: question !== '',
      }),
      food,
      facts,
    )
  }
  const all = overview(frame, food, found.name, name, done)
  if (missing)
    return finish(
      {
        ...all,
        confident: false,
        text: `${strings.noFigureFor(name.toLowerCase(), WHERE[missing])}\n${all.text}`,
      },
      food,
      facts,
    )
  return finish(
    doubt ? { ...all, confident: false, text: sentences(strings.unknownWord(doubt), all.text) } : all,
    food,
    facts,
  )
}

/** No method was named: the usual ones, and a question back where the cut matters. */
function overview(frame: Frame, food: TimedFood, key: string, name: string, done: string): Answer {
  const seen = new Set<Method>()
  const wanted = food.rows.filter((row) => row.variant !== '' && frame.states.has(row.variant))
  const pool = wanted.length > 0 ? wanted : food.rows
  const rows = pool.filter((row) =>
    seen.has(row.method) && wanted.length === 0
      ? food.food === 'egg' && row.method === 'boil'
      : seen.add(row.method),
  )
  const lines = rows.slice(0, 6).map((row) => `- ${WHERE[row.method]}: ${line(row, frame.pounds)}`)
  const broad = BROAD[key]
  const text = `**${name}:**\n${lines.join('\n')}${done}${broad ? `\n\n${broad}` : ''}`
  return said('timing', text, { asksBack: broad !== undefined })
}

function finish(answer: Answer, food: TimedFood, facts: KnowledgeIndex): Answer {
  return food.safe ? withLink(answer, strings.foodSafety, facts.hrefs.foodSafety) : answer
}
