import type { CookbookRecipe } from '../cookbook/record.ts'
import { africa } from './africa/index.ts'
import { americanClassics } from './american-classics/index.ts'
import { americanSouth } from './american-south/index.ts'
import { asia } from './asia/index.ts'
import { europe } from './europe/index.ts'
import { middleEast } from './middle-east/index.ts'
import { nearEmpty } from './near-empty/index.ts'

/** Recipes for the next release of the cookbook: checked by the same rules, not seeded yet. */
export const DRAFTS: readonly CookbookRecipe[] = [
  ...africa,
  ...americanClassics,
  ...americanSouth,
  ...asia,
  ...europe,
  ...middleEast,
  ...nearEmpty,
]
