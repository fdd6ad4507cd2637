import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { Frame } from '../read/follow-up.ts'
import { lookUp } from '../read/lexicon.ts'
import { kitchenFraction, type Measure, plainNumber, shownAmount, UNITS, type UnitId } from '../units.ts'
import { type Answer, ask, said, sentences } from './answer.ts'
import * as strings from './strings.ts'
import { writeTemperature } from './temperature.ts'

const CUP = UNITS.cup.size

interface Wanted {
  source: Measure & { value: number }
  target: UnitId | undefined
}

function wanted(measures: readonly Measure[]): Wanted | undefined {
  const facts = measures.filter(({ unit }) => UNITS[unit].kind !== 'temperature')
  const counted = facts.find((one): one is Measure & { value: number } => one.value !== undefined)
  if (counted)
    return {
      source: counted,
      target: facts.find((one) => one !== counted && one.unit !== counted.unit)?.unit,
    }
  const [first, second] = facts
  if (!first) return undefined
  return { source: { ...first, value: 1 }, target: second?.unit }
}

function densityOf(
  frame: Frame,
  facts: KnowledgeIndex,
  butter: boolean,
): { food: string; perMl: number } | undefined {
  for (const { name } of butter ? [{ name: 'butter' }, ...frame.foods] : frame.foods) {
    if (name === 'water' && frame.foods.length > 1) continue
    const row = lookUp(facts.densities, name, facts.lexicon)
    if (row) return { food: name, perMl: row.gramsPerCup / CUP }
  }
  return undefined
}

const grams = (value: number) => `${plainNumber(value)} g`
const ounces = (value: number) => `${plainNumber(value / UNITS.oz.size)} oz`

export function writeConversion(frame: Frame, facts: KnowledgeIndex): Answer | undefined {
  const lengths = writeLength(frame)
  if (lengths) return lengths
  const hot = writeTemperature(frame)
  if (hot) return hot
  const want = wanted(frame.measures)
  const piece = facts.pieces.best(frame.stems)
  if (piece && (!want || piece.words.length >= 3 || !want.target || pieceFits(piece.words, frame)))
    return said('convert', piece.item.text)
  if (!want) return undefined
  return between(want, frame, facts)
}

/** "how many eggs is 100 g": the counted item isn't a unit. */
const COUNTED = new Set(['egg', 'juic', 'zest', 'clov', 'stick', 'packet', 'slic', 'cub', 'stalk'])
const pieceFits = (words: readonly string[], frame: Frame) =>
  words.some((word) => COUNTED.has(word)) && !(words.includes('stick') && frame.measures.length > 1)

function between({ source, target }: Wanted, frame: Frame, facts: KnowledgeIndex): Answer {
  const from = UNITS[source.unit]
  const density = densityOf(frame, facts, from.kind === 'stick')
  const given = shownAmount(source.value, source.unit)
  const ml = from.kind === 'volume' ? source.value * from.size : undefined
  const weight = ml === undefined ? source.value * from.size : density && ml * density.perMl
  const named = density ? strings.amountOf(given, density.food) : given
  if (target === undefined) return open(named, ml, weight, density?.perMl)
  const to = UNITS[target]
  if (to.kind === from.kind) {
    const british = source.unit === 'pint' || target === 'pint' ? strings.britishPint : ''
    const amount = shownAmount((ml ?? weight ?? 0) / to.size, target)
    return said('convert', sentences(strings.equals(given, amount), british))
  }
  const volume = ml ?? (weight !== undefined && density ? weight / density.perMl : undefined)
  if (to.kind === 'volume') {
    if (volume === undefined) return source.unit === 'oz' ? fluid(source.value, target) : askFood(given)
    const amount = shownAmount(volume / to.size, target)
    const is =
      target === 'cup'
        ? strings.isAbout(named, amount)
        : strings.isAboutOr({ given: named, amount, cups: shownAmount(volume / CUP, 'cup') })
    const why = density ? strings.cupWeighs(density.food, grams(density.perMl * CUP)) : ''
    return said('convert', sentences(is, why))
  }
  if (weight === undefined)
    return target === 'oz' && ml !== undefined ? fluidOunces(given, ml) : askFood(given)
  const also = target === 'g' ? ounces(weight) : grams(weight)
  const is = strings.isAboutAlso({ given: named, amount: shownAmount(weight / to.size, target), also })
  return said('convert', sentences(is, spooned(density?.food)))
}

const spooned = (food: string | undefined) => {
  if (food?.includes('flour')) return strings.spoonFlour
  return food?.includes('brown sugar') ? strings.packed : ''
}

const askFood = (given: string) => ask('convert', strings.askOfWhat(given))

/** Ounces without an ingredient usually mean fluid ounces. */
function fluid(value: number, target: UnitId): Answer {
  const amount = shownAmount((value * UNITS.floz.size) / UNITS[target].size, target)
  return said('convert', strings.fluidOuncesAre(plainNumber(value), amount))
}

const fluidOunces = (given: string, ml: number) =>
  said(
    'convert',
    strings.isFluidOunces({ given, ounces: plainNumber(ml / UNITS.floz.size), ml: plainNumber(ml) }),
  )

/** No target unit was named: convert to the most useful ones. */
function open(
  given: string,
  ml: number | undefined,
  weight: number | undefined,
  perMl: number | undefined,
): Answer {
  const volume = ml ?? (weight !== undefined && perMl ? weight / perMl : undefined)
  const byWeight = weight === undefined ? '' : `${grams(weight)} (${ounces(weight)})`
  const byVolume =
    volume === undefined
      ? ''
      : strings.volumes({
          ml: plainNumber(volume),
          cups: shownAmount(volume / CUP, 'cup'),
          spoons: kitchenFraction(volume / UNITS.tbsp.size),
        })
  const both = byWeight && byVolume ? strings.amountOr(byWeight, byVolume) : byWeight || byVolume
  const text = strings.isAbout(given, both)
  return weight === undefined ? ask('convert', sentences(text, strings.askIngredient)) : said('convert', text)
}

/** Pans and cuts: "10 inch to cm". */
function writeLength(frame: Frame): Answer | undefined {
  const match =
    /(\d+(?:\.\d+)?) ?(cm|centimet\w+|inch|inches)\b.*\b(?:to|in|into) (cm|centimet\w+|inch|inches)\b/.exec(
      frame.folded,
    )
  if (!match) return undefined
  const value = Number(match[1])
  return match[2]?.startsWith('c')
    ? said('convert', strings.equals(`${plainNumber(value)} cm`, strings.inches(plainNumber(value / 2.54))))
    : said('convert', strings.equals(strings.inches(plainNumber(value)), `${plainNumber(value * 2.54)} cm`))
}
