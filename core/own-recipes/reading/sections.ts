import { isIngredientsHeading, isStepsHeading, isStopHeading } from '#core/recipes/reading/heading-words.ts'
import { hasAmount, isSentence, startsWithAmount } from '#core/recipes/reading/line-shapes.ts'
import { servingsOf } from '#core/recipes/reading/servings.ts'
import { letters } from '#core/recipes/reading/tidy-text.ts'
import { atHeadings } from './break-lines.ts'
import { closingOf } from './closing.ts'
import { servingsSaid } from './fact-words.ts'
import { factsLine } from './facts-line.ts'
import { headingKind } from './headings.ts'
import { isLabel, type PastedLine, pastedLines } from './pasted-lines.ts'

type SectionKind = 'intro' | 'ingredients' | 'steps' | 'stop'

interface Section {
  kind: SectionKind
  /** Of the heading; 0 for none. */
  level: number
  /** "Notes": what a section that isn't read was called. */
  name: string
  lines: PastedLine[]
  /** Below a signature or tags. */
  isClosing?: boolean
}

const ARROWS = /\s*(?:👇|⬇️?|[⤵↓↴]️?)+\s*:?$/u
const OF_SERVINGS =
  /(?<!\p{L})(?:for|für|pour|para|per|voor|serves|servings?|makes|yields?)(?!\p{L}).{0,20}\d|^\d+\s+(?:servings?|people)|\(\d+\s+(?:servings?|portions?|people|pieces|slices|bars|cookies|rolls|buns|squares)\)/iu

const OF_VIDEO =
  /^(?:chapters|time ?(?:stamps|codes)|links?(?: mentioned)?|music(?: used)?|credits|socials|find me.{0,30}|connect with me|my (?:gear|equipment|links)|disclaimer|disclosure|shop my kitchen)\s*:?$/i
