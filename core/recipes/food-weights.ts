import type { Category, Ingredient } from '#core/pantry/ingredient.ts'
import { isKindOf, type Vocabulary } from '#core/pantry/vocabulary.ts'

/** Grams of a milliliter as a cook fills a cup with it; what is not here goes by its kind or its category. */
const DENSITIES: Record<string, number> = Object.fromEntries(
  `flour .52|whole wheat flour .52|bread flour .53|cake flour .47|almond flour .4|cornmeal .6|cornstarch .53|cocoa powder .4
  sugar .84|brown sugar .9|powdered sugar .5|honey 1.42|maple syrup 1.33|molasses 1.4|corn syrup 1.4|jam 1.3|baking powder .9
  baking soda .92|yeast .62|gelatin .65|salt 1.2|kosher salt .75|sea salt 1|oats .38|rice .8|leftover rice .7|quinoa .72
  couscous .73|bulgur .65|barley .8|polenta .65|popcorn .8|granola .5|cereal .15|pasta .42|macaroni .48|orzo .75|egg noodle .16|butter .95
  milk 1.02|heavy cream 1|sour cream 1|yogurt 1.03|cream cheese .97|cottage cheese .95|ricotta cheese 1.04|cheese .47
  parmesan cheese .42|feta cheese .6|oil .92|peanut butter 1.08|tahini 1|mayonnaise .94|ketchup 1.1|mustard 1.05|nut .5
  almond .55|peanut .6|walnut .45|sesame seed .6|chia seed .7|flaxseed .6|coconut .35|shredded coconut .35|chocolate chips .72|raisin .62
  breadcrumbs .45|panko .23|bread .17|crouton .14|lentil .8|bean .73|chickpea .68|split pea .82|spinach .12|lettuce .2|arugula .09|kale .11
  mixed greens .1|cabbage .33|broccoli .35|cauliflower .42|mushroom .32|pea .6|corn .65|onion .6|carrot .5|celery .45|tomato .7
  cherry tomato .65|bell pepper .6|pumpkin puree 1.02|salsa 1.05|tomato paste 1.1|berry .6|blueberry .62|strawberry .6
  cooked chicken .57|chicken .57|crabmeat .57|applesauce 1.05|lemon juice 1|lime juice 1|lemon zest .4|lime zest .4|orange zest .4|vanilla extract .9|shortening .85|cracker .35|cookie .4|tortilla chips .12|potato .65`
    .split(/[|\n]/)
    .map((entry) => /^(.*) (\S+)$/.exec(entry.trim()))
    .map((match) => [match?.[1] ?? '', Number(match?.[2])]),
)

const CATEGORY_DENSITIES: Record<Category, number> = {
  vegetables: 0.5,
  fruits: 0.6,
  herbs: 0.12,
  spices: 0.48,
  meat: 0.6,
  poultry: 0.57,
  seafood: 0.6,
  dairy: 1,
  eggs: 1.03,
  grains: 0.75,
  pasta: 0.42,
  bread: 0.2,
  legumes: 0.75,
  nuts: 0.52,
  oils: 0.92,
  condiments: 1.05,
  baking: 0.55,
  sweeteners: 0.9,
  pantry: 1,
  drinks: 1,
}

/** Grams of one, as bought and cleaned. */
const PIECES: Record<string, number> = Object.fromEntries(
  `egg 50|egg white 33|egg yolk 17|onion 150|shallot 40|green onion 15|leek 150|garlic 45|carrot 70|celery 50|potato 200
  russet potato 250|baby potato 45|sweet potato 250|tomato 120|roma tomato 70|cherry tomato 15|bell pepper 150|chili pepper 20|jalapeno 20
  zucchini 200|cucumber 280|eggplant 450|cauliflower 700|broccoli 400|cabbage 900|lettuce 450|romaine lettuce 400|bok choy 120|kale 200
  spinach 280|asparagus 16|mushroom 15|portobello mushroom 85|corn 100|beet 110|fennel 250|squash 900|lemon 100|lime 65|orange 150
  apple 180|banana 115|avocado 170|peach 150|pear 170|mango 250|pineapple 900|strawberry 12|date 20|fig 45|grapefruit 250|plum 65|kiwi 75
  melon 1200|watermelon 4000|tortilla 45|corn tortilla 26|bread 35|baguette 250|hamburger bun 55|hot dog bun 45|pita bread 60|naan 90
  english muffin 57|bagel 100|croissant 60|dinner roll 35|hoagie roll 80|pizza dough 450|pie crust 230|puff pastry 245|cracker 4
  chicken breast 220|chicken thigh 130|chicken drumstick 115|chicken wing 90|whole chicken 1600|rotisserie chicken 900|chicken leg quarter 300
  chicken tender 45|pork chop 200|pork tenderloin 450|steak 280|sausage 90|breakfast sausage 40|bacon 25|hot dog 50|ham 30|prosciutto 15
  hamburger patty 115|meatball 28|lamb chop 110|fish 160|salmon 170|tuna 140|anchovy 4|shrimp 15|scallop 30|clam 15|mussel 20|sardine 20
  cheese 21|butter 113|tofu 400|nori 3|rice paper 9|lasagna noodle 20|wonton wrapper 8|ramen noodle 80|cookie 12|graham cracker 15
  ladyfinger 7|marshmallow 7|bay leaf .2|cinnamon stick 4|star anise 2|clove .1|olive 4|pickle 60|artichoke heart 20|radish 10|parsnip 110|turnip 150
  ice 25|nutmeg 5|vanilla bean 3|bouillon cube 10|taco shell 13|tostada shell 13|waffle 35|pancake 40|lemongrass 15|tomatillo 35|plantain 180
  herb 50|parsley 50|cilantro 50|basil 40|dill 30|mint 40|yeast 7|radicchio 250|endive 120|chipotle pepper 10|pumpkin 2500|tea 2|sauerkraut 400`
    .split(/[|\n]/)
    .map((entry) => /^(.*) (\S+)$/.exec(entry.trim()))
    .map((match) => [match?.[1] ?? '', Number(match?.[2])]),
)

function lookUp(
  table: Record<string, number>,
  ingredient: Ingredient,
  vocabulary: Vocabulary,
): number | undefined {
  const own = table[ingredient.name]
  if (own !== undefined) return own
  return isKindOf(vocabulary, ingredient.name)
    .map(({ name }) => table[name])
    .find((value) => value !== undefined)
}

/** Grams of one milliliter; "known" when it is the food's own or its kind's figure, not its category's. */
export function densityOf(ingredient: Ingredient, vocabulary: Vocabulary): { value: number; known: boolean } {
  const value = lookUp(DENSITIES, ingredient, vocabulary)
  return { value: value ?? CATEGORY_DENSITIES[ingredient.category], known: value !== undefined }
}

export function pieceWeightOf(ingredient: Ingredient, vocabulary: Vocabulary): number | undefined {
  return lookUp(PIECES, ingredient, vocabulary)
}
