import { plainLines } from '../convert/plain-text.ts'
import { textOf } from './fields.ts'

const LONGEST_HEADING = 150

/** "# Sauce", "[Sauce]", "**Sauce**" and "== Sauce ==" on a line are headings, as ours with a colon is. */
export function asHeading(line: string): string {
  if (line.length > LONGEST_HEADING) return line
  const name =
    /^#{1,6}\s*(\S.*?)\s*#*$/.exec(line)?.[1] ??
    /^\[([^\][]{1,120})\]$/.exec(line)?.[1] ??
    /^(?:\*\*|__)([^*_]{1,120}?):?(?:\*\*|__):?$/.exec(line)?.[1] ??
    /^={2,}\s*([^=]{1,120}?)\s*={2,}$/.exec(line)?.[1]
  return name === undefined || name === '' ? line : `${name.replace(/[:\s]+$/, '')}:`
}

/** The lines of a text or of a list of texts, with headings as ours. */
export const textLines = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(textOf) : [textOf(value)]).flatMap(plainLines).map(asHeading)
