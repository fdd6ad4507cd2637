import { cleanup, fireEvent, render } from '@testing-library/react'
import { type ComponentType, Fragment } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { EXAMPLE } from '#content/how-it-works.ts'
import { legalSections } from '#content/legal.ts'
import { routes } from '#web/routes.tsx'

/** What a visitor of this address gets. */
const pageOf = async (path: string): Promise<ComponentType> =>
  (await routes.find((route) => route.path === path)?.load())?.default ?? Fragment
const About = await pageOf('/about')
const HowItWorks = await pageOf('/how-it-works')
const Legal = await pageOf('/legal')
const Purpose = await pageOf('/purpose')

const show = (Page: ComponentType) =>
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
/** Hand-written, because querying by role checks the computed style of many elements. */
const all = (selector: string, within: ParentNode = document) => [
  ...within.querySelectorAll<HTMLElement>(selector),
]
const words = (selector: string, within?: ParentNode) =>
  all(selector, within).map(({ textContent }) => textContent ?? '')
const page = () => document.body.textContent ?? ''
const targets = () => all('a').map((link) => link.getAttribute('href'))

/** The section with this heading or name. */
function region(name: string): HTMLElement {
  const found = all('section').find(
    (one) => one.getAttribute('aria-label') === name || words('h2', one)[0] === name,
  )
  if (!found) throw new Error(`There is no section ${name}.`)
  return found
}

// Long pages, on a machine that may be busy.
vi.setConfig({ testTimeout: 20_000 })
afterEach(cleanup)

describe('how it works', () => {
  it('has its title and three steps: ingredients by photo or text, matching, cooking [C039 C230]', () => {
    show(HowItWorks)
    expect(words('h1')).toEqual(['How It Works'])
    expect(words('h2', region('Three steps'))).toEqual([
      'Share your ingredients',
      'Sous finds what matches',
      'Cook',
    ])
    expect(words('li', region('Three steps'))[0]).toMatch(/photo.*type/)
  })

  it('explains the SousScore, and shows measured figures only [C231 C232]', () => {
    show(HowItWorks)
    const score = region('The SousScore').textContent
    for (const part of ['30 base score', '+ 12', '+ 6', '+ 30 × coverage', '+ 20 × efficiency'])
      expect(score).toContain(part)
    const figures = region('How well it works').textContent
    for (const figure of ['98.97%', '491', '3.0 ms', '87%']) expect(figures).toContain(figure)
    expect(figures).not.toMatch(/95 ?%|50k/)
  })

  it('has four benefits and a link to the ingredients [C233 C234]', () => {
    show(HowItWorks)
    expect(all('li', region('Why it helps'))).toHaveLength(4)
    expect(targets()).toContain('/add-ingredients')
  })

  it('recomputes a worked example with every tick [C231]', () => {
    show(HowItWorks)
    const example = region('Try it')
    const score = () => words('[role=status]', example)[0]
    const line = (at: number) => all('li[data-match]', example)[at]?.dataset.match
    const tick = (name: string) => {
      const label = all('label', example).find(({ textContent }) => textContent === name)
      fireEvent.click(label?.querySelector('input') as HTMLInputElement)
    }
    expect(score()).toMatch(/SousScore 95, .*2 full, 1 partial, 3 to buy/)
    expect(line(1)).toBe('partial')
    tick('onion')
    expect(line(1)).toBe('full')
    expect(line(4)).toBe('none')
    for (const one of ['eggs', 'rice', 'onion', 'red onion', 'cheddar cheese']) tick(one)
    expect(score()).toMatch(/SousScore 35, Fair Match.*0 full, 0 partial, 6 to buy/)
    expect(line(1)).toBe('none')
    expect(words('li[data-match]', example)[EXAMPLE.lines.length - 1]).toContain('always in your kitchen')
  })
})

describe('our story', () => {
  it('is shown, and ends with a link to the ingredients [C040 C235 C236]', () => {
    show(Purpose)
    expect(words('h1')).toEqual(['Our Story'])
    expect(words('h2').length).toBeGreaterThanOrEqual(4)
    expect(page().split(/\s+/).length).toBeGreaterThan(250)
    expect(targets()).toContain('/add-ingredients')
  })
})

describe('about', () => {
  it('has its title, mission and vision [C041 C237]', () => {
    show(About)
    expect(words('h1')).toEqual(['About Sous'])
    expect(region('Our mission').textContent).toMatch(/cook a good dinner/)
    expect(region('Our vision').textContent).toMatch(/nothing good gets thrown away/)
  })

  it('lists nine features, and links to contact and to the ingredients [C238 C240]', () => {
    show(About)
    expect(words('h3', region('What Sous does'))).toEqual([
      'Vision recognition',
      'SousScore',
      'Recipe database',
      'Recipe scraper',
      'Smart filtering',
      'Cooking guides',
      'Offline-capable app',
      'AR camera',
      'Export',
    ])
    expect(targets()).toEqual(expect.arrayContaining(['/contact', '/add-ingredients']))
  })

  it('has a timeline, makers and values, without invented people or dates [C239]', () => {
    show(About)
    expect(all('ol li', region('What Sous is made of')).length).toBeGreaterThan(5)
    expect(region('Who makes Sous').textContent).toContain('MIT license')
    expect(page()).not.toMatch(/\b(19|20)\d\d\b|founder|CEO/)
    expect(all('li', region('What we stand for'))).toHaveLength(4)
  })
})

describe('privacy, terms and cookies', () => {
  it('cover what the law and the users ask about [C042 C242]', () => {
    show(Legal)
    expect(words('h1')).toEqual(['Privacy, Terms & Cookies'])
    expect(words('h2')).toEqual([
      'In short',
      'Privacy policy',
      'Your photos',
      'Deleting your account',
      'Cookie policy',
      'Third-party services',
      'Terms',
      'Opting out',
      'Contact',
    ])
    expect(targets()).toEqual(expect.arrayContaining(['/contact', '/faq', '/profile']))
    const cookies = region('Cookie policy').textContent
    const cells = legalSections({ supabaseUrl: '', visionModel: '' })
      .filter(({ id }) => id === 'cookies')
      .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? block.rows.flat() : [])))
    expect(cells).toContain('sous-pantry')
    for (const cell of cells) expect(cookies).toContain(cell)
    for (const said of ['no cookies', '30 days', 'not in use']) expect(page()).toContain(said)
  })
})
