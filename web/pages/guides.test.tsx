import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { GUIDE_PAGES } from '#content/guides/order.ts'
import { PRODUCE } from '#content/guides/produce.ts'
import { until } from '#tests/support/until.ts'
import { routes } from '#web/routes.tsx'
import { pageAt, sitePage } from '#web/site-map.ts'
import { SessionProvider } from '#web/state/session.tsx'

const PATHS = [
  '/cooking-tips',
  '/nutrition-guide',
  '/food-safety',
  '/cooking-skills',
  '/how-to-use',
  '/seasonal-cooking',
  '/kitchen-equipment',
  '/how-it-works',
  '/purpose',
  '/about',
  '/legal',
  '/faq',
]
/** What a visitor of each address gets. */
const PAGES: Record<string, ComponentType | undefined> = {}
for (const path of PATHS) PAGES[path] = (await routes.find((route) => route.path === path)?.load())?.default

function open(address: string) {
  const path = address.split('#')[0] ?? ''
  const router = createMemoryRouter(
    [
      { path, Component: PAGES[path] },
      { path: '*', element: null },
    ],
    {
      initialEntries: [address],
    },
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </QueryClientProvider>,
  )
  return router
}
/** Thousands of elements on a slow machine. */
const PATIENCE = 60_000
vi.setConfig({ testTimeout: PATIENCE })

/** Hand-written: a guide has thousands of elements, and querying by role checks the computed style of each. */
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const heading = (name: string) => all('h1, h2, h3').find(({ textContent }) => textContent === name)
const shownTab = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent
const link = (name: string) => all('a').find(({ textContent }) => textContent?.includes(name))

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Each page is rendered once for all tests. */
interface RenderedPage {
  titles: (string | null)[]
  ids: string[]
  links: string[]
  sections: string[]
  contents: (string | null)[][]
  more: (string | null)[]
}
const rendered = new Map<string, RenderedPage>()
beforeAll(() => {
  const href = (one: Element) => one.getAttribute('href')
  for (const path of Object.keys(PAGES)) {
    open(path)
    rendered.set(path, {
      titles: all('h1').map(({ textContent }) => textContent),
      ids: all('[id]').map(({ id }) => id),
      links: all('a').map((one) => href(one) ?? ''),
      sections: all('.guide section[id]:not(#sources)').map(({ id }) => id),
      contents: all('aside nav').map((nav) => [...nav.querySelectorAll('a')].map(href)),
      more: all('nav[aria-label="More guides"] a').map(href),
    })
    cleanup()
  }
}, PATIENCE)

describe('links', () => {
  it('of every guide and information page point to an existing page and section', () => {
    const links = [...rendered].flatMap(([from, page]) => page.links.map((to) => [from, to] as const))
    expect(links.length).toBeGreaterThan(150)
    for (const [from, to] of links) {
      if (/^(https?:|mailto:|tel:)/.test(to)) continue
      const { pathname, hash } = new URL(to, `http://sous.test${from}`)
      expect(pageAt(pathname), `${from} -> ${to}`).toBeDefined()
      if (hash) expect(rendered.get(pathname)?.ids ?? [], `${from} -> ${to}`).toContain(hash.slice(1))
    }
  })

  it('are unambiguous: no page has two links with the same name', () => {
    for (const [path, { ids, titles }] of rendered) {
      expect(titles, path).toHaveLength(1)
      expect(
        ids.filter((id, at) => ids.indexOf(id) !== at),
        path,
      ).toEqual([])
    }
  })
})

describe('every guide', () => {
  it.each([
    ['/nutrition-guide', 'Nutrition Guide', '[C046 O021]'],
    ['/food-safety', 'Food Safety', '[C047 O022]'],
    ['/seasonal-cooking', 'Seasonal Cooking', '[C050 O025]'],
    ['/kitchen-equipment', 'Kitchen Equipment', '[C051 O026]'],
  ])('at %s is %s %s', (path, title) => {
    expect(GUIDE_PAGES.map((page): string => sitePage(page).path)).toContain(path)
    expect(rendered.get(path)?.titles).toEqual([title])
  })

  it('has its title, contents that link to each section, and links to the neighboring guides', () => {
    for (const [at, page] of GUIDE_PAGES.entries()) {
      const { path, title } = sitePage(page)
      const { titles, sections, contents, more } = rendered.get(path) as RenderedPage
      expect(titles).toEqual([title])
      expect(sections.length, path).toBeGreaterThan(3)
      expect(contents, path).toHaveLength(2)
      for (const list of contents)
        expect(list, path).toEqual(expect.arrayContaining(sections.map((id) => `${path}#${id}`)))
      expect(more).toEqual([
        sitePage(GUIDE_PAGES.at(at - 1) ?? page).path,
        sitePage(GUIDE_PAGES[(at + 1) % GUIDE_PAGES.length] ?? page).path,
      ])
    }
  })

  it('opens the tab of a deep link, and focuses its heading', async () => {
    const router = open('/kitchen-equipment#care')
    expect(shownTab()).toBe('Budget & Care')
    expect(document.activeElement).toBe(heading('Care by material'))
    await act(() => router.navigate('#baking'))
    expect(document.activeElement).toBe(heading('For bakers'))
    expect(shownTab()).toBe('Intermediate')
  })

  it('keeps the text of closed tabs in the page, hidden until found', () => {
    open('/kitchen-equipment')
    expect(shownTab()).toBe('Essentials')
    const closed = [...document.querySelectorAll<HTMLElement>('[role=tabpanel][hidden]')]
    expect(closed.map((one) => one.getAttribute('hidden'))).toEqual(Array(3).fill('until-found'))
    expect(closed.some((one) => one.textContent?.includes('Dutch oven'))).toBe(true)
    fireEvent(closed[2] as HTMLElement, new Event('beforematch'))
    expect(shownTab()).toBe('Budget & Care')
  })

  it('writes the selected tab into the URL', async () => {
    const router = open('/kitchen-equipment')
    const tab = all('[role=tab]').find(({ textContent }) => textContent === 'Advanced')
    fireEvent.mouseDown(tab as HTMLElement, { button: 0 })
    await until(() => expect(router.state.location.hash).toBe('#advanced'))
    expect(shownTab()).toBe('Advanced')
  })

  it('finds passages, including in closed tabs', async () => {
    open('/kitchen-equipment')
    fireEvent.change(screen.getByLabelText('Search this guide'), { target: { value: 'crème' } })
    await until(() => expect(all('search a')).toHaveLength(1))
    fireEvent.click(all('search a')[0] as HTMLElement)
    await until(() => expect(shownTab()).toBe('Advanced'))
  })
})

