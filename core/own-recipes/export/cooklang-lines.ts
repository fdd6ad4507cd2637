import { UNITS } from '#core/ingredients/units.ts'
import { type Marked, markUp, plainCooklang, timerMarks } from '#core/recipes/cooklang-text.ts'
import { AMOUNT } from '#core/recipes/kitchen-number.ts'

interface MarkedLine {
  /** As steps may mention it. */
  name: string
  /** "@flour{2%cups}(sifted)" */
  text: string
}

const START = new RegExp(String.raw`^(${AMOUNT}(?:\s*[-–]\s*${AMOUNT})?)(?:\s+|(?=\p{L}))(.+)$`, 'u')
/** Signs that change what a name means: references, modifiers, aliases. */
const UNSAFE_NAME = /^[^\p{L}\p{N}]|[|%=]|^\.\.?\//u

/** The words as they are, in Cooklang's places: amount, unit, name, and what comes after a comma. */
export function markedLine(line: string): MarkedLine {
  const plain = plainCooklang(line)
  const [, amount = '', rest = plain] = START.exec(plain) ?? []
  const [, word = '', after = ''] = /^([\p{L}]+)\.?\s+(\p{L}.*)$/u.exec(rest) ?? []
  const isUnit = amount !== '' && UNITS.has(word.toLowerCase())
  const named = isUnit ? after : rest
  const unit = isUnit ? rest.slice(0, rest.length - after.length).trim() : ''
  const [, name = '', note = ''] = /^([^,()]+)(?:,\s+([^()]+))?$/.exec(named) ?? []
  const fits = name !== '' && !UNSAFE_NAME.test(name) && name === name.trim()
  if (!fits) return { name: '', text: `@${plain.replace(/^[^\p{L}\p{N}(]+/u, '')}{}` }
  const quantity = unit ? `${amount}%${unit}` : amount
  return { name, text: `@${name}{${quantity}}${note ? `(${note})` : ''}` }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Steps with their timers, and ingredients where a step names them with the same words, each once. */
export function markedSteps(steps: readonly string[], lines: readonly MarkedLine[]) {
  const open = new Set(lines)
  const longestFirst = lines.filter(({ name }) => name.length > 2)
  longestFirst.sort((a, b) => b.name.length - a.name.length)
  const marked = steps.map((step) => {
    const text = step.replace(/\s+/g, ' ').trim()
    const marks: Marked[] = []
    for (const line of longestFirst) {
      const match = open.has(line)
        ? new RegExp(
            String.raw`(?<![\p{L}\p{M}\p{N}-])${escaped(line.name)}(?![\p{L}\p{M}\p{N}-])`,
            'u',
          ).exec(text)
        : null
      if (!match) continue
      const [from, to] = [match.index, match.index + line.name.length]
      if (marks.some((other) => from < other.to && to > other.from)) continue
      marks.push({ from, to, text: line.text })
      open.delete(line)
    }
    // A step that begins like a note, a fact or a section would be one.
    return markUp(text, [...marks, ...timerMarks(text)]).replace(/^[>=]/, (sign) =>
      sign === '>' ? '›' : '＝',
    )
  })
  return { steps: marked, unnamed: [...open] }
}
