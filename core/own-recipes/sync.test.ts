import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { mergeFields } from './merge-fields.ts'
import { edited, isWaiting, type State } from './record.ts'
import { Account, Device, type Dish, type Fault, remoteOf } from './sample-account.ts'
import { createSync } from './sync.ts'

const DAY = 24 * 3600_000

/** A device of one user, with its connection. */
class Phone {
  device = new Device()
  line: { faults: Fault[]; meanwhile?: () => void | Promise<void> } = { faults: [] }
  lost: string[] = []
  now = Date.UTC(2026, 10, 17)
  #clock = 0
  sync

  constructor(
    readonly account: Account,
    readonly user: string,
  ) {
    this.sync = createSync({
      me: user,
      local: this.device,
      remote: remoteOf(account, user, this.line),
      merge: mergeFields,
      onLost: (id, fields) => this.lost.push(...fields.map((field) => `${id} ${field}`)),
      now: () => this.now,
      elapsed: () => this.#clock,
    })
  }

  /** Returns whether it went through. */
  async run(faults: Fault[] = []): Promise<boolean> {
    this.line.faults = faults
    try {
      await this.sync.pull()
      await this.sync.push()
      return true
    } catch {
      return false
    } finally {
      this.line.faults = []
      this.#clock += 1000
    }
  }

  create(id: string, title = id) {
    if (this.device.records.has(id)) return
    const at = new Date(this.now).toISOString()
    this.device.records.set(id, {
      ...{ id, owner: null, revision: 0, shared: false, deletedAt: null, createdAt: at, updatedAt: at },
      content: { title, steps: '', servings: 1 },
    })
  }

  change(id: string, change: (record: State<Dish>) => Partial<State<Dish>>): boolean {
    const record = this.device.records.get(id)
    if (!record) return false
    this.device.records.set(id, edited(record, change(record), new Date(++this.now).toISOString()))
    return true
  }
  edit = (id: string, content: Partial<Dish>) =>
    this.change(id, (record) => ({ content: { ...record.content, ...content }, deletedAt: null }))
  remove = (id: string) => this.change(id, () => ({ deletedAt: '2026-11-17T00:00:00.000Z' }))
  restore = (id: string) => this.change(id, () => ({ deletedAt: null }))
  content = (id: string) => this.device.records.get(id)?.content

  /** What the user sees. */
  view() {
    return [...this.device.records.values()]
      .filter(({ deletedAt }) => deletedAt === null)
      .map(({ id, content, shared, revision }) => ({ id, content, shared, revision }))
      .sort((a, b) => a.id.localeCompare(b.id))
  }
}

const pair = () => {
  const account = new Account()
  return { account, a: new Phone(account, 'me'), b: new Phone(account, 'me') }
}

async function synced() {
  const two = pair()
  two.a.create('x', 'Soup')
  await two.a.run()
  await two.b.run()
  return two
}

