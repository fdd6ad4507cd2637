/** The everyday split of the nutrition guide, and the resulting grams. */
export const KCAL_A_DAY = 2000

export type MacroName = 'Carbs' | 'Protein' | 'Fats'
/** Calories per gram, as used on labels. */
export const ENERGY: Record<MacroName, number> = { Carbs: 4, Protein: 4, Fats: 9 }

interface Macro {
  name: MacroName
  percent: number
  grams: number
  emoji: string
  job: string
  range: string
  good: string
  swap: string
}

const macro = (name: MacroName, percent: number, rest: Omit<Macro, 'name' | 'percent' | 'grams'>): Macro => ({
  name,
  percent,
  grams: Math.round((KCAL_A_DAY * percent) / 100 / ENERGY[name]),
  ...rest,
})

export const MACROS: readonly Macro[] = [
  macro('Carbs', 45, {
    emoji: '🍚',
    job: 'Fuel, above all for brain and muscles. The slow kinds come with fiber and keep you full; the fast ones are sugar by another name.',
    range: '45–65% of calories',
    good: 'oats, brown rice, beans, potatoes with skin, fruit, vegetables',
    swap: 'Tonight: swap half the white rice for beans or vegetables.',
  }),
  macro('Protein', 25, {
    emoji: '🍳',
    job: 'Builds and repairs muscle, skin and blood, and fills you up longest. Spread it over the day; plants do it too.',
    range: '10–35% of calories',
    good: 'fish, poultry, eggs, yogurt, lentils, tofu, nuts',
    swap: 'Tonight: a can of chickpeas in the salad.',
  }),
  macro('Fats', 30, {
    emoji: '🥑',
    job: 'Carries flavor and the vitamins A, D, E and K, and builds cells. Which kind matters more than how much.',
    range: '20–35% of calories, saturated fat under 10%',
    good: 'olive and canola oil, nuts, seeds, avocado, salmon',
    swap: 'Tonight: cook in olive oil instead of butter.',
  }),
]
