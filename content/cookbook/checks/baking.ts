import { gramsWhere, type ReadRecipe } from './reading.ts'

const FLOURS = /flour$|^cornmeal$/
/** Water content of the liquids in a dough, as a share of their weight. */
const WETNESS: [RegExp, number][] = [
  [/^(?:water|sparkling water|coffee|tea|beer|stout)$/, 1],
  [/milk$|^buttermilk$|^kefir$|^apple cider$/, 0.9],
  [/juice$|^vegetable broth$/, 0.9],
  [/yogurt$|^sour cream$|^cream$|heavy cream|half-and-half/, 0.75],
  [/^egg white$/, 0.88],
  [/^egg$/, 0.75],
  [/^egg yolk$/, 0.5],
  [/puree$|^applesauce$|^banana$|^pumpkin$|^zucchini$|^carrot$|^apple$/, 0.8],
  [/^(?:ricotta cheese|cottage cheese)$/, 0.7],
  [/berry$|^peach$|^cherry$/, 0.2],
  [/^honey$|syrup$|^molasses$/, 0.2],
  [/butter$/, 0.16],
]

function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 1000) / 10} %`
}

function checkYeast(read: ReadRecipe, flour: number, liquid: number): string[] {
  const problems: string[] = []
  const yeast = gramsWhere(read, ({ name }) => name === 'yeast')
  const salt = gramsWhere(read, ({ name }) => /salt$/.test(name))
  const wettest = /batter/i.test(read.text) ? 2.4 : 1
  if (liquid / flour < 0.45 || liquid / flour > wettest)
    problems.push(`baking: liquid is ${percent(liquid, flour)} of the flour; a yeast dough has 50 to 95 %`)
  if (yeast / flour < 0.0008 || yeast / flour > 0.04)
    problems.push(`baking: yeast is ${percent(yeast, flour)} of the flour; 0.2 to 3 % is usual`)
  if (salt / flour < 0.006 || salt / flour > 0.035)
    problems.push(`baking: salt is ${percent(salt, flour)} of the flour; a yeast dough has 1 to 2.8 %`)
  return problems
}

function checkLeavened(read: ReadRecipe, flour: number, liquid: number, strength: number): string[] {
  const problems: string[] = []
  const perCup = strength / (flour / 125)
  if (perCup < 0.2 || perCup > 3.4)
    problems.push(
      `baking: leavening comes to ${perCup.toFixed(1)} teaspoons of baking powder (soda counts 3.5 fold) for a cup of flour; 0.5 to 2.5 is usual`,
    )
  const wet = liquid / flour
  const least = read.recipe.meal === 'bread' || read.recipe.meal === 'breakfast' ? 0.3 : 0.05
  if (wet < least || wet > 2.4)
    problems.push(`baking: liquid is ${percent(liquid, flour)} of the flour; 30 to 200 % is usual`)
  return problems
}

/** Checks flour, liquid, leavening, salt and sugar for proportions that rise and set. */
export function checkBaking(read: ReadRecipe): string[] {
  const { recipe } = read
  const flour = gramsWhere(
    read,
    ({ name }) => FLOURS.test(name) && name !== 'almond flour' && name !== 'coconut flour',
  )
  const all = gramsWhere(read, () => true)
  const bakes = ['bread', 'dessert', 'breakfast', 'snack'].includes(recipe.meal)
  if (!bakes || flour < 90 || flour / all < 0.12) return []
  const liquid = WETNESS.reduce((sum, [name, share]) => {
    return (
      sum +
      share *
        gramsWhere(
          read,
          (ingredient) =>
            name.test(ingredient.name) && !/^(?:coconut|peanut|almond|nut) butter$/.test(ingredient.name),
        )
    )
  }, 0)
  const sugar = gramsWhere(read, ({ name }) => /sugar$/.test(name))
  const salt = gramsWhere(read, ({ name }) => /salt$/.test(name))
  const powder = gramsWhere(read, ({ name }) => name === 'baking powder') / 4.5
  const soda = gramsWhere(read, ({ name }) => name === 'baking soda') / 4.6
  const risen = read.lines.some(({ ingredients }) => ingredients.some(({ name }) => name === 'yeast'))
  const problems = risen ? checkYeast(read, flour, liquid) : []
  if (!risen && powder + soda > 0) problems.push(...checkLeavened(read, flour, liquid, powder + soda * 3.5))
  if (!risen && soda / (flour / 125) > 1.1)
    problems.push(
      `baking: ${soda.toFixed(1)} teaspoons of soda for ${Math.round(flour)} g flour tastes of soap; 1/4 teaspoon a cup is usual`,
    )
  if (!risen && salt / flour > 0.035)
    problems.push(`baking: salt is ${percent(salt, flour)} of the flour; at most 3 %`)
  if (sugar / flour > 4) problems.push(`baking: sugar is ${percent(sugar, flour)} of the flour`)
  return problems
}
