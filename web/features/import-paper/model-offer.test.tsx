import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyContent } from '#core/own-recipes/empty.ts'
import { ModelOffer } from './model-offer.tsx'
import { ReadBeside } from './read-beside.tsx'
import type { FoundPaper } from './read-files.ts'
import { readWithModel } from './read-with-model.ts'
import { SeveralRecipes } from './several-recipes.tsx'

const world = vi.hoisted(() => ({
  settings: { visionModel: 'eye' as string | undefined },
  answer: undefined as unknown,
  asked: [] as unknown[],
  looked: [] as unknown[],
}))
vi.mock('#web/api/settings.ts', () => ({ settings: world.settings, platformUrl: () => '' }))
vi.mock('#web/api/functions.ts', () => ({
  call: async (name: string, input: unknown) => {
    world.asked.push([name, input])
    if (world.answer instanceof Error) throw world.answer
    return world.answer
  },
}))
vi.mock('./open-paper.ts', () => ({
  openPaper: () => ({
    ask: async (_kind: string, { file }: { file: File }) => {
      world.looked.push(file)
      return new Blob([`small ${file.name}`], { type: 'image/jpeg' })
    },
    close: () => {},
  }),
}))

const ANSWER = {
  title: 'Plum jam',
  ...{ servings: 4, prep_time_minutes: null, cooking_time_minutes: 20, engine: 'eye' },
  ...{ ingredients: ['1 kg plums'], instructions: ['Boil the plums.'], notes: ['Nice.'] },
}
const photo = (name = 'card.jpg', type = 'image/jpeg') => new File(['x'], name, { type })
const button = () => screen.getByRole('button', { name: 'Read it with eye' })

beforeEach(() => {
  world.settings.visionModel = 'eye'
  world.answer = ANSWER
  world.asked.length = 0
  world.looked.length = 0
})
afterEach(cleanup)

describe('readWithModel', () => {
  it('sends the photos scaled down, and marks everything to be compared', async () => {
    const found = await readWithModel([photo('a.jpg'), photo('b.jpg')])
    const [[name, input]] = world.asked as [[string, { images: string[] }]]
    expect(name).toBe('read-recipe-photo')
    expect(input.images.map((image) => atob(image.replace(/^.*,/, '')))).toEqual([
      'small a.jpg',
      'small b.jpg',
    ])
    expect(found.recipes).toMatchObject([
      {
        content: { title: 'Plum jam', servings: 4, cooking_time_minutes: 20, ingredients: ['1 kg plums'] },
        notes: ['Nice.'],
        doubts: { title: true, ingredients: [0], instructions: [0] },
        pages: [0, 1],
      },
    ])
  })

  it('finds nothing where the model copied no line', async () => {
    world.answer = { ...ANSWER, ingredients: [], instructions: [] }
    expect((await readWithModel([photo()])).recipes).toEqual([])
  })
})

describe('the offer of a model', () => {
  it('is not there without a model, and not for PDFs or many photos', () => {
    const { rerender, container } = render(
      <ModelOffer files={[photo('a.pdf', 'application/pdf')]} onRead={() => {}} />,
    )
    expect(button()).toHaveProperty('disabled', true)
    rerender(<ModelOffer files={Array.from({ length: 5 }, () => photo())} onRead={() => {}} />)
    expect(button()).toHaveProperty('disabled', true)
    world.settings.visionModel = undefined
    rerender(<ModelOffer files={[photo()]} onRead={() => {}} />)
    expect(container.textContent).toBe('')
  })

  it('says what failed, and can be tried again', async () => {
    world.answer = new Error('no')
    const onRead = vi.fn()
    render(<ModelOffer files={[photo()]} onRead={onRead} />)
    fireEvent.click(button())
    expect((await screen.findByRole('alert')).textContent).toMatch(/couldn’t read it/)
    world.answer = ANSWER
    fireEvent.click(button())
    await waitFor(() => expect(onRead).toHaveBeenCalledOnce())
  })

  it('stands beside the form, which takes what the model read', async () => {
    const onRead = vi.fn()
    render(<ReadBeside pictures={[photo()]} onRead={onRead} />)
    fireEvent.click(button())
    await waitFor(() => expect(onRead).toHaveBeenCalledOnce())
    expect(onRead.mock.calls[0]?.[0]).toMatchObject({ content: { title: 'Plum jam' } })
    world.answer = { ...ANSWER, ingredients: [], instructions: [] }
    fireEvent.click(button())
    expect((await screen.findByRole('alert')).textContent).toMatch(/no recipe on it/)
  })

  it('stands under several recipes too', () => {
    const recipe = {
      ...{ content: { ...emptyContent, title: 'Pie' }, notes: [], confidence: 1, pages: [0] },
      doubts: { title: false, ingredients: [], instructions: [] },
    }
    const found = {
      ...{
        recipes: [recipe, { ...recipe, pages: [1] }],
        text: '',
        looks: [],
        photos: new Set(),
        language: 'eng',
        troubles: [],
      },
    } as unknown as FoundPaper
    render(
      <MemoryRouter>
        <SeveralRecipes
          {...{ phase: 'found', found, files: [photo()], opened: new Set(), isNew: false }}
          onOpen={() => {}}
        />
      </MemoryRouter>,
    )
    expect(button()).toBeDefined()
  })
})
