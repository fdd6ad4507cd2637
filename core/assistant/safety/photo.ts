const WILD =
  /\b(mushrooms?|fung(us|i)|toadstools?|morels?|chanterelles?|porcini|boletes?|berry|berries|wild|forag\w*)\b/i

/** What an answer about a photo must end with: nothing in the question says what a model takes it for. */
export const photoWarning = (answer: string): string =>
  WILD.test(answer) && !/\bexpert\b/i.test(answer)
    ? 'A photo can’t identify anything wild: don’t eat it unless a local expert has identified every piece.'
    : ''
