import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { pantryStore, usePantry } from './pantry.ts'

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
    pantryStore.setStaple('salt', false)
    pantryStore.setStaple('butter', true)
    pantryStore.reread()
    expect(pantryStore.get().staples).toEqual(['water', 'black pepper', 'butter'])
  })

  it('clears the list and keeps the staples', () => {
    pantryStore.add(['egg'])
    pantryStore.setStaple('butter', true)
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

  it('follows another tab', () => {
    const { result } = renderHook(() => usePantry())
    localStorage.setItem('sous-pantry', JSON.stringify({ ingredients: ['okra'] }))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sous-pantry' })))
    expect(result.current.ingredients).toEqual(['okra'])
  })
})
