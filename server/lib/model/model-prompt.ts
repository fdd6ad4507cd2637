import type { ChatTurn } from '#core/contracts/chat.ts'

/** Asks again after an answer that does not parse. */
export const askAgain = (issues: string) =>
  `That does not fit the schema (${issues}). Answer again with the corrected JSON only.`

// Tasks of the model check
export const EGG_SYSTEM = 'You are a cook.'
export const EGG_QUESTION = 'In one short sentence: how do I soft-boil an egg?'
export const LINE_SYSTEM = 'You read ingredient lines.'
export const LINE_QUESTION = 'The line is "1 kg potatoes". Which ingredient is it, and how many grams?'
export const COLOR_SYSTEM = 'You look at pictures.'
export const COLOR_QUESTION = 'The picture shows one color. Which?'

/** Five turns: the limit is said in the first one, and none of the others repeats it. */
export const TURNS_AFTER_LIMIT: readonly ChatTurn[] = [
  { role: 'user', content: 'I am allergic to peanuts.' },
  { role: 'assistant', content: 'Good to know. Nothing with peanuts then.' },
  { role: 'user', content: 'How long do I soak rice noodles?' },
  { role: 'assistant', content: 'About 8 minutes in hot water, until they bend.' },
  { role: 'user', content: 'How do I press tofu?' },
  { role: 'assistant', content: 'Under a weight, for 20 minutes.' },
  { role: 'user', content: 'What goes with lime?' },
  { role: 'assistant', content: 'Cilantro, chili, ginger and coconut.' },
]
export const LIMIT_QUESTION =
  'Name one quick Thai noodle dish for tonight and its sauce, in two short sentences.'
export const LIMIT_ANSWER = 'Which dish do you have in mind?'
