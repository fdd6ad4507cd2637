import type { Category, Ingredient } from '#core/contracts/ingredient.ts'
import { isKindOf, type Vocabulary } from '#core/ingredients/vocabulary.ts'

/** Grams of protein per 100 g as bought, including bones and shells. Missing entries fall back to parent or category. */
const PROTEIN: Record<string, number> = Object.fromEntries(
  `chicken breast 23|chicken thigh 18|chicken drumstick 12|chicken wing 11|whole chicken 12|chicken leg quarter 12|rotisserie chicken 17|cooked chicken 28|whole turkey 13|cornish hen 12
  bacon 12|pork rib 11|lamb shank 12|beef short rib 12|ham hock 10|ground beef 18|ground pork 17|sausage 14|hot dog 11|pepperoni 20|prosciutto 25
  shrimp 20|clam 4|mussel 4|lobster 10|crab 8|oyster 6|anchovy 28|egg 12.5|egg white 11|egg yolk 16|cheese 23|cream cheese 6|cottage cheese 11|ricotta cheese 11|feta cheese 14|paneer 18|halloumi 22
  greek yogurt 10|yogurt 4|milk 3.4|heavy cream 2|sour cream 2.5|butter .8|coconut milk 2|coconut cream 2|soy milk 3.3|almond milk .5|oat milk 1|sweetened condensed milk 8|whey protein 75
  pasta 13|noodle 12|rice noodle 6|glass noodle .2|gnocchi 4|ravioli 11|tortellini 12|rice 7|leftover rice 2.7|quinoa 14|oats 13|couscous 13|bulgur 12|barley 10|farro 14|polenta 8|popcorn 12
  bread 9|tortilla 8|corn tortilla 6|breadcrumbs 13|panko 12|pizza dough 8|puff pastry 6|bean 8|chickpea 8|lentil 24|split pea 23|tofu 12|firm tofu 15|silken tofu 6|tempeh 19|seitan 25|edamame 11
  textured vegetable protein 50|plant-based ground 18|refried beans 5|hummus 8|nut 20|almond 21|peanut 25|cashew 18|walnut 15|pecan 9|coconut 3|peanut butter 24|tahini 18|sesame seed 18|pumpkin seed 28|chia seed 17|flaxseed 18
  flour 10|almond flour 21|chickpea flour 22|cornmeal 8|cornstarch 0|cocoa powder 19|nutritional yeast 50|yeast 40|gelatin 85|potato 2|sweet potato 1.6|pea 5|corn 3.3|mushroom 3|broccoli 2.8|spinach 2.9|brussels sprout 3.4|kale 3
  chicken broth .7|beef broth .9|tomato paste 4|soy sauce 8|fish sauce 5|miso 12|pesto 5|gochujang 4`
    .split(/[|\n]/)
    .map((entry) => /^(.*) (\S+)$/.exec(entry.trim()))
    .map((match) => [match?.[1] ?? '', Number(match?.[2])]),
)

const CATEGORY_PROTEIN: Record<Category, number> = {
  vegetables: 1.3,
  fruits: 0.8,
  herbs: 2,
  spices: 8,
  meat: 20,
  poultry: 19,
  seafood: 20,
  dairy: 4,
  eggs: 12,
  grains: 10,
  pasta: 12,
  bread: 8,
  legumes: 8,
  nuts: 18,
  oils: 0,
  condiments: 1,
  baking: 4,
  sweeteners: 0,
  pantry: 2,
  drinks: 0.2,
}

/** Cooked grains and dried beans differ threefold from the form usually bought. */
export function stateFactor({ category }: Ingredient, line: string): number {
  const cooked = /\b(?:cooked|leftover|canned|cans?|day-old)\b/i.test(line) && !/\buncooked\b/i.test(line)
  if (category === 'grains' || category === 'pasta') return cooked ? 0.4 : 1
  if (category === 'legumes') {
    if (/\blentils?|split peas?|dal\b/i.test(line)) return cooked ? 0.37 : 1
    return /\bdried\b|\bdry (?:\w+ )?(?:beans?|chickpeas)\b/i.test(line) ? 2.8 : 1
  }
  return 1
}

/** Grams of protein per 100 g of an ingredient in the form given by the line. */
export function proteinOf(ingredient: Ingredient, line: string, vocabulary: Vocabulary): number {
  const names = [ingredient.name, ...isKindOf(vocabulary, ingredient.name).map(({ name }) => name)]
  const known = names.map((name) => PROTEIN[name]).find((value) => value !== undefined)
  return (known ?? CATEGORY_PROTEIN[ingredient.category]) * stateFactor(ingredient, line)
}
