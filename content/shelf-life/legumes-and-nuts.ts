import { shelves } from './record.ts'

const legumes = shelves(
  { basis: 'quality', also: 'cooked 3-4d, cooked frozen 6m' },
  `
beans, dry or canned | pantry 1-2y, pantry opened 1y, fridge opened 3-4d | bean, chickpea, black-eyed pea, soybean
lentils | pantry 1y | lentil, split pea, chana dal
fresh shell beans | fridge 3-5d, freezer 8-12m, thawed 3-4d | fava bean
edamame | freezer 8-12m, fridge 3-5d, thawed 3-4d | edamame
canned beans | pantry 2-5y, fridge opened 3-4d, freezer 2-3m | refried beans, baked beans, chili beans
beans in brine | pantry 1-2y, fridge opened 1-2w | lupini bean
textured protein | pantry 1-2y, pantry opened 3-4m | textured vegetable protein
`,
)

const protein = shelves(
  { basis: 'quality', also: 'thawed 3-4d, cooked 3-4d, cooked frozen 2-3m' },
  `
tofu | fridge 1w, fridge opened 3-5d, freezer 3-5m | tofu
tempeh and seitan | fridge 1-3w, fridge opened 5-7d, freezer 6m | tempeh, seitan
meat substitutes | freezer 6-12m, fridge 1-2w, fridge opened 3-5d | veggie burger, plant-based ground, vegan sausage
bean salad | fridge 3-5d, fridge opened 3-4d | bean salad
`,
)

const nuts = shelves(
  { basis: 'quality' },
  `
nuts | pantry 1-3m, fridge 6m, freezer 1y | nut, peanut, trail mix
pine nuts | pantry 2-3w, fridge 3m, freezer 9m | pine nut
fresh chestnuts | fridge 2-3w, pantry 1w, freezer 6-12m | chestnut
nut flour | pantry 2-4m, fridge 6m, freezer 1y | almond meal
seeds | pantry 6-12m, fridge 1y, freezer 1-2y | sesame seed, sunflower seed, pumpkin seed, watermelon seed
hardy seeds | pantry 12-18m, fridge 18-24m, freezer 2y | chia seed, flaxseed, psyllium husk
hemp seeds | pantry 3-4m, fridge 1y, freezer 1y | hemp seed
peanut butter | pantry 6-18m, pantry opened 2-3m, fridge opened 3-4m | peanut butter
nut butters | pantry 3-12m, pantry opened 2-3m, fridge opened 3-6m | nut butter, sunflower seed butter
peanut powder | pantry 1y, pantry opened 4-6m | powdered peanut butter
tahini | pantry 1y, pantry opened 21-60d, fridge opened 21-90d | tahini
marzipan | pantry 6-12m, fridge opened 2-3m, freezer 1y | marzipan
`,
)

export const legumesAndNuts = [...legumes, ...protein, ...nuts]
