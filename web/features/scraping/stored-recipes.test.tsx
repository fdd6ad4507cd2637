import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CODE, fakeFunctions, refused } from '#tests/support/fake-functions.ts'
import { operatorAccess } from '#web/api/operator-access.ts'
import { toastStore } from '#web/lib/toast.ts'
import { StoredRecipes } from './stored-recipes.tsx'

// Slow machines render these screens slowly.
vi.setConfig({ testTimeout: 30_000 })

const PATIENT = { timeout: 5000 }
const row = (id: string, title: string) => ({
  id,
  title,
  description: 'Old words.',
  ingredients: ['1 leek', '2 eggs'],
  instructions: ['Cook.'],
  cuisine_type: 'french',
  difficulty_level: 'easy',
  dietary_tags: ['vegetarian'],
  cooking_time_minutes: 20,
  prep_time_minutes: null,
  servings: 4,
  quality_score: 88,
  source_url: 'https://soups.example/leek',
  scraped_at: '2026-11-15T10:00:00Z',
  origin: 'scraped',
})
const COUNTS = {
  total: 1234,
  cuisines: { french: 12, thai: 30 },
  difficulties: { easy: 20, hard: 3 },
}
const toast = () =>
  toastStore.get().map(({ title, description, variant }) => [title, description, variant])[0]
const words = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

let asked: URLSearchParams[]
let functions: ReturnType<typeof fakeFunctions>
beforeEach(async () => {
  asked = []
  toastStore.clear()
  functions = fakeFunctions({
    external_recipes: (_body, url) => {
      asked.push(url.searchParams)
      const id = url.searchParams.get('id')
      if (id) return [row(id.replace('eq.', ''), 'Leek soup')]
      const length = asked.length === 1 ? 21 : 3
      return Array.from({ length }, (_, at) => row(`r${at}`, at ? `Soup ${at}` : 'Leek soup'))
    },
    'stored-recipes': ({ action }) => (action === 'counts' ? COUNTS : { ok: true }),
  })
  await operatorAccess.unlock(CODE)
})
afterEach(() => {
  cleanup()
  operatorAccess.lock()
  vi.unstubAllGlobals()
})
function open() {
  const router = createMemoryRouter([{ path: '/', Component: StoredRecipes }])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return screen.findByText('Leek soup', {}, PATIENT)
}
const changed = (action: string) => functions.bodies('stored-recipes').find((body) => body.action === action)

it('counts all, by cuisine and by difficulty [O206 O207 O208]', async () => {
  await open()
  await waitFor(() => expect(words('dl dd').join()).toBe('1,234,easy 20hard 3,thai 30french 12'), PATIENT)
})

it('lists the newest scraped first, a page at a time [O201 O202]', async () => {
  await open()
  expect(asked[0]?.get('order')).toBe('scraped_at.desc.nullslast,id.asc')
  // Twenty of the twenty-one are this page; the last indicates that there is another.
  expect(document.querySelectorAll('button[aria-label^=Edit]')).toHaveLength(20)
  fireEvent.click(screen.getByText('Next'))
  await waitFor(() => expect(asked.at(-1)?.get('offset')).toBe('20'), PATIENT)
})

it('searches with all filters combined, from the first page', async () => {
  await open()
  fireEvent.change(screen.getByLabelText('Title or description'), { target: { value: 'leek' } })
  fireEvent.click(screen.getByText('Search'))
  fireEvent.change(screen.getByLabelText('Cuisine'), { target: { value: 'thai' } })
  fireEvent.change(screen.getByLabelText('Difficulty'), { target: { value: 'hard' } })
  fireEvent.change(screen.getByLabelText('Cooking time'), { target: { value: '30' } })
  fireEvent.change(screen.getByLabelText('Quality score'), { target: { value: '70' } })
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'title up' } })
  fireEvent.click(screen.getByLabelText('vegan'))
  await waitFor(
    () =>
      expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
        offset: '0',
        order: 'title.asc.nullslast,id.asc',
        cuisine_type: 'eq.thai',
        difficulty_level: 'eq.hard',
        cooking_time_minutes: 'lte.30',
        quality_score: 'gte.70',
        dietary_tags: 'ov.{vegan}',
        or: '(title.imatch."leek",description.imatch."leek")',
      }),
    PATIENT,
  )
})

