import { NUMBER_WORDS, UNITS } from '#core/ingredients/units.ts'
import { batchesIn, scaleBatches } from './batches.ts'
import { AMOUNT, readAmount, roundAmount, writeAmount } from './kitchen-number.ts'
import { isMetric, isUs, measuredIn, replaceMeasured } from './measured-text.ts'
import { scaleMeasure } from './scale-measure.ts'
import { nounFor, pluralWord, singularWord } from './word-number.ts'

const LEAD =
  /^\s*(?:(?:about|around|approximately|approx\.?|ca\.?|circa|etwa|roughly|generous|scant|heaping|heaped|another|additional|(?:finely )?(?:grated )?(?:juice|zest)(?: and (?:juice|zest))? (?:of|from))\s+)*/i
const WORDS = 'half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve'
const COUNT = new RegExp(
  String.raw`^(${AMOUNT}|(?:${WORDS})\b)(?:(\s*(?:-|–|—|to|or)\s*)(${AMOUNT}))?(?!\s*(?:%|-?\s*inch|-?\s*cm\b))`,
  'i',
)
/** The size of one item, between the count and the counted noun: "(14 oz)", "14-ounce", "x 400 g". */
const SIZE = new RegExp(
  String.raw`^\s*(?:\((?=[^)]*\d)[^)]*\)|[x×]\s*${AMOUNT}[\s-]*\p{L}+|${AMOUNT}[\s-]*(?:ounces?|oz|pounds?|lbs?|grams?|g|kg|ml|inch)\b\.?)(?=\s|-|$)`,
  'iu',
)
/** A root measured by length: "2 inches fresh ginger", "1 inch piece". */
const LENGTH = new RegExp(String.raw`^(${AMOUNT})\s+inch(?:es)?\b(\s+(?:piece|knob|length)\b)?`, 'i')
const CONTAINERS = new Set('can jar package bag box bottle carton container envelope'.split(' '))
/** Not measured: used whole. */
const ROUGH = new Set('pinch dash splash drizzle handful sprig knob dollop drop clove leaf'.split(' '))
/** Never halved. */
const WHOLE = /^[^,(]*\b(?:lea(?:f|ves)|cloves?|sprigs?|sticks?|pods?|peppercorns?|anise)\b/i
const MODIFIER =
  /^(?:(?:heaping|heaped|scant|generous|large|small|medium|big|good|thick|thin|whole|fresh|full)\s+)*/i

const countOf = (text: string) => {
  const word = text.toLowerCase()
  if (/^half/.test(word)) return 0.5
  return NUMBER_WORDS.get(word) ?? readAmount(text)
}

/** Brackets and "plus" contain measures of the whole amount, unless they say "each" or give a size ("6-inch"). */
function scaleTail(text: string, factor: number): string {
  return replaceMeasured(text, (measured) => {
    if (measured.hyphen) return undefined
    const before = text.slice(0, measured.index)
    const open = before.lastIndexOf('(')
    const inBracket = open > before.lastIndexOf(')')
    const close = text.indexOf(')', measured.index)
    const bracket = inBracket ? text.slice(open, close < 0 ? undefined : close) : ''
    if (inBracket && /\b(?:each|apiece|per)\b/i.test(bracket)) return undefined
    if (!inBracket && !/(?:\bplus|\+|\band|&)\s*(?:about\s+)?$/i.test(before)) return undefined
    return scaleMeasure(measured, factor)
  })
}

/** "2 cans (15 ounces each)": the size of one stays, and "each" is added when there are several. */
function containerTail(text: string, many: boolean): string {
  return text.replace(/^(\s*\()([^)]*\d[^)]*)(\))/, (_, open: string, inner: string, close: string) => {
    const plain = inner.replace(/\s+each\b/i, '')
    return `${open}${plain}${many ? ' each' : ''}${close}`
  })
}