describe('food safety', () => {
  it.each([
    ['Poultry', '165 °F (74 °C)', 'O073'],
    ['Ground meats', '160 °F (71 °C)', 'O074'],
    ['Beef, pork, lamb', '145 °F (63 °C)', 'O075'],
    ['Fish', '145 °F (63 °C)', 'O076'],
    ['Egg dishes', '160 °F (71 °C)', 'O077'],
    ['Leftovers', '165 °F (74 °C)', 'O078'],
  ])('shows that %s is safe at %s [%s]', (food, temperature) => {
    open('/food-safety')
    const card = all('#temperatures li').find((one) => one.querySelector('h3')?.textContent === food)
    expect(card?.textContent).toContain(temperature)
  })

  it('shows at least five things to do and five not to do [O082]', () => {
    open('/food-safety')
    const side = (title: string) =>
      all('#do-and-dont h3').find(({ textContent }) => textContent === title)?.parentElement
    const rules = (title: string) =>
      [...(side(title)?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
    expect(rules('Do').length).toBeGreaterThanOrEqual(5)
    expect(rules('Do').join(' ')).toMatch(/thermometer/)
    expect(rules('Don’t').length).toBeGreaterThanOrEqual(5)
    expect(rules('Don’t').join(' ')).toMatch(/thaw on the counter/)
  })

  it('draws the danger zone from 40 to 140 °F, and searches the storage times [O083 O079]', async () => {
    open('/food-safety')
    const drawing = document.querySelector('#danger-zone svg[role=img]')
    expect(drawing?.querySelector('desc')?.textContent).toContain('From 40 °F (4 °C) to 140 °F (60 °C)')
    const rows = () => all('#storage tbody tr').length
    expect(rows()).toBeGreaterThan(40)
    fireEvent.change(screen.getByLabelText('Find a food'), { target: { value: 'chicken' } })
    expect(await screen.findByText(/^3 of \d+ entries$/)).toBeDefined()
    expect(rows()).toBe(3)
    fireEvent.change(screen.getByLabelText('Find a food'), { target: { value: 'moon dust' } })
    expect(await screen.findByText(/No matches for “moon dust”/)).toBeDefined()
  })
})

describe('nutrition guide', () => {
  it('renders the split, and links to the wizard and to the tips [O066 O071 O072]', () => {
    open('/nutrition-guide')
    const drawing = document.querySelector('#macronutrients svg[role=img]')
    expect(drawing?.querySelector('desc')?.textContent).toBe(
      'Carbs 45 percent, Protein 25 percent, Fats 30 percent',
    )
    expect(drawing?.querySelectorAll('circle')).toHaveLength(3)
    expect(link('Analyze My Ingredients')?.getAttribute('href')).toBe('/add-ingredients')
    expect(link('Learn Cooking Tips')?.getAttribute('href')).toBe('/cooking-tips')
  })
})

describe('seasonal cooking', () => {
  const seasons = () => all('#seasonal-produce section h2').map(({ textContent }) => textContent)

  it('starts with the current season; the hemisphere can be switched and is stored [O092]', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-10T12:00:00Z') })
    open('/seasonal-cooking')
    expect(seasons()).toEqual(['Summer', 'Fall', 'Winter', 'Spring'])
    fireEvent.click(screen.getByLabelText('Southern'))
    expect(seasons()[0]).toBe('Winter')
    expect(localStorage.getItem('sous-hemisphere')).toBe('"south"')
    fireEvent.click(screen.getByLabelText('Northern'))
    expect(seasons()[0]).toBe('Summer')
    // The year's chart is accessible as a table.
    const row = (name: string) =>
      all('.produce-chart tbody tr').find((one) => one.querySelector('th')?.textContent === name)
    expect(all('.produce-chart tbody tr')).toHaveLength(PRODUCE.length)
    expect(all('.produce-chart thead th')).toHaveLength(13)
    expect(row('Tomatoes')?.textContent?.match(/in season/g)).toHaveLength(4)
    fireEvent.change(screen.getByLabelText('Show what grows in'), { target: { value: '1' } })
    expect(row('Tomatoes')).toBeUndefined()
    expect(row('Oranges')).toBeDefined()
  })
})
