/** One temperature in a text. */
interface Temperature {
  fahrenheit: number
  celsius: number
  /** Which scales the text gives; the other is computed. */
  given: 'both' | 'fahrenheit' | 'celsius'
  index: number
  text: string
}

const F = String.raw`(\d{2,3})(?:(?:\s*°?\s*F)?\s*(?:to|-|–)\s*(\d{2,3}))?\s*(?:°|º|degrees?\s*)?\s*F(?:ahrenheit)?\b`
const C = String.raw`(\d{2,3})(?:(?:\s*°?\s*C)?\s*(?:to|-|–)\s*(\d{2,3}))?\s*(?:°|º|degrees?\s*)?\s*C(?:elsius)?\b`
const PATTERN = new RegExp(`${F}(?:\\s*[(/]\\s*${C}\\)?)?|${C}(?:\\s*[(/]\\s*${F}\\)?)?`, 'g')

export function toCelsius(fahrenheit: number): number {
  return ((fahrenheit - 32) * 5) / 9
}

export function toFahrenheit(celsius: number): number {
  return (celsius * 9) / 5 + 32
}

/** All temperatures in a text; for a range the lower end, which is the one that must be reached. */
export function temperaturesIn(text: string): Temperature[] {
  return [...text.matchAll(PATTERN)].map((match) => {
    const fahrenheit = match[1] ?? match[7]
    const celsius = match[3] ?? match[5]
    const f = fahrenheit === undefined ? toFahrenheit(Number(celsius)) : Number(fahrenheit)
    const c = celsius === undefined ? toCelsius(Number(fahrenheit)) : Number(celsius)
    const given = fahrenheit === undefined ? 'celsius' : celsius === undefined ? 'fahrenheit' : 'both'
    return { fahrenheit: Math.round(f), celsius: Math.round(c), given, index: match.index, text: match[0] }
  })
}

/** Do the two scales agree, as cooks round them (425°F is 218°C and is written 220°C)? */
export function scalesAgree({ fahrenheit, celsius }: Temperature): boolean {
  return Math.abs(toCelsius(fahrenheit) - celsius) <= (fahrenheit >= 250 ? 6 : 1.2)
}
