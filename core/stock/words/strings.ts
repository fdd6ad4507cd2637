import { counted } from '../../text/counted.ts'

// The date of a food: "use" for safety, "best" for quality.
export const safeToday = 'Use today'
export const bestToday = 'Best today'
export const safeBy = (day: string) => `Use by ${day}`
export const bestBy = (day: string) => `Best by ${day}`
/** A guess looks like one; what is a matter of safety isn't blurred. */
export const safeByGuess = (day: string) => `Use by ${day}, guessed`
export const bestByGuess = (day: string) => `Best by about ${day}`
export const outOfFridge = 'Doesn’t keep outside the fridge: 2 hours'
export const tomorrow = 'tomorrow'
export const onDay = (day: string) => `on ${day}`
export const pastUseBy = (days: number) =>
  counted(days, { one: '# day past its date', other: '# days past its date' })
export const pastBest = (days: number) =>
  counted(days, { one: '# day past its best', other: '# days past its best' })
export const pastUseBySince = (day: string) => `Past its date since ${day}`
export const pastBestSince = (day: string) => `Past its best since ${day}`

// How long it keeps.
export const forever = 'for years'
export const inDays = (from: number, to: number) => range(from, to, { one: '# day', other: '# days' })
export const inWeeks = (from: number, to: number) => range(from, to, { one: '# week', other: '# weeks' })
export const inMonths = (from: number, to: number) => range(from, to, { one: '# month', other: '# months' })
export const inYears = (from: number, to: number) => range(from, to, { one: '# year', other: '# years' })
const range = (from: number, to: number, forms: { one: string; other: string }) =>
  from === to ? counted(to, forms) : `${from}–${counted(to, forms)}`

// Amounts that don't come out even.
export const about = (amount: string) => `about ${amount}`
export const aLittle = 'a little'
const PART_WORDS: readonly (readonly [number, string])[] = [
  [1 / 4, 'a quarter'],
  [1 / 3, 'a third'],
  [1 / 2, 'half'],
  [2 / 3, 'two thirds'],
  [3 / 4, 'three quarters'],
]
export const partWords = (value: number) => PART_WORDS.find(([part]) => Math.abs(part - value) < 0.001)?.[1]
export const partOfOne = (part: string, unit: string) => {
  const one = `${/^[aeiou]/.test(unit) ? 'an' : 'a'} ${unit}`
  return part === 'half' ? `half ${one}` : `${part} of ${one}`
}

// The daily note.
export const noteTitle = (names: readonly string[]) => `Use soon: ${names.join(', ')}`
export const leftover = (meal: string) => `leftover ${meal}`
export const noteLine = (name: string, date: string) => (date ? `${name}: ${date.toLowerCase()}` : name)
