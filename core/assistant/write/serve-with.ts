import type { Frame } from '../read/follow-up.ts'
import { type Answer, type RecipeInView, said } from './answer.ts'
import * as recipeStrings from './recipes/strings.ts'

const SERVES =
  /\b(?:what|which|any)\b.*\b(?:serve|eat|goes?|have|sides?|side dish(?:es)?|starter|salad)\b.*\b(?:with|to|alongside|for) (?:it|this|that|the (?:dish|recipe|meal))\b/
const DRINKS =
  /\b(?:what|which|any)\b.*\b(?:wines?|beers?|drinks?)\b.*\b(?:with|to|for) (?:it|this|that|the (?:dish|recipe|meal))\b/

interface Table {
  kind: RegExp
  sides: string
  drinks: string
}

/** By what a dish is; the first that fits. */
const TABLES: readonly Table[] = [
  {
    kind: /\b(pancakes?|waffles?|french toast|oatmeal|porridge|granola|muffins?|scones?|breakfast)\b/,
    sides: recipeStrings.breakfastSides,
    drinks: recipeStrings.breakfastDrinks,
  },
  {
    kind: /\b(cake|pie|tart|brownies?|cookies?|crumble|crisp|cobbler|pudding|custard|flan|ice cream|cheesecake|mousse)\b/,
    sides: recipeStrings.dessertSides,
    drinks: recipeStrings.dessertDrinks,
  },
  {
    kind: /\b(curry|masala|korma|dal|daal|tikka|vindaloo|saag|paneer|chana)\b/,
    sides: recipeStrings.currySides,
    drinks: recipeStrings.curryDrinks,
  },
  {
    kind: /\b(kung pao|stir-fry|stir fry|stir-fried|teriyaki|bulgogi|general tso|lo mein|fried rice|bibimbap|mapo)\b/,
    sides: recipeStrings.stirFrySides,
    drinks: recipeStrings.stirFryDrinks,
  },
  {
    kind: /\b(tacos?|burritos?|enchiladas?|fajitas?|quesadillas?|tostadas?)\b/,
    sides: recipeStrings.tacoSides,
    drinks: recipeStrings.tacoDrinks,
  },
  {
    kind: /\b(chili|stew|goulash|soup|chowder|ramen|pho|ragout|tagine|braised?)\b/,
    sides: recipeStrings.stewSides,
    drinks: recipeStrings.stewDrinks,
  },
  {
    kind: /\b(pizza|pasta|spaghetti|penne|rigatoni|linguine|fettuccine|orzo|lasagna|gnocchi|ravioli|parmesan|parmigiana|bolognese|risotto)\b/,
    sides: recipeStrings.pastaSides,
    drinks: recipeStrings.pastaDrinks,
  },
  {
    kind: /\b(burgers?|sandwich(?:es)?|hot dogs?|sliders|sloppy joes)\b/,
    sides: recipeStrings.burgerSides,
    drinks: recipeStrings.burgerDrinks,
  },
  {
    kind: /\b(salmon|cod|tuna|fish|shrimp|scallops?|halibut|trout|mussels)\b/,
    sides: recipeStrings.fishSides,
    drinks: recipeStrings.fishDrinks,
  },
  {
    kind: /\b(ribs|barbecue|bbq|pulled pork|brisket|drumsticks|wings)\b/,
    sides: recipeStrings.barbecueSides,
    drinks: recipeStrings.barbecueDrinks,
  },
  {
    kind: /\b(beef|steak|lamb|roast|meatloaf|meatballs|pork|chops?|veal|duck)\b/,
    sides: recipeStrings.meatSides,
    drinks: recipeStrings.meatDrinks,
  },
  {
    kind: /\b(chicken|turkey|poultry)\b/,
    sides: recipeStrings.poultrySides,
    drinks: recipeStrings.poultryDrinks,
  },
]
const ANY: Table = {
  kind: /^/,
  sides: recipeStrings.anySides,
  drinks: recipeStrings.anyDrinks,
}

function tableFor({ title, meal }: RecipeInView): Table {
  const [breakfast, dessert] = TABLES
  if (meal === 'breakfast' && breakfast) return breakfast
  if (meal === 'dessert' && dessert) return dessert
  return TABLES.find(({ kind }) => kind.test(title.toLowerCase())) ?? ANY
}

/** What goes with the open recipe, by its kind. */
export function writeServeWith({ text }: Frame, recipe: RecipeInView): Answer | undefined {
  const { sides, drinks } = tableFor(recipe)
  if (DRINKS.test(text)) return said('recipe', recipeStrings.servedWith(recipe.title, drinks))
  return SERVES.test(text) ? said('recipe', recipeStrings.servedWith(recipe.title, sides)) : undefined
}
