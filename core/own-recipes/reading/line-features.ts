import { ingredientsOfLine } from '#core/ingredients/line-ingredients.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { hasMeasure, isSentence, startsWithAmount } from '#core/recipes/reading/line-shapes.ts'
import { westernDigits } from './digits.ts'
import { isGroupName } from './group-name.ts'
import {
  isChromeWord,
  isFirstPerson,
  isTalkWord,
  isVerb,
  OVEN_OR_TIME,
  WISHES,
  wordsIn,
} from './kitchen-words.ts'
import type { PastedLine } from './pasted-lines.ts'

/** A line, and the heading that it is under. */
export interface PlacedLine extends PastedLine {
  under: 'intro' | 'ingredients' | 'steps' | 'stop'
  /** The first below its heading. */
  opens: boolean
  /** Below the signature of a letter, or the tags of a caption. */
  closed?: boolean
}

const NUMBER_WORD =
  /^(?:(?:the )?(?:juice|zest) of|(?:ca|about|approx|circa|etwa|env)\.?\s+(?=[\d½¼])|half|halbe[rs]?|demi|media|medio|meia|meio|mezz[ao]|pół|einige|etwas|ein wenig|ein paar|quelques|un peu|un poco|algun[oa]s|alcun[ei]|qualche|een beetje|wat|kilka|trochę|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|dois|duas|três|twee|drie|dwa|dwie|trzy|två|seven|eight|nine|ten|twelve|a few|a couple|couple|some|lots of|plenty of|abrieb|saft|schale|jus|zeste|zumo|jugo|ralladura|succo|scorza|suco|raspas|sap|sok|skórka|fresh|freshly|optional|splash|knob|bunch|bund|prise|messerspitze|schuss|spritzer|pincée|poignée|filet|noix|pizca|puñado|chorrito|pizzico|manciata|pitada|punhado|snufje|handje|szczypta|garść)(?![\p{L}])/iu
