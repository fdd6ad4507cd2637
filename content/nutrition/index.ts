import { dairyAndEggs } from './dairy-and-eggs.ts'
import { fruits } from './fruits.ts'
import { grainsAndBread } from './grains-and-bread.ts'
import { larder } from './larder.ts'
import { legumesAndNuts } from './legumes-and-nuts.ts'
import { meatAndFish } from './meat-and-fish.ts'
import type { NutritionTable } from './record.ts'
import { seasonings } from './seasonings.ts'
import { vegetables } from './vegetables.ts'

/** Facts per 100 g by vocabulary name; ingredients without an entry use their parent's. */
export const NUTRITION: NutritionTable = {
  ...vegetables,
  ...fruits,
  ...seasonings,
  ...meatAndFish,
  ...dairyAndEggs,
  ...grainsAndBread,
  ...legumesAndNuts,
  ...larder,
}
