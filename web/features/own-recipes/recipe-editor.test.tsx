import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { emptyContent } from '#core/own-recipes/empty.ts'
import { newId } from '#web/lib/new-id.ts'
import { EMPTY_DRAFT } from '#web/state/own/draft.ts'
import { drafts } from '#web/state/own/drafts.ts'
import { loadOwn } from '#web/state/own/load-own.ts'
import { photos } from '#web/state/own/own-photos.ts'
import { ownRecipes } from '#web/state/own/own-recipes.ts'
import { type Prefilled, prefilled } from '#web/state/own/prefilled.ts'
import { RecipeEditor } from './recipe-editor.tsx'

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  drafts.clear()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  // What is still being loaded must not end after the world of this file.
  await loadOwn().catch(() => {})
})

const READ: Prefilled = {
  content: {
    ...emptyContent,
    title: 'Leek pie',
    ingredients: ['3 leeks'],
    source_url: 'https://pot.example/pie',
    source_name: 'R. Cook, Pot & Pan',
  },
  tags: ['leek'],
  doubts: { servings: 'The page doesn’t say.', instructions: 'We found none on the page.' },
  left: ['Calories: 320 kcal'],
  photos: [],
  beside: [],
}

function open(read: Prefilled) {
  const id = prefilled.put(read)
  const element = (
    <RecipeEditor id={id} isNew start={EMPTY_DRAFT} copiedFrom={null} paste={undefined} onPasted={() => {}} />
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  return id
}
const field = (name: string) => screen.getByRole('textbox', { name })
const described = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

describe('a recipe that was filled in', () => {
  it('says what to check and why, quietly where we are sure, and where it comes from', () => {
    const id = open(READ)
    expect(field('Title')).toHaveProperty('value', 'Leek pie')
    expect(screen.getByText('Check the servings, the steps, and the lines we didn’t use.')).toBeDefined()
    expect(described('Servings')).toContain('Check this. The page doesn’t say.')
    expect(described('Steps')).toContain('Check this. We found none on the page.')
    expect(described('Title') + described('Ingredients')).not.toContain('Check this')
    const source = screen.getByRole('link', { name: 'R. Cook, Pot & Pan' })
    expect(source.getAttribute('href')).toBe('https://pot.example/pie')
    expect(screen.getByText('1 line we didn’t use')).toBeDefined()
    expect(drafts.get(id)?.draft.tags).toEqual(['leek'])
  })

  it('shows few lines that went nowhere at once, and folds many', () => {
    open(READ)
    expect(screen.getByText('1 line we didn’t use').closest('details')?.open).toBe(true)
    cleanup()
    const left = Array.from({ length: 20 }, (_, at) => `Comment ${at}`)
    open({ ...READ, left, content: { ...READ.content, instructions: ['Bake.'] } })
    expect(screen.getByText('20 lines we didn’t use').closest('details')?.open).toBe(false)
  })

  it('counts a field that was changed as checked', async () => {
    open(READ)
    fireEvent.change(field('Servings'), { target: { value: '4' } })
    expect(described('Servings')).not.toContain('Check this')
    expect(screen.getByText('Check the steps and the lines we didn’t use.')).toBeDefined()
    fireEvent.change(field('Steps'), { target: { value: 'Bake.' } })
    expect(screen.getByText('Check the lines we didn’t use.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Calories: 320 kcal' }))
    await waitFor(() => expect(screen.getByText(/^We found everything/)).toBeDefined())
  })

  it('names a line that was hard to read until that line is edited', () => {
    open({
      ...READ,
      ...{ doubts: {}, left: [] },
      content: { ...READ.content, ingredients: ['3 leeks', '6 0z sugar'], instructions: ['Bake.'] },
      hardLines: { ingredients: ['6 0z sugar'], instructions: [] },
    })
    expect(described('Ingredients')).toContain('Hard to read: 6 0z sugar')
    fireEvent.change(field('Ingredients'), { target: { value: '4 leeks\n6 0z sugar' } })
    expect(described('Ingredients')).toContain('Hard to read: 6 0z sugar')
    expect(screen.getByText('Check the ingredients.')).toBeDefined()
    fireEvent.change(field('Ingredients'), { target: { value: '4 leeks\n6 oz sugar' } })
    expect(described('Ingredients')).not.toContain('Hard to read')
    expect(screen.getByText(/^We found everything/)).toBeDefined()
  })

  it('offers a line that went nowhere as the title, as long as there is none', () => {
    open({ ...READ, content: { ...READ.content, title: '' }, left: ['Leek soup ✨', 'Page 12'] })
    fireEvent.click(screen.getByRole('button', { name: 'To the title: Leek soup ✨' }))
    expect(field('Title')).toHaveProperty('value', 'Leek soup ✨')
    expect(screen.queryByRole('button', { name: 'To the title: Page 12' })).toBeNull()
  })

  it('puts a line that went nowhere where the user says, above the fields if a list is empty', () => {
    open({ ...READ, left: ['Bake until brown', '1 egg', 'Nice with cider', 'Page 12'] })
    const before = screen.getByText('4 lines we didn’t use')
    expect(before.compareDocumentPosition(field('Title'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(before.closest('details')?.open).toBe(true)
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
    press('To steps: Bake until brown')
    press('To ingredients: 1 egg')
    press('To the note: Nice with cider')
    press('Remove: Page 12')
    expect(field('Steps')).toHaveProperty('value', 'Bake until brown')
    expect(field('Ingredients')).toHaveProperty('value', '3 leeks\n1 egg')
    expect(field('Note')).toHaveProperty('value', 'Nice with cider')
    expect(screen.queryByText(/we didn’t use$/)).toBeNull()
  })

  it('keeps the photographed page as its last photo, unless it is unchecked', async () => {
    const add = vi.spyOn(photos, 'add').mockResolvedValue('page.webp')
    const save = vi.spyOn(ownRecipes, 'save').mockResolvedValue(undefined as never)
    const box = () => screen.getByRole('checkbox', { name: 'Keep this picture with the recipe' })
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'Save recipe' }))
    const page = new Blob(['page'])
    open({ ...READ, ...{ left: [], beside: [page], keepBeside: true } })
    expect(box()).toHaveProperty('checked', true)
    press()
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
    expect(add).toHaveBeenCalledWith(expect.any(String), page)
    expect(save.mock.lastCall?.[1].photos).toEqual(['page.webp'])
    cleanup()
    open({ ...READ, ...{ left: [], beside: [page], keepBeside: true } })
    fireEvent.click(box())
    press()
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
    expect(save.mock.lastCall?.[1].photos).toEqual([])
    cleanup()
    open({ ...READ, beside: [page], keepBeside: false })
    expect(box()).toHaveProperty('checked', false)
    vi.restoreAllMocks()
  })

  it('links to no script', () => {
    open({ ...READ, content: { ...READ.content, source_url: 'javascript:alert(1)' } })
    expect(screen.queryByRole('link', { name: 'R. Cook, Pot & Pan' })).toBeNull()
  })

  it('shows pictures of the paper beside it, larger on demand', () => {
    open({ ...READ, beside: [new Blob(['a']), new Blob(['b'])] })
    const picture = screen.getByRole('img', { name: 'Original, page 2' })
    expect(picture.style.width).toBe('100%')
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    expect(picture.style.width).toBe('150%')
  })

  it('leads from an empty form to where a photo of text is read', () => {
    const element = (
      <RecipeEditor
        {...{ id: newId(), isNew: true, start: EMPTY_DRAFT, copiedFrom: null, paste: undefined }}
        onPasted={() => {}}
      />
    )
    render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
    expect(screen.getByRole('link', { name: 'Read it' }).getAttribute('href')).toBe('/import')
    cleanup()
    open(READ)
    expect(screen.queryByRole('link', { name: 'Read it' })).toBeNull()
  })

  it('stays as a draft when the page is left', () => {
    const id = open(READ)
    cleanup()
    expect(drafts.get(id)?.draft.title).toBe('Leek pie')
    expect(prefilled.get(id)).toBeDefined()
  })
})