/** The noun that is counted, before its preparation: "1 large onion, sliced". */
function countedNoun(text: string, count: number, wasMany: boolean): string {
  const head =
    /^[^,(]*?(?=\s*(?:[,(]|\s(?:in|with|for|from|of|or|and|to|at|cut|such)\s|$))/i.exec(text)?.[0] ?? ''
  const last = /(\S+)$/.exec(head)?.[1]
  if (!last || count > 1 === wasMany) return text
  return text.slice(0, head.length - last.length) + nounFor(count, last) + text.slice(head.length)
}

function scaleCounted(before: string, count: RegExpExecArray, after: string, factor: number): string {
  const [, first = '', link = '', second] = count
  const min = countOf(first)
  const max = second ? Math.max(min, readAmount(second)) : min
  const size = SIZE.exec(after)?.[0] ?? ''
  const rest = after.slice(size.length)
  const gap = /^[\s-]*/.exec(rest)?.[0] ?? ''
  const modifier = MODIFIER.exec(rest.slice(gap.length))?.[0] ?? ''
  const word = /^\p{L}+/u.exec(rest.slice(gap.length + modifier.length))?.[0] ?? ''
  const unit = UNITS.get(word.toLowerCase())
  const rough = unit === undefined ? WHOLE.test(rest) : ROUGH.has(unit)
  const round = (value: number) => (rough ? Math.max(1, Math.round(value)) : roundAmount(value, true))
  const many = round(max * factor)
  const text = (value: number) => writeAmount(round(value))
  const article = /^an?$/i.test(first) && many === 1 ? first : text(max * factor)
  const number = second ? [...new Set([text(min * factor), text(max * factor)])].join(link) : article
  if (unit === undefined) {
    const noun = countedNoun(rest.slice(gap.length), many, max > 1)
    return `${before}${number}${size}${gap}${scaleTail(noun, factor)}`
  }
  const tail = rest.slice(gap.length + modifier.length + word.length)
  const isWord = word.length > 2
  const one = isWord ? singularWord(word) : word
  const spelled = isWord && many > 1 ? pluralWord(one) : one
  const inside =
    size === '' && CONTAINERS.has(unit) && measuredIn(tail.slice(0, tail.indexOf(')') + 1)).length > 0
  const end = inside
    ? containerTail(tail, many > 1).replace(/(?<=\)).*$/, (more) => scaleTail(more, factor))
    : scaleTail(tail, factor)
  return `${before}${number}${size}${gap}${modifier}${spelled}${end}`
}

/**
 * Scales an ingredient line: "1 (14 oz) can tomatoes" doubled is two cans, "8 tablespoons" doubled
 * a cup. Preparation ("cut into 8 wedges") and sizes don't change. Times 1 it is the same line.
 */
export function scaleLine(line: string, factor: number): string {
  if (factor === 1 || !Number.isFinite(factor) || factor <= 0) return line
  // "2,5 dl", as much of Europe writes it.
  const comma = line.replace(/^(\D{0,12}\d{1,3}),(\d{1,2})(?=\s?\p{L})/u, '$1.$2')
  if (comma !== line) return scaleLine(comma, factor)
  const batches = batchesIn(line)
  if (batches) return scaleBatches(batches, factor)
  const before = LEAD.exec(line)?.[0] ?? ''
  const body = line.slice(before.length)
  const measured = measuredIn(body)[0]
  if (measured?.index === 0 && !measured.hyphen && (isUs(measured.unit) || isMetric(measured.unit))) {
    const after = body.slice(measured.text.length)
    const inner = UNITS.get(/^[\s-]*(\p{L}+)/u.exec(after)?.[1]?.toLowerCase() ?? '')
    // "14 ounce can tomatoes" is one can.
    if (!(inner && CONTAINERS.has(inner)))
      return before + scaleMeasure(measured, factor) + scaleTail(after, factor)
    return scaleLine(`${before}1 (${measured.text})${after}`, factor)
  }
  const length = LENGTH.exec(body)
  if (length?.[1]) {
    const inches = roundAmount(readAmount(length[1]) * factor)
    const unit = length[2] ? ' inch' : inches > 1 ? ' inches' : ' inch'
    return before + writeAmount(inches) + unit + body.slice(length[0].length - (length[2]?.length ?? 0))
  }
  const count = COUNT.exec(body)
  if (count) return scaleCounted(before, count, body.slice(count[0].length), factor)
  // "Flour: 2 cups", "salt, 1 tsp": the amount comes last.
  const behind = new RegExp(String.raw`[:,–-]\s*(?=${AMOUNT})`).exec(line)
  return behind && measuredIn(line.slice(behind.index))[0]
    ? replaceMeasured(line, (one) => (one.hyphen ? undefined : scaleMeasure(one, factor)))
    : line
}
