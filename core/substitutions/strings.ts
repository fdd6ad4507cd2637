import { capital } from '#core/text/capital.ts'
import { counted } from '#core/text/counted.ts'

// Warnings above the list
export const notChecked = (restrictions: string, count: number) =>
  `We don't know ${restrictions}, so nothing here is checked for ${counted(count, { one: 'it', other: 'them' })}.`
export const ofItsKind = (kind: string, name: string) =>
  `These are substitutions for ${kind} in general; ${name} may behave a little differently.`
export const leftOut = (dish: string, names: string) => `Left out, as not right for ${dish}: ${names}.`
export const newAllergens = (allergens: string) => `Allergy note: some of these add ${allergens}.`
export const hidden = (needs: string, names: string) => `Hidden, as not ${needs}: ${names}.`
export const nothingFits = (name: string, needs: string) =>
  `Nothing we know of replaces ${name} here and is ${needs}.`
export const allCanBe = (needs: string) =>
  `All of these can be ${needs}. Some depend on the brand or the portion, as they say.`
export const allAre = (needs: string) =>
  `All of these are ${needs} by what is in them. Labels differ, so read them on anything packaged.`

// One substitution
export const twinImpact = 'Slight: close in what it does.'
export const twinNotes = 'Taste as you go; the two are near neighbors.'
export const sameAmount = '1:1, the same amount'
export const twiceAmount = 'Twice the amount'
export const timesAmount = (times: string) => `${times} times the amount`
export const shareOfAmount = (share: string) => `${share} of the amount`
export const forBase = (base: string, parts: string) => `For ${base}: ${parts}`
export const onePinch = '1 pinch'
export const tablespoons = (count: number) => `${count} tbsp`
export const teaspoons = (count: string) => `${count} tsp`
export const plus = (amount: string, rest: string) => `${amount} plus ${rest}`

// Cautions
export const buyCertified = (food: string, need: string) => `Look for ${food} that is certified ${need}.`
export const onlySmallPortion = (food: string, fits: string) =>
  `${capital(food)} is ${fits} only in a small portion.`
export const canContain = (food: string, content: string) => `${capital(food)} can contain ${content}.`
export const canContainBecause = (food: string, content: string, reason: string) =>
  `${capital(food)} can contain ${content}: ${reason}.`
export const buyFitting = (fits: string) => `Buy one that is ${fits}.`
