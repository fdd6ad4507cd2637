import type { FoodMeasures } from '#core/recipes/food-weights.ts'
import { DENSITIES } from './densities.ts'
import { EDIBLE } from './edible.ts'
import { PIECES } from './pieces.ts'
import { POURED } from './poured.ts'
import { SOLD } from './sold.ts'

/** The weight of a cup and of a piece, the edible part of a pound as bought, and how food is sold. */
export const MEASURES: FoodMeasures = {
  densities: DENSITIES,
  pieces: PIECES,
  edible: EDIBLE,
  poured: POURED,
  sold: SOLD,
}
