import { capital } from '#core/text/capital.ts'
import type { SafeGroup } from '../knowledge.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { Frame } from '../read/follow-up.ts'
import { nameAndKinds } from '../read/lexicon.ts'
import { SAFE, SAFE_CHART } from '../safety/safe-temperatures.ts'
import { type Answer, ask, said, withLink } from './answer.ts'
import { timedFood } from './timing.ts'

const DONENESS = [
  ['mediumrare', 'Medium-rare', '130–135 °F (54–57 °C)', 'warm and red; it gives and springs back a little'],
  ['mediumwell', 'Medium-well', '150–155 °F (65–68 °C)', 'a trace of pink; it hardly gives'],
  ['welldone', 'Well done', '160 °F (71 °C) and more', 'no pink, and firm'],
  ['rare', 'Rare', '120–125 °F (49–52 °C)', 'cool and red, and soft to the finger'],
  ['medium', 'Medium', '140–145 °F (60–63 °C)', 'pink and warm; it springs back'],
] as const
const DONENESS_CHART = ['rare', 'mediumrare', 'medium', 'mediumwell', 'welldone']
  .flatMap((state) => DONENESS.filter(([one]) => one === state))
  .map(([, name, heat, feel]) => `- **${name}:** ${heat}, ${feel}`)
  .join('\n')
const BY_FEEL = /\b(know|tell|check|test|feel|touch|look|looks|like|when|without)\b/

const CHART = `Safe temperatures inside:
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
      return finish(`Steak and lamb, in the middle:\n${DONENESS_CHART}\n\n${RULE}`, facts)
  const mention = frame.foods.find(({ name }) => safeGroupOf(name, facts))
  if (!mention) {
    const done = DONENESS.find(([state]) => frame.states.has(state))
    if (done)
      return finish(
        `**${done[1]}** is ${done[2]} for steak and lamb; inside it is ${done[3]}. ${RULE}`,
        facts,
      )
    if (frame.foods.length > 0) return undefined
    return frame.followsUp || /temperature|safe/.test(frame.text)
      ? finish(CHART, facts)
      : ask('safe temperature', 'Which food do you mean?')
  }
  const group = safeGroupOf(mention.name, facts) as SafeGroup
  const safe = SAFE[group]
  const name = capital(mention.name)
  const asked = namedTemperature(frame)
  if (asked !== undefined && asked >= 100 && asked < 212) {
    const enough = asked >= safe.fahrenheit
    const verdict = enough
      ? `Yes, ${Math.round(asked)} °F is enough`
      : `No, ${Math.round(asked)} °F is not enough`
    return finish(
      `${verdict}: ${mention.name} is safe at ${safe.text}. Measure in the thickest part, away from bone.`,
      facts,
    )
  }
  const doneness = group === 'whole cut' ? DONENESS.find(([state]) => frame.states.has(state)) : undefined
  if (doneness && !/pork/.test(mention.name)) {
    const pull =
      /prime|roast/.test(mention.name) || /\bpull\b/.test(frame.text)
        ? ' Take it out 5–10 °F (3–5 °C) earlier: it climbs while it rests (a roast for medium-rare at 120–125 °F).'
        : ''
    const risk =
      /\b(eat|safe|ok|okay)\b/.test(frame.text) && doneness[0] !== 'welldone'
        ? ' Healthy adults often eat whole cuts so, since germs sit on the seared outside; it is not for children, pregnant women or weak immune systems.'
        : ''
    const feel = BY_FEEL.test(frame.text)
      ? ` Inside it is ${doneness[3]}. A thermometer pushed into the middle from the side is the sure way; take the meat off 5 °F (3 °C) before, it climbs while it rests.`
      : ''
    return finish(
      `**${doneness[1]} ${mention.name}:** ${doneness[2]} in the middle.${feel}${pull}${risk} ${RULE}`,
      facts,
    )
  }
  const timed = timedFood(frame, facts)
  const tender =
    timed?.food.done.includes('°F') && group !== 'poultry' ? ` Done when ${timed.food.done}.` : ''
  return finish(
    `**${name}** is safe at ${safe.text}.${tender} Measure in the thickest part, away from bone.`,
    facts,
  )
}

const RULE =
  'The USDA minimum for whole cuts is 145 °F (63 °C) with 3 minutes of rest; ground beef needs 160 °F (71 °C).'

function finish(text: string, facts: KnowledgeIndex): Answer {
  return withLink(said('safe temperature', text), 'Food safety', facts.hrefs.foodSafety)
}
