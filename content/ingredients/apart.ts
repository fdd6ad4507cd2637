import type { Apart } from '#core/contracts/ingredient.ts'

/**
 * Where a general name and a kind of it don't do for each other, by the general name. What isn't listed does fully:
 * salt for sea salt, oil for olive oil, onion for red onion.
 */
const TABLE: Record<string, Partial<Record<Apart, string>>> = {
  flour: {
    partly:
      'whole wheat flour, bread flour, self-rising flour, cake flour, pastry flour, spelt flour, 00 flour, rye flour',
    both: 'almond flour, coconut flour, gluten-free flour, rice flour, oat flour, chickpea flour, semolina flour, corn flour, buckwheat flour, sweet rice flour, cassava flour, soy flour',
  },
  oil: {
    partly: 'coconut oil, peanut oil',
    both: 'sesame oil, chili oil, walnut oil, truffle oil, garlic oil, flaxseed oil, mustard oil, palm oil',
  },
  sugar: {
    partly: 'brown sugar, coconut sugar, turbinado sugar, palm sugar',
    both: 'powdered sugar, vanilla sugar, pearl sugar',
  },
  vinegar: {
    partly:
      'apple cider vinegar, red wine vinegar, white wine vinegar, sherry vinegar, malt vinegar, champagne vinegar',
    asked: 'balsamic vinegar, rice vinegar, coconut vinegar',
    both: 'black vinegar',
  },
  cheese: {
    partly: 'parmesan cheese, feta cheese, goat cheese, blue cheese, cotija cheese, asiago cheese',
    asked: 'queso fresco, processed cheese loaf, ricotta salata, halloumi, limburger, cheese curd',
    both: 'cream cheese, ricotta cheese, cottage cheese, mascarpone, paneer, burrata, garlic and herb cheese, pimento cheese, farmer cheese, brie',
  },
  'mozzarella cheese': { partly: 'fresh mozzarella' },
  milk: { partly: 'lactose-free milk' },
  yogurt: { partly: 'greek yogurt, vanilla yogurt' },
  butter: { partly: 'brown butter' },
  cream: { partly: 'light cream' },
  rice: {
    partly: 'brown rice, arborio rice, sushi rice, paella rice',
    asked: 'black rice',
    both: 'sticky rice',
  },
  pasta: {
    partly: 'whole wheat pasta, fresh pasta, angel hair pasta',
    asked: 'gluten-free pasta, orzo',
    owned: 'lasagna noodle',
    both: 'tortellini, ravioli, gnocchi, jumbo pasta shells, cannelloni',
  },
  noodle: {
    partly: 'rice noodle, udon noodle, soba noodle, ramen noodle',
    both: 'glass noodle, shirataki noodle',
  },
  bread: {
    partly: 'rye bread, texas toast, whole wheat bread',
    asked: 'gluten-free bread',
    both: 'raisin bread',
  },
  breadcrumbs: { partly: 'italian breadcrumbs' },
  tortilla: { partly: 'flour tortilla, corn tortilla, whole wheat tortilla' },
  bean: {
    partly: 'black bean, kidney bean, pinto bean, white bean, red bean, lima bean, fava bean, chili beans',
    both: 'mung bean, adzuki bean',
  },
  lentil: { partly: 'red lentil, green lentil', both: 'toor dal, urad dal' },
  couscous: { partly: 'israeli couscous' },
  oats: { partly: 'steel-cut oats' },
  nut: { partly: 'macadamia nut, brazil nut', asked: 'pine nut', both: 'chestnut, candied pecan' },
  broth: { partly: 'ham broth, mushroom broth', both: 'clam juice, dashi, fish broth' },
  soup: {
    both: 'cream of chicken soup, cream of mushroom soup, cream of celery soup, chicken noodle soup, cheddar cheese soup, french onion soup, cream of potato soup, lentil soup',
  },
  'salad dressing': {
    asked:
      'ranch dressing, italian dressing, caesar dressing, blue cheese dressing, creamy salad dressing, thousand island dressing, french dressing, greek dressing, poppy seed dressing, sesame ginger dressing',
  },
  'soy sauce': { partly: 'dark soy sauce', both: 'sweet soy sauce' },
  salsa: { asked: 'salsa verde' },
  mustard: {
    partly: 'dijon mustard, whole grain mustard, yellow mustard, brown mustard',
    asked: 'honey mustard',
  },
  honey: { asked: 'hot honey' },
  pickle: { partly: 'sweet pickle' },
  salt: { asked: 'rock salt', both: 'black salt' },
  paprika: { partly: 'smoked paprika, hot paprika' },
  cardamom: { both: 'black cardamom' },
  'chili powder': { partly: 'ancho chile powder, kashmiri chili powder' },
  'chili pepper': {
    partly: 'green chile, thai chili, dried chili',
    both: 'chipotle pepper, ancho chile, guajillo chile',
  },
  jalapeno: { both: 'pickled jalapeno' },
  'red bell pepper': { partly: 'roasted red pepper' },
  turmeric: { partly: 'fresh turmeric' },
  wine: {
    partly: 'white wine, red wine, rose wine',
    both: 'rice wine, sherry, marsala wine, champagne, port wine, vermouth',
  },
  rum: { both: 'coconut rum' },
  liqueur: { asked: 'orange liqueur, coffee liqueur, irish cream liqueur, amaretto' },
  soda: { asked: 'ginger ale, root beer, ginger beer' },
  coffee: { partly: 'instant coffee' },
  tea: { partly: 'green tea' },
  chocolate: { partly: 'milk chocolate, dark chocolate', both: 'white chocolate, unsweetened chocolate' },
  candy: { partly: 'chocolate candy', both: 'caramel, candy cane' },
  cookie: { partly: 'chocolate cookie, sugar cookie', both: 'ladyfinger' },
  cereal: { partly: 'rice cereal, bran cereal, toasted grain cereal' },
  'canned tomato': { asked: 'diced tomatoes with green chiles' },
  onion: { partly: 'pearl onion' },
  potato: { owned: 'mashed potatoes' },
  cauliflower: { owned: 'cauliflower rice' },
  zucchini: { owned: 'zucchini noodle' },
  mushroom: {
    partly: 'oyster mushroom, shiitake mushroom, wild mushroom',
    asked: 'enoki mushroom',
    both: 'dried porcini mushroom, wood ear mushroom',
  },
  squash: {
    partly: 'butternut squash, yellow squash, acorn squash, delicata squash',
    both: 'spaghetti squash',
  },
  cabbage: { partly: 'red cabbage, napa cabbage' },
  orange: { partly: 'mandarin orange' },
  berry: { both: 'cranberry, elderberry, gooseberry' },
  cranberry: { both: 'dried cranberry' },
  cherry: { partly: 'tart cherry' },
  fig: { both: 'dried fig' },
  pear: { partly: 'asian pear' },
  papaya: { partly: 'green papaya' },
  basil: { partly: 'thai basil' },
  egg: { partly: 'duck egg', owned: 'egg white, egg yolk, hard-boiled egg', both: 'quail egg' },
  tofu: { partly: 'silken tofu, fried tofu' },
  beef: {
    partly: 'ground beef',
    asked: 'oxtail, beef shank',
    both: 'corned beef, roast beef, beef bone, beef tongue',
  },
  pork: {
    partly: 'ground pork',
    asked: 'pork belly',
    both: 'bacon, ham, pancetta, pulled pork, ham hock, salt pork, guanciale, pig foot',
  },
  bacon: { partly: 'turkey bacon', owned: 'bacon bits' },
  ham: { partly: 'deli ham', both: 'prosciutto, speck' },
  chicken: { partly: 'ground chicken, canned chicken' },
  turkey: { partly: 'ground turkey', both: 'deli turkey, smoked turkey' },
  lamb: { partly: 'ground lamb' },
  veal: { partly: 'ground veal' },
  liver: { partly: 'chicken liver, beef liver' },
  sausage: {
    partly: 'italian sausage, breakfast sausage, smoked sausage, andouille sausage',
    asked: 'chorizo, merguez',
    both: 'hot dog, blood sausage, chinese sausage',
  },
  fish: { asked: 'mackerel', both: 'smoked salmon, anchovy, sardine, herring, salt cod, eel' },
  salmon: { partly: 'canned salmon' },
  tuna: { partly: 'tuna steak' },
  oyster: { both: 'smoked oyster' },
}

/** By kind and general name: "almond flour < flour". */
export const APART: ReadonlyMap<string, Apart> = new Map(
  Object.entries(TABLE).flatMap(([parent, ways]) =>
    Object.entries(ways).flatMap(([apart, names]) =>
      names.split(', ').map((name): [string, Apart] => [`${name} < ${parent}`, apart as Apart]),
    ),
  ),
)
