import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { pantryStore, usePantry } from './pantry.ts'
import { stockLog } from './stock/stock-log.ts'

// What another tab changed is waited for; not longer than this file runs.
afterAll(() => stockLog.clear())

beforeEach(() => {
  localStorage.clear()
  pantryStore.reread()
})

describe('pantry on this device', () => {
  it('keeps what is added, across a reload', () => {
    expect(pantryStore.add([' Egg', 'rice', 'egg'])).toEqual(['egg', 'rice'])
    pantryStore.reread()
    expect(pantryStore.get().ingredients).toEqual(['egg', 'rice'])
  })

  it('notifies all its listeners', () => {
    const { result } = renderHook(() => usePantry())
    act(() => void pantryStore.add(['leek']))
    expect(result.current.ingredients).toEqual(['leek'])
    act(() => pantryStore.remove('LEEK '))
    expect(result.current.ingredients).toEqual([])
  })

  it('starts with water, salt and pepper as staples, and remembers other choices', () => {
    expect(pantryStore.get().staples).toEqual(['water', 'salt', 'black pepper'])
    pantryStore.setStaples(['salt'], false)
    pantryStore.setStaples(['butter'], true)
    pantryStore.reread()
    expect(pantryStore.get().staples).toEqual(['water', 'black pepper', 'butter'])
  })

  it('clears the list and keeps the staples', () => {
    pantryStore.add(['egg'])
    pantryStore.setStaples(['butter'], true)
    pantryStore.clear()
    expect(pantryStore.get()).toMatchObject({ ingredients: [], staples: expect.arrayContaining(['butter']) })
  })

  it.each(['nonsense', '[]', '{"ingredients": 5}', '{"ingredients": ["ok", 7, null]}', 'null'])(
    'handles %s in storage',
    (kept) => {
      localStorage.setItem('sous-pantry', kept)
      pantryStore.reread()
      expect(pantryStore.get().ingredients.every((name) => typeof name === 'string')).toBe(true)
    },
  )

  it('keeps amounts across a reload, and updates one when the name is added again', () => {
    pantryStore.add([{ name: 'Egg', amount: ' 2 ' }, 'rice', { name: 'flour', amount: '500  g' }])
    pantryStore.reread()
    expect(pantryStore.items()).toEqual([
      { name: 'egg', amount: '2' },
      { name: 'rice' },
      { name: 'flour', amount: '500 g' },
    ])
    expect(pantryStore.add([{ name: 'egg', amount: '12' }, 'flour'])).toEqual([])
    expect(pantryStore.items().map(({ amount }) => amount)).toEqual(['12', undefined, '500 g'])
  })

  it('takes amounts of at most 40 characters', () => {
    pantryStore.add([
      { name: 'egg', amount: 'x'.repeat(40) },
      { name: 'rice', amount: 'x'.repeat(41) },
    ])
    expect(pantryStore.items().map(({ amount }) => amount?.length)).toEqual([40, undefined])
  })

  it('forgets the amount with the ingredient', () => {
    pantryStore.add([{ name: 'egg', amount: '2' }])
    pantryStore.remove('egg')
    pantryStore.add(['egg'])
    expect(pantryStore.items()).toEqual([{ name: 'egg' }])
  })

  it('replaces a name that was not recognized, and keeps its place and amount', () => {
    pantryStore.add([{ name: 'brokoli', amount: '1', near: ['broccoli'] }, 'rice'])
    pantryStore.rename('brokoli', 'broccoli')
    expect(pantryStore.items()).toEqual([{ name: 'broccoli', amount: '1' }, { name: 'rice' }])
    pantryStore.add([{ name: 'ryce', near: ['rice'] }])
    pantryStore.rename('ryce', 'rice')
    expect(pantryStore.get().ingredients).toEqual(['broccoli', 'rice'])
    pantryStore.add([{ name: 'moon dust', near: [] }])
    pantryStore.rename('moon dust', 'moon dust')
    expect(pantryStore.items().at(-1)).toEqual({ name: 'moon dust' })
  })

  it('takes the amounts of another list, and keeps what only this device knows', () => {
    pantryStore.add([{ name: 'egg', amount: '2', emoji: '🥚' }, 'rice'])
    pantryStore.replace([{ name: 'egg' }, { name: 'leek', amount: '3' }])
    expect(pantryStore.items()).toEqual([
      { name: 'egg', emoji: '🥚' },
      { name: 'leek', amount: '3' },
    ])
  })

  it('holds names that an object has already, such as constructor', () => {
    pantryStore.add(['constructor', { name: '__proto__', amount: '1' }])
    pantryStore.reread()
    expect(pantryStore.items()).toEqual([{ name: 'constructor' }, { name: '__proto__', amount: '1' }])
  })

  it('reads whatever is stored as notes without failing, and stays within the limits', () => {
    const note = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          name: fc.constantFrom('egg', 'rice'),
          amount: fc.jsonValue(),
          near: fc.jsonValue(),
        },
        { requiredKeys: ['name'] },
      ),
    )
    fc.assert(
      fc.property(fc.oneof(fc.array(note), fc.jsonValue()), (notes) => {
        localStorage.setItem('sous-pantry', JSON.stringify({ ingredients: ['egg', 'rice'], notes }))
        pantryStore.reread()
        for (const { amount = 'none', near = [] } of pantryStore.items()) {
          expect(amount.trim().length).toBeGreaterThan(0)
          expect(amount.length).toBeLessThanOrEqual(40)
          expect(near.every((name) => typeof name === 'string' && name.length <= 100)).toBe(true)
        }
        expect(pantryStore.get().ingredients).toEqual(['egg', 'rice'])
      }),
    )
  })

  it('follows another tab', () => {
    const { result } = renderHook(() => usePantry())
    localStorage.setItem('sous-pantry', JSON.stringify({ ingredients: ['okra'] }))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sous-pantry' })))
    expect(result.current.ingredients).toEqual(['okra'])
  })
})
