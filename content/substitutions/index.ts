import type { SubstitutionRecord } from '#core/substitutions/record.ts'
import { baking } from './baking.ts'
import { cheese } from './cheese.ts'
import { condiments } from './condiments.ts'
import { dairy } from './dairy.ts'
import { eggs } from './eggs.ts'
import { fruits, nuts } from './fruits-and-nuts.ts'
import { grains, legumes } from './grains-and-legumes.ts'
import { herbs, spices } from './herbs-and-spices.ts'
import { meat, poultry, seafood } from './meat-and-fish.ts'
import { oils } from './oils.ts'
import { drinks, pantry } from './pantry-and-drinks.ts'
import { sweeteners } from './sweeteners.ts'
import { vegetables } from './vegetables.ts'

/** What can replace what. One record per ingredient, by its vocabulary name. */
export const SUBSTITUTIONS: readonly SubstitutionRecord[] = [
  ...dairy,
  ...cheese,
  ...eggs,
  ...baking,
  ...sweeteners,
  ...oils,
  ...condiments,
  ...herbs,
  ...spices,
  ...vegetables,
  ...fruits,
  ...nuts,
  ...meat,
  ...poultry,
  ...seafood,
  ...grains,
  ...legumes,
  ...pantry,
  ...drinks,
]
