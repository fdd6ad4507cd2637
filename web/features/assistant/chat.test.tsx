import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '#web/lib/toast.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { preferencesStore } from '#web/state/preferences.ts'
import { recipeAtHand } from '#web/state/recipe-at-hand.ts'
import { factStore } from '#web/state/stock/fact-store.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { chat } from './chat.ts'
import { ChatPanel } from './chat-panel.tsx'
import type { OpenRecipe } from './conversation.tsx'

const line = (content: string, engine = 'built-in assistant') =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }], sous: { engine } })}\n\n`

/** A server whose response the test writes chunk by chunk. */
function kitchen() {
  let controller: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    start(own) {
      controller = own
    },
  })
  const write = (text: string) => act(async () => controller.enqueue(new TextEncoder().encode(text)))
  const end = () => act(async () => controller.close())
  return { response: new Response(body), write, end }
}
/** What is asked of the assistant; other things are fetched beside it. */
const fetchMock = vi.fn<typeof fetch>()
const fetchAny: typeof fetch = async (address, init) =>
  String(address).endsWith('/cooking-assistant') ? fetchMock(address, init) : Response.json({ facts: {} })
const sent = (call = 0) => JSON.parse(String(fetchMock.mock.calls[call]?.[1]?.body))
const field = () => screen.getByRole('textbox', { name: 'Your question' }) as HTMLTextAreaElement
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const enter = (more = {}) => fireEvent.keyDown(field(), { key: 'Enter', ...more })
const open = (recipe?: OpenRecipe) =>
  render(
    <MemoryRouter>
      <ChatPanel recipe={recipe} onClose={() => {}} />
    </MemoryRouter>,
  )

beforeEach(() => {
  stockLog.clear()
  localStorage.clear()
  factStore.clear()
  chat.reread()
  preferencesStore.reread()
  pantryStore.reread()
  recipeAtHand.reread()
  toastStore.clear()
  fetchMock.mockReset()
  vi.stubGlobal('fetch', fetchAny)
})
afterEach(() => {
  cleanup()
  chat.clear()
  vi.unstubAllGlobals()
})

describe('chat', () => {
  it('shows what stands in the conversation, and takes it back', async () => {
    const { response, write } = kitchen()
    fetchMock.mockResolvedValueOnce(response).mockResolvedValueOnce(kitchen().response)
    open()
    type('a vegan dinner without tofu')
    enter()
    await write(line('Three dinners.'))
    await write(
      `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }], sous: { engine: 'built-in assistant', standing: ['vegan', 'no tofu', 7] } })}\n\ndata: [DONE]\n\n`,
    )
    const kept = await screen.findByRole('list', { name: 'Keeping in mind' })
    expect(within(kept).getAllByRole('listitem')).toHaveLength(2)
    fireEvent.click(within(kept).getByRole('button', { name: 'Forget vegan' }))
    expect(within(kept).queryByText('vegan')).toBeNull()
    expect(screen.getByText('Forgotten: vegan')).toBeTruthy()
    type('something else')
    enter()
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2))
    expect(sent(1).conversation.map(({ content }: { content: string }) => content)).toEqual([
      'a vegan dinner without tofu',
      'Three dinners.',
      'No longer: vegan.',
    ])
    // It is stored with the conversation.
    chat.reread()
    expect(screen.getByRole('button', { name: 'Forget no tofu' })).toBeTruthy()
  })

  it('asks about the recipe that was opened last, for six hours, unless it is dismissed', async () => {
    const HOUR = 3_600_000
    const recipe = { id: 'a4b1c2d3-0000-4000-8000-000000000001', title: 'Beef Stew' }
    fetchMock.mockImplementation(async () => kitchen().response)
    const ask = async (text: string) => {
      open()
      type(text)
      enter()
      await waitFor(() => expect(fetchMock).toHaveBeenCalled())
      const { recipe_id } = sent()
      fetchMock.mockClear()
      cleanup()
      chat.clear()
      return recipe_id
    }
    recipeAtHand.set({ ...recipe, at: Date.now() - 5 * HOUR })
    expect(await ask('can I leave the carrots out?')).toBe(recipe.id)
    recipeAtHand.set({ ...recipe, at: Date.now() - 7 * HOUR })
    expect(await ask('can I leave the carrots out?')).toBeUndefined()
    recipeAtHand.set({ ...recipe, at: Date.now() })
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Forget Beef Stew' }))
    expect(screen.queryByText('Beef Stew')).toBeNull()
    cleanup()
    expect(await ask('can I leave the carrots out?')).toBeUndefined()
  })

  it('shows the open recipe and offers questions about it', async () => {
    fetchMock.mockResolvedValueOnce(kitchen().response)
    recipeAtHand.set({ id: 'other', title: 'Beef Stew', at: Date.now() })
    open({ id: 'a4b1c2d3-0000-4000-8000-000000000002', title: 'Pad Thai' })
    expect(screen.getByText('Pad Thai').closest('p')?.textContent).toBe('About Pad Thai')
    expect(screen.queryByText('Beef Stew')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Does it contain nuts?' }))
    await waitFor(() => expect(fetchMock).toHaveBeenCalled())
    expect(sent()).toMatchObject({
      message: 'Does it contain nuts?',
      recipe_id: 'a4b1c2d3-0000-4000-8000-000000000002',
    })
  })

  it('claims to know the pantry only where something is listed', () => {
    open()
    expect(screen.queryByText(/I know what’s in your pantry/)).toBeNull()
    expect(screen.getByRole('link', { name: 'List what you have' }).getAttribute('href')).toBe(
      '/add-ingredients',
    )
    act(() => void pantryStore.add(['egg']))
    expect(screen.getByText(/I know what’s in your pantry/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'List what you have' })).toBeNull()
  })

  it('sends foods with their dates only with a question that may be about them', async () => {
    fetchMock.mockImplementation(async () => kitchen().response)
    stockLog.record([
      { kind: 'have', name: 'egg' },
      { kind: 'have', name: 'milk' },
    ])
    open()
    type('How many eggs do I have?')
    enter()
    // By its words: what was asked before may still be on its way.
    const asked = (message: string) =>
      fetchMock.mock.calls.map((_, call) => sent(call)).find((one) => one.message === message)
    await waitFor(() => expect(asked('How many eggs do I have?')).toBeDefined())
    expect(asked('How many eggs do I have?')).toMatchObject({
      kitchen: [{ name: 'egg', place: 'pantry', leftovers: false }],
    })
    act(() => void chat.clear())
    type('How long do I boil an egg?')
    enter()
    await waitFor(() => expect(asked('How long do I boil an egg?')).toBeDefined())
    expect(asked('How long do I boil an egg?')).not.toHaveProperty('kitchen')
  })

  it('sends message and conversation with Enter [C304 C411]', async () => {
    const { response, write } = kitchen()
    fetchMock.mockResolvedValueOnce(response).mockResolvedValueOnce(kitchen().response)
    pantryStore.add(['egg'])
    open()
    type('How long for eggs?')
    enter()
    expect(field().value).toBe('')
    await waitFor(() => expect(fetchMock).toHaveBeenCalled())
    expect(sent()).toEqual({ message: 'How long for eggs?', conversation: [], pantry: ['egg'] })
    await write(`${line('Seven minutes.')}data: [DONE]\n\n`)
    await screen.findByText('Answered by the built-in assistant')
    type('And soft ones?')
    enter()
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2))
    expect(sent(1)).toMatchObject({
      message: 'And soft ones?',
      conversation: [
        { role: 'user', content: 'How long for eggs?' },
        { role: 'assistant', content: 'Seven minutes.' },
      ],
    })
  })

  it('shows the reply as it arrives, reports who answered, and keeps both messages [C306 C251]', async () => {
    const { response, write } = kitchen()
    fetchMock.mockResolvedValueOnce(response)
    open()
    type('How long for eggs?')
    enter()
    await write(line('Seven '))
    expect(await screen.findByText('Seven')).toBeTruthy()
    await write(line('**minutes**.'))
    await write('data: [DONE]\n\n')
    expect(await screen.findByText('Answered by the built-in assistant')).toBeTruthy()
    expect(screen.getByText('minutes').tagName).toBe('STRONG')
    const kept = JSON.parse(localStorage.getItem('sous-chat') ?? '[]')
    expect(kept).toHaveLength(2)
    expect(Object.keys(kept[0]).sort()).toEqual(['content', 'id', 'role', 'timestamp'])
    expect(kept[0].role).toBe('user')
    expect(kept[1]).toMatchObject({
      role: 'assistant',
      content: 'Seven **minutes**.',
      engine: 'built-in assistant',
    })
  })

  it('is blocked while a reply is pending, and while there is nothing to send [C302 C303 C353]', async () => {
    const { response, write } = kitchen()
    fetchMock.mockResolvedValue(response)
    open()
    expect((screen.getByRole('button', { name: 'Send' }) as HTMLButtonElement).disabled).toBe(true)
    type('  \n ')
    enter()
    expect(fetchMock).not.toHaveBeenCalled()
    type('one')
    enter()
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1))
    type('two')
    enter()
    expect(chat.send('three')).toBe(false)
    expect(fetchMock).toHaveBeenCalledTimes(1)
    expect(field().value).toBe('two')
    await write(`${line('ok')}data: [DONE]\n\n`)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy())
  })

  it('inserts a line break with Shift+Enter, and ignores Enter during IME composition [C305]', () => {
    open()
    type('one')
    expect(enter({ shiftKey: true })).toBe(true)
    enter({ isComposing: true })
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('reports a failure, keeps the question and retries [C478 C479]', async () => {
    fetchMock.mockResolvedValueOnce(Response.json({ error: 'x', message: 'Closed.' }, { status: 503 }))
    open()
    type('How long for eggs?')
    enter()
    expect(
      await screen.findByText(
        "I'm sorry, I'm having trouble responding right now. Please try again in a moment.",
        { selector: 'p:not([role])' },
      ),
    ).toBeTruthy()
    expect(toastStore.get()[0]).toMatchObject({
      title: 'Failed to send message. Please try again.',
      variant: 'destructive',
    })
    expect(screen.getByText('How long for eggs?')).toBeTruthy()
    const { response, write } = kitchen()
    fetchMock.mockResolvedValueOnce(response)
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2))
    expect(sent(1)).toMatchObject({ message: 'How long for eggs?', conversation: [] })
    await write(`${line('Seven minutes.', 'small-cook')}data: [DONE]\n\n`)
    expect(await screen.findByText('Answered by small-cook')).toBeTruthy()
    expect(screen.queryByText(/having trouble/)).toBeNull()
  })

  it('keeps what had arrived when the connection is lost, and reports it', async () => {
    const { response, write, end } = kitchen()
    fetchMock.mockResolvedValueOnce(response)
    open()
    type('eggs')
    enter()
    await waitFor(() => expect(fetchMock).toHaveBeenCalled())
    await write(line('Seven '))
    await end()
    expect(await screen.findByText('This answer was cut off.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
  })

  it('stops on request', async () => {
    const { response, write } = kitchen()
    fetchMock.mockImplementationOnce(async (_url, init) => {
      init?.signal?.addEventListener('abort', () => response.body?.cancel().catch(() => {}))
      return response
    })
    open()
    type('eggs')
    enter()
    await waitFor(() => expect(fetchMock).toHaveBeenCalled())
    await write(line('Seven '))
    fireEvent.click(screen.getByRole('button', { name: 'Stop the answer' }))
    expect(fetchMock.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  })

  it('can be stopped before the first word, and asked again', async () => {
    fetchMock.mockImplementationOnce(
      (_url, init) =>
        new Promise((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')))
        }),
    )
    open()
    type('eggs')
    enter()
    await waitFor(() => expect(fetchMock).toHaveBeenCalled())
    fireEvent.click(screen.getByRole('button', { name: 'Stop the answer' }))
    expect(await screen.findByText('You stopped this answer.')).toBeTruthy()
    expect(screen.queryByText('Sous is thinking')).toBeNull()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
    expect(toastStore.get()).toEqual([])
  })

  it('sends the conversation so far, is stored on the device and can be cleared', async () => {
    for (const text of ['One.', 'Two.']) {
      const { response, write } = kitchen()
      fetchMock.mockResolvedValueOnce(response)
      act(() => void chat.send(`q${text}`))
      await write(`${line(text)}data: [DONE]\n\n`)
      await waitFor(() => expect(chat.send('')).toBe(false))
      await act(async () => {})
    }
    expect(sent(1).conversation).toEqual([
      { role: 'user', content: 'qOne.' },
      { role: 'assistant', content: 'One.' },
    ])
    chat.reread()
    open()
    const log = within(screen.getByRole('region', { name: 'Conversation' }))
    expect(log.getByText('Two.')).toBeTruthy()
    expect(log.getAllByRole('button', { name: 'Copy' })).toHaveLength(2)
    expect(log.getAllByText('Answered by the built-in assistant')).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(log.queryByText('Two.')).toBeNull()
    expect(localStorage.getItem('sous-chat')).toBeNull()
  })

  it('restores a cleared conversation on Undo, with what stood in it and a pending reply as stopped', async () => {
    const { response, write } = kitchen()
    fetchMock.mockResolvedValueOnce(response).mockResolvedValueOnce(kitchen().response)
    open()
    type('I am allergic to peanuts')
    enter()
    await write(
      `${line('Noted.')}data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }], sous: { engine: 'built-in assistant', standing: ['no peanuts'] } })}\n\ndata: [DONE]\n\n`,
    )
    await screen.findByRole('button', { name: 'Forget no peanuts' })
    type('a dinner?')
    enter()
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.queryByText('Noted.', { selector: 'section *' })).toBeNull()
    const [toast] = toastStore.get()
    expect(toast?.title).toBe('Conversation cleared')
    act(() => toast?.undo?.())
    expect(screen.getByText('Noted.', { selector: 'section *' })).toBeTruthy()
    expect(screen.getByText('a dinner?')).toBeTruthy()
    expect(screen.getByText('You stopped this answer.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Forget no peanuts' })).toBeTruthy()
    expect(JSON.parse(localStorage.getItem('sous-chat') ?? '[]')).toHaveLength(4)
  })

  it('announces a reply once it is complete', async () => {
    const { response, write } = kitchen()
    fetchMock.mockResolvedValueOnce(response)
    open()
    fireEvent.click(screen.getByRole('button', { name: 'How long do I boil eggs?' }))
    await waitFor(() => expect(fetchMock).toHaveBeenCalled())
    await write(line('**Seven** '))
    expect(screen.getByRole('status').textContent).toBe('')
    await write(`${line('minutes.')}data: [DONE]\n\n`)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Seven minutes.'))
  })

  it('handles any stored data', () => {
    localStorage.setItem('sous-chat', '[1, {"role":"system","content":"x"}, {"id":"a"}]')
    chat.reread()
    open()
    expect(screen.getByRole('list', { name: 'Questions to start with' })).toBeTruthy()
  })
})