const AMOUNT_LAST =
  /(?:^|[\s:(–—-])(?:ca\.?\s*|about\s+)?(?:\d[\d.,/½¼¾⅓⅔⅛–-]*|[½¼¾⅓⅔⅛])\s?(?:x\s)?(?:\p{L}{1,14}\.?(?:\s(?:l|sp|kaşığı)\.?)?)?(?:\s*\([^()]{1,40}\))?(?:,\s\p{L}[\p{L} ]{2,30})?$/u
const NO_AMOUNT =
  /(?:to taste|as needed|as required|nach (?:geschmack|belieben|bedarf)|au goût|selon (?:le )?goût|al gusto|a gusto|q\.?\s?b\.?|quanto basta|q\.?\s?s\.?|a piacere|à vontade|a gosto|naar smaak|do smaku|efter smak|по вкусу|isteğe (?:bağlı|göre)|(?:for|to) (?:serving|serve|garnish|finish|the (?:pan|top|tin)|dusting|frying|greasing|decorat\p{L}+)|zum (?:braten|bestreuen|servieren|garnieren|bestäuben)|für die form|pour (?:servir|la (?:décoration|poêle))|para (?:servir|decorar|freír|enrolar|untar)|per (?:servire|decorare|friggere|la teglia)|om te serveren|optional|optionnel|opcional|facoltativo|few|little|enough|divided)\.?$/iu
const DATE =
  /(?<!\d)(?:[0-3]?\d[./-][01]?\d[./-](?:\d{2}){1,2}|\d{1,2}:\d{2}(?:\s?[ap]m)?|(?:19|20)\d{2})(?!\d)|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\d\s?(?:hrs?|h|d|w|mo|yr?|days?|hours?|tage?n?|stunden?)\.?\s+(?:ago|geleden)|\bvor \d|\bil y a \d|\bhace \d/i
const ADDRESS = /https?:|www\.|@[\w.]{3}|#[\p{L}\d_]{3}|\w\.(?:com|de|org|net|fr|es|it)\b/iu
/** Of views and likes. */
const COUNTS = /(?<![\d.,])\d{1,3}(?:[.,]\d{3})+(?![\d])|\d[KM]\b|\d\s(?:mil|tsd|mila)\b|(?<!\d)\d{5,}/i
const STEM = 5
/** So many lines above and below say what a line is. */
const REACH = 3

/** Words of a list that also occur in its method: "Kartoffeln" and "Kartoffel". */
const stemOf = (word: string) => word.slice(0, STEM)

export const startsAmount = (text: string): boolean =>
  (startsWithAmount(text) || NUMBER_WORD.test(text)) && !/^\d{1,2}:\d{2}\b/.test(text)
const endsAmount = (text: string): boolean =>
  text.length <= 80 &&
  !/(?<!\p{L})(?:for|para|pour|für|per|voor|serves|feeds|dla|för)\s+\d{1,2}$/iu.test(text) &&
  (AMOUNT_LAST.test(text) || NO_AMOUNT.test(text)) &&
  /\p{L}{2}/u.test(text)

interface Shape {
  words: string[]
  first: boolean
  last: boolean
  measure: boolean
  verbs: number
  opensVerb: boolean
  ends: boolean
  group: boolean
}

function shapeOf({ text, level }: PlacedLine): Shape {
  const short = westernDigits(text.slice(0, 600))
  const words = wordsIn(short)
  return {
    words,
    first: startsAmount(short),
    last: endsAmount(short),
    measure: hasMeasure(short),
    verbs: words.filter(isVerb).length,
    opensVerb: words.slice(0, 2).some(isVerb),
    ends: /[.!?…。][)"”]?$/u.test(text),
    group: text.length <= 60 && (level > 0 || /[:：]$/.test(text) || isGroupName(text)),
  }
}

const bucket = (value: number, bounds: readonly number[]) => bounds.filter((bound) => value >= bound).length

/** Where every line is apart, as in a chat or in double spacing, a gap says nothing. */
function isSpaced(lines: readonly PlacedLine[]): boolean {
  const apart = lines.filter(({ blankBefore, message }) => blankBefore || message).length
  return lines.length > 5 && apart >= lines.length * 0.8
}

function blocksOf(lines: readonly PlacedLine[]): number[] {
  let block = -1
  const spaced = isSpaced(lines)
  return lines.map(({ blankBefore, opens, message }, at) => {
    if (at === 0 || opens || (!spaced && (blankBefore || message))) block++
    return block
  })
}

/** How many of the lines around hold, itself apart. */
function around(shapes: readonly Shape[], at: number, holds: (one: Shape) => boolean): number {
  let count = 0
  for (let other = Math.max(0, at - REACH); other <= Math.min(shapes.length - 1, at + REACH); other++)
    if (other !== at && holds(shapes[other] as Shape)) count++
  return count
}

interface Section {
  /** How many gaps are above. */
  block: number
  isNumbered: boolean
  isBulleted: boolean
  /** Below the last of its numbers. */
  isLast: boolean
}

/** Of every line, what its section is like. */
function sectionsIn(lines: readonly PlacedLine[]): Section[] {
  const out: Section[] = []
  for (let from = 0; from < lines.length; ) {
    let to = from + 1
    while (to < lines.length && !lines[to]?.opens) to++
    const section = lines.slice(from, to)
    const isNumbered = section.filter(({ number }) => number !== null).length > 1
    const isBulleted = section.filter(({ bullet }) => bullet).length > 2
    const last = section.findLastIndex(({ number }) => number !== null)
    let block = 0
    for (const [at, { blankBefore }] of section.entries()) {
      if (at > 0 && blankBefore) block++
      out.push({ block, isNumbered, isBulleted, isLast: at > last })
    }
    from = to
  }
  return out
}

const share = (shapes: readonly Shape[], holds: (one: Shape) => boolean) =>
  shapes.filter(holds).length / Math.max(1, shapes.length)

const listed = ({ first, last, words }: Shape) => (first || last) && words.length <= 14
const cooks = ({ verbs, words, first }: Shape) =>
  verbs > 0 && words.length > 3 && !(first && words.length < 8)

/** What can be said of every line without knowing what it is; the names are those of the weights. */
export function featuresOf(lines: readonly PlacedLine[], vocabulary: Vocabulary | undefined): string[][] {
  const shapes = lines.map(shapeOf)
  const blocks = blocksOf(lines)
  const spaced = isSpaced(lines)
  const ofBlock = new Map<number, Shape[]>()
  for (const [at, block] of blocks.entries())
    ofBlock.set(block, [...(ofBlock.get(block)?.slice(0, 40) ?? []), shapes[at] as Shape])
  const foods = new Set<string>()
  for (const [at, shape] of shapes.entries())
    if (listed(shape) || lines[at]?.under === 'ingredients')
      for (const word of shape.words) if (word.length > 3 && !isVerb(word)) foods.add(stemOf(word))
  const hasList = shapes.filter(listed).length > 2
  const numbers = lines.filter(({ number }) => number !== null).length
  const lastNumber = lines.findLastIndex(({ number }) => number !== null)
  const bullets = lines.filter(({ bullet }) => bullet).length
  const lastList = shapes.findLastIndex(listed)
  const lastCooking = shapes.findLastIndex(cooks)
  const heads = new Set(lines.map(({ under }) => under))
  const sections = sectionsIn(lines)
  const known = (text: string) =>
    vocabulary !== undefined &&
    text.length <= 60 &&
    ingredientsOfLine(text, vocabulary).some(({ ingredient, exact }) => ingredient !== undefined && exact)
  return lines.map((line, at) => {
    const shape = shapes[at] as Shape
    const { text, bullet, number, mark } = line
    const { words, first, last, measure, verbs, opensVerb, ends, group } = shape
    const block = ofBlock.get(blocks[at] as number) ?? []
    const out = ['bias', `under ${line.under}`]
    const add = (holds: boolean, name: string) => {
      if (holds) out.push(name)
    }
    if (line.under === 'intro')
      add(true, `heads ${heads.has('ingredients') ? 'i' : ''}${heads.has('steps') ? 's' : ''}`)
    add(line.opens, `opens ${line.under}`)
    const bits = `${listed(shape) ? 'l' : ''}${cooks(shape) ? 'c' : ''}${group ? 'g' : ''}${ends ? 'e' : ''}`
    out.push(`${line.under} ${bits}`)
    const section = sections[at] as Section
    out.push(`${line.under} block ${Math.min(3, section.block)}`)
    if (section.isNumbered) {
      add(number === null && section.isLast, `${line.under} behind its numbers`)
      add(number === null && !section.isLast, `${line.under} between its numbers`)
    }
    if (section.isBulleted) add(!bullet, `${line.under} without its bullet`)
    add(first, 'amount first')
    add(first && measure, 'amount and measure')
    add(last && !first, 'amount last')
    add(measure && !first, 'measure inside')
    add(number !== null, 'number')
    add(number !== null && (first || last), 'number and amount')
    add(numbers > 2 && number === null && at > lastNumber, 'behind the numbers')
    add(numbers > 2 && number === null && at < lastNumber, 'between the numbers')
    add(bullet, 'bullet')
    add(bullet && mark !== '' && mark === lines[at - 1]?.mark, 'same bullet')
    add(!bullet && bullets > 2, 'no bullet')
    out.push(`words ${bucket(words.length, [2, 4, 7, 11, 16, 25, 45])}`)
    out.push(`verbs ${bucket(verbs, [1, 2, 3, 5])}`)
    add(opensVerb, 'verb first')
    add(opensVerb && !first && words.length > 3, 'verb opens a sentence')
    add(ends, 'ends')
    add(/\?[)"]?$/.test(text), 'question')
    add(/!$/.test(text), 'exclamation')
    add(group, 'group')
    add(group && listed(shapes[at + 1] ?? shape), 'group of a list')
    add(group && (shapes[at + 1] ? cooks(shapes[at + 1] as Shape) : false), 'group of a method')
    add(group && lines[at + 1]?.number !== null && lines[at + 1] !== undefined, 'group of numbers')
    add(isSentence(text) && !first, 'sentence')
    add(/^\p{Ll}/u.test(text), 'small')
    add(text.length > 3 && text === text.toUpperCase() && /\p{Lu}{3}/u.test(text), 'capitals')
    add(OVEN_OR_TIME.test(text.slice(0, 600)), 'oven or time')
    const person = words.filter(isFirstPerson).length
    out.push(`first person ${Math.min(2, person)}`)
    out.push(`talk ${Math.min(2, words.filter(isTalkWord).length)}`)
    const chrome = words.filter(isChromeWord).length
    out.push(`chrome ${Math.min(2, chrome)}`)
    add(chrome > 0 && words.length <= 4, 'button')
    add(WISHES.test(text), 'wish')
    add(DATE.test(text) && !measure, 'date')
    add(ADDRESS.test(text), 'address')
    add(COUNTS.test(text), 'counts')
    add(line.message, 'message')
    add(line.message && words.length <= 3, 'short message')
    add(line.quoted === true, 'quoted')
    add(/^\p{L}[^:]{2,24}:\s+\S/u.test(text) && !first, 'label')
    if (hasList && !listed(shape)) {
      const hits = new Set(words.map(stemOf).filter((stem) => foods.has(stem))).size
      out.push(`names ${bucket(hits, [1, 2, 3, 5])}`)
      add(hits === 0 && words.length > 6, 'names nothing')
    }
    add(!first && !last && words.length <= 6 && known(text), 'food')
    add(block.length === 1, 'alone')
    add(share(block, listed) >= 0.6 && block.length > 2, 'block of amounts')
    add(share(block, cooks) >= 0.6 && block.length > 1, 'block of verbs')
    add(share(block, cooks) === 0 && block.length > 1, 'block without verbs')
    out.push(`amounts around ${bucket(around(shapes, at, listed), [1, 2, 4])}`)
    out.push(`cooking around ${bucket(around(shapes, at, cooks), [1, 2, 4])}`)
    add(spaced, 'spaced')
    add(spaced && listed(shape), 'spaced amount')
    add(spaced && cooks(shape), 'spaced cooking')
    const [before, after] = [shapes[at - 1], shapes[at + 1]]
    add(before !== undefined && listed(before), 'amount before')
    add(after !== undefined && listed(after), 'amount after')
    add(before !== undefined && cooks(before), 'cooking before')
    add(after !== undefined && cooks(after), 'cooking after')
    add(at > lastList && lastList >= 0, 'behind the list')
    add(at > lastCooking && lastCooking >= 0, 'behind the method')
    add(at === 0, 'top')
    add(at === 0 && block.length === 1, 'top alone')
    add(at === 0 && !/[.:,\d]/.test(text) && words.length <= 8, 'top name')
    add(line.closed === true, 'closed')
    return out
  })
}
