import { MAX_RESTRICTION, MAX_RESTRICTIONS } from '#core/contracts/substitution-limits.ts'
import { isAllergen } from '#core/food-facts/needs.ts'
import * as strings from './strings.ts'

/** The lists as one, each entry once however it is capitalized. */
export function joined(...lists: readonly (readonly string[])[]): string[] {
  const once = new Map<string, string>()
  for (const one of lists.flat()) if (!once.has(one.toLowerCase())) once.set(one.toLowerCase(), one)
  return [...once.values()].slice(0, MAX_RESTRICTIONS)
}

/** Reads "vegan, peanut allergy and low-FODMAP": one entry each, so that none hides behind another. */
export const readRestrictions = (text: string): string[] =>
  joined(
    text
      .split(/[,;&\n]|\band\b/i)
      .map((one) => one.trim().slice(0, MAX_RESTRICTION))
      .filter((one) => one !== ''),
  )

/** An allergen of the profile is a food to leave out; everything else is shown as it was typed. */
export const restrictionLabel = (restriction: string): string =>
  isAllergen(restriction) ? strings.noAllergen(restriction) : restriction
