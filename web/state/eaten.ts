import { medianOf } from '#core/stock/gaps.ts'
import { deviceStore } from './device-store.ts'

const KEPT = 5
/** One meal says nothing about the next. */
const HABIT = 3
const MOST = 99

/** How many ate at the last meals of which nothing was left, latest last. */
const device = deviceStore<readonly number[]>('sous-eaten', (kept) =>
  Array.isArray(kept)
    ? kept.filter((one) => Number.isInteger(one) && one >= 0 && one <= MOST).slice(-KEPT)
    : [],
)

export const eatenStore = {
  ...device,
  add: (servings: number) => device.set([...device.get(), servings].slice(-KEPT)),
  /** Undefined until there is a habit. */
  usual(): number | undefined {
    const meals = device.get()
    const middle = meals.length < HABIT ? undefined : medianOf(meals)
    return middle === undefined ? undefined : Math.round(middle)
  },
}
