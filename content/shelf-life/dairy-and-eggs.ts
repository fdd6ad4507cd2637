import { shelves } from './record.ts'

const dairy = shelves(
  { basis: 'quality', also: 'thawed 3-4d' },
  `
butter | fridge 1-2m, pantry 1-2d, freezer 6-9m, thawed 2-3w | butter
ghee | pantry 6-8m, pantry opened 3m, fridge 1-2y, fridge opened 6-12m | ghee
brown butter | fridge 2-3w, freezer 3-6m | brown butter
margarine | fridge 6m, freezer 1y, thawed 2-3w | margarine, vegan butter
milk | fridge 7-10d, fridge opened 5-7d, freezer 3m | milk, chocolate milk, goat milk
ultra-pasteurized milk | fridge 2-4w, fridge opened 7d | lactose-free milk
buttermilk | fridge 1-2w, freezer 3m | buttermilk
cream | fridge 10d, fridge opened 5-7d, freezer 3-4m | cream
half-and-half | fridge 3-4d, freezer 4m | half-and-half
sour cream | fridge 2-3w, fridge opened 1-2w | sour cream, creme fraiche, mexican crema, clotted cream
yogurt | fridge 1-2w, fridge opened 5-7d, freezer 1-2m | yogurt, coconut yogurt
kefir | fridge 1w, fridge opened 1-2d | kefir
whipped cream | fridge 1d, freezer 1-2m | whipped cream
whipped topping | freezer 6-12m, fridge 2w | whipped topping
coffee creamer | fridge 3w, fridge opened 2w | coffee creamer
ice cream | freezer 2m | ice cream
canned coconut milk | pantry 2-5y, fridge opened 4d, freezer 2m | coconut milk, coconut cream
canned milk | pantry 1y, fridge opened 4-5d | sweetened condensed milk, evaporated milk
milk caramel | pantry 1y, fridge opened 2-3w | dulce de leche
plant milk | fridge 2w, pantry 6-12m, fridge opened 7-10d | plant milk
milk powder | pantry 1-3y, pantry opened 3m | powdered milk, buttermilk powder, malted milk powder, whey protein
`,
)

/** A piece as it is sold, often cut at the counter: FoodKeeper's 6 months are for blocks that stay sealed. */
const hardCheese = shelves(
  { basis: 'quality', also: 'thawed 3-4d' },
  `
hard cheese | fridge 3-4w, fridge opened 3-4w, freezer 6m | cheese, parmesan cheese, cheddar cheese, swiss cheese, pecorino romano, gouda, gruyere, asiago cheese, manchego, edam, grana padano, cotija cheese, ricotta salata
semi-hard cheese | fridge 3-4w, fridge opened 3-4w, freezer 3-4m | mozzarella cheese, monterey jack cheese, pepper jack cheese, provolone, colby jack cheese, colby cheese, fontina, havarti, muenster cheese, oaxaca cheese
sealed semi-hard cheese | fridge 2m, fridge opened 3-4w, freezer 3-4m | string cheese, halloumi
grated cheese | fridge 1m, fridge opened 3-4w, freezer 3-4m | mexican cheese blend, italian cheese blend
processed cheese | fridge 2m, fridge opened 3-4w | american cheese, pimento cheese
shelf-stable cheese | pantry 3-6m, fridge opened 3-4w | processed cheese loaf
cheese dip | pantry 1-2y, fridge opened 1-2w | queso
vegan cheese | fridge 2-4m, fridge opened 3-7d | vegan cheese, vegan cream cheese
blue cheese | fridge 1-2m, fridge opened 3-4w, freezer 2-3m | blue cheese
`,
)

/** Moist enough for listeria, which grows in the cold. */
const softCheese = shelves(
  { basis: 'safety', also: 'thawed 1-2d' },
  `
soft-ripened cheese | fridge 1-2w, fridge opened 1w, freezer 2m | brie, limburger
goat cheese | fridge 1-2w, freezer 2m | goat cheese, garlic and herb cheese
feta | fridge 1-2m, fridge opened 1w, freezer 3m | feta cheese
cream cheese | fridge 2w, freezer 2m | cream cheese
fresh mozzarella | fridge 1w, fridge opened 3-5d, freezer 3-4m | fresh mozzarella, burrata
ricotta | fridge 2w, fridge opened 1w, freezer 2m | ricotta cheese, mascarpone, farmer cheese
cottage cheese | fridge 2w, fridge opened 1w | cottage cheese
fresh white cheese | fridge 2w, fridge opened 1w, freezer 2-3m | queso fresco, paneer, cheese curd
`,
)

/** In the pantry, those that were never washed nor chilled: in the US most are. */
const eggs = shelves(
  { basis: 'safety', also: 'thawed 1-2d' },
  `
eggs | fridge 3-5w, fridge opened 2-4d, pantry 1-2w, freezer 1y, cooked 1w | egg, quail egg, duck egg
egg parts | fridge 2-4d, freezer 1y, cooked 3-4d | egg white, egg yolk
hard-boiled eggs | fridge 1w, cooked 1w | hard-boiled egg
liquid eggs | fridge 7d, fridge opened 3d, cooked 3-4d | egg substitute
`,
)

const eggPowder = shelves(
  { basis: 'quality' },
  `
egg powder | pantry 1-2y, pantry opened 6-12m | meringue powder, vegan egg replacer
`,
)

export const dairyAndEggs = [...dairy, ...hardCheese, ...softCheese, ...eggs, ...eggPowder]
