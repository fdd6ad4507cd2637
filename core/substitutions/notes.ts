import type { Ingredient } from '#core/contracts/ingredient.ts'

/** One sentence of a note, and the foods that it asks the cook to add. */
export interface NotePart {
  text: string
  needs: readonly Ingredient[]
}

export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '')

const FOOD = /\{([^{}]+)\}/g

/**
 * Reads "Add a splash of {soy sauce}. Simmer briefly.": braces mark what the cook has to add, so that a sentence can be
 * left out where a diet or an allergy forbids it.
 */
export function readNotes(notes: string, ingredientOf: (label: string) => Ingredient): NotePart[] {
  return sentencesOf(notes).map((sentence) => ({
    text: sentence.replace(FOOD, '$1'),
    needs: [...sentence.matchAll(FOOD)].map(([, label = '']) => ingredientOf(label)),
  }))
}
