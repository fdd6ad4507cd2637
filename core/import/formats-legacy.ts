import type { RecipeFormat } from './format.ts'
import { accuChef } from './legacy/accuchef.ts'
import { cookmate } from './legacy/cookmate.ts'
import { cookMl } from './legacy/cookml.ts'
import { copyMeThat } from './legacy/copymethat.ts'
import { gourmet } from './legacy/gourmet.ts'
import { krecipes } from './legacy/krecipes.ts'
import { livingCookbook } from './legacy/living-cookbook.ts'
import { masterCookText } from './legacy/mastercook-text.ts'
import { masterCookXml } from './legacy/mastercook-xml.ts'
import { mealMaster } from './legacy/meal-master.ts'
import { nowYoureCooking } from './legacy/now-youre-cooking.ts'
import { paprikaPages } from './legacy/paprika-pages.ts'
import { recipeKeeper } from './legacy/recipe-keeper.ts'
import { recipeMl } from './legacy/recipeml.ts'
import { recordFormats } from './legacy/records.ts'
import { rezkonv } from './legacy/rezkonv.ts'
import { saffron } from './legacy/saffron.ts'
import { savedPage } from './legacy/saved-page.ts'
import { myRecipeBox, planToEat, table } from './legacy/table.ts'

/** Formats of text, XML, CSV and HTML; those of one app before those that many write. */
export const LEGACY_FORMATS: readonly RecipeFormat[] = [
  recipeMl,
  gourmet,
  krecipes,
  cookMl,
  masterCookXml,
  livingCookbook,
  cookmate,
  recipeKeeper,
  copyMeThat,
  paprikaPages,
  savedPage,
  ...recordFormats([mealMaster, rezkonv, masterCookText, nowYoureCooking, accuChef]),
  saffron,
  planToEat,
  myRecipeBox,
  table,
]
