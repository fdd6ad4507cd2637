import { CUPS } from './cups.ts'
import { figures } from './record.ts'

const ML_OF_CUP = 236.6

/** Foods rarely measured by the cup: grams per milliliter, grated, chopped or poured, whichever is usual. */
const OTHERS = figures(`
  egg noodle .16|nut .5|bread .17|crouton .14|lettuce .2|arugula .09|mixed greens .1|berry .6
  crabmeat .57|lemon zest .4|lime zest .4|orange zest .4|cracker .35|cookie .4|tortilla chips .12
  cream 1|coconut cream 1|plant milk 1.03|whipped cream .25|whipped topping .3|creme fraiche 1
  queso fresco .5|vegan butter .95|balsamic vinegar 1.08|fish sauce 1.2|worcestershire sauce 1.15
  oyster sauce 1.2|hoisin sauce 1.25|teriyaki sauce 1.15|hot sauce 1.05|barbecue sauce 1.15
  sriracha 1.1|gochujang 1.2|miso 1.15|pesto 1|hummus 1.03|relish 1.03|tomato puree 1.06
  canned tomato 1.02|pasta sauce 1.05|enchilada sauce 1.04|cranberry sauce 1.17|guacamole .97
  sauerkraut .6|kimchi .65|pickle .6|caper .58|salad dressing .98|gravy 1.02|refried beans 1.02
  chocolate syrup 1.27|caramel sauce 1.28|marshmallow creme .4|frosting 1
  chocolate hazelnut spread 1.25|arrowroot .54|wheat bran .25|oat bran .4|nutritional yeast .27
  grits .65|hominy .7|israeli couscous .72|rice cereal .11|corn flakes .12|hemp seed .67
  macadamia nut .57|prune .72|cranberry .42|peach .65|pear .6|banana .65|avocado .63|melon .65
  watermelon .64|pomegranate .74|orange .76|cucumber .55|eggplant .35|asparagus .57|leek .38
  green onion .42|shallot .65|radish .49|beet .57|squash .5|sweet potato .56|pumpkin .49|edamame .65
  snow pea .27|sugar snap pea .27|brussels sprout .37|bok choy .3|swiss chard .15|collard greens .15
  bean sprout .44|artichoke heart .7|roasted red pepper .6|sun-dried tomato .23|cilantro .16|mint .1
  dill .17|chive .2|ginger .65|garlic .57|chili powder .54|turmeric .64|black pepper .47
  garlic powder .66|onion powder .47|curry powder .43|dried oregano .2|dried thyme .2|dried basil .14
  nutmeg .47|ground ginger .37|cayenne pepper .36|red pepper flakes .36|italian seasoning .25
  xanthan gum .55|tempeh .7|bacon .5|ham .57|beer 1|mirin 1.15|sake 1|apple juice 1.05|tea 1|soda 1.04
  liqueur 1.08|rum .95|matcha .4|potato chips .1|pretzel .2|stuffing mix .2
`)

/** Grams per milliliter. The weight of a cup is defined in one place only. */
export const DENSITIES: Readonly<Record<string, number>> = {
  ...OTHERS,
  ...Object.fromEntries(Object.entries(CUPS).map(([food, grams]) => [food, grams / ML_OF_CUP])),
}
