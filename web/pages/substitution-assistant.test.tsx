import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '#web/lib/toast.ts'
import { preferencesStore } from '#web/state/preferences.ts'
import { swapStore } from '#web/state/swaps.ts'
import SubstitutionAssistant from './substitution-assistant.tsx'

const swap = (substitute: string, impact: string, diets: string[], ingredients = [substitute]) => ({
  substitute,
  ratio: `1 cup ${substitute}`,
  impact,
  notes: `Mind the ${substitute}.`,
  ingredients,
  diets,
  allergens: [],
  cautions: [],
})
const ANSWER = {
  best_choice: 'kefir',
  warnings: ['Keep something sour in it.'],
  not_known: [],
  substitutions: [
    swap('kefir', 'Excellent: the same tang.', ['vegetarian']),
    swap(
      'soy milk and lemon juice',
      'Slight: thinner.',
      ['vegetarian', 'vegan'],
      ['soy milk', 'lemon juice'],
    ),
  ],
}
let sent: unknown[] = []
let respond: () => Response | Promise<Response>

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const toasts = () => toastStore.get().map((toast) => toast.title)

function Elsewhere() {
  return <p>arrived {JSON.stringify(useLocation().state)}</p>
}
function open(address = '/substitution-assistant') {
  const router = createMemoryRouter(
    [
      { path: '/substitution-assistant', Component: SubstitutionAssistant },
      { path: '/add-ingredients', Component: Elsewhere },
    ],
    { initialEntries: [address] },
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
const find = () => screen.getByRole('button', { name: 'Find Substitutions' }) as HTMLButtonElement
const state = () => screen.getByRole('region', { name: 'Substitutions' }).dataset.state
const cards = () => screen.findAllByRole('article')
async function ask(ingredient = 'buttermilk') {
  open()
  type(/^Ingredient/, ingredient)
  fireEvent.click(find())
  await waitFor(() => expect(state()).toBe('shown'))
}

beforeEach(() => {
  sent = []
  respond = () => json(ANSWER)
  localStorage.clear()
  swapStore.reread()
  preferencesStore.reread()
  toastStore.clear()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push([String(url).split('/').at(-1), JSON.parse(String(init.body))])
    return respond()
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('form', () => {
  it('has ingredient, quantity and context, and a button that is disabled without an ingredient [C184 C185 C361]', () => {
    open()
    for (const name of [/^Ingredient/, /^Quantity/, /^Recipe Context \(optional\)/])
      expect(field(name)).toBeDefined()
    expect(find().disabled).toBe(true)
    type(/^Ingredient/, '   ')
    expect(find().disabled).toBe(true)
    type(/^Ingredient/, 'egg')
    expect(find().disabled).toBe(false)
  })

  it('requires an ingredient on Enter [C359 C360]', () => {
    open()
    type(/^Ingredient/, '  ')
    fireEvent.keyDown(field(/^Ingredient/), { key: 'Enter' })
    expect(screen.getByText('Please enter an ingredient to substitute')).toBeTruthy()
    expect(field(/^Ingredient/).getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field(/^Ingredient/))
    expect(sent).toEqual([])
  })

  it('sends its three fields trimmed, with no restrictions [C364 C426 C427]', async () => {
    open()
    type(/^Ingredient/, '  buttermilk ')
    type(/^Quantity/, ' 1 cup ')
    type(/^Recipe Context/, ' pancakes  ')
    fireEvent.click(find())
    await cards()
    expect(sent).toEqual([
      [
        'ingredient-substitution',
        { ingredient: 'buttermilk', quantity: '1 cup', recipe_context: 'pancakes', dietary_restrictions: [] },
      ],
    ])
  })

  it('is filled from the URL, and submits immediately', async () => {
    open('/substitution-assistant?ingredient=egg&quantity=2&recipe=Carrot+cake')
    await cards()
    expect(sent[0]).toMatchObject([
      'ingredient-substitution',
      { ingredient: 'egg', quantity: '2', recipe_context: 'Carrot cake' },
    ])
    expect((field(/^Recipe Context/) as HTMLInputElement).value).toBe('Carrot cake')
    expect(screen.getByRole('heading', { name: 'In place of 2 egg' })).toBe(document.activeElement)
  })

  it('is filled from an example', async () => {
    open()
    fireEvent.click(screen.getByRole('button', { name: /2 eggs/ }))
    await cards()
    expect((field(/^Ingredient/) as HTMLInputElement).value).toBe('eggs')
  })
})

describe('results', () => {
  it('go from idle through loading to shown, and to cleared with the input kept [C312 C193]', async () => {
    let answer = (_: Response) => {}
    respond = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    open()
    expect(state()).toBe('idle')
    type(/^Ingredient/, 'buttermilk')
    fireEvent.click(find())
    await waitFor(() => expect(state()).toBe('loading'))
    await waitFor(() => expect(sent).toHaveLength(1))
    answer(json(ANSWER))
    await waitFor(() => expect(state()).toBe('shown'))
    fireEvent.click(screen.getByRole('button', { name: 'Clear Results' }))
    await waitFor(() => expect(state()).toBe('cleared'))
    expect((field(/^Ingredient/) as HTMLInputElement).value).toBe('buttermilk')
    expect(document.activeElement).toBe(field(/^Ingredient/))
  })

  it('show the top pick and the warnings in the response [C186 C187 C428]', async () => {
    await ask()
    const pick = screen.getByRole('region', { name: 'Top pick' })
    expect(pick.textContent).toContain('kefir')
    expect(screen.getByRole('region', { name: 'Important Notes' }).textContent).toContain(
      'Keep something sour',
    )
  })

  it('are cards with grade, score, ratio, impact and tips [C188]', async () => {
    await ask()
    const [first, second] = await cards()
    expect(first?.textContent).toMatch(/A\+.*100%.*kefir.*1 cup kefir/)
    expect(within(first as HTMLElement).getByText('Impact').nextSibling?.textContent).toBe(
      'Excellent: the same tang.',
    )
    expect(within(first as HTMLElement).getByText('Tips').nextSibling?.textContent).toBe('Mind the kefir.')
    expect(second?.textContent).toMatch(/B.*75%/)
  })

  it('report when there are none [C194]', async () => {
    respond = () => json({ best_choice: null, warnings: [], not_known: [], substitutions: [] })
    await ask('moon dust')
    expect(screen.getByText('No direct substitutions found for this ingredient.')).toBeDefined()
    expect(screen.queryByRole('button', { name: /Add to Recipe/ })).toBeNull()
  })

  it('are filtered by diet, all by default, and the pick follows [C398]', async () => {
    await ask()
    const diet = screen.getByRole('combobox', { name: 'Diet' }) as HTMLSelectElement
    expect(diet.value).toBe('all')
    expect((screen.getByRole('combobox', { name: 'Grade' }) as HTMLSelectElement).value).toBe('all')
    fireEvent.change(diet, { target: { value: 'vegan' } })
    expect(await cards()).toHaveLength(1)
    expect(screen.getByRole('region', { name: 'Top pick' }).textContent).toContain('soy milk')
    fireEvent.change(diet, { target: { value: 'paleo' } })
    fireEvent.click(screen.getByRole('button', { name: 'Clear Filters' }))
    expect(await cards()).toHaveLength(2)
  })

  it('require a selection before anything is added [C362 C363]', async () => {
    await ask()
    fireEvent.click(screen.getByRole('button', { name: 'Add to Recipe (0)' }))
    expect(toasts()).toEqual(['Please select at least one substitution to add'])
    expect(swapStore.get()).toEqual([])
  })

  it('can be selected, and the button counts them [C189 C190]', async () => {
    await ask()
    const add = (count: number) => screen.queryByRole('button', { name: `Add to Recipe (${count})` })
    expect(add(0)).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox', { name: 'kefir' }))
    expect(add(1)).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox', { name: 'kefir' }))
    expect(add(0)).toBeTruthy()
  })

  it('add the selected ones to the ingredients and store them on the device [C191 C524]', async () => {
    open('/substitution-assistant?ingredient=buttermilk&recipe=Pancakes&recipeId=7')
    await cards()
    fireEvent.click(screen.getByRole('checkbox', { name: 'kefir' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'soy milk and lemon juice' }))
    fireEvent.click(screen.getByRole('button', { name: 'Add to Recipe (2)' }))
    expect(await screen.findByText(/^arrived/)).toHaveProperty(
      'textContent',
      'arrived {"prefilledIngredients":["kefir","soy milk","lemon juice"]}',
    )
    expect(toasts()).toEqual(['Added 2 substitution(s) to recipe generator!'])
    expect(swapStore.get()[0]).toMatchObject({
      ingredient: 'buttermilk',
      substitute: 'kefir',
      recipeId: '7',
      recipe: 'Pancakes',
    })
  })

  it('report a failed search, keep the input, and retry [C498]', async () => {
    respond = () => json({ error: 'unavailable', message: 'The kitchen is closed.', request_id: 'r' }, 503)
    open()
    type(/^Ingredient/, 'buttermilk')
    fireEvent.click(find())
    await waitFor(() => expect(state()).toBe('failed'))
    expect(toasts()).toEqual(['Failed to find substitutions. Please try again.'])
    expect(screen.getByText('The kitchen is closed.')).toBeDefined()
    expect((field(/^Ingredient/) as HTMLInputElement).value).toBe('buttermilk')
    respond = () => json(ANSWER)
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await cards()).toHaveLength(2)
  })
})

describe('diets and allergies', () => {
  const restrictions = () => field(/^Diets or allergies/)
  const chips = () =>
    within(screen.getByRole('list', { name: 'Diets and allergies to respect' }))
      .getAllByRole('button')
      .map((chip) => chip.textContent)
  const lastSent = () => (sent.at(-1) as [string, { dietary_restrictions: string[] }])[1].dietary_restrictions

  it('come from the profile on the device, and can be removed for this visit', async () => {
    preferencesStore.set({ ...preferencesStore.get(), diets: ['vegan'], allergies: ['peanuts'] })
    await ask()
    expect(chips()).toEqual(['vegan', 'no peanuts'])
    expect(lastSent()).toEqual(['vegan', 'peanuts'])
    fireEvent.click(screen.getByRole('button', { name: 'Remove vegan' }))
    await waitFor(() => expect(lastSent()).toEqual(['peanuts']))
    expect(chips()).toEqual(['no peanuts'])
    expect(document.activeElement).toBe(restrictions())
    expect(preferencesStore.get().diets).toEqual(['vegan'])
  })

  it('can be typed in any words: a comma or Enter adds them', () => {
    open()
    fireEvent.change(restrictions(), { target: { value: 'low-FODMAP,' } })
    expect(chips()).toEqual(['low-FODMAP'])
    fireEvent.change(restrictions(), { target: { value: 'peanut allergy, halal' } })
    fireEvent.keyDown(restrictions(), { key: 'Enter' })
    expect(chips()).toEqual(['low-FODMAP', 'peanut allergy', 'halal'])
    expect((restrictions() as HTMLInputElement).value).toBe('')
    expect(sent).toEqual([])
  })

  it('are sent with a search even if they are not chips yet, and are kept in the URL', async () => {
    open('/substitution-assistant?needs=kosher')
    type(/^Ingredient/, 'bacon')
    type(/^Diets or allergies/, 'no soy')
    fireEvent.click(find())
    await cards()
    expect(lastSent()).toEqual(['kosher', 'no soy'])
    expect(chips()).toEqual(['kosher', 'no soy'])
  })

  it('apply at once to the results, without moving the focus', async () => {
    await ask()
    restrictions().focus()
    fireEvent.change(restrictions(), { target: { value: 'halal,' } })
    await waitFor(() => expect(lastSent()).toEqual(['halal']))
    await cards()
    expect(document.activeElement).toBe(restrictions())
  })

  it('are marked when they are not known, and the notes name them', async () => {
    respond = () =>
      json({
        ...ANSWER,
        not_known: ['AIP'],
        warnings: ["We don't know “AIP”, so nothing here is checked for it."],
      })
    open('/substitution-assistant?ingredient=buttermilk&needs=AIP')
    await cards()
    expect(screen.getByRole('button', { name: 'Remove AIP, not known' }).textContent).toBe('AIP (not known)')
    expect(screen.getByRole('region', { name: 'Important Notes' }).textContent).toContain('“AIP”')
  })

  it('show on a card what to check, and no tips where none fits', async () => {
    const [kefir, soy] = ANSWER.substitutions
    const caution = 'Look for kefir that is certified kosher.'
    respond = () => json({ ...ANSWER, substitutions: [{ ...kefir, notes: '', cautions: [caution] }, soy] })
    await ask()
    const [first, second] = await cards()
    expect(within(first as HTMLElement).getByText('Check first').nextSibling?.textContent).toBe(caution)
    expect(within(first as HTMLElement).queryByText('Tips')).toBeNull()
    expect(within(second as HTMLElement).queryByText('Check first')).toBeNull()
  })
})

describe('sharing', () => {
  const share = async () => {
    await ask()
    fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  }

  it('uses the native share sheet, and accepts its dismissal [C192]', async () => {
    const sheet = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'))
    vi.stubGlobal('navigator', { ...navigator, share: sheet })
    await share()
    await waitFor(() => expect(sheet).toHaveBeenCalled())
    expect(sheet.mock.calls[0]?.[0].text).toBe(
      [
        'Substitutions for buttermilk',
        '- kefir (A+, 100%): 1 cup kefir',
        '- soy milk and lemon juice (B, 75%): 1 cup soy milk and lemon juice',
      ].join('\n'),
    )
    expect(toasts()).toEqual([])
  })

  it('copies if there is no share sheet [C523]', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined)
    vi.stubGlobal('navigator', { ...navigator, share: undefined, clipboard: { writeText } })
    await share()
    await waitFor(() => expect(toasts()).toEqual(['Substitutions copied to clipboard!']))
    expect(writeText).toHaveBeenCalledOnce()
  })

  it('reports when neither works [C499]', async () => {
    vi.stubGlobal('navigator', { ...navigator, share: undefined, clipboard: undefined })
    await share()
    await waitFor(() => expect(toasts()).toEqual(['Failed to share substitutions']))
  })
})
