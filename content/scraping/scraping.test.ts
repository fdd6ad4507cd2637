import { describe, expect, it } from 'vitest'
import { catalogueSite } from '#core/scraping/catalogue.ts'
import { BULK_IMPORT_URLS } from './bulk-import.ts'
import { SITES } from './catalogue.ts'

describe('site catalogue', () => {
  it('has ten sites, each with domain, name, typical yield and category [O106] [O298] [O300]', () => {
    expect(SITES).toHaveLength(10)
    for (const site of SITES) expect(catalogueSite.parse(site)).toEqual(site)
    expect(new Set(SITES.map(({ domain }) => domain)).size).toBe(10)
  })
  it('lists the typical yields in order [O299]', () =>
    expect(SITES.map(({ typical_yield }) => typical_yield)).toEqual([
      150, 200, 180, 120, 100, 80, 90, 70, 60, 110,
    ]))
  it('has some of every category, so that each filter finds something', () =>
    expect(new Set(SITES.map(({ category }) => category))).toEqual(
      new Set(['popular', 'blog', 'professional']),
    ))
})

describe('bulk import', () => {
  it('has thirty different pages of one budget cooking blog [O050] [O110] [O306]', () => {
    expect(new Set(BULK_IMPORT_URLS).size).toBe(30)
    for (const url of BULK_IMPORT_URLS) expect(url).toMatch(/^https:\/\/www\.budgetbytes\.com\/[a-z0-9-]+\/$/)
  })
})
