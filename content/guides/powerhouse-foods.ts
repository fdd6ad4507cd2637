import { dairyAndEggs } from '#content/nutrition/dairy-and-eggs.ts'
import { fruits } from '#content/nutrition/fruits.ts'
import { legumesAndNuts } from '#content/nutrition/legumes-and-nuts.ts'
import { meatAndFish } from '#content/nutrition/meat-and-fish.ts'
import type { NutritionTable } from '#content/nutrition/record.ts'
import { vegetables } from '#content/nutrition/vegetables.ts'
import type { GuideCard } from './schema.ts'

/** Rounded the same way as in the chat. */
const shown = (value: number) => (value >= 10 ? Math.round(value) : Math.round(value * 10) / 10)

function food(
  table: NutritionTable,
  name: string,
  title: string,
  emoji: string,
  text: string,
  tonight: string,
): GuideCard {
  const facts = table[name]
  if (!facts) throw new Error(`The tables know no ${name}.`)
  const { kcal, protein, fat, fibre } = facts
  return {
    title,
    emoji,
    text,
    facts: [
      [
        '100 g (3.5 oz)',
        `${Math.round(kcal)} calories, ${shown(protein)} g protein, ${shown(fibre)} g fiber, ${shown(fat)} g fat`,
      ],
      ['Tonight', tonight],
    ],
  }
}

export const powerhouseFoods: GuideCard[] = [
  food(
    vegetables,
    'spinach',
    'Spinach',
    '🥬',
    'Folate, vitamins A, C and K, iron, magnesium, for next to no calories. Frozen is as good.',
    'a whole bag into the pan with garlic: one minute, then lemon',
  ),
  food(
    legumesAndNuts,
    'lentil',
    'Lentils',
    '🫘',
    'Protein, fiber, folate and iron, and no soaking. The figures are for dry ones.',
    'simmer 20–25 minutes with a bay leaf, dress warm with vinegar and oil',
  ),
  food(
    meatAndFish,
    'salmon',
    'Salmon',
    '🐟',
    'Omega-3 fats, vitamin D, B12 and selenium. Canned with its bones it brings calcium too.',
    'skin side down in a hot pan, then to 145 °F (63 °C)',
  ),
  food(
    dairyAndEggs,
    'egg',
    'Eggs',
    '🥚',
    'Complete protein, choline, B12, and every cooking skill you own.',
    'two on toast with greens: dinner in six minutes',
  ),
  food(
    dairyAndEggs,
    'greek yogurt',
    'Greek yogurt',
    '🥣',
    'Protein and calcium, and live cultures. Buy it plain and sweeten it with fruit.',
    'stir in garlic, lemon and cucumber, serve beside anything roasted',
  ),
  food(
    fruits,
    'blueberry',
    'Blueberries',
    '🫐',
    'Fiber, vitamins C and K, and the dark color is the good part. Frozen ones cost less.',
    'straight from the freezer into oatmeal',
  ),
  food(
    vegetables,
    'sweet potato',
    'Sweet potatoes',
    '🍠',
    'One brings more than a day’s vitamin A, with fiber and potassium. Eat the skin.',
    'whole in the oven at 400 °F (200 °C) for 45–60 minutes, then beans and yogurt on top',
  ),
  food(
    legumesAndNuts,
    'almond',
    'Almonds',
    '🌰',
    'Vitamin E, magnesium, fiber and good fat. A handful is a portion: 1 oz (28 g).',
    'toast, chop, and scatter over green beans',
  ),
]
