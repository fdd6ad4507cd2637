import { startsWithAmount } from './line-shapes.ts'

/** Lines that a width broke, not their writer. */

const ENDS = /[.!?…:;。][)"”’]?$/u
const GOES_ON = /^[\p{Ll}(]/u
/** A line that breaks here goes on, whatever follows. */
const OPEN_END =
  /(?:,|\s(?:and|or|the|a|an|of|in|on|with|to|for|und|oder|der|die|das|mit|in|et|ou|de|le|la|les|du|des|y|e|el|il|van|het|een|en|och|med|og))$/iu
const LEAST = 28

const isOpen = (line: string, next: string) =>
  line.length >= LEAST && !ENDS.test(line) && (GOES_ON.test(next) || OPEN_END.test(line) || /^\d/.test(next))

/** Hard-wrapped text as its sentences' lines. Lists without full stops stay as they are. */
export function unwrapped(lines: readonly string[]): string[] {
  const ended = lines.filter((line) => ENDS.test(line)).length
  const amounts = lines.filter(startsWithAmount).length
  // Lists of ingredients break where they mean to.
  if (lines.length < 2 || ended === 0 || ended > lines.length * 0.8 || amounts > lines.length * 0.4)
    return [...lines]
  const out: string[] = []
  let before = ''
  for (const line of lines) {
    if (before !== '' && isOpen(before, line)) out[out.length - 1] += ` ${line}`
    else out.push(line)
    before = line
  }
  return out
}

/** The text of one step: what goes on in the next line is one line, however short. */
export function withoutBreaks(lines: readonly string[]): string[] {
  const out: string[] = []
  for (const line of lines) {
    const before = out.at(-1)
    if (before !== undefined && !ENDS.test(before) && (GOES_ON.test(line) || OPEN_END.test(before)))
      out[out.length - 1] = `${before} ${line}`
    else out.push(line)
  }
  return out
}
