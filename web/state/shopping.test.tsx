import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { savedStore, useSaved } from './saved.ts'
import { shoppingStore, useShopping } from './shopping.ts'

const SOUP = '0e000000-0000-4000-8000-00000000000a'
const STEW = '0e000000-0000-4000-8000-00000000000b'

beforeEach(() => {
  localStorage.clear()
  shoppingStore.reread()
  savedStore.reread()
})

describe('shopping list on this device', () => {
  it('keeps what is added, across a reload', () => {
    const { result } = renderHook(() => useShopping())
    act(() => void shoppingStore.add([{ name: ' Milk', line: '1 cup  milk ', recipeId: SOUP }]))
    expect(result.current).toMatchObject([
      { name: 'milk', line: '1 cup milk', recipeId: SOUP, checked: false },
    ])
    shoppingStore.reread()
    expect(shoppingStore.get()).toHaveLength(1)
  })

  it('does not add the same line of the same recipe twice while it is open', () => {
    const line = { name: 'milk', line: '1 cup milk', recipeId: SOUP }
    expect(shoppingStore.add([line])).toBe(1)
    expect(shoppingStore.add([line, { ...line, recipeId: STEW }])).toBe(1)
    shoppingStore.change(
      shoppingStore.get().map(({ id }) => id),
      { checked: true },
    )
    expect(shoppingStore.add([line])).toBe(1)
  })

  it('puts removed items back in their place', () => {
    shoppingStore.add([{ name: 'egg', line: '2 eggs' }])
    const [egg] = shoppingStore.get()
    shoppingStore.remove([egg?.id ?? ''])
    expect(shoppingStore.get()).toEqual([])
    shoppingStore.restore(egg ? [egg] : [])
    expect(shoppingStore.get()).toEqual([egg])
  })

  it('accepts long and odd names, and holds at most 500', () => {
    expect(shoppingStore.add([{ name: 'x'.repeat(400), line: '' }])).toBe(1)
    expect(shoppingStore.add([{ name: '  ', line: ' ' }])).toBe(0)
    shoppingStore.add(Array.from({ length: 600 }, (_, i) => ({ name: `spice ${i}`, line: `spice ${i}` })))
    expect(shoppingStore.get()).toHaveLength(500)
  })
})

describe('saved recipes on this device', () => {
  it('are toggled, newest first, and survive a reload', () => {
    const { result } = renderHook(() => useSaved())
    act(() => result.current.toggle(SOUP))
    act(() => result.current.toggle(STEW))
    expect(result.current.ids).toEqual([STEW, SOUP])
    savedStore.reread()
    expect(savedStore.get()).toEqual([SOUP, STEW])
    act(() => result.current.toggle(SOUP))
    expect(result.current.has(SOUP)).toBe(false)
  })

  it('accept only recipe ids', () => {
    savedStore.toggle('not-an-id')
    expect(savedStore.get()).toEqual([])
    localStorage.setItem('sous-saved', JSON.stringify([SOUP, SOUP, 5, null, 'x']))
    savedStore.reread()
    expect(savedStore.get()).toEqual([SOUP])
  })
})
