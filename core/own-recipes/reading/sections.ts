import { isIngredientsHeading, isStepsHeading, isStopHeading } from '#core/recipes/reading/heading-words.ts'
import { hasAmount, isSentence, startsWithAmount } from '#core/recipes/reading/line-shapes.ts'
import { servingsOf } from '#core/recipes/reading/servings.ts'
import { atHeadings } from './break-lines.ts'
import { LABEL, type PastedLine, pastedLines } from './pasted-lines.ts'

type SectionKind = 'intro' | 'ingredients' | 'steps' | 'stop'

interface Section {
  kind: SectionKind
  /** Of the heading; 0 for none. */
  level: number
  /** "Notes": what a section that isn't read was called. */
  name: string
  lines: PastedLine[]
}

const ARROWS = /\s*(?:👇|⬇️?|[⤵↓↴]️?)+\s*:?$/u
const OF_SERVINGS =
  /(?<!\p{L})(?:for|für|pour|para|per|voor|serves|servings?|makes|yields?)(?!\p{L}).{0,20}\d|^\d+\s+(?:servings?|people)/iu

function kindOf({ text, level }: PastedLine): SectionKind | undefined {
  if (text.length > 90 || startsWithAmount(text)) return undefined
  const name = text.replace(ARROWS, '')
  if (isIngredientsHeading(name)) return 'ingredients'
  // "Cook it:" and "Cooking" are headings, "Cooking spray" isn't; a sentence is none either.
  if (isStepsHeading(name)) return 'steps'
  const short = name.length <= 45 && !isSentence(name) && !/[.!?]$/.test(name)
  return short &&
    !hasAmount(name) &&
    (level > 0 || /:$/.test(name) || name.split(' ').length <= 4) &&
    isStopHeading(name)
    ? 'stop'
    : undefined
}

/** "Ingredients (serves 4)", "Ingredients for the dough": what the heading says besides. */
function asideOf(text: string): { servings: number | null; group: string | null } {
  const servings = OF_SERVINGS.test(text) ? servingsOf(text) : null
  const group = /\b(for (?:the |my )?\p{L}[\p{L} '’-]{1,50})\)?\s*:?$/iu.exec(text)?.[1] ?? null
  return { servings, group: servings === null ? group : null }
}

const heading = (text: string, level: number): PastedLine => ({
  text,
  level,
  bullet: false,
  number: null,
  blankBefore: true,
  width: text.length,
})

/** "Prep time" on one line and its value on the next, as tables are copied. */
function withValues(lines: readonly PastedLine[]): PastedLine[] {
  const out: PastedLine[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as PastedLine
    const next = lines[at + 1]
    if (next && LABEL.test(line.text) && next.text.length <= 40 && !LABEL.test(next.text) && !kindOf(next)) {
      out.push({ ...line, text: `${line.text.replace(/\s*:$/, '')}: ${next.text}` })
      at++
    } else out.push(line)
  }
  return out
}

interface Sectioned {
  sections: Section[]
  servings: number | null
}

/** The lines under their headings; without headings everything is one section. */
export function sectionsOf(pasted: string): Sectioned {
  const sections: Section[] = [{ kind: 'intro', level: 0, name: '', lines: [] }]
  let servings: number | null = null
  const open = (kind: SectionKind, line: PastedLine) => {
    const aside = kind === 'ingredients' ? asideOf(line.text) : { servings: null, group: null }
    servings ??= aside.servings
    const lines = aside.group === null ? [] : [heading(`${aside.group}:`, 7)]
    sections.push({ kind, level: line.level, name: line.text, lines })
  }
  for (const given of withValues(pastedLines(pasted))) {
    for (const piece of atHeadings(given.text)) {
      const line =
        piece.text === given.text ? given : { ...given, text: piece.text, bullet: false, number: null }
      const listed = sections.some(({ kind, lines }) => kind === 'ingredients' && lines.length > 0)
      // "You need: a large pot." below the ingredients lists what else is needed.
      const isTools = piece.begins === 'ingredients' && listed && /^you need$/i.test(piece.text)
      const kind = isTools ? 'stop' : (piece.begins ?? kindOf(line))
      const current = sections.at(-1) as Section
      const isHeading = line.level > 0 && line.level < 7
      if (kind && !(line.bullet && kind === 'stop')) open(kind, line)
      // Another heading of the same rank ends a section: what follows is something else.
      else if (isHeading && current.kind !== 'intro' && current.level > 0 && line.level <= current.level)
        open('stop', line)
      else current.lines.push(line)
    }
  }
  return { sections, servings }
}
