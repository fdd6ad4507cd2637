import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import NotFound from './not-found.tsx'

function open(history: string[]) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>home</p> },
      { path: '/faq', element: <p>questions</p> },
      { path: '*', Component: NotFound },
    ],
    { initialEntries: history },
  )
  render(<RouterProvider router={router} />)
  return router
}

const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

afterEach(cleanup)

describe('not found', () => {
  it('has its title and message, and shows the bad path [C243 C247 C248]', () => {
    open(['/soup/of/yesterday'])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found')
    expect(screen.getByText('This page seems to have wandered off to find better recipes!')).toBeDefined()
    expect(screen.getByText('/soup/of/yesterday')).toBeDefined()
  })

  it('links home, to recipes, back, and to help [C244]', () => {
    open(['/soup'])
    expect(target('Go Home')).toBe('/')
    expect(target('Find Recipes')).toBe('/add-ingredients')
    expect(target('Browse Recipes')).toBe('/recipes')
    expect(target('Contact')).toBe('/contact')
    expect(target('Go Back')).toBe('/')
  })

  it('goes back to the previous page [C244]', async () => {
    const router = open(['/faq'])
    await router.navigate('/soup')
    fireEvent.click(await screen.findByRole('link', { name: 'Go Back' }))
    expect(await screen.findByText('questions')).toBeDefined()
  })

  it('goes home when there is nothing to go back to', async () => {
    open(['/soup'])
    fireEvent.click(screen.getByRole('link', { name: 'Go Back' }))
    expect(await screen.findByText('home')).toBeDefined()
  })
})
