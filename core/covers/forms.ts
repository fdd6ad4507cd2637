import * as Baked from './forms-baked.ts'
import * as Bowls from './forms-bowls.ts'
import * as Breads from './forms-breads.ts'
import * as Cakes from './forms-cakes.ts'
import * as Cutlets from './forms-cutlets.ts'
import * as Drinks from './forms-drinks.ts'
import * as Eggs from './forms-eggs.ts'
import * as Fish from './forms-fish.ts'
import * as Griddle from './forms-griddle.ts'
import * as Handheld from './forms-handheld.ts'
import * as Meat from './forms-meat.ts'
import * as Plates from './forms-plates.ts'
import * as Rolls from './forms-rolls.ts'
import * as Salads from './forms-salads.ts'
import * as Sweets from './forms-sweets.ts'
import type { Stage } from './stage.ts'

/** What colors the food of a form. */
export type Tone = 'sauce' | 'crumb' | 'sweet' | 'dip' | 'pale' | 'grain'

interface FormArt {
  draw: (stage: Stage) => string
  /** The dish in words, for the alternative text. */
  says: string
  tone: Tone
  /** Seen from the front: a wall behind it, no cutlery. */
  front?: true
  sweet?: true
}

const top = (draw: FormArt['draw'], says: string, tone: Tone = 'sauce'): FormArt => ({ draw, says, tone })
const front = (draw: FormArt['draw'], says: string, tone: Tone = 'sauce'): FormArt => ({
  draw,
  says,
  tone,
  front: true,
})
const sweet = (form: FormArt): FormArt => ({ ...form, sweet: true })

