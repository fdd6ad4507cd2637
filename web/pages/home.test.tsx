import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import Home from './home.tsx'

const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

beforeEach(() => {
  render(
    <MemoryRouter>
      <Home />
    </MemoryRouter>,
  )
})
afterEach(cleanup)

describe('home', () => {
  it('invites to try and to learn more [C088 C089]', () => {
    expect(target('Try Sous')).toBe('/add-ingredients')
    expect(target('Learn More')).toBe('/how-it-works')
  })

  it.each([
    ['Scan ingredients', '/add-ingredients', 'C090 C091 C099'],
    ['Recipe generator', '/matched-recipes', 'C092'],
    ['Cooking guides', '/cooking-skills', 'C094 C099'],
    ['Food safety', '/food-safety', 'C095 C099'],
    ['Quick recipes', '/how-to-use', 'C096'],
    ['Seasonal guide', '/seasonal-cooking', 'C098 C099'],
  ])('has a tile %s to %s [%s]', (name, href) => {
    expect(screen.getByRole('heading', { name: 'Explore More' })).toBeDefined()
    expect(target(name)).toBe(href)
  })

  it('shows the three tips that are built in [C100]', () => {
    const tips = screen.getByRole('region', { name: 'Today’s Tips' })
    expect(tips.textContent).toMatch(/salt your pasta water/i)
    expect(tips.textContent).toMatch(/rest meat for 5-10 minutes/i)
    expect(tips.textContent).toMatch(/taste and season throughout/i)
  })

  it('closes with the way in and the story [C101]', () => {
    expect(target('Add your ingredients')).toBe('/add-ingredients')
    expect(target('Read our story')).toBe('/purpose')
  })
})
