import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createBrowserRouter, Link, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { useGoBack } from './use-go-back.ts'

function Results() {
  const goBack = useGoBack()
  return (
    <Link to="/wizard" onClick={goBack}>
      Back
    </Link>
  )
}

function open(path: string) {
  window.history.replaceState(null, '', path)
  const router = createBrowserRouter([
    { path: '/', element: <Link to="/results">Find</Link> },
    { path: '/results', Component: Results },
    { path: '/wizard', element: 'Wizard' },
  ])
  render(<RouterProvider router={router} />)
  return router
}

afterEach(cleanup)

describe('useGoBack', () => {
  it('goes to the usual page before where the page was opened by itself', async () => {
    const router = open('/results')
    fireEvent.click(screen.getByText('Back'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/wizard'))
  })

  it('goes back to where the user was', async () => {
    const router = open('/')
    fireEvent.click(screen.getByText('Find'))
    fireEvent.click(await screen.findByText('Back'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })
})
