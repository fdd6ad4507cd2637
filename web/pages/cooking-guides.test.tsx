import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pairings } from '#content/assistant/pairings.ts'
import { techniques } from '#content/assistant/techniques.ts'
import { KNIFE_CUTS } from '#content/guides/knife-cuts.ts'
import { METHOD_HEAT } from '#content/guides/method-heat.ts'
import CookingSkills from './cooking-skills.tsx'
import CookingTips from './cooking-tips.tsx'
import HowToUse from './how-to-use.tsx'

function open(path: string, Page: ComponentType) {
  const router = createMemoryRouter([{ path, Component: Page }], { initialEntries: [path] })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
/** By hand, because asking for roles looks at the style of each of many elements. */
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const words = (selector: string) => all(selector).map(({ textContent }) => textContent?.trim() ?? '')
const linkTo = (name: string) =>
  all('a')
    .find(({ textContent }) => textContent === name)
    ?.getAttribute('href')

// Long pages, on a machine that may be busy.
vi.setConfig({ testTimeout: 20_000 })
afterEach(cleanup)

describe('cooking tips', () => {
  it('has a hero, quick tips, four categories of graded tips, seven habits, two lists of tools and the way on [C017 C045 O020 O055 O056 O057 O058 O059 O060 O061 O062 O063]', () => {
    open('/cooking-tips', CookingTips)
    expect(words('header h1')).toEqual(['Cooking Tips'])
    expect(words('header p').join(' ')).toMatch(/small habits/i)
    expect(all('#quick-tips li').length).toBeGreaterThanOrEqual(6)
    const categories = [
      ['essential-techniques', 'Essential Kitchen Techniques'],
      ['flavor-building', 'Flavor Building Secrets'],
      ['time-saving', 'Time-Saving Strategies'],
      ['professional-techniques', 'Professional Techniques'],
    ]
    const levels = new Set<string>()
    for (const [id, title] of categories) {
      expect(words(`#${id} h2`)).toEqual([title])
      const cards = all(`#${id} li`)
      expect(cards.length).toBeGreaterThanOrEqual(6)
      for (const card of cards) {
        const [level = '', text = ''] = [
          card.querySelector('span')?.textContent ?? '',
          card.querySelector('p')?.textContent ?? '',
        ]
        expect(level, card.textContent ?? '').toMatch(/^(Beginner|Intermediate|Advanced)$/)
        expect(card.querySelector('h3')?.textContent).toBeTruthy()
        expect(text.length).toBeGreaterThan(60)
        levels.add(level)
      }
    }
    expect([...levels].sort()).toEqual(['Advanced', 'Beginner', 'Intermediate'])
    expect(all('#habits ol li')).toHaveLength(7)
    expect(words('#equipment h3')).toEqual(['Must-have', 'Nice-to-have'])
    expect(linkTo('Start Cooking')).toBe('/add-ingredients')
    expect(linkTo('Learn More')).toBe('/how-it-works')
  })
})

describe('cooking skills', () => {
  it('has four tabs, four levels with what to learn next, methods, drawn cuts and pairings [C048 O023 O084 O085]', () => {
    open('/cooking-skills', CookingSkills)
    expect(words('[role=tab]')).toEqual([
      'Skill Levels',
      'Cooking Methods',
      'Knife Skills',
      'Flavor Principles',
    ])
    expect(words('#skill-levels h2')).toEqual(['Beginner', 'Intermediate', 'Advanced', 'Expert'])
    for (const id of ['beginner', 'intermediate', 'advanced', 'expert'])
      expect(words(`#${id} h3`)).toEqual(['You can', 'Learn next', 'Cook to practice'])
    expect(all('#cooking-methods li h3').length).toBeGreaterThanOrEqual(12)
    expect(words('#which-method svg desc')[0]).toContain('Roast: 400 °F (200 °C) to 450 °F (230 °C).')
    const drawn = all('#cuts svg[role=img]').map((one) => one.getAttribute('aria-label'))
    expect(drawn).toEqual(KNIFE_CUTS.map(({ name, size }) => `${name}: ${size}`))
    for (const one of all('#cuts svg[role=img]')) expect(one.children.length).toBeGreaterThan(1)

    // The methods tell the heat that the drawing shows.
    const methods = words('#cooking-methods li').join('\n')
    for (const { name, from, to } of METHOD_HEAT.filter((one) => one.from !== one.to))
      expect(methods, name).toContain(`${from}–${to} °F`)

    // Pairings are those that the assistant knows, and another food can be chosen.
    const pairing = () => document.querySelector('#pairing svg[role=img]')?.getAttribute('aria-label')
    const flavors = (food: string) => pairings.find((one) => one.food === food)?.flavors
    expect(pairing()).toBe(`Tomato goes with ${flavors('tomato')}`)
    const [choice] = all('#pairing select')
    if (!choice) throw new Error('nothing to choose from')
    fireEvent.change(choice, { target: { value: 'salmon' } })
    expect(pairing()).toBe(`Salmon goes with ${flavors('salmon')}`)
    expect(words('#pairing figcaption')[0]).toContain('asparagus')
  })

  it('gives cuts the sizes that the assistant gives', () => {
    const told = techniques.find(({ title }) => title === 'Knife cuts')?.text ?? ''
    for (const { name, size } of KNIFE_CUTS.slice(0, 4)) {
      const word = name.replace(' dice', '').toLowerCase()
      expect(told.toLowerCase()).toMatch(new RegExp(`${word}( dice)? ${size.replace(/[()]/g, '\\$&')}`))
    }
    expect(told).toContain('Julienne is a ⅛-inch stick, batonnet ¼ inch')
  })
})

describe('how to use', () => {
  it('has four steps, three tabs, four levels that are all free, and help [C049 O024 O086 O087 O088 O089 O090]', () => {
    open('/how-to-use', HowToUse)
    expect(words('#quick-start ol h3')).toEqual([
      'Take a photo',
      'Let the AI look',
      'Get recipes',
      'Start cooking',
    ])
    expect(words('[role=tab]')).toEqual(['Features', 'Tips', 'Troubleshooting'])
    expect(words('#features h2')).toEqual([
      'Everything is free',
      'Free: without an account',
      'Basic: the everyday tools',
      'Advanced: ask and adapt',
      'Pro: across devices, and your own',
    ])
    expect(words('#features').join(' ')).toMatch(/nothing to buy/)
    expect(all('#troubleshooting li h3').length).toBeGreaterThanOrEqual(6)
    expect(linkTo('Contact & Support')).toBe('/contact')
    expect(linkTo('FAQ')).toBe('/faq')
  })
})
