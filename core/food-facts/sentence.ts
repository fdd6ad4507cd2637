import { capital } from '#core/text/capital.ts'
import type { Content, Level, Need } from '../contracts/food-facts.ts'
import { singular } from '../text/plural.ts'
import { isAllergen, isDiet } from './needs.ts'
import type { Cause, Judgement } from './verdict.ts'

/** "Does it have milk?" wants the other yes than "is it free of milk?" or "can I eat it?". */
export type Asked = 'has' | 'fits'

/** Contents whose key is not how people say it. */
const SAID: Partial<Record<Content, string>> = {
  rennet: 'animal rennet',
  fodmap: 'FODMAPs',
  sugar: 'a lot of sugar or fast starch',
  carbs: 'too many carbohydrates',
  salt: 'a lot of salt',
  insects: 'coloring or glaze from insects',
  'soft cheese': 'soft or unpasteurized cheese',
  listeria: 'a risk of listeria',
  mercury: 'a lot of mercury',
  liver: 'liver, which is very rich in vitamin A',
  choking: 'pieces that are easy to choke on',
  'milk drink': 'milk as a drink',
  'not kosher': 'what is not kosher',
  'not paleo': 'what paleo leaves out',
}
/** Contents that a food has by what it is: "garlic is high in FODMAPs". */
const IS: Partial<Record<Content, string>> = {
  rennet: 'made with animal rennet',
  fodmap: 'high in FODMAPs',
  sugar: 'high in sugar or fast starch',
  carbs: 'high in carbs',
  salt: 'high in salt',
  mercury: 'high in mercury',
  choking: 'easy to choke on',
}
/** Why a content matters for a need, where the record has no reason of its own. */
const WHY: Partial<Record<Content, Partial<Record<Need, string>>>> = {
  honey: {
    'under 12 months': 'honey can carry spores that cause infant botulism',
    vegan: 'honey is made by bees',
  },
}
/** These only repeat the verdict; their reason is the sentence. */
const REPEATS = new Set<Content>(['not kosher', 'not paleo', 'milk drink'])
const FITS: Partial<Record<Need, string>> = {
  'low-fodmap': 'low-FODMAP',
  pregnant: 'safe in pregnancy',
  'under 12 months': 'safe for babies under 12 months',
  'under 4': 'safe for children under 4',
  'weak immune system': 'safe with a weak immune system',
}
const CERTIFIED = new Set<Content>(['meat', 'poultry', 'gelatin', 'rennet', 'not kosher'])
const LABEL = 'Brands and recipes differ, so check the label.'
const MAX_NAMED = 3
/** A reason without a verb is a list of what brings it: "garlic and onion". */
const SENTENCE =
  /\b(is|are|be|can|may|must|do|does|have|has|hold|holds|made|depends?|remains?|need|needs|exist|exists|comes?|goes?|go|(contain|use|add|thicken|set|bind|coat|carry|carries|serve|top|finish|raise|remove|mask|deglaze|cook|brew|form|give|keep|lose|include|vary|varies|enrich|season|flavor|color|line|hide|fill|cover|follow)(e?s|e?d)?)\b/

export const sayContent = (content: Content) => SAID[content] ?? content

/** "vegan", "free of milk", "safe in pregnancy". */
export const sayFits = (need: Need) => (isAllergen(need) ? `free of ${need}` : (FITS[need] ?? need))

