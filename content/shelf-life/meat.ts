import { shelves } from './record.ts'

const COOKED = 'cooked 3-4d, cooked frozen 2-6m'

const raw = shelves(
  { basis: 'safety', also: `thawed 3-5d, ${COOKED}` },
  `
beef | fridge 3-5d, freezer 4-12m | beef
steaks | fridge 3-5d, freezer 6-12m | steak
stew meat | fridge 3-5d, freezer 6-12m, thawed 1-2d | stew beef, oxtail, beef shank
bones | fridge 3-5d, freezer 4-12m, thawed 1-2d | beef bone
pork | fridge 3-5d, freezer 4-12m | pork
stew pork | fridge 3-5d, freezer 4-12m, thawed 1-2d | stew pork
lamb | fridge 3-5d, freezer 6-9m | lamb
veal and goat | fridge 3-5d, freezer 4-12m | veal, goat meat
game | fridge 3-5d, freezer 6-9m | venison, bison
`,
)

/** Ground, or from the inside: twice the risk in half the time. */
const quick = shelves(
  { basis: 'safety', also: `thawed 1-2d, ${COOKED}` },
  `
ground meat | fridge 1-2d, freezer 3-4m | ground beef, ground pork, ground lamb, ground veal, ground meat
raw sausage | fridge 1-2d, freezer 1-2m, cooked frozen 1-2m | sausage, italian sausage, breakfast sausage, chorizo, pork sausage, bratwurst, merguez, turkey sausage, chicken sausage
variety meats | fridge 1-2d, freezer 3-4m | liver, tripe, beef tongue, pig foot, chicken liver, chicken giblet
rabbit | fridge 1-2d, freezer 9m | rabbit
poultry | fridge 1-2d, freezer 9-12m | chicken, turkey
poultry pieces | fridge 1-2d, freezer 9m | chicken breast, chicken thigh, chicken wing, chicken drumstick, chicken leg quarter, turkey breast, turkey leg
whole birds | fridge 1-2d, freezer 12m | whole chicken, whole turkey, cornish hen
ducks and small birds | fridge 1-2d, freezer 6m | duck, goose, quail, pheasant
ground poultry | fridge 1-2d, freezer 3-4m | ground chicken, ground turkey, chicken carcass
`,
)

const readyToEat = shelves(
  { basis: 'safety', also: 'thawed 3-4d, cooked 3-4d, cooked frozen 1-2m' },
  `
bacon | fridge 7d, freezer 1m, cooked 4-5d, cooked frozen 1m | bacon, pancetta, guanciale
turkey bacon | fridge 14d, fridge opened 7d, freezer 2-4m | turkey bacon
ham | fridge 7d, fridge opened 3-4d, freezer 1-2m | ham
smoked cuts | fridge 7d, freezer 1-2m | ham hock, canadian bacon, tasso
smoked sausage | fridge 7d, freezer 1-2m | smoked sausage, andouille sausage
blood sausage | fridge 3-4d, freezer 1-2m | blood sausage
hot dogs | fridge 2w, fridge opened 1w, freezer 1-2m | hot dog
lunch meat | fridge 2w, fridge opened 3-5d, freezer 1-2m | lunch meat, bologna, smoked turkey
meat sliced at the counter | fridge 3-5d, freezer 1-2m | deli ham, deli turkey, pastrami
dry sausage | fridge 4-6w, fridge opened 2-3w, freezer 1-2m | salami, pepperoni, chinese sausage
air-dried ham | fridge 1m, fridge opened 3-5d, freezer 1m | prosciutto, speck, capicola
corned beef | fridge 5-7d, freezer 1m | corned beef
salt pork | fridge 1m, freezer 1-2m | salt pork
cooked meat | fridge 3-4d, freezer 2-3m, cooked frozen 2-3m | roast beef, pulled pork
cooked chicken | fridge 3-4d, freezer 2-6m, cooked frozen 2-6m | cooked chicken
rotisserie chicken | fridge 3-4d, freezer 4m, cooked frozen 4m | rotisserie chicken
meatballs | fridge 3-4d, freezer 2-3m, cooked frozen 2-3m | meatball
breaded chicken | freezer 1-3m, fridge 1-2d, thawed 1-2d | chicken nugget
canned chicken | pantry 2-5y, fridge opened 3-4d, freezer 2-3m | canned chicken
`,
)

const shelfStable = shelves(
  { basis: 'quality' },
  `
jerky | pantry 1y, fridge opened 2-3m | beef jerky
bacon bits | pantry 6m, fridge opened 6w | bacon bits
pork rinds | pantry 4m, pantry opened 1-2w | pork rind
sausage casings | fridge 1y | sausage casing
soy sausage | fridge 1m, fridge opened 7d, freezer 1-2m, thawed 3-4d | soy chorizo
`,
)

export const meat = [...raw, ...quick, ...readyToEat, ...shelfStable]
