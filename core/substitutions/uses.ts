/** Uses of an ingredient that affect which swap is right, with the words that indicate them. */
const WORDS = {
  cake: 'cake cakes cupcake cupcakes sponge torte loaf gingerbread banana-bread quick-bread tiramisu',
  muffins: 'muffin muffins',
  cookies: 'cookie cookies shortbread biscotti',
  brownies: 'brownie brownies blondie blondies',
  pancakes: 'pancake pancakes waffle waffles crepe crepes french-toast',
  bread:
    'bread breads roll rolls bun buns focaccia pizza-dough brioche bagel bagels naan dough challah pretzels',
  pastry:
    'pie pies tart tarts crust pastry quiche scone scones biscuit biscuits galette cobbler crumble crisp',
  meringue: 'meringue meringues macaron macarons pavlova angel-food souffle marshmallows',
  custard: 'custard flan pudding curd creme-brulee panna-cotta cheesecake bread-pudding',
  frozen: 'ice-cream sorbet gelato sherbet popsicles frozen',
  whipped: 'whipped whipping whip chantilly mousse topping',
  frosting: 'frosting icing buttercream ganache glaze',
  candy: 'caramel fudge toffee candy brittle praline pralines nougat',
  breading:
    'breading breaded schnitzel nuggets katsu fried-chicken dredge dredging coating parmigiana tenders',
  binding:
    'meatball meatballs meatloaf burger burgers patty patties fritter fritters crab-cakes fish-cakes kofta',
  'egg dish': 'omelet omelette scramble scrambled frittata fried-egg poached deviled egg-salad quiche hash',
  mayonnaise: 'mayonnaise mayo aioli hollandaise',
  soup: 'soup soups chowder bisque stew stews chili gumbo ramen pho broth goulash',
  sauce: 'sauce gravy alfredo ragu bechamel carbonara stroganoff bolognese bourguignon braise braised',
  curry: 'curry curries masala korma dal tikka',
  'stir-fry': 'stir-fry stir-fried fried-rice wok lo-mein pad-thai teriyaki noodles',
  salad: 'salad salads slaw coleslaw',
  dressing: 'dressing vinaigrette',
  marinade: 'marinade marinated bbq barbecue rub kebab kebabs brine',
  dip: 'dip spread hummus guacamole tzatziki salsa',
  pasta: 'pasta spaghetti lasagna macaroni ravioli fettuccine penne linguine mac-and-cheese',
  pizza: 'pizza pizzas calzone',
  sandwich: 'sandwich sandwiches toast wrap wraps taco tacos burrito burritos quesadilla panini',
  rice: 'risotto pilaf paella sushi rice jambalaya biryani',
  roast: 'roast roasted roasting grilled sheet-pan tray-bake',
  frying: 'fried frying deep-fried tempura fries',
  drink: 'smoothie smoothies cocktail latte coffee milkshake shake drink lemonade punch margarita cocoa',
  raw: 'ceviche tartare carpaccio garnish raw',
  preserve: 'jam jelly preserves pickle pickles pickled canning chutney marmalade',
} as const

/** Families: what fits all baking also fits a cake. */
const FAMILIES = {
  baking: ['cake', 'muffins', 'cookies', 'brownies', 'pancakes', 'bread', 'pastry'],
  dessert: ['custard', 'frozen', 'whipped', 'frosting', 'candy', 'meringue'],
  cooking: ['soup', 'sauce', 'curry', 'stir-fry', 'pasta', 'rice', 'roast', 'marinade'],
  cold: ['salad', 'dressing', 'dip', 'raw', 'drink', 'sandwich'],
} as const

type Single = keyof typeof WORDS
type Family = keyof typeof FAMILIES
export type Use = Single | Family

export const USES: readonly Use[] = [
  ...(Object.keys(WORDS) as Single[]),
  ...(Object.keys(FAMILIES) as Family[]),
]

const byPhrase = new Map<string, Set<Use>>()
const learn = (phrase: string, use: Use) => {
  const known = byPhrase.get(phrase) ?? new Set<Use>()
  known.add(use)
  byPhrase.set(phrase, known)
}
for (const [use, words] of Object.entries(WORDS))
  for (const word of words.split(' ')) learn(word.replaceAll('-', ' '), use as Single)
for (const family of Object.keys(FAMILIES)) learn(family, family as Family)
learn('baked goods', 'baking')
learn('bake', 'baking')

/** By its first word, the number of words in the longest phrase. */
const longest = new Map<string, number>()
for (const phrase of byPhrase.keys()) {
  const words = phrase.split(' ')
  longest.set(words[0] ?? '', Math.max(words.length, longest.get(words[0] ?? '') ?? 0))
}

const plain = (text: string) =>
  (/^[ -~]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase()

/** The uses mentioned in free text: "Lemon meringue pie" is a meringue and a pastry. */
export function usesIn(context: string): Set<Use> {
  const words = plain(context).match(/[a-z]+/g) ?? []
  const found = new Set<Use>()
  for (let at = 0; at < words.length; ) {
    let taken = 1
    for (let length = longest.get(words[at] as string) ?? 0; length > 0; length--) {
      const uses = byPhrase.get(words.slice(at, at + length).join(' '))
      if (at + length > words.length || !uses) continue
      for (const use of uses) found.add(use)
      taken = length
      break
    }
    at += taken
  }
  return found
}

/** Whether a list of uses includes a requested one, by itself or by its family. */
export function touches(listed: readonly Use[], asked: ReadonlySet<Use>): boolean {
  return listed.some((use) => {
    if (asked.has(use)) return true
    const members: readonly Use[] = FAMILIES[use as Family] ?? []
    return members.some((member) => asked.has(member))
  })
}
