import { isMetric, isUs, type MeasuredText, measuredIn, replaceMeasured } from './measured-text.ts'
import { inMetric, inUs, ovenCelsius, ovenFahrenheit, type System, writeIn } from './measures.ts'
import { temperaturesIn } from './temperatures.ts'

/** Grams per milliliter of the measured ingredient; undefined if unknown or a liquid. */
export type DensityFor = (after: string) => number | null | undefined

const SPOONS = new Set(['teaspoon', 'tablespoon'])

/** "2 cups (300 g)" and "1 pound / 450 g" in one system: the other half is dropped. */
function oneOfTwo(text: string): string {
  const all = measuredIn(text)
  let result = ''
  let at = 0
  for (const [i, first] of all.entries()) {
    const second = all[i + 1]
    if (!second || first.index < at || !isUs(first.unit) || !isMetric(second.unit)) continue
    const between = text.slice(first.index + first.text.length, second.index)
    const end = second.index + second.text.length
    if (/^\s*\(\s*(?:about\s+)?$/.test(between) && text[end] === ')') {
      result += `${text.slice(at, first.index)}${second.text}`
      at = end + 1
    } else if (/^\s*\/\s*$/.test(between)) {
      result += `${text.slice(at, first.index)}${second.text}`
      at = end
    }
  }
  return result + text.slice(at)
}

function metricText(measured: MeasuredText, after: string, densityFor: DensityFor): string | undefined {
  if (!isUs(measured.unit)) return undefined
  const gramsPerMl = densityFor(after)
  const low = inMetric(measured.min, measured.unit, gramsPerMl)
  const high = inMetric(measured.max, measured.unit, gramsPerMl)
  if (!low || !high) return undefined
  const written = writeIn(low.amount, high.amount, measured.link, high.unit)
  // Spoons are the same everywhere, so they stay; a tablespoon also gets its volume.
  if (measured.unit === 'teaspoon') return undefined
  return SPOONS.has(measured.unit) ? `${measured.text} (${written})` : written
}

function usText(measured: MeasuredText): string | undefined {
  if (!isMetric(measured.unit)) return undefined
  const low = inUs(measured.min, measured.unit)
  const high = inUs(measured.max, measured.unit)
  if (!low || !high) return undefined
  const same = low.unit === high.unit ? low.amount : high.amount
  return `${writeIn(same, high.amount, measured.link, high.unit)} (${measured.text})`
}

const LITER = 1000
const LIQUID =
  /\b(?:water|milk|buttermilk|cream|half-and-half|broth|stock|bouillon|consomm[eé]|juice|wine|beer|cider|vinegar|oil|coffee|tea|cola|soda|lemonade|syrup|sauce|pur[eé]e|passata|soup|sherry|rum|brandy|vodka|whiskey|kefir|yogurt|ice)\b/i

/** Nobody measures cabbage in liters: where its weight is unknown, cups stay cups. */
const isHeaped = (measured: MeasuredText, after: string, gramsPerMl: number | null | undefined): boolean =>
  !gramsPerMl &&
  /^\s*(?:of\s+)?\p{L}/u.test(after) &&
  !LIQUID.test(after) &&
  inMetric(measured.max, measured.unit)?.unit === 'milliliter' &&
  (inMetric(measured.max, measured.unit)?.amount ?? 0) >= LITER

/** An amount in a text, in the requested system. US texts that carry both stay as they are written. */
export function convertMeasures(
  text: string,
  system: System,
  densityFor: DensityFor,
  sizes: boolean,
): string {
  if (system === 'us')
    return measuredIn(text).some(({ unit }) => isUs(unit)) ? text : replaceMeasured(text, usText)
  const single = oneOfTwo(text)
  return replaceMeasured(single, (measured) => {
    if (measured.hyphen && !sizes) return undefined
    const after = single.slice(measured.index + measured.text.length)
    return isUs(measured.unit) && isHeaped(measured, after, densityFor(after))
      ? undefined
      : metricText(measured, after, densityFor)
  })
}

const SCALE = /(\d{2,3})/g

/** "425°F (220°C)" in one scale; texts with only the other scale are converted to the nearest oven mark. */
export function convertTemperatures(text: string, system: System): string {
  let result = ''
  let at = 0
  for (const found of temperaturesIn(text)) {
    const written = temperatureText(found.text, found.given, system)
    if (written === undefined) continue
    result += text.slice(at, found.index) + written
    at = found.index + found.text.length
  }
  return result + text.slice(at)
}

function temperatureText(text: string, given: 'both' | 'fahrenheit' | 'celsius', system: System) {
  if (given === 'both') {
    if (system === 'us') return undefined
    const [first = '', second = ''] = text.split(/\s*[(/]\s*/)
    return (/C/.test(second) ? second : first).replace(/\)$/, '')
  }
  const wanted = system === 'metric' ? 'celsius' : 'fahrenheit'
  if (given === wanted) return undefined
  const [from, convert] =
    wanted === 'celsius' ? (['C', ovenCelsius] as const) : (['F', ovenFahrenheit] as const)
  return text
    .replace(SCALE, (number) => String(convert(Number(number))))
    .replace(/\s*(?:°|º|degrees?)?\s*(?:Fahrenheit|Celsius|F|C)\b/g, `°${from}`)
}
