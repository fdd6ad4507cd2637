import { isIngredientsHeading, isStepsHeading, isStopHeading } from '#core/recipes/reading/heading-words.ts'

/** "Ingredients", "Zubereitung": what begins a part of a recipe, in the languages that we encounter. */
export const isSectionHeading = (text: string): boolean =>
  text.length <= 60 &&
  (isIngredientsHeading(text) || isStepsHeading(text) || (text.length < 24 && isStopHeading(text)))
