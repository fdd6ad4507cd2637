import { ingredientsOfLine } from '#core/ingredients/line-ingredients.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import {
  hasMeasure,
  isGroupName,
  isSentence,
  isStep,
  startsWithAmount,
} from '#core/recipes/reading/line-shapes.ts'
import { listedIn, sentencesOf } from './break-lines.ts'
import { isGroup } from './ingredient-list.ts'
import type { PastedLine } from './pasted-lines.ts'

type LineKind = 'ingredient' | 'step' | 'group' | 'other'

const LONGEST_INGREDIENT = 140

/** Every word of the name is known, not only its end. */
const isKnown = (text: string, vocabulary: Vocabulary | undefined) =>
  vocabulary !== undefined &&
  text.length <= 60 &&
  ingredientsOfLine(text, vocabulary).some(({ ingredient, exact }) => ingredient !== undefined && exact)

/** "3-Ingredient Pancakes" and "One-Pot Pasta" begin like an amount. */
const isCompound = (text: string) =>
  /^(?:\d+|one|two|three|four|five|six|half)[-–]\p{L}/iu.test(text) && !hasMeasure(text)

function kindOf(
  line: PastedLine,
  next: PastedLine | undefined,
  vocabulary: Vocabulary | undefined,
  bulleted: boolean,
): LineKind {
  const { text, bullet, number } = line
  const words = text.split(' ').length
  if (isGroup(line, next)) return 'group'
  const amount = startsWithAmount(text) && !isCompound(text)
  if (number !== null && !(amount && text.length < 60 && !isSentence(text))) return 'step'
  if (
    amount &&
    text.length <= LONGEST_INGREDIENT &&
    (hasMeasure(text) || !(isSentence(text) && isStep(text)))
  )
    return 'ingredient'
  // Below a list with bullets the steps have none.
  if (isStep(text) && (text.length > 25 || /[.!]$/.test(text) || (bulleted && !bullet))) return 'step'
  if (isGroupName(text) && next && !/\brecipe\b/i.test(text)) return 'group'
  if (words > 8 || /[.!?]$/.test(text)) return 'other'
  return bullet || (!bulleted && isKnown(text, vocabulary)) ? 'ingredient' : 'other'
}

/** A text in one piece: its sentences as lines, so that each can be told apart. */
export function asSentences(lines: readonly PastedLine[]): PastedLine[] {
  return lines.flatMap((line) => {
    if (line.text.length < 120) return [line]
    const texts = sentencesOf(line.text).flatMap((sentence) => {
      const listed = listedIn(sentence)
      return listed ? [listed.lead, ...listed.parts] : [sentence]
    })
    return texts
      .filter((text) => text !== '')
      .map((text, at) => ({ ...line, text, number: at === 0 ? line.number : null, blankBefore: at === 0 }))
  })
}

/**
 * What each line is, where no heading says so. A short line between ingredients is one too ("salt"), and one between
 * steps is a step ("Enjoy!").
 */
export function lineKinds(lines: readonly PastedLine[], vocabulary: Vocabulary | undefined): LineKind[] {
  const bulleted = lines.filter(({ bullet }) => bullet).length >= 2
  const kinds = lines.map((line, at) => kindOf(line, lines[at + 1], vocabulary, bulleted))
  for (const [at, kind] of kinds.entries()) {
    const line = lines[at] as PastedLine
    if (kind !== 'other') continue
    const [before, after] = [kinds[at - 1], kinds[at + 1]]
    const short = line.text.length <= 60 && !/[!?]$/.test(line.text)
    const touches = !line.blankBefore && before === 'ingredient'
    if (short && touches && line.text.split(' ').length <= 6) kinds[at] = 'ingredient'
    else if (before === 'step' && (after === 'step' || !line.blankBefore)) kinds[at] = 'step'
    else if (before === 'ingredient' && after === 'step' && /[.!]$/.test(line.text)) kinds[at] = 'step'
  }
  // A heading belongs to what follows it.
  return kinds.map((kind, at) => {
    if (kind !== 'group') return kind
    const next = kinds.slice(at + 1, at + 4).find((one) => one !== 'group')
    return next === 'ingredient' || next === 'step' ? next : 'other'
  })
}
