import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CODE, fakeFunctions } from '#tests/support/fake-functions.ts'
import { operatorAccess } from '#web/api/operator-access.ts'
import { toastStore } from '#web/lib/toast.ts'
import RecipeReview from './recipe-review.tsx'

// Slow machines render these screens slowly.
vi.setConfig({ testTimeout: 30_000 })

const RULES = { publish_from: null, on_change: 'ask', images: 'licensed', index_all: false }
let waiting: string[]
let functions: ReturnType<typeof fakeFunctions>

const summary = (id: string) => ({
  id,
  recipe_id: id === 'b' ? 'stored' : null,
  title: `Soup ${id}`,
  url: `https://soups.example/${id}`,
  host: 'soups.example',
  folder: null,
  quality: 80,
  doubts: 1,
  created_at: '2026-11-19T10:00:00Z',
})
const draft = (id: string) => ({
  ...summary(id),
  recipe: {
    title: `Soup ${id}`,
    description: null,
    ingredients: ['1 leek', '2 spoons of dill'],
    instructions: ['Boil.'],
    cooking_time_minutes: 20,
    prep_time_minutes: null,
    servings: 2,
    difficulty_level: null,
    cuisine_type: null,
    author: 'A. Cook',
    publisher: null,
    license: null,
  },
  confidence: 62,
  marks: [
    { why: 'unseen', field: 'ingredients', line: 1, text: null },
    { why: 'unsure', field: 'instructions', line: null, text: null },
  ],
  page: { title: 'Soup', text: 'One leek, and boil it.' },
  changes: id === 'b' ? [{ field: 'servings', was: 4, now: 2, edited: true }] : [],
})

beforeEach(async () => {
  toastStore.clear()
  waiting = ['a', 'b', 'c']
  functions = fakeFunctions({
    'recipe-review': ({ action, id, ids, recipe, rules }) => {
      if (action === 'list')
        return {
          drafts: waiting.map(summary),
          total: waiting.length,
          waiting: waiting.length,
          hosts: [{ host: 'soups.example', waiting: waiting.length }],
        }
      if (action === 'rules') return { rules: rules ?? RULES }
      if (action === 'show' || action === 'edit') {
        const shown = draft(id as string)
        return { draft: { ...shown, recipe: { ...shown.recipe, ...(recipe as object) } } }
      }
      waiting = waiting.filter((one) => !(ids as string[]).includes(one))
      return { decided: ids }
    },
  })
  await operatorAccess.unlock(CODE)
  const router = createMemoryRouter([{ path: '/', Component: RecipeReview }])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByText('Soup a')
})
afterEach(() => {
  cleanup()
  operatorAccess.lock()
  vi.unstubAllGlobals()
})

const sent = (action: string) => functions.bodies('recipe-review').filter((body) => body.action === action)
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const row = (id: string) => screen.getByRole('button', { name: new RegExp(`^Soup ${id}`) })

it('is worked through by keyboard: move, approve, reject, and the next one opens', async () => {
  row('a').focus()
  press('j')
  await screen.findByRole('heading', { name: 'Soup a' })
  press('a')
  await screen.findByRole('heading', { name: 'Soup b' })
  expect(sent('approve')).toMatchObject([{ ids: ['a'], access_code: CODE }])
  await waitFor(() => expect(document.activeElement).toBe(row('b')))
  press('r')
  await screen.findByRole('heading', { name: 'Soup c' })
  expect(sent('reject')).toMatchObject([{ ids: ['b'] }])
  expect(toastStore.get()[0]?.title).toBe('1 recipe rejected')
})

it('marks what the page does not show, and what a change would change', async () => {
  fireEvent.click(row('b'))
  await screen.findByRole('heading', { name: 'Soup b' })
  expect(document.querySelector('mark')?.textContent).toBe('2 spoons of dill (not on the page)')
  expect(screen.getByText('We aren’t sure about the steps.')).toBeDefined()
  expect(screen.getByText('One leek, and boil it.')).toBeDefined()
  expect(screen.getByText('(edited here)')).toBeDefined()
})

it('approves several at once', async () => {
  fireEvent.click(screen.getByLabelText('Select all on this page'))
  fireEvent.click(screen.getByLabelText('Select Soup b'))
  fireEvent.click(screen.getByRole('button', { name: 'Approve 2' }))
  await waitFor(() => expect(sent('approve')).toMatchObject([{ ids: ['a', 'c'] }]))
  await waitFor(() => expect(screen.queryByText('Soup a')).toBeNull())
})

it('sends only what was edited, and no key of the form is taken for a shortcut', async () => {
  fireEvent.click(row('a'))
  await screen.findByRole('heading', { name: 'Soup a' })
  row('a').focus()
  press('e')
  const field = await screen.findByLabelText('Servings')
  field.focus()
  press('a')
  fireEvent.change(field, { target: { value: '6' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save recipe' }))
  await waitFor(() => expect(sent('edit')).toMatchObject([{ id: 'a', recipe: { servings: 6 } }]))
  expect(Object.keys((sent('edit')[0]?.recipe ?? {}) as object)).toEqual(['servings'])
  expect(sent('approve')).toEqual([])
})

it('saves the rules', async () => {
  fireEvent.change(await screen.findByLabelText('Publish without review'), { target: { value: 'from' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save rules' }))
  await waitFor(() => expect(sent('rules').at(-1)).toMatchObject({ rules: { ...RULES, publish_from: 90 } }))
})
