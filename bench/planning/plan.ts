/** npm run plan -- FILE.json: plans a kitchen with the built-in cookbook. See README.md for the file. */
import type { PlannedMeal, PlanReason } from '#core/planning/meal.ts'
import type { PlanProblemFound, PlanPurchase } from '#core/planning/plan.ts'
import { measureText } from '#core/shopping/measure.ts'
import { given } from '../record.ts'
import { type Kitchen, readKitchen } from './kitchen-file.ts'

const list = new Intl.ListFormat('en')
const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })
const day = (date: string) => `${weekday.format(new Date(date))} ${date}`

function reasonText(reason: PlanReason, meals: readonly PlannedMeal[]): string {
  switch (reason.kind) {
    case 'uses':
      return `uses ${reason.some ? 'some of ' : ''}the ${list.format(reason.foods)} by ${day(reason.by)}`
    case 'ready':
      return 'everything is there'
    case 'buy':
      return `needs ${list.format(reason.foods.map((food) => (reason.more?.includes(food) ? `${reason.pieces?.[reason.more.indexOf(food)] || ''} more ${food}`.trim() : food)))}`
    case 'thaw':
      return `thaw the ${list.format(reason.foods)} the day before`
    case 'wished':
      return ''
    case 'first':
      return `cook the ${list.format(reason.foods)} the day before`
    case 'shares': {
      const other = meals.find(({ id }) => id === reason.with)
      return `shares the ${reason.food} with ${other?.title ?? 'another meal'}`
    }
    case 'favorite':
      return 'a favorite'
    case 'own':
      return 'an own recipe'
    case 'quick':
      return `${reason.minutes} min`
    case 'twice':
      return `cooked for ${day(reason.date)} too`
    case 'leftovers':
      return `leftovers of ${reason.of}${reason.until ? `, good until ${day(reason.until)}` : ''}`
  }
}

/** As one would write it on a list: half pieces, and nothing behind the point of what is weighed. */
const rounded = (value: number) => (value < 10 ? Math.ceil(value * 2) / 2 : Math.ceil(value))

function amountText({ amount, grams }: PlanPurchase): string {
  if (amount) return measureText({ ...amount, value: rounded(amount.value) })
  return grams === null ? '' : `${rounded(grams)} g`
}

const UNMET: Record<PlanProblemFound['kind'], string> = {
  'no recipe': 'no recipe fits',
  'too slow': 'nothing is fast enough',
  diets: 'the diets and allergies leave too few recipes',
  'too much to buy': 'more must be bought than wished',
  kcal: 'the goal for kcal is missed',
  protein: 'the goal for protein is missed',
  variety: 'meals resemble each other',
  'cook twice': 'nothing is cooked for two meals',
}

function section(title: string, lines: readonly string[], none: string) {
  console.log(`\n${title}`)
  for (const line of lines.length > 0 ? lines : [none]) console.log(`  ${line}`)
}

async function print(kitchen: Kitchen) {
  // After the file was checked: the cookbook takes seconds to load.
  const { planKitchen } = await import('./plan-kitchen.ts')
  const { plan, unread } = await planKitchen(kitchen)
  const { meals, buys, extras, spoils, unmet } = plan
  if (unread.length > 0) console.log(`Not recognized: ${unread.join('; ')}`)
  section(
    'Meals',
    meals.flatMap((meal) => [
      `${day(meal.date)} ${meal.slot}: ${meal.title}${meal.kind === 'leftovers' ? ' (leftovers)' : ''}, for ${meal.servings}`,
      ...meal.reasons.map((reason) => `  - ${reasonText(reason, meals)}`),
    ]),
    'none',
  )
  const titleOf = (id: string) => meals.find((meal) => meal.id === id)?.title ?? ''
  section(
    'Buy',
    buys.map((one) => {
      const amount = amountText(one)
      return `${one.food}${amount && `, ${amount}`} (${one.meals.map(titleOf).join('; ')})`
    }),
    'nothing',
  )
  if (extras.length > 0) section('Check that it is there', [extras.map(({ food }) => food).join(', ')], '')
  section(
    'Spoils before it is used',
    spoils.map(
      ({ name, grams, until }) => `${name}${grams === null ? '' : `, ${grams} g`}, good until ${day(until)}`,
    ),
    'nothing',
  )
  if (unmet.length > 0)
    section(
      'Wishes in the way',
      unmet.map(
        ({ kind, date, slot, without }) =>
          `${date ? `${day(date)}${slot ? ` ${slot}` : ''}: ` : ''}${UNMET[kind]} (without this wish: ${without} recipes)`,
      ),
      '',
    )
}

const [file] = given
if (!file) {
  console.error('usage: npm run plan -- FILE.json')
  process.exit(2)
}
try {
  await print(readKitchen(file))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
