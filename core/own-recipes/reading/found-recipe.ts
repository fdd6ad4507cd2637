import type { TextFacts } from './facts-line.ts'

/** What the readers of texts and of file formats find. */
export interface FoundRecipe {
  title: string
  description: string | null
  ingredients: string[]
  steps: string[]
  facts: TextFacts
  sourceUrl: string | null
  sourceName: string | null
  left: string[]
  /** 0 to 1: how much of a field could be something else. */
  unsure?: { title: number; ingredients: number; instructions: number }
}
