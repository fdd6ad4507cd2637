import { expect, it } from 'vitest'
import { PAGE_SUMMARIES } from '#content/pages.ts'
import { sitePages } from './site-map.ts'

it('metadata for crawlers has the same titles as the app, for every page', () => {
  const fixed = sitePages.filter(({ path }) => !path.includes(':'))
  expect(
    Object.fromEntries(Object.entries(PAGE_SUMMARIES).map(([path, { title }]) => [path, title])),
  ).toEqual(Object.fromEntries(fixed.map(({ path, title }) => [path, title])))
  for (const { description } of Object.values(PAGE_SUMMARIES))
    expect(description.length).toBeLessThanOrEqual(160)
  const open = Object.values(PAGE_SUMMARIES).filter(({ hidden }) => !hidden)
  expect(new Set(open.map(({ description }) => description)).size).toBe(open.length)
})
