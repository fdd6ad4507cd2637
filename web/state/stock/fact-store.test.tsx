import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const stored = (since: number) =>
  localStorage.setItem('sous-pantry-facts', JSON.stringify({ since, facts: { milk: null } }))

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})
afterEach(() => localStorage.clear())

it.each([
  ['for a week', 6, ['milk']],
  ['no longer', 8, []],
  ['not from the future', -1, []],
])('keeps facts %s', async (_, daysAgo, names) => {
  stored(Date.now() - daysAgo * 86_400_000)
  const { factStore } = await import('./fact-store.ts')
  expect(Object.keys(factStore.get())).toEqual(names)
})

it('counts the week from the first fact', async () => {
  const since = Date.now() - 6 * 86_400_000
  stored(since)
  const { factStore, keepFacts } = await import('./fact-store.ts')
  keepFacts({ egg: null })
  expect(Object.keys(factStore.get())).toEqual(['milk', 'egg'])
  expect(JSON.parse(localStorage.getItem('sous-pantry-facts') ?? '').since).toBe(since)
})