describe('sync of own recipes', () => {
  it('merges edits of different fields', async () => {
    const { a, b } = await synced()
    a.edit('x', { steps: 'Boil' })
    b.edit('x', { servings: 4 })
    for (const phone of [a, b, a]) await phone.run()
    expect(a.content('x')).toEqual({ title: 'Soup', steps: 'Boil', servings: 4 })
    expect(b.view()).toEqual(a.view())
    expect(b.lost).toEqual([])
  })

  it('reports a field that both edited, and the other edit is a kept version', async () => {
    const { a, b, account } = await synced()
    a.edit('x', { steps: 'Boil' })
    b.edit('x', { steps: 'Fry' })
    for (const phone of [a, b, a]) await phone.run()
    expect(a.content('x')?.steps).toBe('Fry')
    expect(b.lost).toEqual(['x steps'])
    expect(account.versions.get('x')?.map(({ steps }) => steps)).toContain('Boil')
  })

  it.each([
    ['the edit is first', true],
    ['the deletion is first', false],
  ])('keeps a recipe that one device deletes and the other edits: %s', async (_, editFirst) => {
    const { a, b } = await synced()
    a.edit('x', { steps: 'Boil' })
    b.remove('x')
    for (const phone of editFirst ? [a, b, a] : [b, a, b]) await phone.run()
    expect(a.view()).toHaveLength(1)
    expect(b.view()).toEqual(a.view())
  })

  it('deletes everywhere, and Undo brings it back everywhere', async () => {
    const { a, b } = await synced()
    a.remove('x')
    await a.run()
    await b.run()
    expect(b.view()).toEqual([])
    a.restore('x')
    await a.run()
    await b.run()
    expect(b.view()).toHaveLength(1)
  })

  it('saves many that were changed alike in few requests, and none over an edit elsewhere', async () => {
    const { a, b, account } = await synced()
    const ids = Array.from({ length: 250 }, (_, at) => `many-${at}`)
    for (const id of ids) a.create(id)
    await a.run()
    await b.run()
    b.edit('many-7', { steps: 'Boil' })
    await b.run()
    for (const id of ids) a.remove(id)
    a.edit('x', { servings: 3 })
    const saves = vi.spyOn(account, 'save')
    const together = vi.spyOn(account, 'saveAlike')
    // Without reading first: the account has another revision of one of them.
    await a.sync.push()
    expect(together).toHaveBeenCalledTimes(3)
    expect(
      [...account.rows.values()].filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id),
    ).toEqual(['x', 'many-7'])
    expect(saves.mock.calls.length).toBeLessThan(ids.length + 5)
    await b.run()
    expect(b.view()).toEqual(a.view())
    expect(a.content('many-7')?.steps).toBe('Boil')
  })

  it('sends an edit that was changed back after a save without an answer', async () => {
    const { a, account } = await synced()
    a.edit('x', { steps: 'Boil' })
    await a.run([undefined, undefined, undefined, 'answer'])
    expect(account.rows.get('x')?.content.steps).toBe('Boil')
    a.edit('x', { steps: '' })
    await a.sync.push()
    expect(account.rows.get('x')?.content.steps).toBe('')
    expect(a.content('x')?.steps).toBe('')
  })

  it('stores a recipe once if the answer to its insert is lost, with the edits since then', async () => {
    const { a, account } = pair()
    a.create('x', 'Soup')
    await a.run([undefined, undefined, undefined, 'answer'])
    expect(account.rows.size).toBe(1)
    a.edit('x', { steps: 'Boil' })
    await a.run()
    expect(account.rows.size).toBe(1)
    expect(account.rows.get('x')?.content.steps).toBe('Boil')
  })

  it('keeps what is typed while a save is on its way', async () => {
    const { a, account } = await synced()
    a.edit('x', { steps: 'Boil' })
    await a.sync.pull()
    a.line.meanwhile = () => void a.edit('x', { steps: 'Boil well' })
    await a.sync.push()
    expect(a.content('x')?.steps).toBe('Boil well')
    await a.run()
    expect(account.rows.get('x')?.content.steps).toBe('Boil well')
  })

  it('takes the text as the account stores it, and is done then', async () => {
    const { a } = pair()
    a.create('x', ' Soup ')
    await a.run()
    expect(a.content('x')?.title).toBe('Soup')
    a.edit('x', { title: ' Broth ' })
    await a.run()
    expect(a.content('x')?.title).toBe('Broth')
    expect([...a.device.records.values()].some(isWaiting)).toBe(false)
  })

  it('sends the others when the account rejects one, and that one again after an edit', async () => {
    const { a, account } = pair()
    account.most = 1
    a.create('x')
    a.create('y')
    await a.run()
    expect([...account.rows.keys()]).toEqual(['x'])
    expect(a.sync.isRefused(a.device.records.get('y')!)).toBe(true)
    account.most = 2
    await a.run()
    expect(account.rows.size).toBe(1)
    a.edit('y', { servings: 2 })
    await a.run()
    expect(account.rows.size).toBe(2)
  })

  it('shows what the household shares, and drops it when it is no longer shared', async () => {
    const { a, account } = await synced()
    const member = new Phone(account, 'member')
    await member.run()
    expect(member.view()).toEqual([])
    a.change('x', () => ({ shared: true }))
    await a.run()
    await member.run()
    expect(member.view()).toMatchObject([{ id: 'x' }])
    a.change('x', () => ({ shared: false }))
    await a.run()
    await member.run()
    expect(member.device.records.size).toBe(0)
  })

  it('drops a recipe that was purged while the device was away, unless it was edited there', async () => {
    const { a, b, account } = await synced()
    a.create('y', 'Pie')
    await a.run()
    await b.run()
    a.remove('x')
    a.remove('y')
    await a.run()
    account.purge()
    b.edit('y', { servings: 8 })
    b.now += 40 * DAY
    await b.run()
    expect(b.view()).toMatchObject([{ id: 'y', content: { title: 'Pie', servings: 8 } }])
    await a.run()
    expect(a.view()).toEqual(b.view())
  })

  it('asks for nothing old again after a minute without changes', async () => {
    const { a, account } = pair()
    for (let index = 0; index < 30; index += 1) a.create(`r${index}`)
    await a.run()
    const asked: number[] = []
    const remote = remoteOf(account, 'me', a.line)
    let clock = 0
    const other = createSync({
      me: 'me',
      local: new Device(),
      remote: {
        ...remote,
        changed: async (since) => {
          const rows = await remote.changed(since)
          asked.push(rows.length)
          return rows
        },
      },
      merge: mergeFields,
      elapsed: () => clock,
    })
    await other.pull()
    clock += 90_000
    await other.pull()
    await other.pull()
    expect(asked).toEqual([30, 30, 0])
  })
})

