import { shelves } from './record.ts'

const cans = shelves(
  { basis: 'quality' },
  `
tomato paste | pantry 18m, fridge opened 5d, freezer 3m | tomato paste
canned tomatoes | pantry 12-18m, fridge opened 5-7d, freezer 3m | canned tomato, tomato puree, tomato juice
tomato sauces | pantry 1y, fridge opened 3-5d, freezer 6m | tomato sauce, pasta sauce, pizza sauce
broth | pantry 1y, fridge opened 3-4d, freezer 2-3m, cooked 3-4d, cooked frozen 2-3m | broth
bouillon | pantry 1-2y, pantry opened 1y | bouillon cube
canned soup | pantry 2-5y, fridge opened 3-4d, freezer 2-3m, cooked 3-4d, cooked frozen 2-3m | cream of chicken soup, cream of mushroom soup, cream of celery soup, chicken noodle soup, cheddar cheese soup, french onion soup, cream of potato soup, lentil soup, canned chili
tomato soup | pantry 12-18m, fridge opened 5-7d, freezer 2-3m, cooked 3-4d, cooked frozen 2-3m | tomato soup
canned vegetables | pantry 2-5y, fridge opened 3-4d, freezer 2-3m | creamed corn, aquafaba, red bean paste, banana blossom
pumpkin puree | pantry 2-5y, fridge opened 3-4d, freezer 3-6m | pumpkin puree
grape leaves | pantry 1-2y, fridge opened 1-2w, freezer 6m | grape leaf
cream of coconut | pantry 18-24m, fridge opened 1-2w, freezer 2m | cream of coconut
coconut water | pantry 1y, fridge opened 1-2d | coconut water
dry soup and gravy mixes | pantry 1-2y, pantry opened 1y | onion soup mix, gravy mix, vegetable soup mix
instant potatoes | pantry 10-15m, pantry opened 6-12m, cooked 3-4d | instant mashed potatoes
boxed macaroni | pantry 12-18m, cooked 3-4d, cooked frozen 1-2m | macaroni and cheese
chips | pantry 2m, pantry opened 1-2w | tortilla chips, potato chips, cheese puffs
cones | pantry 6-9m, pantry opened 1-2m | ice cream cone
banana leaves | freezer 6-12m, fridge 1w | banana leaf
`,
)

const frozen = shelves(
  { basis: 'quality', also: 'thawed 3-4d, cooked 3-4d, cooked frozen 1-2m' },
  `
frozen potatoes | freezer 8-12m, fridge 2-3d | french fry, hash browns, tater tots
frozen pizza | freezer 6-12m, fridge 3-4d | frozen pizza
frozen waffles | freezer 2-3m, fridge 2-3d | waffle, pancake
frozen dumplings | freezer 3-6m, fridge 1-2d, thawed 1-2d | dumpling, pierogi, egg roll, tamale, falafel
`,
)

const baked = shelves(
  { basis: 'quality', also: 'thawed 2-3d' },
  `
cookies | pantry 1-2w, fridge 2w, freezer 4-6m | cookie, gingerbread
packed cookies | pantry 4-6m, pantry opened 1-2w, freezer 6-12m | chocolate cookie, vanilla wafer, ladyfinger
cakes | pantry 2-3d, fridge 3-7d, freezer 3-4m | cake
muffins | pantry 2-3d, fridge 1w, freezer 3m | muffin
brownies | pantry 3-4d, fridge 1w, freezer 3m | brownie
doughnuts | pantry 1-2d, fridge 2-4d, freezer 2-3m | doughnut
sherbet | freezer 2-4m | sherbet
`,
)

const perishable = shelves(
  { basis: 'safety', also: 'thawed 3-4d, cooked 3-4d' },
  `
soup | fridge 3-4d, pantry 2-5y, fridge opened 3-4d, freezer 2-3m, cooked frozen 2-3m | soup
mashed potatoes | fridge 3-4d, freezer 2m, cooked frozen 2m | mashed potatoes
gravy | fridge 1-2d, freezer 2-3m, thawed 1-2d, cooked 1-2d, cooked frozen 2-3m | gravy
coleslaw | fridge 3-5d | coleslaw
potato salad | fridge 3-4d | potato salad
cheesecake | fridge 3-5d, freezer 2-3m | cheesecake
custards | fridge 3-4d, fridge opened 2d | custard, pudding
sour cream dips | fridge 2w, fridge opened 5-7d | french onion dip
`,
)

export const storeCupboard = [...cans, ...frozen, ...baked, ...perishable]