const OF_STORY =
  /^(?:why (?:you(?:['’]ll| will)? love.{0,30}|(?:it|this)(?: recipe)? works.{0,20})|what makes .{1,40}|a (?:note|word) (?:on|about) .{1,40}|before you (?:start|begin)|make ahead.{0,20}|serve (?:it )?with|leftovers)\s*:?$/i

function kindOf({ text, level }: PastedLine): SectionKind | undefined {
  if (text.length > 90 || startsWithAmount(text)) return undefined
  const name = text.replace(ARROWS, '')
  if (isIngredientsHeading(name)) return 'ingredients'
  const named = headingKind(name)
  if (named === 'ingredients' || named === 'steps') return named
  // "Cook it:" and "Cooking" are headings, "Cooking spray" isn't; a sentence is none either.
  if (isStepsHeading(name) || /^how to(?: do it)?\s*:?$/i.test(name)) return 'steps'
  if (/^level [2-9]$/i.test(name)) return 'stop'
  if (OF_VIDEO.test(name) || OF_STORY.test(name)) return 'stop'
  const short = name.length <= 45 && !isSentence(name) && !/[.!?]$/.test(name)
  return short &&
    !hasAmount(name) &&
    (level > 0 || /:$/.test(name) || name.split(' ').length <= 4) &&
    (isStopHeading(name) || named === 'stop')
    ? 'stop'
    : undefined
}

/** "Ingredients (serves 4)", "Ingredients for the dough": what the heading says besides. */
function asideOf(text: string): { servings: number | null; group: string | null } {
  const servings = OF_SERVINGS.test(text) ? servingsOf(text) : servingsSaid(text)
  const group =
    /\b(for (?!(?:that|this|it|us|him|her|them)(?!\p{L}))(?:the |my )?\p{L}[\p{L} '’-]{1,50})\)?\s*:?$/iu.exec(
      text,
    )?.[1] ?? null
  return { servings, group: servings === null ? group : null }
}

const heading = (text: string, level: number): PastedLine => ({
  text,
  level,
  bullet: false,
  mark: '',
  number: null,
  blankBefore: true,
  message: false,
  width: text.length,
})

/** "Prep time" on one line and its value on the next, as tables are copied. */
function withValues(lines: readonly PastedLine[]): PastedLine[] {
  const out: PastedLine[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as PastedLine
    const next = lines[at + 1]
    if (next && isLabel(line.text) && next.text.length <= 40 && !isLabel(next.text) && !kindOf(next)) {
      out.push({ ...line, text: `${line.text.replace(/\s*:$/, '')}: ${next.text}` })
      at++
    } else out.push(line)
  }
  return out
}

interface Sectioned {
  sections: Section[]
  servings: number | null
  /** What is beside the recipe: other people's messages, the chapters of a video. */
  asides: string[]
  /** Of a mail: what is around the recipe, and says nothing of it. */
  frame: string[]
}

const isShouted = ({ text, blankBefore, number, bullet }: PastedLine) =>
  blankBefore &&
  number === null &&
  !bullet &&
  text.length <= 40 &&
  text === text.toUpperCase() &&
  /\p{Lu}{3}/u.test(text)

/** Headings have an emoji too, but no bullet. */
const isItem = ({ bullet, mark }: PastedLine) => bullet && !/\p{Extended_Pictographic}/u.test(mark)

const OF_CARD = /:|^(?:prep|cook|total|servings|serves|yield)/i

/** A list with amounts; a page that talks about each ingredient has none. */
const isList = ({ kind, lines }: Section) =>
  kind === 'ingredients' && lines.filter(({ text }) => startsWithAmount(text)).length > 1

/** What a page tells about ingredients and steps above its recipe is no part of it. */
function withoutStory(sections: readonly Section[]): Section[] {
  const card = sections.findIndex(isList)
  const isStory = ({ kind }: Section, at: number) => at < card && (kind === 'ingredients' || kind === 'steps')
  const hasSteps = sections.some(({ kind, lines }, at) => at > card && kind === 'steps' && lines.length > 0)
  const talks = sections.some(
    (one, at) => isStory(one, at) && one.kind === 'ingredients' && one.lines.length > 0,
  )
  if (!talks || !hasSteps) return [...sections]
  return sections.map((one, at) => (isStory(one, at) ? { ...one, kind: 'stop' } : one))
}

/** The lines under their headings; without headings everything is one section. */
export function sectionsOf(pasted: string): Sectioned {
  const sections: Section[] = [{ kind: 'intro', level: 0, name: '', lines: [] }]
  let servings: number | null = null
  const open = (kind: SectionKind, line: PastedLine) => {
    const aside = kind === 'ingredients' ? asideOf(line.text) : { servings: null, group: null }
    servings ??= aside.servings
    const before = sections.at(-1)
    // "FILLING" between the steps of one part and the ingredients of the next.
    const part = kind === 'ingredients' && before?.kind === 'steps' ? before.lines.at(-1) : undefined
    const isPart = part !== undefined && (before?.lines.length ?? 0) > 1 && isShouted(part)
    const group = isPart ? (before?.lines.pop()?.text ?? null) : aside.group
    const lines = group === null ? [] : [heading(`${group}:`, 7)]
    sections.push({ kind, level: line.level, name: line.text, lines })
  }
  const { lines: all, asides, frame } = pastedLines(pasted)
  const lines = withValues(all)
  const closing = closingOf(lines)
  const seen = new Set<string>()
  /** Tips and a story above the recipe end where its title comes again, or its times. */
  const isCard = (text: string) =>
    seen.has(letters(text)) || (text.length <= 90 && OF_CARD.test(text) && factsLine(text) !== undefined)
  for (const [at, given] of lines.entries()) {
    if (at === closing) sections.push({ kind: 'stop', level: 0, name: '', lines: [], isClosing: true })
    for (const piece of atHeadings(given.text)) {
      const line =
        piece.text === given.text ? given : { ...given, text: piece.text, bullet: false, number: null }
      const listed = sections.some(({ kind, lines }) => kind === 'ingredients' && lines.length > 0)
      // "You need: a large pot." below the ingredients lists what else is needed.
      const isTools = piece.begins === 'ingredients' && listed && /^you need$/i.test(piece.text)
      // "How to make focaccia" at the top is the title.
      const isName =
        at === 0 && piece.begins === null && /^how to (?:make|cook|prepare) (?!it\b)/i.test(line.text)
      // "RECIPE (2 portions)" above a list.
      const isRecipe =
        !listed &&
        /^(?:the\s+)?recipe\s*(?:\([^()]{1,30}\))?\s*:?$/i.test(line.text) &&
        startsWithAmount(lines[at + 1]?.text ?? '')
      const kind = isRecipe
        ? 'ingredients'
        : isTools
          ? 'stop'
          : isName
            ? undefined
            : (piece.begins ?? kindOf(line))
      const current = sections.at(-1) as Section
      const isHeading = line.level > 0 && line.level < 7
      if (kind && !(kind === 'stop' && isItem(line))) open(kind, line)
      else if (current.kind === 'stop' && at < closing && !sections.some(isList) && isCard(line.text))
        sections.push({ kind: 'intro', level: 0, name: '', lines: [line] })
      // Another heading of the same rank ends a section: what follows is something else.
      else if (isHeading && current.kind !== 'intro' && current.level > 0 && line.level <= current.level)
        open('stop', line)
      else current.lines.push(line)
      if (current.kind === 'intro' && line.text.length <= 90)
        for (const name of [line.text, line.text.split(/\s+[-–—|]\s+/)[0] ?? '']) seen.add(letters(name))
    }
  }
  return { sections: withoutStory(sections), servings, asides, frame }
}
