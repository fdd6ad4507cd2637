import type { SoldAs } from '#core/recipes/food-weights.ts'

/** "parsley bunch 50": what a kitchen buys, and the grams of one (of a can: drained). */
const packs = (text: string): SoldAs['packs'] =>
  Object.fromEntries(
    text.split(/[|\n]/).flatMap((entry) => {
      const [, name, unit, grams] = /^(.+) (\S+) (\S+)$/.exec(entry.trim()) ?? []
      return name && unit ? [[name, { unit, grams: Number(grams) }]] : []
    }),
  )

const names = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(/[|\n]/)
      .map((name) => name.trim())
      .filter(Boolean),
  )

/** How shops sell what recipes measure in cups and spoons. */
export const SOLD: SoldAs = {
  packs: packs(`
    parsley bunch 50|cilantro bunch 50|basil bunch 40|mint bunch 40|dill bunch 30|chive bunch 25|thyme bunch 20|rosemary bunch 20|sage bunch 20
    oregano bunch 20|tarragon bunch 20|marjoram bunch 20|chervil bunch 20|green onion bunch 105|garlic chive bunch 50|radish bunch 150|kale bunch 250
    swiss chard bunch 300|collard greens bunch 350|watercress bunch 100|celery bunch 500|garlic head 45|cauliflower head 700|broccoli head 400
    lettuce head 450|romaine lettuce head 400|iceberg lettuce head 600|butter lettuce head 200|endive head 120|radicchio head 250|cabbage head 900
    napa cabbage head 1000|ginger piece 60|fresh turmeric piece 40|lemongrass stalk 15|chickpea can 250|black bean can 250|kidney bean can 250
    pinto bean can 250|white bean can 250|cannellini bean can 250|navy bean can 250|butter bean can 250|black-eyed pea can 250|bean can 250
    refried beans can 430|crushed tomatoes can 400|diced tomatoes can 400|canned tomato can 400|fire-roasted tomatoes can 400|tomato puree can 400
    tomato sauce can 225|tomato paste can 170|coconut milk can 400|coconut cream can 400|evaporated milk can 340|sweetened condensed milk can 395
    enchilada sauce can 280|pumpkin puree can 425|water chestnut can 140|bamboo shoot can 140|artichoke heart can 240
  `),
  whole: names(`
    onion|shallot|leek|carrot|potato|sweet potato|tomato|bell pepper|chili pepper|zucchini|cucumber|eggplant|beet|fennel|squash|parsnip|turnip|jicama|daikon
    lemon|lime|orange|apple|banana|avocado|peach|pear|mango|pineapple|grapefruit|plum|kiwi|melon|watermelon|papaya|portobello mushroom
  `),
  loose: names(
    `cherry tomato|baby potato|pearl onion|sun-dried tomato|roasted red pepper|pepperoncini|green chile|coleslaw mix|mandarin orange`,
  ),
  /** Milliliters of juice, or of grated zest, in one fruit; of an egg. */
  pressed: {
    'lemon juice': { from: 'lemon', part: 'juice', ml: 45 },
    'lime juice': { from: 'lime', part: 'juice', ml: 30 },
    'lemon zest': { from: 'lemon', part: 'zest', ml: 15 },
    'lime zest': { from: 'lime', part: 'zest', ml: 10 },
    'orange zest': { from: 'orange', part: 'zest', ml: 20 },
    'egg white': { from: 'egg', part: 'white', ml: 30 },
    'egg yolk': { from: 'egg', part: 'yolk', ml: 18 },
  },
}
