import type { FoodMeasures } from '#core/recipes/food-weights.ts'
import { DENSITIES } from './densities.ts'
import { EDIBLE } from './edible.ts'
import { PIECES } from './pieces.ts'
import { POURED } from './poured.ts'

/** What a cup, a piece and a pound as bought come to. */
export const MEASURES: FoodMeasures = { densities: DENSITIES, pieces: PIECES, edible: EDIBLE, poured: POURED }
