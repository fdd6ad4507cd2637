import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { LogEntry } from './read-stored.ts'
import { createLogSync, type DeviceEntry } from './sync-log.ts'

const entry = (id: string): LogEntry => ({
  ...{ id, recipe_id: 'r', cooked_on: '2026-11-17', note: null, photo: null, created_at: '2026-11-17' },
})

type Fault = 'sent' | 'answer' | undefined

function phone(account: Map<string, LogEntry>) {
  const entries = new Map<string, DeviceEntry>()
  let faults: Fault[] = []
  const request = async <Answer>(work: () => Answer): Promise<Answer> => {
    const fault = faults.shift()
    if (fault === 'sent') throw new Error('offline')
    const answer = work()
    if (fault === 'answer') throw new Error('offline')
    return answer
  }
  const sync = createLogSync({
    local: {
      all: async () => [...entries.values()],
      update: async (changes) => {
        for (const { id, next } of changes) {
          const value = next(entries.get(id))
          if (value) entries.set(id, value)
          else entries.delete(id)
        }
      },
    },
    remote: {
      ids: () => request(() => [...account.keys()]),
      read: (ids) => request(() => ids.flatMap((id) => account.get(id) ?? [])),
      insert: (some) =>
        request(() => {
          for (const one of some) if (!account.has(one.id)) account.set(one.id, one)
        }),
      remove: (ids) =>
        request(() => {
          for (const id of ids) account.delete(id)
        }),
    },
  })
  return {
    add: (id: string) => entries.set(id, { entry: entry(id), stored: false, removed: false }),
    set: (id: string, removed: boolean) => {
      const known = entries.get(id)
      if (known) entries.set(id, { ...known, removed })
    },
    run: async (given: Fault[] = []) => {
      faults = given
      try {
        await sync.pull()
        await sync.push()
      } catch {
        // Offline.
      }
      faults = []
    },
    view: () => [...entries.values()].flatMap((one) => (one.removed ? [] : [one.entry.id])).sort(),
  }
}

const on = { at: fc.nat(1), id: fc.nat(3) }
const action = fc.oneof(
  fc.record({ ...on, do: fc.constantFrom('add' as const, 'remove' as const, 'restore' as const) }),
  fc.record({
    ...on,
    do: fc.constant('sync' as const),
    faults: fc.array(fc.constantFrom<Fault>(undefined, undefined, 'sent', 'answer'), { maxLength: 4 }),
  }),
)

it('the cooking log is equal on two devices and in the account, after anything in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 30 }), async (actions) => {
      const account = new Map<string, LogEntry>()
      const phones = [phone(account), phone(account)] as const
      const added = new Set<string>()
      for (const step of actions) {
        const one = phones[step.at === 0 ? 0 : 1]
        const id = `e${step.id}`
        if (step.do === 'add' && !added.has(id)) {
          added.add(id)
          one.add(id)
        } else if (step.do === 'remove' || step.do === 'restore') one.set(id, step.do === 'remove')
        else if (step.do === 'sync') await one.run([...step.faults])
      }
      for (const one of [...phones, ...phones]) await one.run()
      const stored = [...account.keys()].sort()
      expect(phones[0].view()).toEqual(stored)
      expect(phones[1].view()).toEqual(stored)
    }),
    { numRuns: 500 },
  )
})
