import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSafetyStream } from '#core/assistant/safety/safety.ts'
import type { CookingAssistantInput } from '#core/contracts/cooking-assistant.ts'
import { installModel, type ModelPlan } from '#tests/support/stand-in-model.ts'
import { provideModelChat } from '#web/lib/model-chat.ts'
import { browserModel } from './browser-model.ts'
import { chat } from './chat.ts'
import { ChatPanel } from './chat-panel.tsx'
import { photos } from './photos.ts'

const BUILT_IN = 'Answered by the built-in assistant'
const BY_MODEL = 'Answered by your browser’s model'
const QUESTION = 'What is this, and what can I cook with it?'
const fetchMock = vi.fn<typeof fetch>()
const asked: CookingAssistantInput[] = []
/** Pixels of the pictures that were encoded. */
const encoded: [number, number][] = []
const revoked: string[] = []

const open = () =>
  render(
    <MemoryRouter>
      <ChatPanel onClose={() => {}} />
    </MemoryRouter>,
  )
const log = () => within(screen.getByRole('region', { name: 'Conversation' }))
const field = () => screen.getByRole('textbox', { name: 'Your question' })
const add = () => screen.findByRole('button', { name: 'Add a photo' })
const send = () => screen.getByRole('button', { name: 'Send' }) as HTMLButtonElement
const preview = () => screen.findByAltText('Your next question is about this')
const file = (type = 'image/png', size = 10) => {
  const made = new File(['x'], 'leek', { type })
  Object.defineProperty(made, 'size', { value: size })
  return made
}
const choose = (one = file()) =>
  fireEvent.change(screen.getByLabelText('Photo for your question'), { target: { files: [one] } })
/** A chat of a device where the model is on already. */
function openOn(given: Partial<ModelPlan> = {}) {
  localStorage.setItem('sous-browser-model', 'true')
  browserModel.reread()
  const plan = installModel(given)
  open()
  return plan
}

beforeEach(() => {
  localStorage.clear()
  chat.reread()
  browserModel.reread()
  asked.length = encoded.length = revoked.length = 0
  fetchMock.mockReset()
  vi.stubGlobal('fetch', fetchMock)
  // jsdom neither decodes nor draws pictures.
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close() {} }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect() {},
    drawImage() {},
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    encoded.push([this.width, this.height])
    done(new Blob(['jpeg'], { type: 'image/jpeg' }))
  })
  let urls = 0
  URL.createObjectURL = () => `blob:photo-${++urls}`
  URL.revokeObjectURL = (url) => void revoked.push(url)
  provideModelChat(async (input) => {
    asked.push(input)
    const safety = createSafetyStream(input.message)
    const turn = { role: 'user' as const, content: input.message }
    return {
      brief: {
        text: 'Says the table.',
        standing: [],
        prompt: { system: 'Cook.', messages: [turn] },
        short: turn,
      },
      check: async (piece) => safety.push(piece),
      end: async () => safety.end(),
      close: () => {},
    }
  })
})
afterEach(() => {
  cleanup()
  chat.clear()
  photos.remove()
  browserModel.turnOff()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  for (const name of ['createObjectURL', 'revokeObjectURL']) Reflect.deleteProperty(URL, name)
  for (const name of ['LanguageModel', 'modelPlan']) Reflect.deleteProperty(globalThis, name)
})

describe('the button for a photo', () => {
  it('is absent where the model takes text alone, and while the model is off', async () => {
    localStorage.setItem('sous-browser-model', 'true')
    browserModel.reread()
    installModel({ images: 'unavailable' })
    const { LanguageModel } = globalThis as unknown as { LanguageModel: { availability: () => unknown } }
    const asksFor = vi.spyOn(LanguageModel, 'availability')
    open()
    const text = { type: 'text', languages: ['en'] }
    await waitFor(() =>
      expect(asksFor).toHaveBeenCalledWith({
        expectedInputs: [text, { type: 'image' }],
        expectedOutputs: [text],
      }),
    )
    await act(async () => {})
    expect(screen.queryByRole('button', { name: 'Add a photo' })).toBeNull()
    cleanup()
    localStorage.clear()
    browserModel.reread()
    installModel()
    open()
    await screen.findByRole('switch')
    await act(async () => {})
    expect(screen.queryByRole('button', { name: 'Add a photo' })).toBeNull()
    fireEvent.click(screen.getByRole('switch'))
    expect(await add()).toBeTruthy()
  })

  it('offers a download where the browser looks at photos only after one', async () => {
    const plan = openOn({ images: 'downloadable' })
    fireEvent.click(await add())
    fireEvent.click(await screen.findByRole('button', { name: 'Download' }))
    await waitFor(() => expect(plan.images).toBe('available'))
    expect(plan.sessions.map(({ inputs }) => inputs)).toEqual([['text', 'image']])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Download' })).toBeNull())
  })
})

