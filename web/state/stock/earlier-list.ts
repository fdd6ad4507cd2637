import { normaliseName } from '#core/contracts/ingredient-names.ts'
import type { DeviceEvent } from '#core/stock/sync.ts'
import type { NewStockEvent } from './stock-log.ts'

/** As earlier versions stored what list the device and the account last agreed on. */
const KEY = 'sous-synced-pantry_items'

interface EarlierList {
  owner: string
  base: readonly { name: string; amount: string | null }[]
}

export function earlierList(): EarlierList | undefined {
  try {
    const { owner, base } = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof owner !== 'string' || !Array.isArray(base)) return undefined
    return {
      owner,
      base: base.flatMap(({ id, amount }) =>
        typeof id === 'string'
          ? [{ name: normaliseName(id), amount: typeof amount === 'string' ? amount : null }]
          : [],
      ),
    }
  } catch {
    return undefined
  }
}

export function forgetEarlierList() {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was stored either.
  }
}

/**
 * The account has these as events of its own: what this device first made of its list says nothing new about them.
 * What is not among its events was removed here, and not yet there.
 */
export function sinceAgreed(events: readonly DeviceEvent[], { base }: EarlierList) {
  const first = new Map<string, DeviceEvent>()
  for (const event of events) if (!event.stored && !first.has(event.name)) first.set(event.name, event)
  const known = base.flatMap(({ name, amount }) => {
    const event = first.get(name)
    return event?.kind === 'have' && (event.detail.text ?? null) === amount ? [event.id] : []
  })
  const removed = base.filter(({ name }) => !first.has(name))
  return {
    known: new Set(known),
    removed: removed.map(({ name }): NewStockEvent => ({ kind: 'out', name, detail: { why: 'removed' } })),
  }
}
