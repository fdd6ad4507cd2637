import { figures } from './record.ts'

/** Grams per US cup (237 ml), filled the usual way: flour spooned and leveled, brown sugar packed, beans cooked, the rest loose. */
export const CUPS = figures(`
  flour 125|bread flour 127|cake flour 114|pastry flour 106|self-rising flour 120|whole wheat flour 120|rye flour 105|almond flour 96
  coconut flour 112|rice flour 158|oat flour 92|chickpea flour 92|semolina flour 165|spelt flour 100|buckwheat flour 120|tapioca starch 120
  potato starch 152|cornstarch 128|cornmeal 138|masa harina 115|polenta 160|wheat germ 100|gluten-free flour 140|sugar 200|brown sugar 213
  dark brown sugar 213|powdered sugar 120|turbinado sugar 180|coconut sugar 155|honey 336|maple syrup 312|molasses 328|corn syrup 328
  agave nectar 336|golden syrup 336|jam 320|butter 227|margarine 224|shortening 190|lard 205|coconut oil 218|olive oil 216|vegetable oil 218
  canola oil 218|oil 218|ghee 205|milk 244|buttermilk 245|heavy cream 238|half-and-half 242|sour cream 230|yogurt 245
  greek yogurt 250|cream cheese 232|cottage cheese 225|ricotta cheese 246|mascarpone 225|sweetened condensed milk 306|evaporated milk 252
  coconut milk 240|powdered milk 112|water 237|broth 240|wine 235|lemon juice 244|lime juice 246|orange juice 248|vinegar 239|soy sauce 255
  mayonnaise 220|ketchup 272|mustard 250|peanut butter 258|almond butter 256|tahini 240|tomato paste 262|tomato sauce 245|salsa 260
  pumpkin puree 245|applesauce 255|oats 90|quick oats 85|steel-cut oats 176|white rice 185|rice 185|basmati rice 185
  brown rice 190|arborio rice 200|wild rice 160|leftover rice 160|quinoa 170|couscous 175|bulgur 150|barley 190|farro 180|millet 200
  lentil 192|red lentil 192|chickpea 164|black bean 185|kidney bean 184|pinto bean 190|split pea 200|bean 185|pasta 100|macaroni 115|orzo 190
  cocoa powder 85|chocolate chips 170|sprinkles 180|marshmallow 50|graham cracker 100|breadcrumbs 110|panko 60|cereal 30|granola 115
  almond 143|sliced almonds 92|walnut 117|pecan 110|cashew 130|peanut 146|pistachio 123|hazelnut 135|pine nut 135|sunflower seed 140
  pumpkin seed 130|sesame seed 144|chia seed 170|flaxseed 150|poppy seed 140|shredded coconut 93|coconut 93|raisin 150|dried cranberry 120|date 150
  dried apricot 130|cheddar cheese 113|mozzarella cheese 113|parmesan cheese 100|feta cheese 150|cheese 113|goat cheese 120|blue cheese 135
  salt 292|kosher salt 200|sea salt 270|baking powder 220|baking soda 240|cream of tartar 160|yeast 150|gelatin 160|cinnamon 125|cumin 100|paprika 110
  vanilla extract 208|espresso powder 90|blueberry 150|strawberry 150|raspberry 125|blackberry 144|cherry 155|apple 120|grape 150
  mango 165|pineapple 165|pea 145|corn 165|carrot 128|celery 100|onion 150|bell pepper 150|tomato 180|cherry tomato 150|broccoli 90
  cauliflower 105|mushroom 75|spinach 30|kale 26|zucchini 125|cabbage 90|potato 150|green bean 110|olive 135|basil 24|parsley 60
  ground beef 225|cooked chicken 140|chicken 140|ground turkey 225|shrimp 145|bacon bits 100|sausage 142|tofu 250|popcorn 190|ice 140|ice cream 140
`)
