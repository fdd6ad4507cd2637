import { singular } from '../text/plural.ts'

/** What shops sell beside food, by its last word or words; in the singular. */
const GOODS = new Set(
  `toilet paper, toilet roll, loo roll, kitchen roll, paper towel, kitchen towel, foil, tinfoil, plastic wrap, cling film, clingfilm,
  saran wrap, parchment paper, baking paper, wax paper, dish soap, hand soap, soap, detergent, dishwashing liquid, washing up liquid,
  dishwasher tablet, dishwasher pod, laundry pod, fabric softener, bleach, cleaner, disinfectant, sponge, trash bag, garbage bag, bin bag,
  bin liner, freezer bag, sandwich bag, ziploc bag, napkin, tissue, paper plate, paper cup, coffee filter, toothpick, toothpaste, toothbrush,
  mouthwash, dental floss, shampoo, conditioner, shower gel, body wash, deodorant, razor, lotion, sunscreen, cotton ball, cotton swab,
  tampon, sanitary pad, diaper, wet wipe, wipe, band aid, ibuprofen, battery, light bulb, candle, lighter, charcoal, cat food,
  dog food, pet food, cat litter, kitty litter`
    .split(',')
    .map((one) => one.replace(/\s+/g, ' ').trim()),
)

/** Not food: it may be bought, but it is no ingredient. "Aluminum foil" is foil; "bleached flour" isn't bleach. */
export function isHouseholdGood(name: string): boolean {
  const words = name
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
    .map(singular)
  return words.some((_, at) => GOODS.has(words.slice(at).join(' ')))
}
