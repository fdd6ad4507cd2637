import type { StockEvent } from './event.ts'

/** An event on this device. */
export interface DeviceEvent extends StockEvent {
  /** The account has it. */
  stored?: true
  /** When it happened by the clock of this device, where the account has another time. */
  here?: string
}

/** Whose log is on this device, and up to where it was read. */
export interface StockProgress {
  owner: string | null
  household: string | null
  /** The account's number of the last event that was read; 0 for none. */
  seq: number
}

export interface NumberedEvent {
  seq: number
  /** Undefined for one that this version can't read. */
  event: StockEvent | undefined
}

type Change = (events: readonly DeviceEvent[]) => readonly DeviceEvent[]

interface SyncOptions {
  me: string
  local: {
    events: () => readonly DeviceEvent[]
    update: (change: Change) => void
    progress: () => StockProgress
    setProgress: (progress: StockProgress) => void
    /** Before anything is sent. */
    onPulled?: () => void
  }
  remote: {
    household: () => Promise<string | null>
    /** From this number on, including it, in the order of the numbers. */
    read: (household: string | null, seq: number, limit: number) => Promise<readonly NumberedEvent[]>
    /** An event that exists is left alone. False: the account rejects them. */
    insert: (household: string | null, events: readonly StockEvent[]) => Promise<boolean>
  }
}

const PAGE = 500
const BATCH = 100

/** The log belongs to another user by now, or to none: signed out in another tab. */
export class OtherOwner extends Error {}

const withoutMark = ({ stored: _stored, here: _here, ...event }: DeviceEvent): StockEvent => event

/** What the account has replaces what is here: it has the final time of an event. */
function joined(events: readonly DeviceEvent[], read: readonly NumberedEvent[]): DeviceEvent[] {
  const all = new Map(events.map((event) => [event.id, event]))
  for (const { event } of read) {
    if (!event) continue
    const known = all.get(event.id)
    const here = known && (known.here ?? known.at)
    all.set(event.id, { ...event, stored: true, ...(here && here !== event.at && { here }) })
  }
  return [...all.values()]
}

/** Syncs a device's log with the account's or the household's. Events only add up, so there are no conflicts. */
export function createStockSync({ me, local, remote }: SyncOptions) {
  /** Rejected events stay on the device and aren't sent again. */
  const refused = new Set<string>()

  /** Only while the log is this user's: requests take time. */
  function mine(): StockProgress {
    const progress = local.progress()
    if (progress.owner !== me) throw new OtherOwner()
    return progress
  }
  function update(change: Change) {
    mine()
    local.update(change)
  }

  /** Between the own and a household's log: unsent events go along, the others stay where they are. */
  async function choose() {
    const household = await remote.household()
    const progress = local.progress()
    if (progress.owner === me && progress.household === household) return
    if (progress.owner === me) update((events) => events.filter(({ stored }) => !stored))
    else if (progress.owner !== null) throw new OtherOwner()
    refused.clear()
    local.setProgress({ owner: me, household, seq: 0 })
  }

  async function pull() {
    for (;;) {
      const { household, seq } = mine()
      const read = await remote.read(household, seq, PAGE)
      if (mine().household !== household) return
      if (seq > 0 && read[0]?.seq !== seq) {
        // The account went back to a backup: what it lost is sent again.
        update((events) => events.map(withoutMark))
        local.setProgress({ owner: me, household, seq: 0 })
        continue
      }
      const news = read.filter((one) => one.seq > seq)
      if (news.length > 0) update((events) => joined(events, news))
      local.setProgress({ owner: me, household, seq: news.at(-1)?.seq ?? seq })
      if (read.length < PAGE) return
    }
  }

  const unsent = () => local.events().filter(({ id, stored }) => !stored && !refused.has(id))

  async function send(household: string | null, events: readonly StockEvent[]): Promise<void> {
    if (await remote.insert(household, events)) {
      const ids = new Set(events.map(({ id }) => id))
      update((all) => all.map((event) => (ids.has(event.id) ? { ...event, stored: true } : event)))
      return
    }
    const [first] = events
    // One bad event must not block the others.
    if (events.length > 1) for (const event of events) await send(household, [event])
    else if (first) refused.add(first.id)
  }

  return {
    /** Whether there is something to send. */
    isWaiting: () => unsent().length > 0,
    async run(withPull: boolean) {
      const isNew = local.progress().owner !== me
      if (withPull || isNew) {
        await choose()
        await pull()
        local.onPulled?.()
      }
      const { household } = mine()
      const waiting = unsent()
      for (let first = 0; first < waiting.length; first += BATCH)
        await send(household, waiting.slice(first, first + BATCH).map(withoutMark))
      // The times that count are the account's.
      if (waiting.length > 0) await pull()
    },
  }
}
