import { atNumbers, sentencesOf } from './break-lines.ts'
import { isCutOff } from './cut-off.ts'
import { isGroupName } from './group-name.ts'
import { isStep } from './is-step.ts'
import { isVerb, wordsIn } from './kitchen-words.ts'
import type { PastedLine } from './pasted-lines.ts'

const ENDS = /[.!?:;)”"…]$/u
/** A text of so many characters in one piece is cut into its sentences. */
const LONG = 80
const SHORT_SENTENCE = 24

interface Paragraph {
  text: string
  number: number | null
  bullet: boolean
  level: number
  blankBefore: boolean
}

/** Lines that begin small where a sentence must begin: then that says nothing. */
function beginsSmall(lines: readonly PastedLine[]): boolean {
  const firsts = lines.filter((line, at) => {
    const before = lines[at - 1]
    return !before || line.message || line.number !== null || line.bullet || ENDS.test(before.text)
  })
  return firsts.filter(({ text }) => /^\p{Ll}/u.test(text)).length * 2 > firsts.length
}

function unwrapped(lines: readonly PastedLine[]): Paragraph[] {
  const isListed = ({ number, bullet }: PastedLine) => number !== null || bullet
  const counted = lines.filter(isListed).length >= 2
  const lastListed = lines.findLastIndex(isListed)
  const small = beginsSmall(lines)
  const cut = lines.filter(
    ({ text }, at) => !ENDS.test(text) && /^\p{Ll}/u.test(lines[at + 1]?.text ?? ''),
  ).length
  // Where gaps part the paragraphs, a sentence that ends with its line does not.
  const gaps = lines.slice(1).filter(({ blankBefore }) => blankBefore).length
  const ends = lines.filter(
    ({ text, blankBefore }, at) =>
      at > 0 && !blankBefore && ENDS.test(lines[at - 1]?.text ?? '') && /^\p{Lu}/u.test(text),
  ).length
  const isParted = gaps > 0 && gaps >= ends
  const widest = Math.max(0, ...lines.map(({ width }) => width))
  const out: Paragraph[] = []
  for (const [at, line] of lines.entries()) {
    const before = out.at(-1)
    const fresh =
      !before ||
      line.message ||
      line.number !== null ||
      line.bullet ||
      line.level > 0 ||
      before.level > 0 ||
      isGroupName(before.text)
    const open = before !== undefined && !ENDS.test(before.text)
    // Among lines that begin small, "top w sour cream" is a step of its own.
    const isOwn = small && isVerb(wordsIn(line.text)[0] ?? '')
    const lower =
      (!small && /^[\p{Ll}(,]/u.test(line.text)) ||
      /^[&+]\s/.test(line.text) ||
      (open && !isOwn && isCutOff(before.text))
    const full = (lines[at - 1]?.width ?? 0) + 1 + (/^\S+/.exec(line.text)?.[0].length ?? 0) > widest - 3
    // Below the last of a list only what clearly goes on belongs to it.
    const listed = counted && (at < lastListed || (open && (lower || full)) || isStep(line.text))
    const continues =
      !fresh &&
      (line.blankBefore
        ? open && lower
        : listed || (!counted && ((lower && (open || cut > 0)) || (!small && cut > 0 && (open || isParted)))))
    if (continues) before.text += ` ${line.text}`
    else out.push({ ...line })
  }
  return out
}

/** Short sentences stay with the one before: "Serve. Enjoy!" is no two steps. */
function inSentences(text: string): string[] {
  const out: string[] = []
  for (const sentence of sentencesOf(text)) {
    const last = out.at(-1)
    if (last !== undefined && sentence.length < SHORT_SENTENCE && last.length < 200)
      out[out.length - 1] = `${last} ${sentence}`
    else out.push(sentence)
  }
  return out
}

/** The steps of a section. A heading goes in front of its first step: cooking mode shows one step at a time. */
export function stepList(lines: readonly PastedLine[]): string[] {
  const paragraphs = unwrapped(lines)
  const steps: string[] = []
  let group = ''
  for (const [at, { text, number, bullet, level }] of paragraphs.entries()) {
    const next = paragraphs[at + 1]
    // "#### Step 1: Scramble the eggs" is the heading of the paragraph below.
    const isName = level > 0 && number !== null && next?.number === null && text.length <= 80
    const isHead =
      isName || (number === null && !bullet && (level > 0 || (isGroupName(text) && text.length <= 40)))
    if (isHead && next) {
      group = `${text.replace(/\s*[:：\-–—]+$/, '')}: `
      continue
    }
    for (const part of atNumbers(text, number)) {
      steps.push(`${group}${part}`)
      group = ''
    }
  }
  const only = steps.length === 1 ? (steps[0] as string) : ''
  return only.length > LONG ? inSentences(only) : steps
}
