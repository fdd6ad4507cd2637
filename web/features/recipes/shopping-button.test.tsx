import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { toastStore } from '#web/lib/toast.ts'
import { shoppingStore } from '#web/state/shopping.ts'
import { ShoppingButton } from './shopping-button.tsx'

const RECIPE = '00000000-0000-4000-8000-000000000001'
const wanted = (...names: string[]) => names.map((name) => ({ name, line: `2 ${name}`, purchase: null }))
const show = (...names: string[]) =>
  render(<ShoppingButton only wanted={wanted(...names)} factor={1} system="us" recipeId={RECIPE} />, {
    wrapper: MemoryRouter,
  })
const button = () => screen.queryByRole('button', { name: 'Add missing to shopping list' })
const link = () => screen.queryByRole('link', { name: 'On your list' })

afterEach(() => {
  cleanup()
  shoppingStore.clear()
  toastStore.clear()
})

it('says “On your list” once everything is on it, and adds what isn’t yet', async () => {
  const { unmount } = show('lemons', 'limes')
  expect(link()).toBeNull()
  await act(async () => void fireEvent.click(button() as HTMLElement))
  expect(await screen.findByRole('link', { name: 'On your list' })).toBeTruthy()
  expect(button()).toBeNull()
  expect(shoppingStore.get().map(({ line }) => line)).toEqual(['2 lemons', '2 limes'])
  unmount()
  show('lemons', 'oranges')
  expect(link()).toBeNull()
  expect(button()).toBeTruthy()
})
