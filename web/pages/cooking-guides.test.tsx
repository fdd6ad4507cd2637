import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { pairings } from '#content/assistant/pairings.ts'
import { techniques } from '#content/assistant/techniques.ts'
import { KNIFE_CUTS } from '#content/guides/knife-cuts.ts'
import { METHOD_HEAT } from '#content/guides/method-heat.ts'
import { routes } from '#web/routes.tsx'
import { sitePage } from '#web/site-map.ts'

/** What a visitor of this address gets. */
async function open(path: string) {
  const page = await routes.find((route) => route.path === path)?.load()
  const router = createMemoryRouter([{ path, Component: page?.default }], { initialEntries: [path] })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
/** Hand-written, because querying by role checks the computed style of many elements. */
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const words = (selector: string) => all(selector).map(({ textContent }) => textContent?.trim() ?? '')
const linkTo = (name: string) =>
  all('a')
    .find(({ textContent }) => textContent === name)
    ?.getAttribute('href')

// Long pages, on a machine that may be busy.
vi.setConfig({ testTimeout: 20_000, hookTimeout: 20_000 })

/** Each page is drawn once for all that is looked at on it. */
function drawnOnce(path: string) {
  beforeAll(() => open(path))
  afterAll(cleanup)
}

describe('cooking tips', () => {
  drawnOnce('/cooking-tips')
  const categories = [
    ['essential-techniques', 'Essential Kitchen Techniques'],
    ['flavor-building', 'Flavor Building Secrets'],
    ['time-saving', 'Time-Saving Strategies'],
    ['professional-techniques', 'Professional Techniques'],
  ]
  const tips = () =>
    categories.flatMap(([id]) =>
      all(`#${id} li`).map((card) => ({
        title: card.querySelector('h3')?.textContent ?? '',
        level: card.querySelector('span')?.textContent ?? '',
        text: card.querySelector('p')?.textContent ?? '',
      })),
    )

  it('is the guide at /cooking-tips [C017 C045 O020]', () => {
    expect(words('h1')).toEqual(['Cooking Tips'])
  })

  it('has a hero [O055]', () => {
    expect(words('header h1')).toEqual(['Cooking Tips'])
    expect(words('header p').join(' ')).toMatch(/small habits/i)
  })

  it('lists quick tips [O056]', () => {
    expect(all('#quick-tips li').length).toBeGreaterThanOrEqual(6)
  })

  it.each(categories)('has the category %s, %s, with six tips or more [O057]', (id, title) => {
    expect(words(`#${id} h2`)).toEqual([title])
    expect(all(`#${id} li`).length).toBeGreaterThanOrEqual(6)
  })

  it('gives each tip a title, a level and a text [O058]', () => {
    for (const { title, level, text } of tips()) {
      expect(title).not.toBe('')
      expect(level, title).not.toBe('')
      expect(text.length, title).toBeGreaterThan(60)
    }
  })

  it('labels tips as Beginner, Intermediate or Advanced [O059]', () => {
    expect([...new Set(tips().map(({ level }) => level))].sort()).toEqual([
      'Advanced',
      'Beginner',
      'Intermediate',
    ])
  })

  it('lists seven habits [O060]', () => {
    expect(all('#habits ol li')).toHaveLength(7)
  })

  it('splits the equipment into must-have and nice-to-have [O061]', () => {
    expect(words('#equipment h3')).toEqual(['Must-have', 'Nice-to-have'])
  })

  it('links to the ingredients and to how it works [O062 O063]', () => {
    expect(linkTo('Start Cooking')).toBe('/add-ingredients')
    expect(linkTo('Learn More')).toBe('/how-it-works')
  })
})

describe('cooking skills', () => {
  drawnOnce('/cooking-skills')

  it('is the guide at /cooking-skills [C048 O023]', () => {
    expect(words('h1')).toEqual(['Cooking Skills'])
  })

  it('has four tabs [O084]', () => {
    expect(words('[role=tab]')).toEqual([
      'Skill Levels',
      'Cooking Methods',
      'Knife Skills',
      'Flavor Principles',
    ])
  })

  it('covers four levels, each with what to learn next [O085]', () => {
    expect(words('#skill-levels h2')).toEqual(['Beginner', 'Intermediate', 'Advanced', 'Expert'])
    for (const id of ['beginner', 'intermediate', 'advanced', 'expert'])
      expect(words(`#${id} h3`)).toEqual(['You can', 'Learn next', 'Cook to practice'])
  })

  it('lists methods with the heat shown in the drawing', () => {
    expect(all('#cooking-methods li h3').length).toBeGreaterThanOrEqual(12)
    expect(words('#which-method svg desc')[0]).toContain('Roast: 400 °F (200 °C) to 450 °F (230 °C).')
    const methods = words('#cooking-methods li').join('\n')
    for (const { name, from, to } of METHOD_HEAT.filter((one) => one.from !== one.to))
      expect(methods, name).toContain(`${from}–${to} °F`)
  })

  it('renders a drawing of each cut', () => {
    const drawn = all('#cuts svg[role=img]').map((one) => one.getAttribute('aria-label'))
    expect(drawn).toEqual(KNIFE_CUTS.map(({ name, size }) => `${name}: ${size}`))
    for (const one of all('#cuts svg[role=img]')) expect(one.children.length).toBeGreaterThan(1)
  })

  it('shows the assistant’s pairings for a selectable food', () => {
    const pairing = () => document.querySelector('#pairing svg[role=img]')?.getAttribute('aria-label')
    const flavors = (food: string) => pairings.find((one) => one.food === food)?.flavors
    expect(pairing()).toBe(`Tomato goes with ${flavors('tomato')}`)
    const [choice] = all('#pairing select')
    if (!choice) throw new Error('nothing to choose from')
    fireEvent.change(choice, { target: { value: 'salmon' } })
    expect(pairing()).toBe(`Salmon goes with ${flavors('salmon')}`)
    expect(words('#pairing figcaption')[0]).toContain('asparagus')
  })

  it('gives cuts the same sizes as the assistant', () => {
    const answer = techniques.find(({ title }) => title === 'Knife cuts')?.text ?? ''
    for (const { name, size } of KNIFE_CUTS.slice(0, 4)) {
      const word = name.replace(' dice', '').toLowerCase()
      expect(answer.toLowerCase()).toMatch(new RegExp(`${word}( dice)? ${size.replace(/[()]/g, '\\$&')}`))
    }
    expect(answer).toContain('Julienne is a ⅛-inch stick, batonnet ¼ inch')
  })
})

describe('how to use', () => {
  drawnOnce('/how-to-use')

  it('is the guide at /how-to-use [C049 O024]', () => {
    expect(words('h1')).toEqual([sitePage('howToUse').title])
  })

  it('has four steps from the photo to cooking [O086]', () => {
    expect(words('#quick-start ol h3')).toEqual([
      'Take a photo',
      'Let the AI look',
      'Get recipes',
      'Start cooking',
    ])
  })

  it('has three tabs, with help for six problems or more [O087]', () => {
    expect(words('[role=tab]')).toEqual(['Features', 'Tips', 'Troubleshooting'])
    expect(all('#troubleshooting li h3').length).toBeGreaterThanOrEqual(6)
  })

  it('lists features by four levels, all of them free [O088]', () => {
    expect(words('#features h2')).toEqual([
      'Everything is free',
      'Free: without an account',
      'Basic: the everyday tools',
      'Advanced: ask and adapt',
      'Pro: across devices, and your own',
    ])
    expect(words('#features').join(' ')).toMatch(/nothing to buy/)
  })

  it('links to contact and to the FAQ [O089 O090]', () => {
    expect(linkTo('Contact & Support')).toBe('/contact')
    expect(linkTo('FAQ')).toBe('/faq')
  })
})
