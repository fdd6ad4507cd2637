import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { emptyContent } from '#core/own-recipes/empty.ts'
import { PastePanel } from './paste-panel.tsx'
import { readPasted } from './reader.ts'

vi.mock('./reader.ts', () => ({ readPasted: vi.fn() }))
afterEach(cleanup)

const LINK = 'https://pot.example/pie'
const onRead = vi.fn()

function open(title = '') {
  vi.mocked(readPasted).mockResolvedValue({
    ...{ content: { ...emptyContent, title }, notes: [], confidence: 0 },
  } as never)
  const router = createMemoryRouter([
    { path: '/', element: <PastePanel given="" onRead={onRead} onCancel={() => {}} /> },
    { path: '*', element: null },
  ])
  render(<RouterProvider router={router} />)
  return router
}
const area = () => screen.getByRole('textbox', { name: 'Recipe text' })
const type = (text: string) => fireEvent.change(area(), { target: { value: text } })
const offer = { name: 'Get this recipe from its link' }

describe('pasting a recipe', () => {
  it('offers to read a link as a link', async () => {
    const router = open()
    type(LINK)
    fireEvent.click(screen.getByRole('button', offer))
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/import'))
    expect(router.state.location.state).toEqual({ link: LINK })
  })

  it('offers the link of a remark that has no recipe', async () => {
    open('Look what I found')
    type(`Look what I found ${LINK}`)
    expect(screen.queryByRole('button', offer)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Read recipe' }))
    expect(await screen.findByRole('button', offer)).toBeDefined()
    expect(screen.queryByText(/^We couldn’t find a recipe/)).toBeNull()
    expect(onRead).not.toHaveBeenCalled()
  })

  it('opens no recipe without ingredients and steps, and keeps the text', async () => {
    open('A day at the sea')
    type('A day at the sea')
    fireEvent.click(screen.getByRole('button', { name: 'Read recipe' }))
    expect(await screen.findByText(/^We couldn’t find a recipe/)).toBeDefined()
    expect(area()).toHaveProperty('value', 'A day at the sea')
    expect(onRead).not.toHaveBeenCalled()
  })
})
