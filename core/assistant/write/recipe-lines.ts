import { plainName } from '../../ingredients/plain-name.ts'
import { linesOfSteps } from '../../recipes/step-lines.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import { nameAndKinds } from '../read/lexicon.ts'
import type { RecipeInView } from './answer.ts'
import * as recipeStrings from './recipes/strings.ts'

export const MOST_LINES = 40
export const MEATS = new Set<string>(['meat', 'poultry', 'seafood'])

/** A line of the open recipe. */
export interface Line {
  text: string
  name: string
}

export const linesOf = ({ ingredients }: RecipeInView, { lexicon }: KnowledgeIndex): Line[] =>
  ingredients.slice(0, MOST_LINES).map((text) => ({ text, name: plainName(text, lexicon.vocabulary) }))

export const categoryOf = (name: string, { lexicon }: KnowledgeIndex) =>
  lexicon.vocabulary.ingredients.find((one) => one.name === name)?.category

/** The lines that a food of the question means: peas are the frozen peas here. */
export function linesMeant(food: string, lines: readonly Line[], { lexicon }: KnowledgeIndex): Line[] {
  const exact = lines.filter(({ name }) => name === food)
  if (exact.length > 0) return exact
  return lines.filter(
    ({ name }) =>
      nameAndKinds(name, lexicon).includes(food) || name.endsWith(` ${food}`) || name.startsWith(`${food} `),
  )
}

export interface Sentence {
  /** The number of its step. */
  step: number
  text: string
}

export const sentencesOf = ({ instructions }: RecipeInView): Sentence[] =>
  instructions.flatMap((step, at) =>
    step
      .split(/(?<=[.!?]) (?=[A-Z])/)
      .map((text) => ({ step: at + 1, text: text.trim() }))
      .filter(({ text }) => text !== ''),
  )

/** What the steps say about a line. */
export function sentencesWith(line: Line, recipe: RecipeInView, { lexicon }: KnowledgeIndex): Sentence[] {
  const sentences = sentencesOf(recipe)
  const used = linesOfSteps(
    sentences.map(({ text }) => text),
    recipe.ingredients.slice(0, MOST_LINES),
    lexicon.vocabulary,
  )
  const at = recipe.ingredients.indexOf(line.text)
  return sentences.filter((_, n) => used[n]?.includes(at))
}

/** "Step 3: Add the eggplant." */
export const saySentences = (sentences: readonly Sentence[]): string => {
  const bySteps = new Map<number, string[]>()
  for (const { step, text } of sentences) bySteps.set(step, [...(bySteps.get(step) ?? []), text])
  return [...bySteps].map(([step, texts]) => recipeStrings.step(step, texts.join(' '))).join('\n\n')
}
