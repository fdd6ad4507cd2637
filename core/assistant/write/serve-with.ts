import type { Frame } from '../read/follow-up.ts'
import { type Answer, type RecipeInView, said } from './answer.ts'

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
    sides: 'fresh fruit or berries, yogurt, and eggs or bacon for something savory',
    drinks: 'coffee, tea, milk or orange juice',
  },
  {
    kind: /\b(cake|pie|tart|brownies?|cookies?|crumble|crisp|cobbler|pudding|custard|flan|ice cream|cheesecake|mousse)\b/,
    sides: 'whipped cream, vanilla ice cream or yogurt, and something tart such as berries',
    drinks: 'coffee or tea, or a sweet wine such as Moscato',
  },
  {
    kind: /\b(curry|masala|korma|dal|daal|tikka|vindaloo|saag|paneer|chana)\b/,
    sides: 'rice or naan, a cool raita or plain yogurt, and sliced cucumber with lemon',
    drinks: 'a lassi, a cold lager, or an off-dry Riesling',
  },
  {
    kind: /\b(kung pao|stir-fry|stir fry|stir-fried|teriyaki|bulgogi|general tso|lo mein|fried rice|bibimbap|mapo)\b/,
    sides: 'steamed rice if it has none, quickly cooked greens with garlic, and a cucumber salad',
    drinks: 'green or jasmine tea, a light lager, or an off-dry Riesling',
  },
  {
    kind: /\b(tacos?|burritos?|enchiladas?|fajitas?|quesadillas?|tostadas?)\b/,
    sides: 'beans, rice, a crunchy slaw, and avocado or guacamole with lime',
    drinks: 'an agua fresca, a Mexican lager, or a margarita',
  },
  {
    kind: /\b(chili|stew|goulash|soup|chowder|ramen|pho|ragout|tagine|braised?)\b/,
    sides: 'good bread or cornbread to dip, and a crisp green salad',
    drinks: 'a brown ale, or a fruity red such as Zinfandel or Merlot',
  },
  {
    kind: /\b(pizza|pasta|spaghetti|penne|rigatoni|linguine|fettuccine|orzo|lasagna|gnocchi|ravioli|parmesan|parmigiana|bolognese|risotto)\b/,
    sides: 'a green salad with a sharp dressing, garlic bread, and roasted or sautéed vegetables',
    drinks:
      'a Chianti or Barbera with tomato, a Pinot Grigio with cream, fish or vegetables, or sparkling water with lemon',
  },
  {
    kind: /\b(burgers?|sandwich(?:es)?|hot dogs?|sliders|sloppy joes)\b/,
    sides: 'fries or potato wedges, coleslaw, and pickles',
    drinks: 'a lager or pale ale, or iced tea',
  },
  {
    kind: /\b(salmon|cod|tuna|fish|shrimp|scallops?|halibut|trout|mussels)\b/,
    sides: 'small potatoes or rice, asparagus or green beans, and lemon',
    drinks: 'a crisp white such as Sauvignon Blanc or dry Riesling, or sparkling water with lemon',
  },
  {
    kind: /\b(ribs|barbecue|bbq|pulled pork|brisket|drumsticks|wings)\b/,
    sides: 'coleslaw, corn, baked beans, and cornbread or potato salad',
    drinks: 'a lager, a Zinfandel, or iced tea',
  },
  {
    kind: /\b(beef|steak|lamb|roast|meatloaf|meatballs|pork|chops?|veal|duck)\b/,
    sides:
      'mashed or roasted potatoes, a green vegetable such as beans or broccoli, and something sharp: mustard, pickles or a salad',
    drinks:
      'a red such as Pinot Noir with pork and duck, Malbec or Cabernet with beef and lamb, or a dark beer',
  },
  {
    kind: /\b(chicken|turkey|poultry)\b/,
    sides: 'rice or roasted potatoes if it has neither, a green vegetable, and a crisp salad',
    drinks: 'a Chardonnay or a light Pinot Noir, or cider',
  },
]
const ANY: Table = {
  kind: /^/,
  sides: 'good bread or rice, a green salad with a sharp dressing, and a roasted vegetable',
  drinks: 'a dry white or a light red, or sparkling water with lemon',
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
  if (DRINKS.test(text)) return said('recipe', `With **${recipe.title}**: ${drinks}.`)
  return SERVES.test(text) ? said('recipe', `With **${recipe.title}**: ${sides}.`) : undefined
}
