import { ingredientsOfLine } from '#core/ingredients/line-ingredients.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { hasMeasure, isGroupName, isSentence, startsWithAmount } from '#core/recipes/reading/line-shapes.ts'
import { ALSO, listedIn, sentencesOf } from './break-lines.ts'
import { isGroup } from './ingredient-list.ts'
import { isStep } from './is-step.ts'
import type { PastedLine } from './pasted-lines.ts'
import { CUT } from './step-list.ts'

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
  const also = text.length <= 60 ? text.replace(ALSO, '') : text
  if (also !== text && startsWithAmount(also) && !/[.?]$/.test(text)) return 'ingredient'
  if (isGroup(line, next)) return 'group'
  // "A stew for the sort of day when …" is a sentence, not an amount.
  const isProse = /^\p{L}/u.test(text) && isSentence(text) && !hasMeasure(text)
  const amount = startsWithAmount(text) && !isCompound(text) && !isProse
  if (number !== null && !(amount && text.length < 60 && !isSentence(text))) return 'step'
  if (
    amount &&
    text.length <= LONGEST_INGREDIENT &&
    (hasMeasure(text) || !(isSentence(text) && isStep(text)))
  )
    return 'ingredient'
  // Below a list with bullets the steps have none.
  if (
    isStep(text) &&
    (text.length > 25 || /^(?:pre-?heat|oven)\b/i.test(text) || /[.!]$/.test(text) || (bulleted && !bullet))
  )
    return 'step'
  if (isGroupName(text) && next && !/\brecipe\b/i.test(text)) return 'group'
  if (words > 8 || /[.!?]$/.test(text)) return 'other'
  return bullet || (!bulleted && isKnown(text, vocabulary)) ? 'ingredient' : 'other'
}

const NEEDED = /\b(?:need|ingredients(?: are)?|get|grab|buy)\b[^,]{0,20}$/i

/** "You need 3 bananas, 75g butter and 1 egg": the lead and what it lists. */
function needed(text: string): string[] | undefined {
  const list = text.length < 2000 ? listedIn(text) : undefined
  if (!list || list.parts.length < 3 || (list.lead === '' && isStep(text))) return undefined
  if (list.lead !== '' && !NEEDED.test(list.lead)) return undefined
  return list.parts
}

/** A text in one piece: its sentences as lines, so that each can be told apart. */
export function asSentences(lines: readonly PastedLine[], isWhole: boolean): PastedLine[] {
  return lines.flatMap((line) => {
    const list = isWhole ? undefined : needed(line.text)
    if (list)
      return list.map((text, at) => ({
        ...line,
        text,
        bullet: false,
        blankBefore: at === 0,
        message: at === 0 && line.message,
      }))
    if (!isWhole || line.text.length < 120) return [line]
    const texts = sentencesOf(line.text).flatMap((sentence) => {
      const listed = listedIn(sentence)
      return listed ? [listed.lead, ...listed.parts] : [sentence]
    })
    return texts
      .filter((text) => text !== '')
      .map((text, at) => ({ ...line, text, number: at === 0 ? line.number : null, blankBefore: at === 0 }))
  })
}

/** Lines with the same bullet are of one kind: what most of them are. */
function settleLists(lines: readonly PastedLine[], kinds: LineKind[]): void {
  for (let from = 0; from < lines.length; ) {
    const mark = lines[from]?.mark ?? ''
    let to = from + 1
    while (to < lines.length && mark !== '' && lines[to]?.mark === mark && !lines[to]?.blankBefore) to++
    const list = kinds.slice(from, to)
    const count = (kind: LineKind) => list.filter((one) => one === kind).length
    if (list.length > 2 && count('step') * 2 > list.length && count('ingredient') === 0)
      for (let at = from; at < to; at++) if (kinds[at] === 'other') kinds[at] = 'step'
    from = to
  }
}

/**
 * What each line is, where no heading says so. A short line between ingredients is one too ("salt"), and one between
 * steps is a step ("Enjoy!").
 */
export function lineKinds(lines: readonly PastedLine[], vocabulary: Vocabulary | undefined): LineKind[] {
  const bulleted = lines.filter(({ bullet }) => bullet).length >= 2
  const kinds = lines.map((line, at) => kindOf(line, lines[at + 1], vocabulary, bulleted))
  settleLists(lines, kinds)
  for (const [at, kind] of kinds.entries()) {
    const line = lines[at] as PastedLine
    const previous = lines[at - 1]
    const isFresh = line.bullet || line.number !== null || line.blankBefore || line.message
    // "Bake at 375 for" goes on: "8 to 10 min."; a food that is named between steps belongs to them.
    if (kind === 'ingredient' && kinds[at - 1] === 'step' && !isFresh)
      if ((previous && CUT.test(previous.text)) || !startsWithAmount(line.text)) kinds[at] = 'step'
    if (kind !== 'other') continue
    const [before, after] = [kinds[at - 1], kinds[at + 1]]
    const short = line.text.length <= 60 && !/[!?]$/.test(line.text)
    const touches = !line.blankBefore && before === 'ingredient'
    if (ALSO.test(line.text) && short && before === 'ingredient') kinds[at] = 'ingredient'
    else if (short && touches && !line.message && line.text.split(' ').length <= 6) kinds[at] = 'ingredient'
    // Messages say other things too.
    else if (before === 'step' && !line.message && (after === 'step' || !line.blankBefore)) kinds[at] = 'step'
    else if (before === 'ingredient' && after === 'step' && /[.!]$/.test(line.text)) kinds[at] = 'step'
  }
  // A heading belongs to what follows it.
  return kinds.map((kind, at) => {
    if (kind !== 'group') return kind
    const next = kinds.slice(at + 1, at + 4).find((one) => one !== 'group')
    return next === 'ingredient' || next === 'step' ? next : 'other'
  })
}
