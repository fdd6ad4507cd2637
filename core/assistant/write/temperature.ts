import type { Frame } from '../read/follow-up.ts'
import { bothScales, plainNumber } from '../units.ts'
import { type Answer, said, sentences } from './answer.ts'
import * as strings from './strings.ts'

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
      strings.gasMarkIs({ mark, heat: bothScales(fahrenheit), fan: bothScales(fahrenheit - 25) }),
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
        strings.withFan({
          given: `${given} ${unit}`,
          heat: marked(strings.withoutFan(bothScales(fahrenheit)), fahrenheit),
          own: celsius
            ? `${Math.round((given * 9) / 5 + 32)} °F`
            : `${Math.round(((given - 32) * 5) / 9)} °C`,
        }),
      )
    }
    const lower = celsius ? given - 20 : given - 25
    return said(
      'convert',
      strings.fanIsLower({ by: celsius ? '20 °C' : '25 °F', lower: `${lower} ${unit}`, given }),
    )
  }
  const source = frame.measures.find(
    ({ unit, value }) => value !== undefined && (unit === 'f' || unit === 'c'),
  )
  if (source?.value === undefined) return bareTemperature(frame)
  return degrees(source.value, source.unit === 'c')
}

/** With the matching gas mark, if it is an oven temperature. */
function marked(heat: string, fahrenheit: number): string {
  const mark = Math.round((fahrenheit - 250) / 25)
  return mark >= 1 && mark <= 9 ? strings.withGasMark(heat, mark) : heat
}

function degrees(value: number, celsius: boolean): Answer {
  if (celsius) {
    const exact = (value * 9) / 5 + 32
    const set = Math.round(exact / 25) * 25
    const oven = value >= 100 ? strings.inTheOven(marked(`${set} °F`, set)) : ''
    return said(
      'convert',
      sentences(strings.equals(`${plainNumber(value)} °C`, `${Math.round(exact)} °F`), oven),
    )
  }
  const exact = ((value - 32) * 5) / 9
  const mark = /\((\d+ °C)\)/.exec(bothScales(value))?.[1]
  const oven = value >= 200 && mark ? strings.inTheOven(marked(mark, value)) : ''
  return said(
    'convert',
    sentences(strings.equals(`${plainNumber(value)} °F`, `${Math.round(exact)} °C`), oven),
  )
}

/** "convert 350 to celsius": the number is in the other scale. */
function bareTemperature(frame: Frame): Answer | undefined {
  const target = frame.measures.find(({ unit }) => unit === 'f' || unit === 'c')
  const given = Number(/\b(\d{2,3})\b/.exec(frame.text)?.[1] ?? Number.NaN)
  return target && Number.isFinite(given) ? degrees(given, target.unit === 'f') : undefined
}
