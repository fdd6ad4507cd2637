import { counted } from '../text/counted.ts'

// Score
export const excellentMatch = 'Excellent Match'
export const greatMatch = 'Great Match'
export const goodMatch = 'Good Match'
export const fairMatch = 'Fair Match'
export const allScores = 'All Scores'
export const highScores = 'High Score (85+)'
export const goodScores = 'Good Score (70+)'

// What a recipe needs, in a line
export const andMore = (names: string, more: number) => `${names} and ${more} more`
export const needs = (names: string) => `Needs ${names}`
export const haveEverything = 'You have everything'
export const haveEverythingBut = (names: string) => `You have everything but the ${names}`
export const swapFor = (swap: string, names: string) => `Use your ${swap} for ${names}`
export const swapsFor = (swap: string, names: string, more: number) =>
  `Use your ${swap} for ${names}, and ${counted(more, { one: '# more swap', other: '# more swaps' })}`

// What the user has and needs, on a card
export const haveAll = (have: number) => `Have all ${have}`
export const haveSome = (have: number) => `Have ${have}`
export const haveAndNearly = (have: number, nearly: number) => `Have ${have} and nearly ${nearly}`
export const needSome = (count: number, names: string) => `need ${count}: ${names}`
export const alsoNice = (names: string) => `also nice: ${names}`

// The same in a sentence
export const youHaveAll = (lines: number) => `You have all ${lines} ingredients.`
export const youHave = (have: number, lines: number) => `You have ${have} of ${lines} ingredients.`
export const youHaveAndNearly = (have: number, lines: number, nearly: number) =>
  `You have ${have} of ${lines} ingredients and nearly ${nearly} more.`
export const youNeed = (need: number) => `You need ${need}.`
export const youNeedAndOptional = (need: number, optional: number) =>
  `You need ${need}, plus ${optional} optional.`
export const missingOptional = (optional: number) => `Missing: ${optional} optional.`

// What won't keep.
export const usesUp = (names: string) => `Uses up your ${names}`
export const usesUpBrief = (names: string) => `Uses up: ${names}`
