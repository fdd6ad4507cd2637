import { numberedSteps } from '#core/recipes/numbered-steps.ts'
import * as strings from '../strings.ts'
import type { ExportedOwn } from './exported-own.ts'

/** What a person noted at single steps, in order: the step's number on its page, and text. */
function stepNotes({ content, marks }: ExportedOwn): { step: number; text: string }[] {
  const numbers = new Map(numberedSteps(content.instructions).map(({ at }, number) => [at, number + 1]))
  return Object.entries(marks?.step_notes ?? {})
    .map(([at, text]) => ({ step: numbers.get(Number(at)) ?? Number(at) + 1, text }))
    .filter(({ text }) => text !== '')
    .sort((a, b) => a.step - b.step)
}

/** What was noted on a recipe, for formats that have one place for it. */
export const noteTexts = (recipe: ExportedOwn, missing = 0): string[] => [
  ...(recipe.marks?.note ? [recipe.marks.note] : []),
  ...stepNotes(recipe).map(({ step, text }) => strings.stepNote(step, text)),
  ...recipe.cookLog.map(({ cooked_on, note }) => strings.cookedOn(cooked_on, note)),
  ...(missing > 0 ? [strings.photosMissing(missing)] : []),
]
