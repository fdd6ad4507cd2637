import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byTime, type StockEvent, type StockKind, stockEvent } from './event.ts'
import { foldStock } from './fold.ts'
import { createStockSync, type DeviceEvent, OtherOwner, type StockProgress } from './sync.ts'

/** The logs of an account and a household; an event's time is final once it is there. */
function newAccount() {
  const logs = new Map<string | null, { seq: number; event: StockEvent }[]>()
  let seq = 0
  const log = (household: string | null) => {
    const found = logs.get(household) ?? []
    logs.set(household, found)
    return found
  }
  return {
    household: null as string | null,
    refuses: '',
    onRead: () => {},
    log,
    append(household: string | null, events: readonly StockEvent[]) {
      const known = new Set(log(household).map(({ event }) => event.id))
      for (const event of events) if (!known.has(event.id)) log(household).push({ seq: ++seq, event })
    },
  }
}

type Fault = 'sent' | 'answer' | 'killed' | undefined
let made = 0
const NAMES = ['milk', 'egg', 'leek']
const event = (kind: StockKind, name: string, at = made) => {
  made += 1
  const id = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`
  return stockEvent({ id, at: new Date(1_790_000_000_000 + at).toISOString(), kind, name }) as StockEvent
}

/** A device whose storage survives being killed; requests, answers and writes may get lost. */
function device(account: ReturnType<typeof newAccount>, me = 'me') {
  let events: readonly DeviceEvent[] = []
  let progress: StockProgress = { owner: null, household: null, seq: 0 }
  let faults: Fault[] = []
  const fail = () => {
    throw new Error('offline')
  }
  const request = async <Answer>(work: () => Answer): Promise<Answer> => {
    const fault = faults.shift()
    if (fault === 'sent') fail()
    const answer = work()
    if (fault === 'answer') fail()
    return answer
  }
  const write = (work: () => void) => {
    if (faults[0] === 'killed') {
      faults.shift()
      fail()
    }
    work()
  }
  const start = () =>
    createStockSync({
      me,
      local: {
        events: () => events,
        update: (change) =>
          write(() => {
            events = change(events)
          }),
        progress: () => progress,
        setProgress: (next) =>
          write(() => {
            progress = next
          }),
      },
      remote: {
        household: () => request(() => account.household),
        read: (household, seq, limit) =>
          request(() => {
            account.onRead()
            const found = account.log(household).filter((one) => one.seq >= seq)
            return found.slice(0, limit)
          }),
        insert: (household, some) =>
          request(() => {
            if (household !== account.household) throw new Error('not allowed')
            if (some.some(({ name }) => name === account.refuses)) return false
            account.append(household, some)
            return true
          }),
      },
    })
  let sync = start()
  return {
    add: (one: StockEvent) => {
      events = [...events, one]
    },
    restart: () => {
      sync = start()
    },
    async run(given: Fault[] = [], withPull = true) {
      faults = [...given]
      try {
        await sync.run(withPull)
      } catch {
        // Offline, or killed.
      }
      faults = []
    },
    take: () => sync.run(true),
    signOut: () => {
      events = []
      progress = { owner: null, household: null, seq: 0 }
    },
    isWaiting: () => sync.isWaiting(),
    events: () => [...events].sort(byTime).map(({ stored: _stored, ...rest }) => rest),
    records: () => [...foldStock(events).values()],
  }
}
const stored = (account: ReturnType<typeof newAccount>, household: string | null = null) =>
  account
    .log(household)
    .map((one) => one.event)
    .sort(byTime)

const fault = fc.constantFrom<Fault>('sent', 'answer', 'killed', undefined, undefined)
const step = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom('record', 'record', 'sync', 'sync', 'restart', 'move', 'old client'),
  kind: fc.constantFrom<StockKind>('have', 'bought', 'used', 'out', 'set'),
  name: fc.constantFrom(...NAMES),
  faults: fc.array(fault, { maxLength: 6 }),
})

describe('sync of the log', () => {
  it('gives all devices the same records, in whatever order they are online, and loses no event', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const account = newAccount()
        const devices = [device(account), device(account), device(account)]
        const recorded: string[] = []
        for (const { who, what, kind, name, faults } of steps) {
          const one = devices[who]
          if (what === 'record') {
            const happened = event(kind, name)
            recorded.push(happened.id)
            one?.add(happened)
          } else if (what === 'old client') account.append(account.household, [event(kind, name)])
          else if (what === 'sync') await one?.run(faults)
          else if (what === 'restart') one?.restart()
          else account.household = account.household ? null : 'us'
        }
        for (let round = 0; round < 2; round++) for (const one of devices) await one.run()
        const wanted = stored(account, account.household)
        for (const one of devices) {
          expect(one.isWaiting()).toBe(false)
          expect(one.events()).toEqual(wanted)
          expect(one.records()).toEqual([...foldStock(wanted).values()])
        }
        const everywhere = new Set([null, 'us'].flatMap((log) => stored(account, log)).map(({ id }) => id))
        expect(recorded.filter((id) => !everywhere.has(id))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('reads long logs in pages, and sends long ones in batches', async () => {
    const account = newAccount()
    account.append(
      null,
      Array.from({ length: 1203 }, () => event('have', 'milk')),
    )
    const one = device(account)
    for (let n = 0; n < 350; n++) one.add(event('have', 'egg'))
    await one.run()
    expect(stored(account)).toHaveLength(1553)
    expect(one.events()).toEqual(stored(account))
  })

  it('takes over the time that the account gives an event', async () => {
    const account = newAccount()
    const one = device(account)
    const early = event('have', 'milk', 0)
    const here = '2030-01-01T00:00:00.000Z'
    one.add({ ...early, at: here })
    const append = account.append
    account.append = (household) => append(household, [early])
    await one.run()
    // When it happened by its own clock, the device knows still.
    expect(one.events()).toEqual([{ ...early, here }])
  })

  it('keeps rejected events on the device, sends the others and doesn’t try again', async () => {
    const account = newAccount()
    account.refuses = 'leek'
    const one = device(account)
    for (const name of NAMES) one.add(event('have', name))
    await one.run()
    expect(stored(account).map(({ name }) => name)).toEqual(['milk', 'egg'])
    expect(one.events()).toHaveLength(3)
    expect(one.isWaiting()).toBe(false)
  })

  it('sends again what an account lost that went back to a backup', async () => {
    const account = newAccount()
    const [one, other] = [device(account), device(account)]
    const [first, second] = [event('have', 'milk'), event('have', 'egg')]
    one.add(first)
    await one.run()
    one.add(second)
    await one.run()
    account.log(null).pop()
    await one.run()
    await other.run()
    expect(stored(account)).toEqual([first, second])
    expect(other.events()).toEqual([first, second])
  })

  it('writes nothing on a device that was signed out meanwhile', async () => {
    const account = newAccount()
    account.append(null, [event('have', 'milk')])
    const one = device(account)
    account.onRead = one.signOut
    await expect(one.take()).rejects.toThrow(OtherOwner)
    expect(one.events()).toEqual([])
  })
})
