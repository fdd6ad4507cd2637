import { shelves } from './record.ts'

const perishable = shelves(
  { basis: 'safety', also: 'thawed 1-2d, cooked 3-4d, cooked frozen 1-2m' },
  `
fish | fridge 1-2d, freezer 2-8m | fish
fatty fish | fridge 1-2d, freezer 2-3m | salmon, catfish, tuna steak, trout, swordfish, mackerel, herring, eel
lean fish | fridge 1-2d, freezer 6-8m | white fish
fish bought in cans | pantry 3-5y, fridge 1-2d, freezer 2m | tuna, sardine
shrimp | fridge 1-2d, freezer 6-12m, cooked frozen 1-3m | shrimp, crawfish, squid, octopus
scallops | fridge 1-2d, freezer 3-6m | scallop, seafood
crab | fridge 1-2d, freezer 3m | crab
crabmeat | fridge 1-3d, freezer 4m | crabmeat
lobster | fridge 1d, freezer 1-3m, thawed 1d, cooked frozen 1-3m | lobster
mussels | fridge 1-2d, freezer 3m, cooked frozen 3m | mussel
clams | fridge 1-2d, freezer 3m, cooked frozen 3m | clam
oysters | fridge 1-2d, freezer 3m | oyster
cooked shrimp | fridge 3-4d, freezer 1-3m, cooked frozen 1-3m | cooked shrimp
cold-smoked fish | fridge 2w, fridge opened 5-7d, freezer 2m, thawed 3-4d | smoked salmon
imitation crab | fridge 2w, fridge opened 3d, freezer 9m | imitation crab
breaded fish | freezer 12-18m, fridge 1-2d | fish stick
caviar | fridge 1-4w, fridge opened 2d | caviar
canned fish | pantry 3-5y, fridge opened 3-4d, freezer 2m | canned tuna, canned salmon
canned shellfish | pantry 1-2y, fridge opened 1-2d | smoked oyster, snail
`,
)

const cured = shelves(
  { basis: 'quality' },
  `
anchovies | pantry 1-2y, fridge opened 3-4d | anchovy
salt fish | fridge 3-6m, freezer 6-12m, thawed 1-2d, cooked 3-4d, cooked frozen 1-2m | salt cod
fish pastes | pantry 1-2y, fridge opened 6-12m | anchovy paste, shrimp paste
dried seafood | pantry 6-12m, pantry opened 3-6m, fridge opened 6m, freezer 1y | bonito flakes, dried shrimp
`,
)

export const seafood = [...perishable, ...cured]
