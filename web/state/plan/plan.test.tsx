import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#core/stock/day.ts'
import { localDay } from '../stock/local-day.ts'
import { planStore } from './plan.ts'
import { templateStore } from './templates.ts'
import { wishesStore } from './wishes.ts'

const today = localDay()
const note = (title: string, days = 0): Parameters<typeof planStore.add>[0][number] => ({
  date: addDays(today, days),
  slot: 'dinner',
  kind: 'note',
  title,
})
const titles = () => planStore.get().map(({ title }) => title)

beforeEach(() => {
  planStore.clear()
  templateStore.clear()
  wishesStore.chosen.clear()
})

describe('planStore', () => {
  it('undoes each change exactly', () => {
    planStore.add([note('soup'), note('pizza', 1)])
    const before = planStore.get()
    const [soup, pizza] = before
    if (!soup || !pizza) throw new Error('not added')
    for (const change of [
      () => planStore.change([soup.id], { locked: true, servings: 4 }),
      () => planStore.remove([soup.id]),
      () => planStore.move(soup.id, { date: pizza.date, slot: 'dinner' }, [pizza.id]),
      () => planStore.replace([pizza.id], [note('stew', 1)]),
      () => planStore.place(planStore.daysFrom(today, addDays(today, 6)), addDays(today, 7)),
    ]) {
      const done = change()
      expect(planStore.get()).not.toEqual(before)
      planStore.restore(done)
      expect(planStore.get()).toEqual(before)
    }
  })

  it('undoes only what nobody changed since', () => {
    planStore.add([note('soup'), note('pizza', 1)])
    const [soup, pizza] = planStore.get()
    if (!soup || !pizza) throw new Error('not added')
    const done = planStore.replace(
      [pizza.id],
      [{ ...soup, title: 'stew' }, note('salad', 2), note('curry', 3)],
    )
    const idOf = (title: string) => planStore.get().find((one) => one.title === title)?.id ?? ''
    planStore.change([soup.id], { servings: 5 })
    planStore.change([idOf('salad')], { locked: true })
    planStore.restore(done)
    expect(titles().sort()).toEqual(['pizza', 'salad', 'soup'])
    expect(planStore.get().find(({ id }) => id === soup.id)?.servings).toBe(5)
    const removal = planStore.change([soup.id], { title: 'stew' })
    planStore.remove([soup.id])
    planStore.restore(removal)
    expect(titles()).not.toContain('soup')
  })

  it('swaps two meals', () => {
    planStore.add([note('soup'), note('pizza', 1)])
    const [soup, pizza] = planStore.get()
    planStore.move(soup?.id ?? '', { date: pizza?.date ?? '', slot: 'lunch' }, [pizza?.id ?? ''])
    expect(planStore.get().map(({ date, slot }) => [date, slot])).toEqual([
      [addDays(today, 1), 'lunch'],
      [today, 'dinner'],
    ])
  })

  it('ignores what is no meal, and holds no more than fit', () => {
    expect(planStore.add([{ ...note('x'), title: '' }]).added).toEqual([])
    planStore.add(Array.from({ length: 450 }, (_, at) => note(`meal ${at}`)))
    expect(planStore.get()).toHaveLength(400)
    planStore.replace([planStore.get()[0]?.id ?? ''], [note('one more')])
    expect(titles().at(-1)).toBe('one more')
  })

  it('forgets meals after 60 days', () => {
    planStore.add([note('old', -61), note('recent', -60)])
    planStore.reread()
    expect(titles()).toEqual(['recent'])
  })
})

it('wishes are the usual ones until they are chosen', () => {
  expect(wishesStore.chosen.get().addedAt).toBeNull()
  const undo = wishesStore.change({ eaters: 99 })
  expect(wishesStore.get().eaters).toBe(30)
  expect(wishesStore.chosen.get().addedAt).not.toBeNull()
  undo()
  expect(wishesStore.get().eaters).toBe(2)
})

it('an old undo of wishes leaves what was changed since', () => {
  const guest = { name: 'Tom', allergies: [] }
  wishesStore.change({ mostToBuy: 0, guests: [{ ...guest, diets: ['vegan'] }] })
  const undo = wishesStore.change({ mostToBuy: null })
  wishesStore.change({ guests: [{ ...guest, diets: [] }], minutes: [30, 30, 30, 30, 30, 30, 30] })
  const { guests, minutes } = wishesStore.get()
  undo()
  expect(wishesStore.get()).toMatchObject({ mostToBuy: 0, guests, minutes })
})

it('a template has a name and meals, and comes back where it was', () => {
  planStore.add([note('soup')])
  const meals = planStore.daysFrom(today, today)
  expect(templateStore.add(' ', meals)).toBeUndefined()
  expect(templateStore.add('Empty', [])).toBeUndefined()
  const usual = templateStore.add('Usual', meals)
  const gone = templateStore.remove(usual?.id ?? '')
  expect(templateStore.get()).toEqual([])
  if (gone) templateStore.restore(gone)
  expect(templateStore.get()[0]?.name).toBe('Usual')
})