describe('a chosen photo', () => {
  it('is scaled to 1024 pixels, shown, replaced and removed', async () => {
    openOn()
    await add()
    expect(send().disabled).toBe(true)
    choose()
    expect((await preview()).getAttribute('src')).toBe('blob:photo-1')
    expect(encoded).toEqual([[1024, 768]])
    expect(send().disabled).toBe(false)
    expect(screen.getByRole('button', { name: 'Change the photo' })).toBeTruthy()
    choose()
    await waitFor(async () => expect((await preview()).getAttribute('src')).toBe('blob:photo-2'))
    expect(revoked).toEqual(['blob:photo-1'])
    fireEvent.click(screen.getByRole('button', { name: 'Remove the photo' }))
    expect(document.activeElement).toBe(await add())
    expect(revoked).toEqual(['blob:photo-1', 'blob:photo-2'])
    expect(send().disabled).toBe(true)
  })

  it.each([
    ['text/plain', 10, /isn’t an image/],
    ['image/png', 20_000_001, /larger than 20 MB/],
  ])('is refused as %s of %i bytes', async (type, size, words) => {
    openOn()
    await add()
    choose(file(type, size))
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByAltText('Your next question is about this')).toBeNull()
    expect(encoded).toEqual([])
    choose(file('image/png', 20_000_000))
    expect(await preview()).toBeTruthy()
    expect(screen.queryByText(words)).toBeNull()
  })

  it('is refused when the browser can’t decode it', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('No.', 'InvalidStateError')))
    openOn()
    await add()
    choose()
    expect(await screen.findByText(/can’t open this photo/)).toBeTruthy()
  })

  it('holds back the question until it is ready', async () => {
    let decode = (_: object) => {}
    vi.stubGlobal('createImageBitmap', () => new Promise((resolve) => (decode = resolve)))
    openOn()
    await add()
    fireEvent.change(field(), { target: { value: 'What is this?' } })
    choose()
    expect(send().disabled).toBe(true)
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(log().queryByText('What is this?')).toBeNull()
    await act(async () => decode({ width: 10, height: 10, close() {} }))
    await waitFor(() => expect(send().disabled).toBe(false))
  })
})

describe('a question with a photo', () => {
  const askAbout = async (text: string) => {
    await add()
    choose()
    await preview()
    fireEvent.change(field(), { target: { value: text } })
    fireEvent.click(send())
  }

  it('shows the photo to the model, and neither sends nor stores it', async () => {
    const plan = openOn({ answers: [['A leek. ', 'Braise it.']] })
    await askAbout('')
    expect(await log().findByText(BY_MODEL)).toBeTruthy()
    expect(log().getByText('A leek. Braise it.')).toBeTruthy()
    expect(log().getByText(QUESTION)).toBeTruthy()
    expect(log().getByAltText('What you asked about').getAttribute('src')).toBe('blob:photo-1')
    expect(screen.queryByAltText('Your next question is about this')).toBeNull()
    expect(asked.map(({ message }) => message)).toEqual([QUESTION])
    expect(plan.sessions[0]?.inputs).toEqual(['text', 'image'])
    expect(plan.sessions[0]?.asked[0]?.[0]?.content).toEqual([
      { type: 'text', value: QUESTION },
      { type: 'image', value: expect.any(Blob) },
    ])
    expect(fetchMock).not.toHaveBeenCalled()
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/blob:|base64|data:/)
  })

  it('is named in the log after a reload, and asks for the photo when it is asked again', async () => {
    openOn({ answers: [['A leek. ', 'Then']], answerFails: { after: 1, name: 'UnknownError' } })
    await askAbout('What is this?')
    await log().findByText('This answer was cut off.')
    cleanup()
    photos.keepOnly([])
    chat.reread()
    open()
    expect(log().getByText('Photo')).toBeTruthy()
    expect(log().queryByAltText('What you asked about')).toBeNull()
    fireEvent.click(log().getByRole('button', { name: 'Try Again' }))
    expect(await log().findByText(/photo is no longer here/)).toBeTruthy()
    expect(log().getByText(BUILT_IN)).toBeTruthy()
  })

  it('is shown again when it is asked again on the same page', async () => {
    const plan = openOn({
      answers: [['A', 'B'], ['A leek.']],
      answerFails: { after: 1, name: 'UnknownError' },
    })
    await askAbout('What is this?')
    await log().findByText(/model failed/)
    plan.answerFails = undefined
    // The built-in answer has no button to ask again; the chat has.
    act(() => chat.retry())
    expect(await log().findByText('A leek.')).toBeTruthy()
    expect(plan.sessions.at(-1)?.inputs).toEqual(['text', 'image'])
  })

  it('is answered by the built-in assistant when the model refuses the photo', async () => {
    openOn({ answerFails: { after: 0, name: 'NotSupportedError' } })
    await askAbout('How long for leeks?')
    expect(await log().findByText('Says the table.')).toBeTruthy()
    expect(log().getByText(/couldn’t look at this photo/)).toBeTruthy()
    expect(log().getByText(BUILT_IN)).toBeTruthy()
    expect(asked.map(({ message }) => message)).toEqual(['How long for leeks?'])
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('gets the warnings of text, and one for what may be wild', async () => {
    openOn({ answers: [['These are chanterelles. ', 'Chicken is done at 120 °F.']] })
    await askAbout('What goes with chicken?')
    await log().findByText(BY_MODEL)
    expect(log().getByText(/local expert/)).toBeTruthy()
    expect(log().queryByText(/120/)).toBeNull()
  })

  it('is not taken along by a suggested question, nor to the server', async () => {
    const plan = openOn()
    await add()
    choose()
    await preview()
    fireEvent.click(
      within(screen.getByRole('list', { name: 'Questions to start with' })).getAllByRole('button')[0]!,
    )
    await log().findByText(BY_MODEL)
    expect(plan.sessions[0]?.inputs).toEqual(['text'])
    expect(await preview()).toBeTruthy()
    fireEvent.click(screen.getByRole('switch'))
    expect(screen.queryByAltText('Your next question is about this')).toBeNull()
    fetchMock.mockResolvedValue(
      new Response('data: {"choices":[{"delta":{"content":"Hi."}}]}\n\ndata: [DONE]\n\n'),
    )
    fireEvent.change(field(), { target: { value: 'And now?' } })
    fireEvent.click(send())
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1))
    expect(String(fetchMock.mock.calls[0]?.[1]?.body)).not.toContain('photo')
  })

  it('frees the photos when the conversation is cleared', async () => {
    openOn()
    await askAbout('What is this?')
    await log().findByText(BY_MODEL)
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(revoked).toEqual(['blob:photo-1'])
  })
})
