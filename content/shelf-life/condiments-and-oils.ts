import { shelves } from './record.ts'

const oils = shelves(
  { basis: 'quality' },
  `
oils | pantry 6-12m, pantry opened 3-5m | oil
stable oils | pantry 1-2y, pantry opened 6-12m | coconut oil, palm oil, avocado oil, sesame oil
delicate oils | fridge 6-12m, pantry 6m, fridge opened 2-3m | flaxseed oil, walnut oil
flavored oils | pantry 6-12m, pantry opened 3-6m | chili oil, truffle oil, mustard oil
cooking spray | pantry 2y, pantry opened 1y | cooking spray
shortening | pantry 1-2y, pantry opened 6-12m | shortening
rendered fat | fridge 6-12m, fridge opened 3-6m, freezer 1y | lard, beef tallow, bacon fat
duck fat | fridge 1-3m, fridge opened 1m, freezer 6-12m | duck fat
`,
)

/** Without air and acid, the spores of botulism wake up in the warm. */
const garlicOil = shelves({ basis: 'safety' }, 'garlic oil | fridge 4d, freezer 3-4m | garlic oil')

const condiments = shelves(
  { basis: 'quality' },
  `
soy sauce | pantry 3y, pantry opened 6m, fridge opened 2y | soy sauce, coconut aminos, ponzu
mayonnaise | pantry 3-6m, fridge opened 2m | mayonnaise, aioli, tartar sauce, vegan mayonnaise, yum yum sauce
ketchup | pantry 1y, pantry opened 1m, fridge opened 6m | ketchup, chili sauce, cocktail sauce, steak sauce
vinegar | pantry forever | vinegar
balsamic | pantry 3-5y, pantry opened 1-3y | balsamic vinegar, balsamic glaze
fermented sauces | pantry 1-3y, pantry opened 1y, fridge opened 1-3y | worcestershire sauce, fish sauce, vegan worcestershire sauce, liquid smoke, browning sauce
hot sauce | pantry 3-5y, pantry opened 6m, fridge opened 3-5y | hot sauce
milder hot sauces | pantry 1-2y, pantry opened 3-6m, fridge opened 6-12m | buffalo sauce, taco sauce, sweet chili sauce, chili garlic sauce, chili crisp
mustard | pantry 1-2y, pantry opened 1-2m, fridge opened 1y | mustard
salsa | pantry 1y, fridge opened 2w, freezer 4m | salsa
fresh salsa | fridge 5-7d, freezer 4m | pico de gallo
barbecue sauce | pantry 1y, pantry opened 1m, fridge opened 4m | barbecue sauce
pickles | pantry 1y, fridge opened 2-3m | pickle, pickled onion, pickle juice, giardiniera
pickled ginger | pantry 1y, fridge opened 3-6m | pickled ginger
relish | pantry 1-2y, fridge opened 6-9m | relish
capers | pantry 1-2y, fridge opened 6-12m | caper
pesto | fridge 6m, fridge opened 3d, freezer 6m | pesto
herb sauces | fridge 3-5d, freezer 3-4m | chimichurri, sofrito
hummus | fridge 1-3m, fridge opened 5-7d, freezer 3-4m | hummus
vegetable dips | fridge 1-2w, fridge opened 3-4d, freezer 1-2m | baba ganoush
tapenade | pantry 9m, fridge opened 2-3w, freezer 3m | olive tapenade
guacamole | fridge 1-2d, freezer 3m | guacamole
canned sauces | pantry 12-18m, fridge opened 5-7d, freezer 3m | enchilada sauce, adobo sauce, mole sauce
simmer sauces | pantry 12-18m, fridge opened 3-5d, freezer 3m | curry sauce
cooking sauces | pantry 18-24m, fridge opened 3-6m | oyster sauce, hoisin sauce, black bean sauce, plum sauce, doubanjiang, tonkatsu sauce, eel sauce
sweet soy sauces | pantry 1-2y, fridge opened 1-3m | teriyaki sauce, stir-fry sauce, sweet and sour sauce, peanut sauce
alfredo sauce | pantry 12-18m, fridge opened 3-4d | alfredo sauce
hollandaise | fridge 1-2d | hollandaise sauce
horseradish | fridge 1y, fridge opened 3-4m | horseradish, wasabi
miso | fridge 1y, freezer 1y | miso, doenjang, gochujang
salad dressing | pantry 10-12m, fridge opened 1-3m | salad dressing
creamy dressing | pantry 6m, fridge opened 3-4w | ranch dressing, caesar dressing, blue cheese dressing, creamy salad dressing, thousand island dressing, poppy seed dressing
cranberry sauce | pantry 2y, fridge opened 1-2w, freezer 2-3m | cranberry sauce
sauerkraut | fridge 4-6m, freezer 8-12m | sauerkraut
kimchi | fridge 3-6m | kimchi
curry paste | pantry 2y, fridge opened 5-30d, freezer 3-6m | curry paste, harissa
chutney | pantry 1y, fridge opened 1-2m | chutney
yogurt dips | fridge 5-7d, fridge opened 3-4d | tzatziki
tamarind | pantry 6-12m, fridge opened 2-3m, freezer 1y | tamarind
curry roux | pantry 12-18m, fridge opened 3m | japanese curry roux
`,
)

export const condimentsAndOils = [...oils, ...garlicOil, ...condiments]
