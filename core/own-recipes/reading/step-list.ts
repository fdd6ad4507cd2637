import { isGroupName, isStep } from '#core/recipes/reading/line-shapes.ts'
import { atNumbers, sentencesOf } from './break-lines.ts'
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

function unwrapped(lines: readonly PastedLine[]): Paragraph[] {
  const counted = lines.filter(({ number, bullet }) => number !== null || bullet).length >= 2
  // Where every line begins small, that says nothing.
  const small = lines.filter(({ text }) => /^\p{Ll}/u.test(text)).length * 2 > lines.length
  const cut = lines.filter(
    ({ text }, at) => !ENDS.test(text) && /^\p{Ll}/u.test(lines[at + 1]?.text ?? ''),
  ).length
  const paragraphs = lines.slice(1).filter(({ blankBefore }) => blankBefore).length
  const out: Paragraph[] = []
  for (const line of lines) {
    const before = out.at(-1)
    const fresh =
      !before ||
      line.number !== null ||
      line.bullet ||
      line.level > 0 ||
      before.level > 0 ||
      isGroupName(before.text)
    const open = before !== undefined && !ENDS.test(before.text)
    const lower = !small && /^[\p{Ll}(,]/u.test(line.text)
    const continues =
      !fresh &&
      (line.blankBefore
        ? open && lower
        : counted || (lower && (open || cut > 0)) || (!small && cut > 0 && (open || paragraphs > 0)))
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
export function stepList(lines: readonly PastedLine[]): { steps: string[]; left: string[] } {
  const paragraphs = unwrapped(lines)
  const steps: string[] = []
  const left: string[] = []
  const counted = paragraphs.filter(({ number }) => number !== null).length >= 2
  let group = ''
  for (const [at, { text, number, bullet, level, blankBefore }] of paragraphs.entries()) {
    const isHead = number === null && !bullet && (level > 0 || (isGroupName(text) && text.length <= 40))
    if (isHead && at < paragraphs.length - 1) {
      group = `${text.replace(/\s*[:：\-–—]+$/, '')}: `
      continue
    }
    // After numbered steps, a paragraph without a number is a remark, unless it cooks.
    if (counted && number === null && !bullet && blankBefore && steps.length > 0 && !isStep(text)) {
      left.push(text)
      continue
    }
    for (const part of atNumbers(text, number)) {
      steps.push(`${group}${part}`)
      group = ''
    }
  }
  const only = steps.length === 1 ? (steps[0] as string) : ''
  return { steps: only.length > LONG ? inSentences(only) : steps, left }
}
