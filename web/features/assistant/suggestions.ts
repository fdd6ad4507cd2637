/** Starter questions: one of each kind that the assistant is good at. */
export const SUGGESTIONS: readonly string[] = [
  'How long do I boil eggs?',
  'What can I use instead of buttermilk?',
  'My soup is too salty. What now?',
  'How hot should chicken be inside?',
]

/** Where a recipe is open: what its ingredients and its notes can answer for any dish. */
export const ABOUT_OPEN_RECIPE: readonly string[] = [
  'Can I make it ahead?',
  'Can I double it?',
  'Is it spicy?',
  'Does it contain nuts?',
]
