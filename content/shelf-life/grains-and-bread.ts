import { shelves } from './record.ts'

const grains = shelves(
  { basis: 'quality', also: 'cooked 3-4d, cooked frozen 6m' },
  `
white rice | pantry 2-5y, pantry opened 1-2y | rice, white rice, wild rice
brown rice | pantry 6m, fridge 6-12m, freezer 12-18m | brown rice, black rice
quick rice | pantry 1-2y, pantry opened 6-12m | instant rice, rice mix, poha
quinoa | pantry 2-3y, pantry opened 1-2y, cooked 5-7d | quinoa
oats | pantry 1y | oats
rolled and cracked wheat | pantry 6-12m, freezer 1-2y | couscous, bulgur, freekeh
whole grains | pantry 6m, freezer 1y | barley, farro, wheat berry
grains rich in oil | pantry 2-4m, freezer 4-8m | millet, buckwheat, amaranth, sorghum
ground corn | pantry 6-12m, fridge 1y, freezer 1-2y | grits, polenta, masa harina
germ and bran | pantry 1-3m, fridge 6m, freezer 1y | wheat germ, oat bran, wheat bran
`,
)

const cereals = shelves(
  { basis: 'quality' },
  `
ready-to-eat cereal | pantry 6-12m, pantry opened 2-3m | cereal
granola | pantry 6-9m, pantry opened 1-3m | granola
popcorn kernels | pantry 2y, pantry opened 1y | popcorn
canned hominy | pantry 2-5y, fridge opened 3-4d, freezer 2-3m | hominy
`,
)

/** The spores in rice survive the boiling. */
const cookedRice = shelves(
  { basis: 'safety' },
  'cooked rice | fridge 3-4d, freezer 6m, thawed 3-4d, cooked 3-4d, cooked frozen 6m | leftover rice',
)

const pasta = shelves(
  { basis: 'quality', also: 'thawed 1-2d, cooked 3-5d, cooked frozen 1-2m' },
  `
dry pasta | pantry 1-2y, pantry opened 1y | pasta
dry noodles | pantry 1-2y, pantry opened 1y | noodle
egg noodles | pantry 2y, pantry opened 2m | egg noodle
fresh pasta | fridge 1-2d, freezer 2m | fresh pasta
filled pasta | fridge 1-2w, fridge opened 1-2d, freezer 2m | tortellini, ravioli
gnocchi | pantry 2-3m, fridge opened 3-4d, freezer 2m | gnocchi
shirataki | fridge 6-12m, fridge opened 3d | shirataki noodle
wrappers | fridge 1-2w, fridge opened 5-7d, freezer 2-3m | wonton wrapper, egg roll wrapper
rice paper | pantry 1-2y | rice paper
vegetable noodles | fridge 3-5d | zucchini noodle
`,
)

const bread = shelves(
  { basis: 'quality', also: 'thawed 2-3d' },
  `
bread | pantry 3-7d, freezer 3m | bread, hamburger bun, hot dog bun, slider bun, dinner roll, hoagie roll, english muffin, texas toast, breadstick
crusty bread | pantry 1-2d, freezer 3m | baguette, french bread
bagels | pantry 1-2d, freezer 3m | bagel, croissant, biscuit
sweet and corn breads | pantry 2-3d, fridge 1w, freezer 3m | cornbread, banana bread
tortillas | pantry 1w, fridge 1-2m, fridge opened 3-4w, freezer 6m | tortilla
fresh dough | fridge 2-3d, freezer 3m | pizza dough
dough in a tube | fridge 1-3m, fridge opened 1-2d | crescent roll dough, biscuit dough, cinnamon roll dough
frozen pastry | freezer 6-12m, fridge 2-3d | puff pastry, phyllo dough
pizza crust | pantry 1-2w, fridge 2-4w, freezer 3m | pizza crust
crumbs and croutons | pantry 6m, pantry opened 3-6m, freezer 6-12m | breadcrumbs, crouton
stuffing mix | pantry 9-12m, pantry opened 1-2m | stuffing mix
crackers | pantry 8m, pantry opened 1m, fridge opened 3-4m, freezer 4-8m | cracker, pita chip, rice cake, matzo
crisp shells | pantry 6-12m, pantry opened 1m | taco shell, tostada shell
pretzels | pantry 4-9m, pantry opened 3w | pretzel
`,
)

export const grainsAndBread = [...grains, ...cereals, ...cookedRice, ...pasta, ...bread]
