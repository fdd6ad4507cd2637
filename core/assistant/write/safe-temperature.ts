import { capital } from '#core/text/capital.ts'
import type { SafeGroup } from '../knowledge.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { Frame } from '../read/follow-up.ts'
import { nameAndKinds } from '../read/lexicon.ts'
import { SAFE, SAFE_CHART } from '../safety/safe-temperatures.ts'
import { type Answer, ask, said, sentences, withLink } from './answer.ts'
import * as strings from './strings.ts'
import { timedFood } from './timing.ts'

const DONENESS = [
  ['mediumrare', strings.mediumRare, strings.mediumRareHeat, strings.mediumRareFeel],
  ['mediumwell', strings.mediumWell, strings.mediumWellHeat, strings.mediumWellFeel],
  ['welldone', strings.wellDone, strings.wellDoneHeat, strings.wellDoneFeel],
  ['rare', strings.rare, strings.rareHeat, strings.rareFeel],
  ['medium', strings.medium, strings.mediumHeat, strings.mediumFeel],
] as const
const DONENESS_CHART = ['rare', 'mediumrare', 'medium', 'mediumwell', 'welldone']
  .flatMap((state) => DONENESS.filter(([one]) => one === state))
  .map(([, name, heat, feel]) => `- **${name}:** ${heat}, ${feel}`)
  .join('\n')
const BY_FEEL = /\b(know|tell|check|test|feel|touch|look|looks|like|when|without)\b/

const CHART = `${strings.safeChart}
${SAFE_CHART.map(({ name, heat, rest }) => `- ${name}: **${heat}**${rest ? `, ${rest}` : ''}`).join('\n')}`

function safeGroupOf(name: string, facts: KnowledgeIndex): SafeGroup | undefined {
  const names = nameAndKinds(name, facts.lexicon)
  for (const one of names) {
    const group = facts.timings.get(one)?.safe
    if (group) return group
  }
  const { vocabulary } = facts.lexicon
  const ingredient = vocabulary.ingredients.find((entry) => names.includes(entry.name))
  switch (ingredient?.category) {
    case 'poultry':
      return 'poultry'
    case 'meat':
      return /ground|burger|meatball|sausage/.test(name) ? 'ground meat' : 'whole cut'
    case 'seafood':
      return 'fish'
    default:
      return undefined
  }
}

/** The temperature that the user asks about, if one is named. */
function namedTemperature(frame: Frame): number | undefined {
  const celsius = /\b(\d{2,3}) ?(?:c|celsius)\b/.exec(frame.folded)
  if (celsius) return (Number(celsius[1]) * 9) / 5 + 32
  // Of two readings the lower one decides.
  const readings = [...frame.text.matchAll(/\b(1\d\d)\b/g)].map(([, number]) => Number(number))
  return readings.length > 0 ? Math.min(...readings) : undefined
}

export function writeSafeTemperature(frame: Frame, facts: KnowledgeIndex): Answer | undefined {
  const named = DONENESS.filter(([state]) => frame.states.has(state))
  if (named.length > 1 || /\bchart\b/.test(frame.text))
    if (!frame.foods.some(({ name }) => safeGroupOf(name, facts) === 'poultry'))
      return finish(`${strings.donenessChart}\n${DONENESS_CHART}\n\n${strings.usdaMinimum}`, facts)
  const mention = frame.foods.find(({ name }) => safeGroupOf(name, facts))
  if (!mention) {
    const done = DONENESS.find(([state]) => frame.states.has(state))
    if (done) return finish(strings.donenessIs({ doneness: done[1], heat: done[2], feel: done[3] }), facts)
    if (frame.foods.length > 0) return undefined
    return frame.followsUp || /temperature|safe/.test(frame.text)
      ? finish(CHART, facts)
      : ask('safe temperature', strings.askSafeTemperature)
  }
  const group = safeGroupOf(mention.name, facts) as SafeGroup
  const safe = SAFE[group]
  const name = capital(mention.name)
  const asked = namedTemperature(frame)
  if (asked !== undefined && asked >= 100 && asked < 212) {
    const given = { fahrenheit: Math.round(asked), food: mention.name, heat: safe.text }
    return finish(asked >= safe.fahrenheit ? strings.hotEnough(given) : strings.notHotEnough(given), facts)
  }
  const doneness = group === 'whole cut' ? DONENESS.find(([state]) => frame.states.has(state)) : undefined
  if (doneness && !/pork/.test(mention.name)) {
    const pull = /prime|roast/.test(mention.name) || /\bpull\b/.test(frame.text) ? strings.takeOutEarlier : ''
    const risk =
      /\b(eat|safe|ok|okay)\b/.test(frame.text) && doneness[0] !== 'welldone' ? strings.whoMayEatRare : ''
    const feel = BY_FEEL.test(frame.text) ? strings.feelsLike(doneness[3]) : ''
    const is = strings.donenessOf({ doneness: doneness[1], food: mention.name, heat: doneness[2] })
    return finish(sentences(is, feel, pull, risk, strings.usdaMinimum), facts)
  }
  const timed = timedFood(frame, facts)
  const tender =
    timed?.food.done.includes('°F') && group !== 'poultry' ? strings.doneWhen(timed.food.done) : ''
  return finish(sentences(strings.safeAt(name, safe.text), tender, strings.measure), facts)
}

function finish(text: string, facts: KnowledgeIndex): Answer {
  return withLink(said('safe temperature', text), strings.foodSafety, facts.hrefs.foodSafety)
}
