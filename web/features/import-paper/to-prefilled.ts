import { emptyContent } from '#core/own-recipes/empty.ts'
import type { PaperRecipe } from '#core/paper/read-paper.ts'
import type { Prefilled } from '#web/state/own/prefilled.ts'
import type { FoundPaper } from './read-files.ts'
import * as strings from './strings.ts'

/** Of more, all are compared. */
const MOST_HARD = 6

const isMany = (hard: readonly number[], all: readonly string[]) =>
  hard.length > MOST_HARD || (hard.length > 2 && hard.length === all.length)

const hardOf = (hard: readonly number[], all: readonly string[]) =>
  isMany(hard, all) ? [] : hard.flatMap((at) => all[at] ?? [])

function doubtsOf({ content, doubts }: PaperRecipe): Prefilled['doubts'] {
  const { ingredients, instructions } = content
  return {
    ...(doubts.title && { title: strings.doubtfulTitle }),
    ...(ingredients.length === 0
      ? { ingredients: strings.noIngredients }
      : isMany(doubts.ingredients, ingredients) && { ingredients: strings.doubtfulLines }),
    ...(instructions.length === 0
      ? { instructions: strings.noSteps }
      : isMany(doubts.instructions, instructions) && { instructions: strings.doubtfulSteps }),
  }
}

const looksOf = ({ looks }: FoundPaper, pages?: readonly number[]): Blob[] =>
  looks.flatMap((look, page) => (look && (!pages || pages.includes(page)) ? [look] : []))

/** For the form, with the pages that it is on beside it. */
export const toPrefilled = (recipe: PaperRecipe, found: FoundPaper): Prefilled => ({
  content: recipe.content,
  doubts: doubtsOf(recipe),
  left: recipe.notes,
  photos: [],
  beside: looksOf(found, recipe.pages),
  keepBeside: recipe.pages.some((page) => found.photos.has(page)),
  hardLines: {
    ingredients: hardOf(recipe.doubts.ingredients, recipe.content.ingredients),
    instructions: hardOf(recipe.doubts.instructions, recipe.content.instructions),
  },
})

const MOST_LEFT = 50

/** No recipe could be read: an empty form beside the pages, and what was made out of them as loose lines. */
export const nothingRead = (found: FoundPaper): Prefilled => ({
  ...{ content: emptyContent, doubts: {}, photos: [] },
  left: found.text.split('\n').filter(Boolean).slice(0, MOST_LEFT),
  beside: looksOf(found),
  keepBeside: found.photos.size > 0,
})
