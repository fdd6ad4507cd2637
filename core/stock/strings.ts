import { counted } from '../text/counted.ts'

const days = (count: number) => counted(count, { one: '# day', other: '# days' })
const ago = (count: number) =>
  count === 0
    ? 'today'
    : count === 1
      ? 'yesterday'
      : counted(count, { one: '# day ago', other: '# days ago' })

// Usual purchases
export const usuallyEvery = (count: number) =>
  count === 1
    ? 'Usually every day'
    : counted(count, { one: 'Usually every # day', other: 'Usually every # days' })

// Why a food is probably still there, or not
export const usuallyLastsHere = (count: number) => `You usually finish it in ${days(count)}`
export const usuallyLasts = (count: number) => `Most kitchens finish it in about ${days(count)}`
export const boughtAgo = (count: number) => `bought ${ago(count)}`
export const listedAgo = (count: number) => `listed ${ago(count)}`
export const openedAgo = (count: number) => `opened ${ago(count)}`
export const confirmedAgo = (count: number) => `known to be there ${ago(count)}`
export const usedUpByCount = 'Used up, by the amounts recorded'
export const partLeft = (left: string, full: string) => `${left} of ${full} left`
export const pastItsDate = (count: number) =>
  counted(count, { one: '# day past its date', other: '# days past its date' })
export const reasons = (all: readonly string[]) => {
  const text = all.join('; ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

// Written by the user without the dish
export const leftovers = 'Leftovers'

// Too little of it
const plural = (name: string) =>
  /[^aeiou]y$/.test(name)
    ? name.replace(/y$/, 'ies')
    : name
        .replace(/(?<=(?:s|x|ch|sh|potato|tomato))$/, 'e')
        .replace(/(?:f|fe)$/, 've')
        .replace(/$/, 's')
export const haveOfPieces = (have: string, need: string, name: string, isMany: boolean) =>
  `You have ${have} of ${need} ${isMany ? plural(name) : name}`
export const haveOfAmount = (have: string, need: string, name: string) =>
  `You have ${have} of ${need} ${name}`
