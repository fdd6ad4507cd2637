import { durationsIn } from './times.ts'

/** Cooklang has no escapes that all its readers know: signs that look the same, and mean nothing there. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': '＠',
  '#': '＃',
  '~': '～',
  '{': '｛',
  '}': '｝',
  '--': '–',
  '[-': '[–',
}

/** A text in which nothing is markup, comments included. */
const unmarked = (text: string): string =>
  text.replace(/[@#~{}]|\[-|-{2,}/g, (sign) => LOOKALIKES[sign.slice(0, 2)] ?? '')

/** The same, in one line. */
export const plainCooklang = (text: string): string => unmarked(text).replace(/\s+/g, ' ').trim()

export interface Marked {
  from: number
  to: number
  text: string
}

/** Inserts markup into a text; overlapping marks are dropped. */
export function markUp(text: string, marks: readonly Marked[]): string {
  let result = ''
  let at = 0
  for (const { from, to, text: marked } of marks.toSorted((a, b) => a.from - b.from)) {
    if (from < at) continue
    result += unmarked(text.slice(at, from)) + marked
    at = to
  }
  return result + unmarked(text.slice(at))
}

/** The durations of a step as timers. */
export function timerMarks(step: string): Marked[] {
  return durationsIn(step)
    .filter(({ text }) => /\d/.test(text))
    .flatMap(({ text, index }) => {
      const match =
        /^([\d.]+(?:\s*(?:to|-|–)\s*[\d.]+)?)\s*(seconds?|secs?|minutes?|mins?|hours?|hrs?|days?)$/i.exec(
          text,
        )
      if (!match?.[1] || !match[2]) return []
      const amount = match[1].replace(/\s*(?:to|–)\s*/, '-')
      return [{ from: index, to: index + text.length, text: `~{${amount}%${match[2]}}` }]
    })
}
