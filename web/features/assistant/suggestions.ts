import * as strings from './strings.ts'

/** Starter questions: one of each kind that the assistant is good at. */
export const SUGGESTIONS: readonly string[] = [
  strings.askTime,
  strings.askSubstitute,
  strings.askRescue,
  strings.askTemperature,
]

/** Where a recipe is open: what its ingredients and its notes can answer for any dish. */
export const ABOUT_OPEN_RECIPE: readonly string[] = [
  strings.askAhead,
  strings.askDouble,
  strings.askSpicy,
  strings.askNuts,
]
