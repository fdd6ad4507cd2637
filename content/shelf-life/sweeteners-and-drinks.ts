import { shelves } from './record.ts'

const sweeteners = shelves(
  { basis: 'quality' },
  `
sugar | pantry forever | sugar
moist sugar | pantry 18m | brown sugar, palm sugar
honey | pantry forever | honey
maple syrup | pantry 2-4y, fridge opened 1y | maple syrup
syrups | pantry 1-2y, pantry opened 6-12m, fridge opened 1y | corn syrup, molasses, agave nectar, golden syrup, brown rice syrup, grenadine, pomegranate molasses
pancake syrup | pantry 1y, pantry opened 3-6m, fridge opened 6m | pancake syrup
simple syrup | fridge 3-4w | simple syrup
dessert sauces | pantry 1-2y, fridge opened 3-6m | chocolate syrup, caramel sauce
jam | pantry 12m, fridge opened 6-12m, freezer 1y | jam, jelly, orange marmalade, apple butter, pepper jelly
cookie butter | pantry 1y, pantry opened 2-3m | cookie butter
sugar substitutes | pantry 2-3y | stevia, artificial sweetener, erythritol, monk fruit sweetener
`,
)

/** Cooked means brewed. */
const drinks = shelves(
  { basis: 'quality' },
  `
water | pantry 2y, pantry opened 1-3d, fridge opened 3-5d | water
ice | freezer 2-3m | ice
coffee | pantry 3-5m, pantry opened 2-4w, freezer 3-4m, cooked 3-4d | coffee
instant drinks | pantry 1-2y, pantry opened 2-3m | instant coffee, espresso powder, matcha
tea | pantry 1-2y, cooked 3-5d | tea, herbal tea, chai
chilled juice | fridge 2-3w, fridge opened 7-10d, freezer 8-12m | orange juice, grapefruit juice
bottled juice | pantry 9-12m, fridge opened 7-10d, freezer 8-12m | apple juice, pineapple juice, cranberry juice, grape juice, pomegranate juice, lemonade, fruit punch
fresh juice | fridge 2-3w, fridge opened 3-5d, freezer 6m | carrot juice
fresh cider | fridge 2-3w, fridge opened 7-10d, freezer 6-12m | apple cider
frozen juice | freezer 1-2y, fridge 7-10d | orange juice concentrate
soda | pantry 6-9m, fridge opened 2-3d | soda, sparkling water, tonic water, energy drink
kombucha | fridge 1-3m, fridge opened 5-7d | kombucha
cocktail mixers | pantry 12-18m, fridge opened 2-4w | margarita mix, bloody mary mix
eggnog | fridge 3-5d, freezer 6m | eggnog
beer | pantry 4-6m, fridge 6-8m, fridge opened 1d | beer, hard cider
wine | pantry 1-3y, fridge opened 1-3d, freezer 4-6m | wine
fortified wine | pantry 3-5y, fridge opened 1-2m | sherry, marsala wine, port wine, vermouth, aperitif
cooking wine | pantry 1-2y, pantry opened 2-3m, fridge opened 6-12m | mirin, sake, rice wine
spirits | pantry forever | vodka, rum, tequila, brandy, gin, whiskey, bitters, anise spirit, cachaca
liqueurs | pantry 3-5y, pantry opened 1-2y | liqueur
cream liqueurs | pantry 18-24m, pantry opened 6m, fridge opened 6m | irish cream liqueur
`,
)

export const sweetenersAndDrinks = [...sweeteners, ...drinks]