/** "milk, eggs and honey". */
export const inWords = (all: readonly string[]) =>
  all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`

const isPlural = (name: string) => {
  const last = /[a-z]+$/i.exec(name.replace(/\*+$/, ''))?.[0]?.toLowerCase() ?? ''
  return last.endsWith('s') && singular(last) !== last && !name.startsWith('**')
}

const sameName = (line: string, name: string) => name.toLowerCase().endsWith(line.toLowerCase())

interface Subject {
  name: string
  plural: boolean
  /** A recipe: the line that brings something counts, not only what it is. */
  hasLines: boolean
}
const again = ({ plural, hasLines }: Subject): Subject => ({ name: plural ? 'they' : 'it', plural, hasLines })
const be = ({ plural }: Subject) => (plural ? 'are' : 'is')
const not = ({ plural }: Subject) => (plural ? "aren't" : "isn't")
const ADVERB: Record<Level, string> = {
  yes: '',
  usually: 'usually ',
  sometimes: 'sometimes ',
  unknown: 'sometimes ',
}

function predicate(subject: Subject, level: Level, content: Content, said: string): string {
  if (content === 'listeria' || content === 'soft cheese') return 'can carry listeria'
  const is = IS[content]
  if (is && said === sayContent(content))
    return level === 'sometimes' || level === 'unknown'
      ? `can be ${is}`
      : `${be(subject)} ${ADVERB[level]}${is}`
  return `${ADVERB[level]}${subject.plural ? 'contain' : 'contains'} ${said}`
}

/** Why: every content that decides, with the reason where there is only one. */
function clause(subject: Subject, need: Need, causes: readonly Cause[]): string {
  const [first] = causes
  if (!first) return ''
  const reason = first.reason || WHY[first.content]?.[need]
  const even = causes.filter(({ verdict, level }) => verdict === first.verdict && level === first.level)
  const contents = [...new Set(even.map(({ content }) => content))]
  const named = contents.filter(
    (content) => !IS[content] && !REPEATS.has(content) && content !== 'listeria' && content !== 'soft cheese',
  )
  const sayOne = (content: Content) => {
    const from = even.find((cause) => cause.content === content)
    return from && subject.hasLines && from.food !== content && from.food !== singular(content)
      ? `${sayContent(content)} (${from.food})`
      : sayContent(content)
  }
  if (reason && REPEATS.has(first.content)) return reason
  if (contents.length > 1 && named[0] === first.content)
    return `${subject.name} ${predicate(subject, first.level, first.content, inWords(named.slice(0, MAX_NAMED).map(sayOne)))}`
  const said = `${subject.name} ${predicate(subject, first.level, first.content, sayOne(first.content))}`
  if (
    !reason ||
    /^it depends on the (brand|kind|portion)/.test(reason) ||
    reason === `${sayContent(first.content)} is usual`
  )
    return said
  // The reason says it all: "it is made with animal rennet by rule".
  if (IS[first.content] && reason.includes(IS[first.content] as string)) return reason
  return SENTENCE.test(reason) ? `${said}, because ${reason}` : `${said} (${reason})`
}

const mixes = (causes: readonly Cause[]) =>
  causes.length > 1 &&
  causes[0]?.reason !== '' &&
  causes[0]?.reason === causes[1]?.reason &&
  causes[0]?.reason

/** The answer to a question about one food: the verdict first, then the reason, then what to do. */
export function sayVerdict(
  name: string,
  need: Need,
  { verdict, causes, unknown, kashrut }: Judgement,
  asked: Asked,
): string {
  const subject: Subject = {
    name,
    plural: isPlural(name),
    hasLines: causes.some(({ line }) => !sameName(line, name)),
  }
  const fits = sayFits(need)
  const first = causes[0]
  if (verdict === 'not known')
    return `I don't know ${unknown.length > 0 ? unknown[0] : name} well enough to say. Treat ${subject.plural ? 'them' : 'it'} as not ${fits} until a label says so.`
  if (verdict === 'free of') {
    const open = asked === 'has' ? 'No' : 'Yes'
    if (isAllergen(need)) return `${open}: ${name} ${subject.plural ? 'have' : 'has'} no ${need}.`
    const kind = kashrut ? ` (${kashrut})` : ''
    return `${open}: ${name} ${be(subject)} ${isDiet(need) ? '' : 'usually '}${fits}${kind}.`
  }
  if (verdict === 'may contain') {
    if ((need === 'halal' || need === 'kosher') && causes.some(({ content }) => CERTIFIED.has(content)))
      return `It depends: ${name} ${be(subject)} ${need} only if ${again(subject).name} ${be(subject)} certified.`
    const { reason = '' } = first ?? {}
    const care = /\bportion\b/.test(reason)
      ? ' A small portion is usually fine.'
      : /\btraces?\b/.test(reason)
        ? ''
        : ` ${LABEL}`
    return `It depends: ${clause(subject, need, causes)}.${care}`
  }
  const open = asked === 'has' ? 'Yes' : 'No'
  if (!first) return `${open}: ${name} ${not(subject)} ${fits}.`
  if (asked === 'has' || isAllergen(need)) return `${open}: ${clause(subject, need, causes)}.`
  const known = WHY[first.content]?.[need]
  if (known && first.reason === '') return `${open}: ${name} ${not(subject)} ${fits}, because ${known}.`
  const portion = need === 'diabetic-friendly' ? ' A small portion may still fit your plan.' : ''
  const mixed = mixes(causes)
  const why = mixed && need === 'kosher' ? mixed : clause(again(subject), need, causes)
  return `${open}: ${name} ${not(subject)} ${fits}. ${capital(why)}.${portion}`
}
