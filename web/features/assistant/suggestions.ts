/** Starter questions: one of each kind that the assistant is good at. */
export const SUGGESTIONS: readonly string[] = [
  'How long do I boil eggs?',
  'What can I use instead of buttermilk?',
  'My soup is too salty. What now?',
  'How hot should chicken be inside?',
]
