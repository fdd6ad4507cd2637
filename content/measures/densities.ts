import { figures } from './record.ts'

/** Grams of a milliliter as a cook fills a cup with it: grated, chopped or poured, whichever is usual. */
export const DENSITIES = figures(`
  flour .52|whole wheat flour .52|bread flour .53|cake flour .47|almond flour .4|cornmeal .6
  cornstarch .53|cocoa powder .4|sugar .84|brown sugar .9|powdered sugar .5|honey 1.42|maple syrup 1.33
  molasses 1.4|corn syrup 1.4|jam 1.3|baking powder .9|baking soda .92|yeast .62|gelatin .65|salt 1.2
  kosher salt .75|sea salt 1|oats .38|rice .8|leftover rice .7|quinoa .72|couscous .73|bulgur .65
  barley .8|polenta .65|popcorn .8|granola .5|cereal .15|pasta .42|macaroni .48|orzo .75|egg noodle .16
  butter .95|milk 1.02|heavy cream 1|sour cream 1|yogurt 1.03|cream cheese .97|cottage cheese .95
  ricotta cheese 1.04|cheese .47|parmesan cheese .42|feta cheese .6|oil .92|peanut butter 1.08|tahini 1
  mayonnaise .94|ketchup 1.1|mustard 1.05|nut .5|almond .55|peanut .6|walnut .45|sesame seed .6
  chia seed .7|flaxseed .6|coconut .35|shredded coconut .35|chocolate chips .72|raisin .62|breadcrumbs .45
  panko .23|bread .17|crouton .14|lentil .8|bean .73|chickpea .68|split pea .82|spinach .12|lettuce .2
  arugula .09|kale .11|mixed greens .1|cabbage .33|broccoli .35|cauliflower .42|mushroom .32|pea .6
  corn .65|onion .6|carrot .5|celery .45|tomato .7|cherry tomato .65|bell pepper .6|pumpkin puree 1.02
  salsa 1.05|tomato paste 1.1|berry .6|blueberry .62|strawberry .6|cooked chicken .57|chicken .57
  crabmeat .57|applesauce 1.05|lemon juice 1|lime juice 1|lemon zest .4|lime zest .4|orange zest .4
  vanilla extract .9|shortening .85|cracker .35|cookie .4|tortilla chips .12|potato .65|water 1|broth 1.01
  buttermilk 1.03|half-and-half 1.02|cream 1|coconut milk .98|coconut cream 1|plant milk 1.03
  evaporated milk 1.07|sweetened condensed milk 1.29|powdered milk .5|ice cream .56|whipped cream .25
  whipped topping .3|mascarpone 1|creme fraiche 1|queso fresco .5|goat cheese .6|blue cheese .57
  mozzarella cheese .47|ghee .91|margarine .95|vegan butter .95|lard .87|vinegar 1.01
  balsamic vinegar 1.08|soy sauce 1.15|fish sauce 1.2|worcestershire sauce 1.15|oyster sauce 1.2
  hoisin sauce 1.25|teriyaki sauce 1.15|hot sauce 1.05|barbecue sauce 1.15|sriracha 1.1|gochujang 1.2
  miso 1.15|pesto 1|hummus 1.03|relish 1.03|tomato sauce 1.04|tomato puree 1.06|canned tomato 1.02
  pasta sauce 1.05|enchilada sauce 1.04|cranberry sauce 1.17|guacamole .97|sauerkraut .6|kimchi .65
  pickle .6|caper .58|olive .57|salad dressing .98|gravy 1.02|refried beans 1.02|coconut sugar .75
  agave nectar 1.36|golden syrup 1.42|chocolate syrup 1.27|caramel sauce 1.28|marshmallow .21
  marshmallow creme .4|sprinkles .8|frosting 1|chocolate hazelnut spread 1.25|almond butter 1.06
  coconut flour .47|rice flour .65|oat flour .43|rye flour .43|chickpea flour .4|buckwheat flour .51
  semolina flour .7|masa harina .48|tapioca starch .5|potato starch .68|arrowroot .54|wheat germ .49
  wheat bran .25|oat bran .4|nutritional yeast .27|steel-cut oats .74|brown rice .8|wild rice .68
  farro .76|millet .85|grits .65|hominy .7|israeli couscous .72|rice cereal .11|corn flakes .12
  pumpkin seed .55|sunflower seed .57|hemp seed .67|pine nut .57|pistachio .52|cashew .55|pecan .43
  hazelnut .57|macadamia nut .57|poppy seed .58|dried cranberry .5|dried apricot .55|date .62|prune .72
  cherry .65|grape .64|cranberry .42|raspberry .52|blackberry .6|mango .7|pineapple .7|peach .65|apple .5
  pear .6|banana .65|avocado .63|melon .65|watermelon .64|pomegranate .74|orange .76|cucumber .55
  zucchini .5|eggplant .35|green bean .45|asparagus .57|leek .38|green onion .42|shallot .65|radish .49
  beet .57|squash .5|sweet potato .56|pumpkin .49|edamame .65|snow pea .27|sugar snap pea .27
  brussels sprout .37|bok choy .3|swiss chard .15|collard greens .15|bean sprout .44|artichoke heart .7
  roasted red pepper .6|sun-dried tomato .23|parsley .25|cilantro .16|basil .1|mint .1|dill .17|chive .2
  ginger .65|garlic .57|cinnamon .53|cumin .41|paprika .46|chili powder .54|turmeric .64|black pepper .47
  garlic powder .66|onion powder .47|curry powder .43|dried oregano .2|dried thyme .2|dried basil .14
  nutmeg .47|ground ginger .37|cayenne pepper .36|red pepper flakes .36|italian seasoning .25
  cream of tartar .68|xanthan gum .55|tofu 1.05|tempeh .7|shrimp .6|bacon .5|ham .57|ground beef .95
  sausage .6|wine .99|beer 1|mirin 1.15|sake 1|orange juice 1.05|apple juice 1.05|tea 1|soda 1.04
  liqueur 1.08|rum .95|matcha .4|potato chips .1|pretzel .2|graham cracker .36|stuffing mix .2
`)
