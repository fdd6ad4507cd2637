import * as strings from './strings.ts'

const WILD =
  /\b(mushrooms?|fung(us|i)|toadstools?|morels?|chanterelles?|porcini|boletes?|berry|berries|wild|forag\w*)\b/i

/** What an answer about a photo must end with: nothing in the question says what a model takes it for. */
export const photoWarning = (answer: string): string =>
  WILD.test(answer) && !/\bexpert\b/i.test(answer) ? strings.wildInPhoto : ''
