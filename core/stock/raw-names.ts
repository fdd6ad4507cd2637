import type { Days, PantryFact } from '../contracts/pantry-facts.ts'
import { normalWords } from '../text/normalise.ts'

const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Raw meat that keeps for some days, by the last word of its names. */
const WHOLE = words(
  'beef steak pork lamb veal venison bison goat mutton oxtail shank roast chop loin tenderloin brisket rib shoulder belly sirloin',
)

/** Raw poultry, fish, and meat that is ground or from the inside. */
const QUICK = words(`
  chicken tender turkey duck goose quail pheasant hen rabbit poultry breast thigh wing drumstick quarter leg carcass
  mince sausage chorizo bratwurst merguez burger patty meatball meat liver tripe tongue foot giblet bone
  fish salmon cod trout tilapia halibut haddock catfish swordfish mackerel herring eel bass rockfish snapper sole flounder
  pollock perch pike carp monkfish grouper mahi arctic char fillet filet seafood shrimp prawn crawfish squid calamari
  octopus scallop crab crabmeat lobster mussel clam oyster`)

/** What doesn't keep like a steak, though it is called so; most tuna comes in cans. */
const ALSO_QUICK = words('ground minced stew tuna')
/** Not raw, or in a can. */
const OTHER = words(
  'canned can tin tinned smoked cooked dried roasted jerky vegan vegetarian veggie bean plant leftover imitation',
)

const factFor = (food: string, fridge: Days): PantryFact => ({
  food,
  emoji: '',
  category: 'meat',
  place: 'fridge',
  basis: 'safety',
  staple: false,
  gramsEach: null,
  gramsPerMl: null,
  keeps: {
    pantry: { closed: null, opened: null },
    fridge: { closed: fridge, opened: fridge },
    freezer: [60, 60],
    thawed: [1, 2],
    cooked: [3, 4],
    cookedFrozen: [60, 60],
  },
})

/** What is taken for true of raw meat and fish before the tables are there: never too long. Null for other food. */
export function rawFact(name: string): PantryFact | null {
  const all = normalWords(name)
  const last = all.at(-1) ?? ''
  if (all.some((word) => OTHER.has(word))) return null
  if (QUICK.has(last)) return factFor(name, [1, 2])
  if (!WHOLE.has(last)) return null
  return factFor(name, all.some((word) => QUICK.has(word) || ALSO_QUICK.has(word)) ? [1, 2] : [3, 5])
}

/** Whether a food that is listed by this name may be unsafe to eat in a few days. */
export const isRawName = (name: string): boolean => rawFact(name) !== null
