import { shelves } from './record.ts'

/** Opened means cut. */
const fresh = shelves(
  { basis: 'quality', also: 'fridge opened 3-4d, thawed 3-4d' },
  `
apples | fridge 4-6w, pantry 1-2w, freezer 8m | apple
pears | pantry 3-5d, fridge 3-5d, freezer 8m | pear
crisp pears | fridge 4-6w, pantry 1w, freezer 8m | asian pear
bananas | pantry 2-7d, fridge 3d, freezer 2-3m | banana
avocados | pantry 3-5d, fridge 3-4d, fridge opened 1-2d, freezer 3-6m | avocado
oranges and mandarins | fridge 2-3w, pantry 1w, freezer 4m | orange, kumquat
lemons and limes | fridge 2-3w, pantry 1w, freezer 4m | lemon, lime, yuzu
grapefruit | fridge 2-3w, pantry 1w, freezer 4m | grapefruit
citrus zest | fridge 1-3d, freezer 4m | lemon zest, lime zest, orange zest
berries | fridge 3-6d, freezer 8-12m | berry, currant
soft berries | fridge 2-3d, freezer 8-12m | strawberry, raspberry, blackberry
firm berries | fridge 1-2w, freezer 8-12m | blueberry
cranberries | fridge 3-4w, freezer 8-12m | cranberry
grapes | fridge 1w, pantry 1d, freezer 10-12m | grape
cherries | fridge 5-7d, freezer 8-12m | cherry
stone fruit | pantry 2-4d, fridge 3-5d, freezer 8-12m | peach, nectarine, plum
apricots | pantry 2-3d, fridge 2-5d, freezer 8-12m | apricot
mangos | pantry 3-5d, fridge 5-7d, freezer 6-8m | mango
other tropical fruit | pantry 3-5d, fridge 5-7d, freezer 6-8m | papaya, passion fruit, persimmon, jackfruit
guavas | pantry 2-4d, fridge 2-4d, freezer 6-8m | guava
dragon fruit and star fruit | fridge 1-2w, pantry 2-5d, freezer 10-12m | dragon fruit, star fruit
pineapples | fridge 3-5d, pantry 1-2d, freezer 6-8m | pineapple
watermelons | pantry 7d, fridge 2w, fridge opened 3-4d, freezer 6m | watermelon
melons | pantry 2-4d, fridge 5-14d, fridge opened 3-4d, freezer 6m | melon
kiwis | pantry 3-5d, fridge 3-6d, freezer 4-6m | kiwi
figs | fridge 2-3d, freezer 8-12m | fig
quinces | fridge 2-3w, pantry 1w, freezer 8-12m | quince
pomegranates | fridge 1-3m, pantry 2-5d, fridge opened 3-5d, freezer 10-12m | pomegranate
lychees | fridge 1w, freezer 10-12m | lychee
coconuts | pantry 1w, fridge 2-3w, fridge opened 4-5d, freezer 6-8m | coconut
dates | pantry 2m, fridge 1y, fridge opened 1y, freezer 1-2y | date
`,
)

const preserved = shelves(
  { basis: 'quality' },
  `
dried fruit | pantry 6-12m, pantry opened 1m, fridge opened 6m, freezer 12-18m | raisin, dried apricot, dried cherry, dried fig, prune, dried currant, dried fruit, dried apple, dried blueberry, dried mango, dried cranberry
shredded coconut | pantry 1y, pantry opened 1m, fridge opened 8m, freezer 1y | shredded coconut
bottled citrus juice | fridge 12-18m, fridge opened 2m, freezer 12-18m | lemon juice, lime juice
olives | pantry 12-18m, fridge opened 2w | olive
cherries in syrup | pantry 1-2y, fridge opened 6-12m | maraschino cherry
preserved lemons | pantry 1y, fridge opened 6-12m | preserved lemon
canned fruit | pantry 12-18m, fridge opened 5-7d, freezer 2-3m | fruit cocktail
applesauce | pantry 12-18m, fridge opened 7-10d, freezer 2-3m | applesauce
`,
)

export const fruits = [...fresh, ...preserved]