it('fetches a recipe by id to edit it, validates the input, and updates it by id [O203 O204]', async () => {
  await open()
  fireEvent.click(screen.getByLabelText('Edit Leek soup'))
  const title = await screen.findByLabelText<HTMLInputElement>('Title', {}, PATIENT)
  expect(asked.at(-1)?.get('id')).toBe('eq.r0')
  fireEvent.change(title, { target: { value: ' ' } })
  fireEvent.change(screen.getByLabelText('Servings'), { target: { value: 'many' } })
  fireEvent.click(screen.getByText('Save recipe'))
  expect(screen.getByText('A recipe needs a title.')).toBeTruthy()
  expect(screen.getByText('From 1 to 1,000.')).toBeTruthy()
  expect(changed('update')).toBeUndefined()
  fireEvent.change(title, { target: { value: 'Leek soup for two' } })
  fireEvent.change(screen.getByLabelText('Servings'), { target: { value: '2' } })
  fireEvent.change(screen.getByLabelText('Ingredients, one per line'), {
    target: { value: '1 leek\n\n3 eggs' },
  })
  fireEvent.click(screen.getByText('Save recipe'))
  await waitFor(() => expect(toast()?.[0]).toBe('Recipe updated'), PATIENT)
  expect(changed('update')).toEqual({
    action: 'update',
    access_code: CODE,
    id: 'r0',
    recipe: {
      title: 'Leek soup for two',
      description: 'Old words.',
      ingredients: ['1 leek', '3 eggs'],
      instructions: ['Cook.'],
      cuisine_type: 'french',
      difficulty_level: 'easy',
      dietary_tags: ['vegetarian'],
      cooking_time_minutes: 20,
      prep_time_minutes: null,
      servings: 2,
      quality_score: 88,
    },
  })
})

it('deletes a recipe by id after confirmation [O205]', async () => {
  await open()
  fireEvent.click(screen.getByLabelText('Delete Soup 1'))
  fireEvent.click(screen.getByText('Keep it'))
  expect(changed('delete')).toBeUndefined()
  fireEvent.click(screen.getByLabelText('Delete Soup 1'))
  fireEvent.click(screen.getByText('Delete recipe'))
  await waitFor(() => expect(toast()?.[0]).toBe('Recipe deleted'), PATIENT)
  expect(changed('delete')).toEqual({ action: 'delete', access_code: CODE, id: 'r1' })
})

it('reports which count failed [O255 O256 O257]', async () => {
  functions.answers['stored-recipes'] = () => refused('The database is away.')
  await open()
  const counts = [
    'Failed to get total count',
    'Failed to get difficulty stats',
    'Failed to get cuisine stats',
  ]
  await waitFor(() => expect(words('dl dd')).toEqual(counts), PATIENT)
})

it('reports that an update or a deletion failed, and keeps the input [O253 O254]', async () => {
  await open()
  functions.answers['stored-recipes'] = () => refused('The database is away.')
  fireEvent.click(screen.getByLabelText('Edit Leek soup'))
  const title = await screen.findByLabelText<HTMLInputElement>('Title', {}, PATIENT)
  fireEvent.change(title, { target: { value: 'Typed' } })
  fireEvent.click(screen.getByText('Save recipe'))
  await waitFor(
    () => expect(toast()).toEqual(['Failed to update recipe', 'The database is away.', 'destructive']),
    PATIENT,
  )
  expect(title.value).toBe('Typed')
  fireEvent.click(screen.getByLabelText('Delete Soup 1'))
  fireEvent.click(screen.getByText('Delete recipe'))
  await waitFor(
    () => expect(toast()).toEqual(['Failed to delete recipe', 'The database is away.', 'destructive']),
    PATIENT,
  )
})

it('reports that the list or one recipe could not be read [O251 O252]', async () => {
  await open()
  functions.answers.external_recipes = () => refused('away')
  fireEvent.click(screen.getByLabelText('Edit Soup 2'))
  expect(await screen.findByText('Failed to fetch recipe', {}, PATIENT)).toBeTruthy()
  fireEvent.click(screen.getByText('Next'))
  expect(await screen.findByText('Failed to fetch recipes', {}, PATIENT)).toBeTruthy()
})
