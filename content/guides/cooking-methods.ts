import { facts } from '../assistant/facts.ts'
import { techniques } from '../assistant/techniques.ts'
import { type Level, levelBadge } from './levels.ts'
import { meaning as means } from './meaning.ts'
import type { GuideCard } from './schema.ts'
import { told } from './told.ts'

interface Method {
  title: string
  level: Level
  text: string
  heat: string
  goodFor: string
  sign: string
}

const how = (title: string) => told(techniques, title)

/** Dry heat: fat or hot air browns the outside. */
const DRY: readonly Method[] = [
  {
    title: 'Sauté',
    level: 'Beginner',
    text: means('sauté'),
    heat: 'Medium-high',
    goodFor: 'Onions, mushrooms, greens, thin strips of meat',
    sign: 'A steady sizzle. Silence means too cold, smoke too hot.',
  },
  {
    title: 'Roast',
    level: 'Beginner',
    text: `${means('roast')} ${how('Roast vegetables')}`,
    heat: '400–450 °F (205–230 °C) for vegetables; less for large cuts',
    goodFor: 'Vegetables, whole birds, large cuts, fish fillets',
    sign: 'Brown edges, and space around each piece.',
  },
  {
    title: 'Bake',
    level: 'Beginner',
    text: 'Dry, even heat from all sides, mostly at a moderate temperature, so that a batter or dough sets before it darkens. Measure by weight where you can, and leave the door shut for the first two thirds.',
    heat: '325–375 °F (165–190 °C) for most cakes and cookies',
    goodFor: 'Cakes, cookies, casseroles, bread (hotter)',
    sign: 'The top springs back; a toothpick comes out clean.',
  },
  {
    title: 'Sear',
    level: 'Intermediate',
    text: how('Sear'),
    heat: 'High',
    goodFor: 'Steaks, chops, scallops, tofu, roasts before the oven',
    sign: 'It lets go of the pan by itself.',
  },
  {
    title: 'Pan-fry',
    level: 'Intermediate',
    text: 'Cook in fat that reaches halfway up the food, over medium heat, and turn once. Bread or flour it first, press the coating on, and let it rest for 10 minutes.',
    heat: 'Medium, oil at 350 °F (175 °C)',
    goodFor: 'Cutlets, fritters, fish fillets, eggplant',
    sign: 'Lively bubbles around the edge all the time.',
  },
  {
    title: 'Stir-fry',
    level: 'Intermediate',
    text: how('Stir-fry'),
    heat: 'As high as your stove goes',
    goodFor: 'Thin strips of meat, crisp vegetables, cold rice, noodles',
    sign: 'No liquid in the pan. Else cook less at a time.',
  },
  {
    title: 'Broil',
    level: 'Intermediate',
    text: told(facts, 'Broiler'),
    heat: 'About 500–550 °F (260–290 °C), from above',
    goodFor: 'Thin steaks, fish, peppers, melting cheese',
    sign: 'It colors within 3–8 minutes. Stay with it.',
  },
  {
    title: 'Grill',
    level: 'Intermediate',
    text: how('Cook on a gas or charcoal grill'),
    heat: 'One hot zone, one cool',
    goodFor: 'Burgers, chicken pieces, corn, kebabs, firm fish',
    sign: 'Clear marks, and food that lifts without tearing.',
  },
  {
    title: 'Deep-fry',
    level: 'Advanced',
    text: how('Deep-fry'),
    heat: '350–375 °F (175–190 °C)',
    goodFor: 'Fries, fried chicken, doughnuts, tempura',
    sign: 'Bubbles all around; when they slow down, it is done.',
  },
]

/** Moist heat: never hotter than boiling water, so gentle, and without a crust. */
const MOIST: readonly Method[] = [
  {
    title: 'Boil',
    level: 'Beginner',
    text: means('boil'),
    heat: '212 °F (100 °C) at sea level',
    goodFor: 'Pasta, potatoes, corn, eggs',
    sign: 'Bubbles that stirring cannot stop.',
  },
  {
    title: 'Simmer',
    level: 'Beginner',
    text: means('simmer'),
    heat: '185–205 °F (85–96 °C)',
    goodFor: 'Soups, stews, sauces, beans, rice under a lid',
    sign: 'A bubble here and there, not a rolling boil.',
  },
  {
    title: 'Steam',
    level: 'Beginner',
    text: how('Steam without a steamer'),
    heat: '212 °F (100 °C)',
    goodFor: 'Broccoli, green beans, fish, dumplings',
    sign: 'Bright color, and a knife goes in with a little push.',
  },
  {
    title: 'Blanch',
    level: 'Intermediate',
    text: how('Blanch'),
    heat: 'A rolling boil, then ice water',
    goodFor: 'Green beans, asparagus, peas; tomato and peach skins',
    sign: 'The color jumps to its brightest.',
  },
  {
    title: 'Poach',
    level: 'Intermediate',
    text: `${means('poach')} Keep it there with the lid off, and let the food go in gently.`,
    heat: '160–180 °F (71–82 °C)',
    goodFor: 'Eggs, chicken breasts, salmon, pears',
    sign: 'The water shivers; hardly a bubble breaks.',
  },
]

/** Combined: brown first, then slow and moist. */
const BOTH: readonly Method[] = [
  {
    title: 'Braise',
    level: 'Intermediate',
    text: how('Braise'),
    heat: '300–325 °F (150–165 °C) in the oven',
    goodFor: 'Chuck, short ribs, pork shoulder, chicken thighs, cabbage',
    sign: 'A fork turns in it without force.',
  },
  {
    title: 'Stew',
    level: 'Beginner',
    text: `${means('stew')} Brown the pieces in two or three rounds first; what sticks to the pot becomes the sauce.`,
    heat: 'A bare simmer, lid ajar',
    goodFor: 'Cubed beef, lamb, beans, root vegetables',
    sign: 'The sauce coats a spoon; tough pieces give way.',
  },
  {
    title: 'Pressure-cook',
    level: 'Intermediate',
    text: how('Use a pressure cooker safely'),
    heat: 'About 240–250 °F (115–120 °C) under pressure',
    goodFor: 'Beans, stock, tough cuts, whole grains',
    sign: 'Count from the moment it is under pressure.',
  },
]

const card = ({ title, level, text, heat, goodFor, sign }: Method): GuideCard => ({
  title,
  badge: levelBadge(level),
  text,
  facts: [
    ['Heat', heat],
    ['Good for', goodFor],
    ['You see', sign],
  ],
})

export const dryMethods = DRY.map(card)
export const moistMethods = MOIST.map(card)
export const bothMethods = BOTH.map(card)
