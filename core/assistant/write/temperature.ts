import type { Frame } from '../read/follow-up.ts'
import { bothScales, plainNumber } from '../units.ts'
import { type Answer, said } from './answer.ts'

const GAS: readonly number[] = [250, 275, 300, 325, 350, 375, 400, 425, 450, 475]

const FAN = /\b(fan|convection|umluft|ventilated)\b/

/** Degrees, gas marks and fan ovens. */
export function writeTemperature(frame: Frame): Answer | undefined {
  const gas = /\bgas (?:mark )?(\d{1,2})\b/.exec(frame.text)
  const mark = Number(gas?.[1] ?? 0)
  const ofMark = GAS[mark]
  if (gas && ofMark) {
    const fahrenheit = mark >= 1 && mark <= 9 ? 275 + (mark - 1) * 25 : ofMark
    return said(
      'convert',
      `Gas mark ${mark} is **${bothScales(fahrenheit)}**, ${bothScales(fahrenheit - 25)} in a fan oven.`,
    )
  }
  const toMark = /\b(\d{3}) ?(c|f|celsius|fahrenheit|degrees)?\b.*\bgas mark\b/.exec(frame.folded)
  if (toMark && !FAN.test(frame.text))
    return degrees(Number(toMark[1]), /^c/.test(toMark[2] ?? '') || Number(toMark[1]) <= 260)
  if (FAN.test(frame.text)) {
    const given = Number(/\b(\d{3})(?!\d)/.exec(frame.text)?.[1] ?? 0)
    if (given === 0) return undefined
    const celsius = /\d ?c\b|celsius/.test(frame.folded) || given <= 260
    const unit = celsius ? '°C' : '°F'
    // "180 fan in Fahrenheit": given for a fan oven, and the equivalent without a fan is wanted.
    const fromFan =
      /\b(conventional|normal|regular|ordinary|non fan|no fan|without (?:a )?fan|has no fan)\b/.test(
        frame.text,
      )
    if (
      fromFan ||
      new RegExp(`\\b${given} ?(c|f|celsius|fahrenheit|degrees)? (fan|convection|umluft)\\b`).test(
        frame.folded,
      )
    ) {
      const plain = celsius ? given + 20 : given + 25
      const fahrenheit = Math.round((celsius ? (plain * 9) / 5 + 32 : plain) / 25) * 25
      return said(
        'convert',
        `${given} ${unit} with the fan is like **${bothScales(fahrenheit)}** without${gasMark(fahrenheit)}. On the fan setting itself it is ${celsius ? `${Math.round((given * 9) / 5 + 32)} °F` : `${Math.round(((given - 32) * 5) / 9)} °C`}.`,
      )
    }
    const lower = celsius ? given - 20 : given - 25
    return said(
      'convert',
      `A fan (convection) oven is set ${celsius ? '20 °C' : '25 °F'} lower: **${lower} ${celsius ? '°C' : '°F'}** instead of ${given}. Check a little early.`,
    )
  }
  const source = frame.measures.find(
    ({ unit, value }) => value !== undefined && (unit === 'f' || unit === 'c'),
  )
  if (source?.value === undefined) return bareTemperature(frame)
  return degrees(source.value, source.unit === 'c')
}

/** The matching gas mark, if it is an oven temperature. */
function gasMark(fahrenheit: number): string {
  const mark = Math.round((fahrenheit - 250) / 25)
  return mark >= 1 && mark <= 9 ? `, gas mark ${mark}` : ''
}

function degrees(value: number, celsius: boolean): Answer {
  if (celsius) {
    const exact = (value * 9) / 5 + 32
    const set = Math.round(exact / 25) * 25
    const oven = value >= 100 ? ` In the oven: ${set} °F${gasMark(set)}.` : ''
    return said('convert', `${plainNumber(value)} °C is **${Math.round(exact)} °F**.${oven}`)
  }
  const exact = ((value - 32) * 5) / 9
  const oven =
    value >= 200 ? ` In the oven: ${/\((\d+ °C)\)/.exec(bothScales(value))?.[1]}${gasMark(value)}.` : ''
  return said('convert', `${plainNumber(value)} °F is **${Math.round(exact)} °C**.${oven}`)
}

/** "convert 350 to celsius": the number is in the other scale. */
function bareTemperature(frame: Frame): Answer | undefined {
  const target = frame.measures.find(({ unit }) => unit === 'f' || unit === 'c')
  const given = Number(/\b(\d{2,3})\b/.exec(frame.text)?.[1] ?? Number.NaN)
  return target && Number.isFinite(given) ? degrees(given, target.unit === 'f') : undefined
}
