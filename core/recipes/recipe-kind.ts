import { RECIPE_KINDS, type RecipeKind } from '#core/contracts/recipe-kind.ts'
import { ingredientsOfLine } from '#core/ingredients/line-ingredients.ts'
import { isKindOf, type Vocabulary } from '#core/ingredients/vocabulary.ts'
import { wordsOf } from '#core/text/normalise.ts'

const BY_MEAL: Readonly<Record<string, RecipeKind>> = {
  breakfast: 'breakfast',
  lunch: 'meal',
  dinner: 'meal',
  soup: 'meal',
  salad: 'meal',
  side: 'side',
  snack: 'side',
  bread: 'baking',
  dessert: 'sweet',
  drink: 'drink',
}

/** What the last words of a title say; two words where one would mislead. */
const NOUNS: Readonly<Record<RecipeKind, string>> = {
  meal: `pot-pie pot-pies shepherds-pie cottage-pie taco-pie pizza-pie meat-pie crab-cakes fish-cakes salmon-cakes rice-cakes
    potato-cakes corn-cakes meat-loaf meatloaf egg-rolls spring-rolls summer-rolls cabbage-rolls lasagna-rolls sushi-rolls
    toast`,
  breakfast: `pancakes pancake waffles omelet omelets omelette omelettes granola oatmeal porridge french-toast oats muesli
    crepes scramble frittata hash eggs-benedict breakfast muffins chia-pudding`,
  side: `slaw coleslaw fries wedges chips popcorn edamame stuffing mashed-potatoes pilaf deviled-eggs hush-puppies
    roast-potatoes garlic-bread bruschetta crackers cashews nuts roasted-nuts roasted-chickpeas bites`,
  baking: `bread breads loaf rolls biscuits scones buns bun bagels focaccia naan pita tortillas cornbread baguette baguettes
    flatbread flatbreads pretzels brioche challah popovers chapati roti mantou knots`,
  sweet: `cake cakes cheesecake cheesecakes cupcakes cookie cookies brownie brownies blondies pudding puddings ice-cream sorbet
    gelato popsicles pops fudge truffles candy candies caramels toffee brittle cobbler crumble mousse custard flan tiramisu
    macaroons macarons meringue meringues shortbread shortcake shortcakes donuts doughnuts dessert parfait parfaits trifle
    clafoutis pavlova eclairs cannoli baklava bars squares sundae torte crisp pie pies tart tarts galette biscotti smores
    kheer halwa soft-serve poached-pears sticky-rice sponge bombe turnovers`,
  sauce: `sauce sauces gravy dressing vinaigrette marinade rub pesto salsa salsa-verde chutney relish jam jelly marmalade
    preserves mayonnaise mayo aioli ketchup mustard syrup seasoning seasonings seasoning-salt mix spice-mix spice-blend broth
    stock pickles pickled-onions pickled-red-onions guacamole hummus tapenade tzatziki raita ganoush dip dips spread butter
    frosting icing glaze whipped-cream lemon-curd lime-curd compote applesauce pizza-dough pie-crust pie-dough pastry-dough
    filling topping croutons`,
  drink: `smoothie smoothies lemonade limeade latte tea iced-tea chai coffee iced-coffee cocoa hot-chocolate cocktail mocktail
    margarita margaritas sangria punch milkshake milkshakes shake lassi horchata fresca cider spritzer mojito martini eggnog
    juice soda ayran slush slushie daiquiri toddy kombucha cooler julep smoother float wine`,
}

const kindOfNoun = new Map<string, RecipeKind>(
  RECIPE_KINDS.flatMap((kind) =>
    NOUNS[kind]
      .trim()
      .split(/\s+/)
      .map((noun): [string, RecipeKind] => [noun.replaceAll('-', ' '), kind]),
  ),
)

/** Names a sort of dish: "cookies", "pot pie". */
export const isDishNoun = (words: string): boolean => kindOfNoun.has(words)

/** What comes with it follows: "chicken in cream sauce", "rice pudding (no bake)". */
const REST = /\s(?:with|in|over|on|for|from|without|à|a la)\s|[(:;]|\s[-–—]\s/i
const NUMERALS = /^(?:[ivx]+|\d+|recipe)$/

function byNoun(title: string): RecipeKind | undefined {
  const said = wordsOf(title.split(REST)[0] ?? '').filter((word) => !NUMERALS.test(word))
  const last = said.at(-1) ?? ''
  return kindOfNoun.get(said.slice(-2).join(' ')) ?? kindOfNoun.get(last)
}

const SAVORY = new Set(['meat', 'poultry', 'seafood', 'legumes', 'pasta', 'herbs', 'condiments'])
const SAVORY_NAMES = new Set([
  'tomato',
  'soy sauce',
  'vinegar',
  'onion',
  'garlic',
  'black pepper',
  'broth',
  'cheese',
  'mushroom',
  'potato',
])

/** Sugar, and nothing that belongs to a savory dish. */
function isSweet(lines: readonly string[], vocabulary: Vocabulary): boolean {
  let sugar = false
  for (const line of lines) {
    const ingredient = ingredientsOfLine(line, vocabulary)[0]?.ingredient
    if (!ingredient) continue
    const kin = [ingredient.name, ...isKindOf(vocabulary, ingredient.name).map(({ name }) => name)]
    const isCream = kin.some((name) => /^(cream cheese|mascarpone|ricotta)/.test(name))
    if (SAVORY.has(ingredient.category) && ingredient.name !== 'mint') return false
    if (!isCream && kin.some((name) => SAVORY_NAMES.has(name))) return false
    if (ingredient.category === 'sweeteners' || kin.includes('chocolate')) sugar = true
  }
  return sugar
}

const FILLING = new Set(['meat', 'poultry', 'seafood', 'legumes', 'pasta', 'grains', 'eggs'])
const FILLING_NAMES = new Set([
  'egg',
  'rice',
  'quinoa',
  'couscous',
  'bulgur',
  'farro',
  'bread',
  'potato',
  'tofu',
])

/** A salad is a meal if there is something in it that fills. */
const fills = (lines: readonly string[], vocabulary: Vocabulary): boolean =>
  lines.some((line) => {
    const ingredient = ingredientsOfLine(line, vocabulary)[0]?.ingredient
    if (!ingredient) return false
    const kin = [ingredient.name, ...isKindOf(vocabulary, ingredient.name).map(({ name }) => name)]
    return FILLING.has(ingredient.category) || kin.some((name) => FILLING_NAMES.has(name))
  })

interface Told {
  title: string
  meal: string | null
  ingredients: readonly string[]
}

/** What a recipe is for: by its meal where that is known, else by its title, else by what is in it. */
export function recipeKind({ title, meal, ingredients }: Told, vocabulary: Vocabulary): RecipeKind {
  if (meal === 'salad' && !fills(ingredients, vocabulary)) return 'side'
  const known = BY_MEAL[meal ?? '']
  const noun = byNoun(title)
  if (known !== undefined)
    return (known === 'side' || known === 'baking') && noun === 'sauce' ? 'sauce' : known
  return noun ?? (isSweet(ingredients, vocabulary) ? 'sweet' : 'meal')
}
