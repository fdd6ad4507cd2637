import type { PreparedFood, Shelf, ShelfLife } from '#core/stock/shelf-life.ts'
import { normalWords } from '#core/text/normalise.ts'
import { baking } from './baking.ts'
import { condimentsAndOils } from './condiments-and-oils.ts'
import { dairyAndEggs } from './dairy-and-eggs.ts'
import { FORMS } from './forms.ts'
import { fruits } from './fruits.ts'
import { grainsAndBread } from './grains-and-bread.ts'
import { herbsAndSpices } from './herbs-and-spices.ts'
import { legumesAndNuts } from './legumes-and-nuts.ts'
import { meat } from './meat.ts'
import { PREPARED } from './prepared.ts'
import { seafood } from './seafood.ts'
import { storeCupboard } from './store-cupboard.ts'
import { sweetenersAndDrinks } from './sweeteners-and-drinks.ts'
import { vegetables } from './vegetables.ts'

const KINDS = [
  ...vegetables,
  ...fruits,
  ...herbsAndSpices,
  ...meat,
  ...seafood,
  ...dairyAndEggs,
  ...grainsAndBread,
  ...legumesAndNuts,
  ...condimentsAndOils,
  ...baking,
  ...sweetenersAndDrinks,
  ...storeCupboard,
]

function byName(): ReadonlyMap<string, Shelf> {
  const foods = new Map<string, Shelf>()
  for (const { kind, shelf, foods: names } of KINDS)
    for (const name of names) {
      if (foods.has(name)) throw new Error(`${name} is of two kinds, one of them ${kind}`)
      foods.set(name, shelf)
    }
  return foods
}

const prepared: ReadonlyMap<string, PreparedFood> = new Map(
  PREPARED.flatMap(({ names, record }) =>
    names.map((name) => [normalWords(name).join(' '), record] as const),
  ),
)

/** How long food keeps: at 40 °F (4 °C) in the fridge, at 0 °F (−18 °C) in the freezer. */
export const SHELF_LIFE: ShelfLife = {
  foods: byName(),
  prepared,
  forms: FORMS,
  leftovers: prepared.get('leftover') as PreparedFood,
}
