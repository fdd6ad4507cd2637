import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readShared, sharedAddress } from '#core/contracts/share.ts'
import ShareTarget from './share-target.tsx'

function Arrived() {
  const { pathname, state } = useLocation()
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>
}

function share(
  fields: Record<string, string>,
  photos: number | 'lost' = 0,
  others = 0,
  lost = 0,
  isTextStored = false,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  render(
    <MemoryRouter
      initialEntries={[
        sharedAddress(form, photos === 'lost' ? undefined : { photos, others, lost }, isTextStored),
      ]}
    >
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

  it('asks what a photo shows, and reports when it was lost', () => {
    share({}, 2)
    expect(screen.getByRole('heading', { name: 'What’s in your 2 photos?' })).toBeDefined()
    fireEvent.click(screen.getByRole('link', { name: 'My ingredients' }))
    expect(screen.getByText('/add-ingredients {"sharedPhotos":true}')).toBeDefined()
    cleanup()
    share({}, 1)
    fireEvent.click(screen.getByRole('link', { name: 'A recipe' }))
    expect(screen.getByText('/import {"shared":true}')).toBeDefined()
    cleanup()
    share({}, 'lost')
    expect(screen.getByRole('alert').textContent).toContain('The file didn’t arrive')
  })

  it('brings in other files as recipes', () => {
    share({}, 0, 1)
    expect(screen.getByText('/import {"shared":true}')).toBeDefined()
  })

  it('offers to save the recipe of a link first', () => {
    share({ title: 'Leek soup', url: 'https://kitchen.example/leek-soup' })
    fireEvent.click(screen.getByRole('link', { name: 'Save this recipe' }))
    expect(screen.getByText('/import-page {"link":"https://kitchen.example/leek-soup"}')).toBeDefined()
  })

  it('offers to save a text that is a recipe, before its ingredients', () => {
    const text =
      'Pancakes\n200 g flour\n2 eggs\nWhisk everything and fry thin pancakes in butter until golden.'
    share({ text })
    expect(screen.getByRole('textbox', { name: 'Recipe text' })).toBeDefined()
    fireEvent.click(screen.getByRole('link', { name: 'Save as your own recipe' }))
    expect(screen.getByText(/^\/my-recipes\/new/).textContent).toContain('Pancakes')
  })

  it('parses its own output, whatever the input', () => {
    const shared = { title: 'a&b=c #1', text: 'x'.repeat(9000), url: 'https://x.example/?a=1&b=2#c' }
    const query = new URL(
      sharedAddress({ get: (name) => shared[name as keyof typeof shared] }, { photos: 9, others: 0 }),
      'https://sous.example',
    ).searchParams
    expect(readShared(query)).toEqual({
      ...shared,
      ...{ text: 'x'.repeat(4000), files: undefined, more: 'lost' },
    })
  })

  it('says how many files didn’t arrive, also where the others go', () => {
    share({}, 2, 0, 3)
    expect(screen.getByRole('alert').textContent).toMatch(/^3 files didn’t arrive/)
    cleanup()
    share({}, 0, 5, 1)
    expect(screen.getByText('/import {"shared":true,"lost":1}')).toBeDefined()
  })

  it('shows the whole of a long text from the device, and says where it was cut', async () => {
    const text = `Soup\n${'1 cup of water\n'.repeat(600)}the end`
    const cache = { match: async () => new Response(text) }
    vi.stubGlobal('caches', { open: async () => cache })
    share({ text }, 0, 0, 0, true)
    const field = screen.getByRole('textbox')
    await waitFor(() => expect((field as HTMLTextAreaElement).value.endsWith('the end')).toBe(true))
    expect(screen.queryByRole('alert')).toBeNull()
    cleanup()
    share({ text })
    expect(screen.getByRole('alert').textContent).toMatch(/^Only the first 4,000 characters/)
    vi.unstubAllGlobals()
  })
})
