import { readFactTable } from '#core/food-facts/read-facts.ts'
import { baking } from './baking.ts'
import { bread } from './bread.ts'
import { condiments } from './condiments.ts'
import { dairy } from './dairy.ts'
import { drinks } from './drinks.ts'
import { eggs } from './eggs.ts'
import { fruits } from './fruits.ts'
import { grains } from './grains.ts'
import { herbs } from './herbs.ts'
import { legumes } from './legumes.ts'
import { meat } from './meat.ts'
import { nuts } from './nuts.ts'
import { oils } from './oils.ts'
import { pantry } from './pantry.ts'
import { pasta } from './pasta.ts'
import { poultry } from './poultry.ts'
import { seafood } from './seafood.ts'
import { spices } from './spices.ts'
import { sweeteners } from './sweeteners.ts'
import { vegetables } from './vegetables.ts'

/** The facts of every ingredient of the vocabulary. */
export const INGREDIENT_FACTS = readFactTable(
  [
    vegetables,
    fruits,
    herbs,
    spices,
    meat,
    poultry,
    seafood,
    dairy,
    eggs,
    grains,
    pasta,
    bread,
    legumes,
    nuts,
    oils,
    condiments,
    baking,
    sweeteners,
    pantry,
    drinks,
  ].join('\n'),
)
