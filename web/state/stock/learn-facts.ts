import { factStore, fetchFacts, keepFacts } from './fact-store.ts'
import { stockLog } from './stock-log.ts'

const unknown = () =>
  [...stockLog.records().values()]
    .filter(({ present, name }) => present && !Object.hasOwn(factStore.get(), name))
    .map(({ name }) => name)

/** What failed is asked for again after a while, whoever asks. */
const PAUSE_MS = 30_000

let asking: Promise<void> | undefined
let failed = { names: '', at: 0 }

async function ask(names: readonly string[]) {
  try {
    keepFacts(await fetchFacts(names))
    failed = { names: '', at: 0 }
  } catch {
    failed = { names: names.join(), at: Date.now() }
  }
  asking = undefined
}

/** Fetches what isn't known yet about listed foods, once for all who follow them. What couldn't be fetched is asked for again later, or once the list changes. */
export function learnFacts(): Promise<void> {
  // More may have been listed in the meantime.
  if (asking) return asking.then(learnFacts)
  const names = unknown()
  const isPaused = names.join() === failed.names && Date.now() - failed.at < PAUSE_MS
  if (names.length === 0 || isPaused) return Promise.resolve()
  asking = ask(names)
  return asking
}
