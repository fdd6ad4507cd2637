import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { recipeAtHand } from '#web/state/recipe-at-hand.ts'
import { chat } from './chat.ts'
import { ChatPanel } from './chat-panel.tsx'
import { dishMeant, recipeMeant } from './dish-meant.ts'
import type { ChatMessage } from './message.ts'

const CURRY = { id: 'a4b1c2d3-0000-4000-8000-000000000001', title: 'Egg Curry' }
const MAC = 'a4b1c2d3-0000-4000-8000-000000000002'
const HOUR = 3_600_000
const NOW = Date.now()
const message = (role: ChatMessage['role'], content: string): ChatMessage => ({
  id: content,
  role,
  content,
  timestamp: new Date(NOW - HOUR).toISOString(),
})
const answered = (text: string) => [message('user', 'What’s for dinner?'), message('assistant', text)]
const linked = answered(`You have [Mac](/recipe/${MAC}) for dinner today.`)

const reset = () => {
  localStorage.clear()
  recipeAtHand.reread()
  chat.reread()
}
beforeEach(reset)
afterEach(() => {
  cleanup()
  reset()
})

it('the dish that the last answer named is meant, before a recipe that was opened earlier', () => {
  recipeAtHand.set({ ...CURRY, at: NOW - 2 * HOUR })
  expect(recipeMeant([], CURRY.id)).toEqual({ recipe_id: CURRY.id })
  expect(recipeMeant(linked, CURRY.id)).toEqual({ recipe_id: MAC })
  expect(dishMeant(linked, CURRY.id)?.title).toBe('Mac')
  const taken = [...linked, message('user', 'No longer: Mac.')]
  expect(recipeMeant(taken, CURRY.id)).toEqual({ recipe_id: CURRY.id })
})

it('a recipe that was opened since is meant again', () => {
  recipeAtHand.set({ ...CURRY, at: NOW })
  expect(recipeMeant(linked, CURRY.id)).toEqual({ recipe_id: CURRY.id, recipe_is: 'newer' })
  expect(dishMeant(linked, CURRY.id)).toBeUndefined()
})

it('a dish in the user’s own words is no other recipe', () => {
  const own = answered('You have **Pizza with friends** for dinner today.')
  expect(recipeMeant(own, CURRY.id)).toEqual({ recipe_id: undefined })
  expect(dishMeant(own, CURRY.id)?.title).toBe('Pizza with friends')
})

it('the chat shows what is meant, and takes it back', () => {
  recipeAtHand.set({ ...CURRY, at: NOW - 2 * HOUR })
  localStorage.setItem('sous-chat', JSON.stringify(linked))
  chat.reread()
  render(
    <MemoryRouter>
      <ChatPanel onClose={() => {}} />
    </MemoryRouter>,
  )
  expect(screen.queryByRole('button', { name: 'Forget Egg Curry' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Forget Mac' }))
  expect(screen.queryByRole('button', { name: 'Forget Mac' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Forget Egg Curry' })).toBeTruthy()
})
