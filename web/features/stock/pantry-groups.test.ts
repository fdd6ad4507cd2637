import { describe, expect, it } from 'vitest'
import { groupStock, type StockSort } from './pantry-groups.ts'
import { sampleItems } from './sample-items.ts'

const items = sampleItems(
  4,
  [0, 'bought', 'spinach'],
  [4, 'bought', 'yogurt'],
  [4, 'bought', 'milk'],
  [0, 'bought', 'chicken', { place: 'freezer' }],
  [0, 'bought', 'flour'],
  [4, 'have', 'leftover soup', { meal: 'Lentil soup', cooked: '2026-11-05', place: 'fridge' }],
)
const shown = (sort: StockSort, search = '', filter?: 'soon' | 'maybe gone') => {
  const { soon, places } = groupStock(items, { sort, search, filter })
  return [
    soon.map(({ name }) => name),
    ...places.map(({ place, leftovers, items: kept }) => [
      place,
      ...leftovers.map(({ meal }) => meal),
      ...kept.map(({ name }) => name),
    ]),
  ]
}

describe('the pantry in groups', () => {
  it('lists each food once: to be used soon, else by place, leftovers first', () => {
    expect(shown('date')).toEqual([
      ['spinach'],
      ['fridge', 'Lentil soup', 'milk', 'yogurt'],
      ['freezer', 'chicken'],
      ['pantry', 'flour'],
    ])
    expect(groupStock(items, { sort: 'date', search: '' }).places[0]?.soon).toBe(1)
  })

  it('sorts by date or by name', () => {
    const two = sampleItems(0, [0, 'bought', 'egg'], [0, 'bought', 'milk'])
    const names = (sort: StockSort) =>
      groupStock(two, { sort, search: '' }).places.flatMap(({ items: kept }) => kept.map(({ name }) => name))
    expect(names('date')).toEqual(['milk', 'egg'])
    expect(names('name')).toEqual(['egg', 'milk'])
  })

  it('finds by a part of the name, a leftover by its dish, and filters', () => {
    expect(shown('date', ' LENT')).toEqual([[], ['fridge', 'Lentil soup']])
    expect(shown('date', '', 'soon')).toEqual([['spinach']])
    expect(shown('date', '', 'maybe gone')).toEqual([[]])
    const gone = items.map((item) => ({ ...item, standing: 'maybe gone' as const }))
    expect(groupStock(gone, { sort: 'date', search: '', filter: 'maybe gone' }).soon).toEqual([])
  })
})
