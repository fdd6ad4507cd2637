import type { ReadItem } from '#core/contracts/read-ingredients.ts'
import { hasState, writtenFood } from '#core/stock/written-food.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { type PantryItem, pantryStore } from '#web/state/pantry.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { addIngredients } from './list-changes.ts'
import * as strings from './strings.ts'

/** What was read, and as it was written. */
export type Add = (items: readonly PantryItem[], read?: readonly ReadItem[]) => unknown

type Food = ReturnType<typeof writtenFood>

async function keepStates(foods: readonly Food[]) {
  const meals = foods.flatMap(({ detail }) => detail.meal ?? [])
  // The log is loaded once there is something to record.
  const log = await import('#web/state/stock/record-written.ts').catch(() => undefined)
  if (!log) {
    const lost = foods.flatMap(({ name, detail }) => detail.meal ?? (detail.text ? name : []))
    if (lost.length > 0)
      notify({ title: strings.notKept, description: lost.join(', '), variant: 'destructive' })
    return
  }
  const { sums, told, undo, replace } = log.recordWritten(foods)
  const [one] = sums
  if (!one && told.size > 0)
    notify({
      title: strings.amountUpdated,
      description: [...told].map(([name, text]) => strings.amountNow(name, text)).join(', '),
      variant: 'success',
      undo,
    })
  if (one)
    notify({
      title: strings.amountUpdated,
      description: [...sums].map(([name, { sum }]) => strings.amountNow(name, sum)).join(', '),
      variant: 'success',
      undo,
      action: {
        label: sums.size === 1 ? strings.makeIt(one[1].typed) : strings.replaceInstead,
        act: () => {
          const undoAgain = replace()
          const words = [...sums].map(([name, { typed }]) => strings.amountNow(name, typed))
          notify({
            title: strings.amountUpdated,
            description: words.join(', '),
            variant: 'success',
            undo: undoAgain,
          })
        },
      },
    })
  if (meals.length > 0)
    notify({
      title: strings.leftoversKept,
      description: meals.join(', '),
      variant: 'success',
      link: { label: strings.seePantry, to: paths.pantry() },
      undo,
    })
}

/** 12 eggs are there, and "6 eggs" is typed: that is more. Whether a single one is meant as all there is, the log decides. */
const isListed = (name: string) => pantryStore.items().some((one) => one.name === name)

const listedFood = ({ name, detail: { text: _text, ...detail } }: Food): Food => ({ name, detail })

/** Adds to the list, and records what the words say besides: "frozen", "opened", "cooked". What is left of a dish is no ingredient. */
export const withStates =
  (add: Add, addsUp = false): Add =>
  (items, read = []) => {
    const foods = items.map((item, at) => writtenFood(item, read[at], localDay()))
    /** "2 yogurts, one best before 22.11. and one 30.11.": the second is another package. */
    const isAgain = ({ name }: Food, at: number) => foods.findIndex((one) => one.name === name) < at
    const more = new Set(
      foods.filter(
        (food, at) =>
          typeof food.detail.text === 'string' &&
          ((addsUp && isListed(food.name)) || (isAgain(food, at) && food.detail.best_before !== undefined)),
      ),
    )
    const stated = foods.filter((food) => hasState(food.detail) || more.has(food))
    const isRenamed = foods.some(({ name }, at) => name !== items[at]?.name)
    const isReworded = foods.some(({ detail }, at) => (detail.text ?? '') !== (items[at]?.amount ?? ''))
    if (stated.length === 0 && !isRenamed && !isReworded) return add(items)
    const listed = items.flatMap((item, at): PantryItem[] => {
      const food = foods[at]
      const { name = item.name, detail } = food ?? {}
      return detail?.meal || (food && more.has(food))
        ? []
        : [
            {
              ...(name === item.name ? { ...item, amount: '' } : { name }),
              ...(typeof detail?.text === 'string' && { amount: detail.text }),
            },
          ]
    })
    const added = listed.length > 0 ? add(listed) : undefined
    if (stated.length === 0) return added
    // Amounts are on the list already.
    return keepStates(stated.map((food) => (food.detail.meal || more.has(food) ? food : listedFood(food))))
  }

/** Onto the list, without a word. */
export const addQuietly = withStates(pantryStore.add)

/** What the user types: of what is there with an amount, it is more. */
export const addTyped = withStates(pantryStore.add, true)

/** The same with a toast. */
export const addWritten = withStates(addIngredients, true)
