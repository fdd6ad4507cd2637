import { describeStock, type Facts } from '#core/stock/describe.ts'
import { rawFact } from '#core/stock/raw-names.ts'

export { shortagesOf } from '#core/stock/shortage.ts'

import { kitchenOf } from '#core/stock/soon.ts'
import type { Dates } from '../kitchen.ts'
import { pantryStore } from '../pantry.ts'
import { factStore } from './fact-store.ts'
import { learnFacts } from './learn-facts.ts'
import { localDay } from './local-day.ts'
import { stockLog } from './stock-log.ts'

/** Later than this, a search goes on with what is known. */
const PATIENCE_MS = 2000

/** Of raw meat and fish enough is known without an answer: none is cooked with only because it didn't arrive. */
function factsHere(): Facts {
  const known = factStore.get()
  const names = [...stockLog.records().values()].flatMap(({ present, name }) => (present ? name : []))
  return { ...Object.fromEntries(names.map((name) => [name, rawFact(name)])), ...known }
}

/** Reports what the dates of the stock mean for cooking, now and after each change. Resolves once they are known. */
export async function followDates(report: (dates: Dates) => void): Promise<void> {
  let isReady = false
  const tell = () =>
    report({ isReady, ...kitchenOf(describeStock(stockLog.records(), factsHere(), localDay())) })
  const update = () => {
    tell()
    void learnFacts()
  }
  stockLog.adopt()
  pantryStore.subscribe(stockLog.adopt)
  stockLog.subscribe(update)
  factStore.subscribe(tell)
  // The day may have changed while the page was in the background.
  document.addEventListener('visibilitychange', () => document.hidden || update())
  window.addEventListener('online', update)
  await Promise.race([learnFacts(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  isReady = true
  tell()
}
