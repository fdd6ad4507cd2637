import type { Days, PantryFact } from '../contracts/pantry-facts.ts'

const FLESH_AND_DAIRY: ReadonlySet<PantryFact['category']> = new Set(['meat', 'poultry', 'seafood', 'dairy'])
/** What keeps longer than this once it is open, as hard cheese does, is no matter of hours. */
const PERISHABLE_DAYS = 14

/** Hours, not days. */
export const BY_THE_HOUR: Days = [0, 0]

/**
 * Whether food keeps 2 hours at most outside the fridge: raw meat and fish, eggs out of their shell, dairy, dishes.
 * What has a time of its own in a cupboard, or loses only its quality, isn't meant.
 */
export function isByTheHour({ category, basis, keeps: { pantry, fridge } }: PantryFact, isOpened: boolean) {
  if (pantry.opened ?? (isOpened ? null : pantry.closed)) return false
  if (basis === 'safety' || category === 'eggs') return true
  const days = fridge.opened ?? fridge.closed
  return FLESH_AND_DAIRY.has(category) && (days === null || days[1] <= PERISHABLE_DAYS)
}

const BAKED =
  /\b(?:\w*bread(?! pudding)|(?<!(?:crab|fish|rice|potato|salmon) )cakes?|cupcakes?|cookies?|muffins?|brownies?|scones?|biscuits?|crackers?|granola|loaf|buns?|bars?|pretzels?|crisps?|chips|brittle|popcorn|jam)\b/i

/** Dishes don't keep outside the fridge, but bread and cookies are dishes, too. */
export const isDishByTheHour = (dish: string): boolean => !BAKED.test(dish)