interface Typed {
  value: string | number
  before: number
}

const FIELDS = ['steps', 'servings'] as const
const fault = fc.constantFrom<Fault>(undefined, undefined, undefined, undefined, 'sent', 'answer')
const on = { at: fc.nat(1), id: fc.constantFrom('r0', 'r1') }
const action = fc.oneof(
  {
    arbitrary: fc.record({ ...on, do: fc.constant('edit' as const), field: fc.constantFrom(...FIELDS) }),
    weight: 4,
  },
  fc.record({ ...on, do: fc.constant('back' as const), field: fc.constantFrom(...FIELDS) }),
  fc.record({ ...on, do: fc.constantFrom('remove' as const, 'restore' as const, 'share' as const) }),
  {
    arbitrary: fc.record({
      ...on,
      do: fc.constantFrom('sync' as const, 'push' as const),
      faults: fc.array(fault, { maxLength: 8 }),
      // Something is edited on the same device while a request is on its way.
      typing: fc.boolean(),
    }),
    weight: 5,
  },
  fc.record({ ...on, do: fc.constant('member' as const) }),
)

describe('two devices, a member of the household, and the account', () => {
  it('end equal after any edits in any order, and every edit is a kept version', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(action, { maxLength: 40 }), async (online, actions) => {
        const { account, a, b } = pair()
        const member = new Phone(account, 'member')
        const phones = [a, b] as const
        /** The latest values typed on each device, by recipe and field, and how many versions there were before. */
        const typed = [new Map<string, Typed>(), new Map<string, Typed>()] as const
        let counter = 1

        const set = (at: number, recipe: string, field: keyof Dish, value: string | number) => {
          if (!phones[at]?.edit(recipe, { [field]: value })) return
          const { revision, base, sent } = phones[at].device.records.get(recipe)!
          // As the account has it, for all this device knows: no edit at all.
          const isEdit =
            (revision === 0 && !sent) || [base, sent].some((known) => known && known.content[field] !== value)
          const before = account.versions.get(recipe)?.length ?? 0
          if (isEdit) typed[at]?.set(`${recipe} ${field}`, { value, before })
          else typed[at]?.delete(`${recipe} ${field}`)
        }
        const type = (at: number, recipe: string, field: keyof Dish) => {
          counter += 1
          set(at, recipe, field, field === 'servings' ? counter : `${field} ${counter}`)
        }
        const expectKept = (at: number) => {
          for (const [key, { value, before }] of typed[at] ?? []) {
            const [recipe = '', field] = key.split(' ') as [string, keyof Dish]
            const versions = account.versions.get(recipe)
            // What was deleted before it was ever sent stays on the device.
            if (versions)
              expect(versions.slice(Math.max(0, before - 1)).map((version) => version[field])).toContain(
                value,
              )
          }
          typed[at]?.clear()
        }

        a.create('r0')
        b.create('r1')
        if (online) for (const phone of [a, b, a]) await phone.run()
        for (const step of actions) {
          const phone = phones[step.at] ?? a
          const own = step.id
          if (step.do === 'edit') type(step.at, own, step.field)
          else if (step.do === 'back') set(step.at, own, step.field, step.field === 'servings' ? 1 : '')
          else if (step.do === 'remove') phone.remove(own)
          else if (step.do === 'restore') phone.restore(own)
          else if (step.do === 'share') phone.change(own, ({ shared }) => ({ shared: !shared }))
          else if (step.do === 'member') await member.run()
          else if (step.do === 'sync' || step.do === 'push') {
            phone.line.meanwhile = step.typing ? () => type(step.at, own, 'steps') : undefined
            if (step.do === 'push') {
              phone.line.faults = [...step.faults]
              await phone.sync.push().catch(() => {})
              phone.line.faults = []
            } else if ((await phone.run([...step.faults])) && !step.typing) expectKept(step.at)
            phone.line.meanwhile = undefined
          }
        }

        for (const phone of [a, b, a, b, member]) expect(await phone.run()).toBe(true)
        const stored = [...account.rows.values()]
          .filter(({ deletedAt }) => deletedAt === null)
          .map(({ id: key, content, shared, revision }) => ({ id: key, content, shared, revision }))
          .sort((one, other) => one.id.localeCompare(other.id))
        expect(a.view()).toEqual(stored)
        expect(b.view()).toEqual(stored)
        expect(member.view()).toEqual(stored.filter(({ shared }) => shared))
        for (const phone of phones) expect([...phone.device.records.values()].filter(isWaiting)).toEqual([])
        expect(account.rows.size).toBeLessThanOrEqual(2)
        for (const at of [0, 1]) expectKept(at)
      }),
      { numRuns: 1000 },
    )
  })
})
