import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { readShared, sharedAddress } from '#core/contracts/share.ts'
import ShareTarget from './share-target.tsx'

function Arrived() {
  const { pathname, state } = useLocation()
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>
}

function share(fields: Record<string, string>, photos: number | 'lost' = 0) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  render(
    <MemoryRouter initialEntries={[sharedAddress(form, photos === 'lost' ? undefined : photos)]}>
      <Routes>
        <Route path="/share-target" element={<ShareTarget />} />
        <Route path="*" element={<Arrived />} />
      </Routes>
    </MemoryRouter>,
  )
}

afterEach(cleanup)

describe('share target', () => {
  it('passes a list of ingredients to the pantry as it was written', () => {
    share({ text: '200 g flour\n2 large eggs, beaten\n- 1 cup milk\nsalt, pepper' })
    fireEvent.click(screen.getByRole('button', { name: 'Add to my ingredients' }))
    expect(screen.getByText(/^\/add-ingredients/).textContent).toBe(
      '/add-ingredients {"prefilledIngredients":["200 g flour\\n2 large eggs, beaten\\n- 1 cup milk\\nsalt, pepper"]}',
    )
  })

  it('says beside the field what is missing', () => {
    share({})
    fireEvent.click(screen.getByRole('button', { name: 'Add to my ingredients' }))
    const field = screen.getByRole('textbox', { name: 'Ingredients' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Type or paste at least one ingredient.')).toBeDefined()
    fireEvent.change(field, { target: { value: 'egg' } })
    expect(field.getAttribute('aria-invalid')).toBeNull()
  })

  it('extracts the link from the text, and searches for the same dish here', () => {
    share({ title: 'Leek soup', text: 'Look at this https://kitchen.example/leek-soup' })
    expect(screen.getByRole('heading', { name: 'Leek soup' })).toBeDefined()
    const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(target('Find this dish on Sous')).toBe('/recipes?q=Leek+soup')
    expect(target('Open the page')).toBe('https://kitchen.example/leek-soup')
    expect(screen.getByRole('textbox', { name: 'Ingredients' })).toHaveProperty('value', 'Look at this')
  })

  it('creates a link from nothing else', () => {
    share({ url: 'javascript:alert(1)', text: 'javascript:alert(1)' })
    expect(screen.queryByRole('link', { name: 'Open the page' })).toBeNull()
  })

  it('passes photos to the detector, and reports when they were lost', () => {
    share({}, 2)
    expect(screen.getByText('/add-ingredients {"sharedPhotos":true}')).toBeDefined()
    cleanup()
    share({}, 'lost')
    expect(screen.getByRole('alert').textContent).toContain('The photo didn’t arrive')
  })

  it('parses its own output, whatever the input', () => {
    const shared = { title: 'a&b=c #1', text: 'x'.repeat(9000), url: 'https://x.example/?a=1&b=2#c' }
    const query = new URL(
      sharedAddress({ get: (name) => shared[name as keyof typeof shared] }, 9),
      'https://sous.example',
    ).searchParams
    expect(readShared(query)).toEqual({ ...shared, text: 'x'.repeat(4000), photos: undefined })
  })
})
