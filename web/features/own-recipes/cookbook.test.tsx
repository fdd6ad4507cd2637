import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { Cookbook } from './cookbook.tsx'

vi.mock('#web/state/own/load-own.ts', async (load) => ({
  ...(await load<object>()),
  useOwnReady: () => true,
}))

it('leads from an empty cookbook to all ways in', () => {
  render(
    <MemoryRouter>
      <Cookbook />
    </MemoryRouter>,
  )
  expect(screen.getByText(/from a link, a photo of a page, or a file of another app/)).toBeDefined()
  const [first] = screen.getAllByRole('link')
  expect(first?.textContent).toBe('Bring recipes in')
  expect(first?.getAttribute('href')).toBe('/import')
})
