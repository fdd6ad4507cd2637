import { capital } from '#core/text/capital.ts'
import type { Content, Level, Need } from '../contracts/food-facts.ts'
import { listed } from '../text/listed.ts'
import { singular } from '../text/plural.ts'
import { isAllergen, isDiet } from './needs.ts'
import * as strings from './strings.ts'
import type { Cause, Judgement } from './verdict.ts'

/** "Does it have milk?" wants the other yes than "is it free of milk?" or "can I eat it?". */
export type Asked = 'has' | 'fits'

/** Contents whose key is not how people say it. */
const SAID: Partial<Record<Content, string>> = {
  rennet: strings.animalRennet,
  fodmap: strings.fodmaps,
  sugar: strings.muchSugar,
  carbs: strings.muchCarbohydrate,
  salt: strings.muchSalt,
  insects: strings.fromInsects,
  'soft cheese': strings.softCheese,
  listeria: strings.listeriaRisk,
  mercury: strings.muchMercury,
  liver: strings.richLiver,
  choking: strings.chokingPieces,
  'milk drink': strings.milkAsDrink,
  'not kosher': strings.notKosher,
  'not paleo': strings.notPaleo,
}
/** Contents that a food has by what it is: "garlic is high in FODMAPs". */
const IS: Partial<Record<Content, string>> = {
  rennet: strings.madeWithRennet,
  fodmap: strings.highInFodmaps,
  sugar: strings.highInSugar,
  carbs: strings.highInCarbs,
  salt: strings.highInSalt,
  mercury: strings.highInMercury,
  choking: strings.easyToChokeOn,
}
/** Why a content matters for a need, where the record has no reason of its own. */
const WHY: Partial<Record<Content, Partial<Record<Need, string>>>> = {
  honey: {
    'under 12 months': strings.honeyAndInfants,
    vegan: strings.honeyAndVegans,
  },
}
/** These only repeat the verdict; their reason is the sentence. */
const REPEATS = new Set<Content>(['not kosher', 'not paleo', 'milk drink'])
const FITS: Partial<Record<Need, string>> = {
  'low-fodmap': strings.lowFodmap,
  pregnant: strings.safeInPregnancy,
  'under 12 months': strings.safeForBabies,
  'under 4': strings.safeForChildren,
  'weak immune system': strings.safeWithWeakImmunity,
}
const CERTIFIED = new Set<Content>(['meat', 'poultry', 'gelatin', 'rennet', 'not kosher'])
const MAX_NAMED = 3
/** A reason without a verb is a list of what brings it: "garlic and onion". */
const SENTENCE =
  /\b(is|are|be|can|may|must|do|does|have|has|hold|holds|made|depends?|remains?|need|needs|exist|exists|comes?|goes?|go|(contain|use|add|thicken|set|bind|coat|carry|carries|serve|top|finish|raise|remove|mask|deglaze|cook|brew|form|give|keep|lose|include|vary|varies|enrich|season|flavor|color|line|hide|fill|cover|follow)(e?s|e?d)?)\b/

export const sayContent = (content: Content) => SAID[content] ?? content

/** "vegan", "free of milk", "safe in pregnancy". */
export const sayFits = (need: Need) => (isAllergen(need) ? strings.freeOf(need) : (FITS[need] ?? need))

/** "milk, eggs and honey". */
export const inWords = (all: readonly string[]) => listed(all)

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
const again = ({ plural, hasLines }: Subject): Subject => ({
  name: plural ? strings.they : strings.it,
  plural,
  hasLines,
})

type Say = (subject: Subject, what: string) => string
const SAY_IS: Record<Level, Say> = {
  yes: strings.isSo,
  usually: strings.isUsuallySo,
  sometimes: strings.canBeSo,
  unknown: strings.canBeSo,
}
const SAY_CONTAINS: Record<Level, Say> = {
  yes: strings.contains,
  usually: strings.usuallyContains,
  sometimes: strings.sometimesContains,
  unknown: strings.sometimesContains,
}

function sayCause(subject: Subject, level: Level, content: Content, said: string): string {
  if (content === 'listeria' || content === 'soft cheese') return strings.canCarryListeria(subject)
  const is = IS[content]
  return is && said === sayContent(content) ? SAY_IS[level](subject, is) : SAY_CONTAINS[level](subject, said)
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
    return sayCause(subject, first.level, first.content, inWords(named.slice(0, MAX_NAMED).map(sayOne)))
  const said = sayCause(subject, first.level, first.content, sayOne(first.content))
  if (
    !reason ||
    /^it depends on the (brand|kind|portion)/.test(reason) ||
    reason === `${sayContent(first.content)} is usual`
  )
    return said
  // The reason says it all: "it is made with animal rennet by rule".
  if (IS[first.content] && reason.includes(IS[first.content] as string)) return reason
  return SENTENCE.test(reason) ? strings.because(said, reason) : `${said} (${reason})`
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
  if (verdict === 'not known') return strings.notKnownWell(unknown[0] ?? name, subject.plural, fits)
  if (verdict === 'free of') {
    const open = asked === 'has' ? strings.no : strings.yes
    if (isAllergen(need)) return open(strings.hasNo(subject, need))
    const say = isDiet(need) ? strings.isSo : strings.isUsuallySo
    return open(say(subject, kashrut ? `${fits} (${kashrut})` : fits))
  }
  if (verdict === 'may contain') {
    if ((need === 'halal' || need === 'kosher') && causes.some(({ content }) => CERTIFIED.has(content)))
      return strings.onlyIfCertified(subject, need)
    const { reason = '' } = first ?? {}
    const depends = strings.itDepends(clause(subject, need, causes))
    if (/\bportion\b/.test(reason)) return `${depends} ${strings.smallPortionFine}`
    return /\btraces?\b/.test(reason) ? depends : `${depends} ${strings.checkLabel}`
  }
  const open = asked === 'has' ? strings.yes : strings.no
  const isNot = strings.isNotSo(subject, fits)
  if (!first) return open(isNot)
  if (asked === 'has' || isAllergen(need)) return open(clause(subject, need, causes))
  const known = WHY[first.content]?.[need]
  if (known && first.reason === '') return open(strings.because(isNot, known))
  const mixed = mixes(causes)
  const why = mixed && need === 'kosher' ? mixed : clause(again(subject), need, causes)
  const answer = `${open(isNot)} ${capital(why)}.`
  return need === 'diabetic-friendly' ? `${answer} ${strings.smallPortionFits}` : answer
}
