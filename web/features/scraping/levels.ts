import * as strings from './strings.ts'

/** The levels of difficulty, for a choice. */
export const LEVELS = [
  { value: 'easy', label: strings.easy },
  { value: 'medium', label: strings.medium },
  { value: 'hard', label: strings.hard },
] as const

/** The same among the facts of a recipe. */
export const LEVEL_FACTS = new Map<string, string>([
  ['easy', strings.isEasy],
  ['medium', strings.isMedium],
  ['hard', strings.isHard],
])
