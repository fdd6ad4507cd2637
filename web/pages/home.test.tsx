import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
// Imported here, so that the tests don't wait for the lazy part.
import '#web/features/home/cook-now.tsx'
import '#web/features/home/counter.tsx'
import { pantryStore } from '#web/state/pantry.ts'
import Home from './home.tsx'

const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

const recipe = { id: 'a', title: 'Leek & potato soup', cooking_time_minutes: 30, prep_time_minutes: 10 }
const asked: string[] = []
let group = 'ready'

const show = (address = '/') =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <Home />
      </MemoryRouter>
    </QueryClientProvider>,
  )

beforeEach(async () => {
  asked.length = 0
  group = 'ready'
  vi.stubGlobal('fetch', async (url: string | URL) => {
    asked.push(String(url))
    const body = String(url).includes('match-recipes')
      ? { recipes: [{ ...recipe, sousScore: 88, group, why: 'You have everything' }], hidden: 0 }
      : { recipes: [recipe], hidden: 0, total: 1 }
    return new Response(JSON.stringify(body))
  })
  show()
  // Its parts load one after another; this is the last.
  await screen.findByRole('heading', { name: 'What’s in your kitchen?' }, { timeout: 50_000 })
}, 60_000)
afterEach(() => {
  cleanup()
  pantryStore.clear()
  vi.unstubAllGlobals()
})

describe('home', () => {
  it('links to try it and to learn more [C088 C089]', () => {
    expect(target('Try Sous')).toBe('/add-ingredients')
    expect(target('Learn More about how Sous works')).toBe('/how-it-works')
  })

  it.each([
    ['to scan ingredients [C090 C091 C099]', 'Scan ingredients', '/add-ingredients'],
    ['to the recipes that match [C092]', 'Recipe generator', '/matched-recipes'],
    ['to the cooking guides [C094 C099]', 'Cooking guides', '/cooking-skills'],
    ['to food safety [C095 C099]', 'Food safety', '/food-safety'],
    ['to quick recipes, which is the guide to the app [C096 C097]', 'Quick recipes', '/how-to-use'],
    ['to the seasonal guide [C098 C099]', 'Seasonal guide', '/seasonal-cooking'],
  ])('has a tile %s', (_title, name, href) => {
    expect(screen.getByRole('heading', { name: 'Explore More' })).toBeDefined()
    expect(target(name)).toBe(href)
  })

  it('shows the three built-in tips [C100]', () => {
    const tips = screen.getByRole('region', { name: 'Today’s Tips' })
    expect(tips.textContent).toMatch(/salt your pasta water/i)
    expect(tips.textContent).toMatch(/rest meat for 5-10 minutes/i)
    expect(tips.textContent).toMatch(/taste and season throughout/i)
  })

  it('ends with links to the app and the story [C101]', () => {
    expect(target('Add your ingredients')).toBe('/add-ingredients')
    expect(target('Read our story')).toBe('/purpose')
  })

  it('shows new visitors three steps, and the best of the collection [C102 C103]', async () => {
    const steps = within(screen.getByRole('region', { name: 'Three steps to dinner' }))
    expect(steps.getAllByRole('heading', { level: 3 }).map((step) => step.textContent)).toEqual([
      'Upload',
      'Process',
      'Cook',
    ])
    const strip = within(
      await screen.findByRole('region', { name: 'Good places to start' }, { timeout: 10_000 }),
    )
    const link = await strip.findByRole('link', { name: 'Leek & potato soup' }, { timeout: 10_000 })
    expect(link.getAttribute('href')).toBe('/recipe/a')
    expect(asked.some((url) => url.includes('match-recipes'))).toBe(false)
  })

  it('shows what can be cooked now when there is a list on this device', async () => {
    act(() => {
      pantryStore.add(['leek'])
    })
    expect(screen.queryByRole('region', { name: 'Three steps to dinner' })).toBeNull()
    const strip = await screen.findByRole('region', { name: 'What you can cook now' }, { timeout: 10_000 })
    await within(strip).findByRole('link', { name: 'Leek & potato soup' }, { timeout: 10_000 })
    expect(strip.textContent).toContain('You have everything')
    expect(strip.textContent).not.toContain('Excellent Match')
    expect(strip.textContent).toContain('40 min')
  })

  it.each([
    ['one', 'Close to ready'],
    ['few', 'Close to ready'],
    ['trip', 'Closest to what you have'],
  ])('promises nothing that can’t be cooked yet: %s', async (nearest, heading) => {
    group = nearest
    // A list of its own, since the page remembers what was found for another.
    act(() => {
      pantryStore.add([nearest])
    })
    const strip = await screen.findByRole('region', { name: heading }, { timeout: 10_000 })
    await within(strip).findByRole('link', { name: 'Leek & potato soup' }, { timeout: 10_000 })
  })

  it('shows the three steps at its other URL, even with a list [C102 C103]', async () => {
    cleanup()
    pantryStore.add(['leek'])
    show('/home')
    expect(await screen.findByRole('heading', { name: 'Three steps to dinner' })).toBeDefined()
  })
})
