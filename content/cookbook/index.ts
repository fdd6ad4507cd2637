import { beansAndLentils } from './beans-and-lentils/index.ts'
import { beefPorkLamb } from './beef-pork-lamb/index.ts'
import { breads } from './breads/index.ts'
import { breakfast } from './breakfast/index.ts'
import type { ChapterName } from './chapters.ts'
import { chicken } from './chicken/index.ts'
import { desserts } from './desserts/index.ts'
import { emptyPantry } from './empty-pantry/index.ts'
import { leftovers } from './leftovers/index.ts'
import { pasta } from './pasta/index.ts'
import type { CookbookRecipe } from './record.ts'
import { riceAndGrains } from './rice-and-grains/index.ts'
import { salads } from './salads/index.ts'
import { seafood } from './seafood/index.ts'
import { sides } from './sides/index.ts'
import { snacksAndDrinks } from './snacks-and-drinks/index.ts'
import { soups } from './soups/index.ts'
import { vegetables } from './vegetables/index.ts'

const CHAPTERS: Readonly<Record<ChapterName, readonly CookbookRecipe[]>> = {
  breakfast,
  chicken,
  'beef-pork-lamb': beefPorkLamb,
  seafood,
  pasta,
  'rice-and-grains': riceAndGrains,
  'beans-and-lentils': beansAndLentils,
  vegetables,
  soups,
  salads,
  sides,
  breads,
  desserts,
  'snacks-and-drinks': snacksAndDrinks,
  'empty-pantry': emptyPantry,
  leftovers,
}

export const COOKBOOK: readonly CookbookRecipe[] = Object.values(CHAPTERS).flat()