export const FORMS = {
  stew: top(Bowls.stew, 'a bowl of stew'),
  broth: top(Bowls.broth, 'a bowl of soup'),
  'creamy soup': top(Bowls.creamySoup, 'a bowl of smooth soup'),
  'gratin soup': top(Bowls.gratinSoup, 'a bowl of soup under melted cheese'),
  'noodle soup': top(Bowls.noodleSoup, 'a bowl of noodle soup'),
  noodles: top(Bowls.noodles, 'noodles'),
  'grain bowl': top(Bowls.grainBowl, 'a grain bowl'),
  'green salad': top(Salads.greenSalad, 'a green salad'),
  'mixed salad': top(Salads.mixedSalad, 'a mixed salad'),
  'fruit or tomato salad': top(Salads.slicedSalad, 'a sliced salad'),
  dip: top(Salads.dip, 'a dip with flatbread', 'dip'),
  'chunky dip': top(Salads.chunkyDip, 'a chunky dip with chips', 'dip'),
  beans: top(Bowls.beans, 'a bowl of beans'),
  porridge: top(Bowls.porridge, 'a bowl of porridge', 'pale'),
  'mash or risotto': top(Plates.risotto, 'a soft bowl'),
  'sweet bowl': sweet(top(Bowls.sweetBowl, 'a bowl', 'pale')),
  'snack bowl': top(Bowls.snackBowl, 'a snack bowl'),
  'stir-fry': top(Plates.stirFry, 'a stir-fry'),
  'rice plate': top(Plates.ricePlate, 'a plate of rice', 'grain'),
  'long pasta': top(Plates.longPasta, 'pasta'),
  'short pasta': top(Plates.shortPasta, 'pasta'),
  gratin: top(Baked.gratin, 'a baking dish with a golden top'),
  enchiladas: top(Baked.enchiladas, 'filled rolls in sauce'),
  'layered slice': top(Baked.layeredSlice, 'a layered slice'),
  'sheet pan': top(Plates.sheet, 'a sheet pan'),
  vegetables: top(Plates.vegetables, 'a plate of food'),
  mash: top(Plates.mash, 'a bowl of mash'),
  fries: top(Plates.fries, 'crisp potatoes'),
  stuffed: top(Baked.stuffed, 'filled shells in a baking dish'),
  'roast bird': top(Meat.roastBird, 'a roast chicken'),
  'chicken pan': top(Meat.chickenPan, 'browned chicken'),
  'glazed pile': top(Meat.glazedPile, 'a glazed pile'),
  cutlets: top(Cutlets.cutlets, 'golden cutlets'),
  'sliced meat': top(Meat.slicedMeat, 'sliced meat'),
  chops: top(Meat.chops, 'seared chops'),
  meatballs: top(Meat.meatballs, 'meatballs in sauce'),
  skewers: top(Meat.skewers, 'skewers'),
  'fish fillet': top(Fish.fishFillet, 'fish fillets'),
  shrimp: top(Fish.shrimpPan, 'a pan of shrimp'),
  mussels: top(Fish.mussels, 'a pot of mussels'),
  sausages: top(Meat.sausages, 'browned sausages'),
  shakshuka: top(Eggs.shakshuka, 'eggs in a pan of sauce'),
  'fried eggs': top(Eggs.friedEggs, 'fried eggs'),
  hash: top(Eggs.hash, 'a skillet hash'),
  omelet: top(Eggs.omelet, 'a folded omelet'),
  'rolled omelet': top(Eggs.rolledOmelet, 'a rolled omelet'),
  scramble: top(Eggs.scramble, 'a soft scramble'),
  frittata: top(Eggs.frittata, 'a golden round in its skillet'),
  'halved eggs': top(Eggs.halvedEggs, 'halved eggs'),
  tacos: front(Handheld.tacos, 'tacos'),
  burrito: front(Handheld.burrito, 'a wrap cut in half'),
  'filled bread': front(Handheld.filledBread, 'filled bread'),
  'lettuce cups': top(Rolls.lettuceCups, 'lettuce cups'),
  tostadas: top(Rolls.tostadas, 'topped tostadas'),
  quesadilla: top(Handheld.quesadilla, 'quesadilla wedges'),
  burger: front(Handheld.burger, 'a burger'),
  sandwich: front(Handheld.sandwich, 'a sandwich'),
  toast: top(Handheld.toast, 'topped toast'),
  pizza: top(Handheld.pizza, 'a pizza'),
  'summer rolls': top(Rolls.summerRolls, 'rolls with a dip'),
  dumplings: top(Rolls.dumplings, 'dumplings'),
  'rice balls': top(Rolls.riceBalls, 'rice balls'),
  flatbreads: top(Breads.flatbreads, 'a stack of flatbreads'),
  pancakes: sweet(front(Griddle.pancakes, 'a stack of pancakes')),
  waffles: sweet(top(Griddle.waffles, 'waffles')),
  crepes: top(Griddle.crepes, 'folded crepes'),
  fritters: top(Griddle.fritters, 'golden fritters'),
  loaf: top(Breads.loaf, 'a loaf of bread'),
  baguettes: top(Breads.baguettes, 'baguettes'),
  rolls: top(Breads.rolls, 'rolls'),
  focaccia: top(Breads.focaccia, 'a pan of focaccia'),
  cornbread: top(Breads.cornbread, 'cornbread in its skillet'),
  biscuits: top(Breads.biscuits, 'biscuits'),
  cookies: sweet(top(Cakes.cookies, 'cookies', 'crumb')),
  bars: sweet(top(Cakes.bars, 'squares', 'crumb')),
  'layer cake': sweet(front(Cakes.layerCake, 'a layer cake', 'crumb')),
  'round cake': sweet(top(Cakes.roundCake, 'a round cake', 'crumb')),
  bundt: sweet(top(Cakes.bundt, 'a ring cake', 'crumb')),
  'cake slice': sweet(front(Cakes.cakeSlice, 'a slice of cake', 'crumb')),
  tart: top(Sweets.tart, 'a tart'),
  pie: top(Sweets.pie, 'a pie'),
  crumble: sweet(top(Sweets.crumbleDish, 'a baked dish with a crisp top')),
  muffins: front(Cakes.muffins, 'muffins', 'crumb'),
  pudding: sweet(front(Sweets.pudding, 'pudding in glasses', 'sweet')),
  flan: sweet(front(Sweets.flan, 'a caramel custard', 'sweet')),
  'ice cream': sweet(front(Sweets.iceCream, 'scoops of ice cream', 'sweet')),
  pops: sweet(top(Sweets.pops, 'ice pops', 'sweet')),
  'fruit plate': sweet(top(Sweets.fruitPlate, 'a plate of fruit', 'sweet')),
  smoothie: sweet(front(Drinks.smoothie, 'a thick drink', 'sweet')),
  'tall drink': sweet(front(Drinks.tallDrink, 'a tall drink', 'sweet')),
  mug: sweet(front(Drinks.mug, 'a steaming mug', 'sweet')),
  jar: front(Drinks.jar, 'a jar'),
} satisfies Record<string, FormArt>

export type Form = keyof typeof FORMS
