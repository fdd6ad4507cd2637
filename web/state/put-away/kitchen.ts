import type { Kitchen } from '#core/put-away/kitchen.ts'
import { listedFoods, named } from '../listed-foods.ts'
import { shoppingStore } from '../shopping.ts'
import { factStore } from '../stock/fact-store.ts'
import { localDay } from '../stock/local-day.ts'
import { stockLog } from '../stock/stock-log.ts'

/** What groceries come home to, now. */
export const kitchenNow = (): Kitchen => ({
  shopping: named(shoppingStore.get(), listedFoods.get()),
  events: stockLog.get(),
  records: stockLog.records(),
  facts: factStore.get(),
  today: localDay(),
  now: Date.now(),
})
