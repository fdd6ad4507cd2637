import { asSentences } from './as-sentences.ts'
import { isCutOff } from './cut-off.ts'
import { factsLine, type TextFacts } from './facts-line.ts'
import type { PlacedLine } from './line-features.ts'
import { isNutritionHeading } from './nutrition-lines.ts'
import type { PastedLine } from './pasted-lines.ts'
import { sectionsOf } from './sections.ts'

/** Lines that only state times or servings are facts wherever they are; the first of each counts. */
function takeFacts(lines: readonly PastedLine[], facts: TextFacts, isCooking: boolean): PastedLine[] {
  const take = (text: string): boolean => {
    const found = factsLine(text)
    for (const [name, value] of Object.entries(found ?? {}))
      Object.assign(facts, { [name]: facts[name as keyof TextFacts] ?? value })
    return found !== undefined
  }
  let gap = false
  let before = ''
  return lines.flatMap((given) => {
    const line = gap ? { ...given, blankBefore: true } : given
    gap = false
    const { text, number } = line
    // "Bake at 375 for" and "8 to 10 min." are one sentence.
    const isCut = isCutOff(before)
    before = text
    if (isCut && !isCooking && /^\d/.test(text)) return line
    // "Cook 20 minutes." among the steps is one of them.
    const isFacts = isCooking && number === null && Object.keys(factsLine(text) ?? {}).length > 1
    if (isCooking && !isFacts && (number !== null || !/:|^(?:serves|makes|yields?|ergibt)\b/i.test(text)))
      return line
    if (take(text)) {
      gap = line.blankBefore
      return []
    }
    // "By Jane | Serves 4 | 20 min", "Sesame noodles - serves 2, 15 min."
    const parts = isCooking || text.length > 200 ? [] : text.split(/\s+[|•·–—-]\s+/)
    const others = parts.length > 1 ? parts.filter((part) => !take(part.replace(/\.$/, ''))) : parts
    return others.length < parts.length ? others.map((part) => ({ ...line, text: part })) : line
  })
}

interface Placed {
  lines: PlacedLine[]
  facts: TextFacts
  /** Headings of what isn't read, and what others said. */
  asides: string[]
  /** Of a mail: what is around the recipe, and says nothing of it. */
  frame: string[]
}

/** No recipe has so few lines, unless they are paragraphs. */
const FEW = 4
const LONG = 160

/** The lines of a text with the headings that they are under; what only states facts is taken out. */
export function placedLines(pasted: string): Placed {
  const { sections, servings, asides, frame } = sectionsOf(pasted)
  const facts: TextFacts = servings === null ? {} : { servings }
  const hasHeads = sections.some(({ kind, lines }) => kind !== 'intro' && kind !== 'stop' && lines.length > 0)
  const lines: PlacedLine[] = []
  for (const { kind, name, lines: given, isClosing } of sections) {
    const rest = kind === 'stop' ? given : takeFacts(given, facts, kind === 'steps')
    const isWhole =
      kind === 'intro' && !hasHeads && rest.length <= FEW && rest.some(({ text }) => text.length > LONG)
    const parted = kind === 'intro' ? asSentences(rest, isWhole) : rest
    const whole = isWhole ? takeFacts(parted, facts, false) : parted
    // The heading of nutrition is the label of its note.
    const isNoted =
      isNutritionHeading(name) && asides.some((text) => text.startsWith(name.replace(/[\s:*]+$/, '')))
    if (kind === 'stop' && name !== '' && !isNoted) asides.push(name)
    for (const [at, line] of whole.entries())
      lines.push({
        ...line,
        under: kind,
        opens: at === 0 && lines.length > 0,
        closed: isClosing === true,
        aside: kind === 'stop',
      })
  }
  return { lines, facts, asides, frame }
}
