import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSafetyStream } from '#core/assistant/safety/safety.ts'
import type { CookingAssistantInput } from '#core/contracts/cooking-assistant.ts'
import { installModel, type ModelPlan } from '#tests/support/stand-in-model.ts'
import { type ModelChat, provideModelChat } from '#web/lib/model-chat.ts'
import { browserModel } from './browser-model.ts'
import { chat } from './chat.ts'
import { ChatPanel } from './chat-panel.tsx'

const BUILT_IN = 'Answered by the built-in assistant'
const BY_MODEL = 'Answered by your browser’s model'
const fetchMock = vi.fn<typeof fetch>()
const asked: CookingAssistantInput[] = []

/** In the place of the device server: the same rules, without its data. */
async function openChat(input: CookingAssistantInput): Promise<ModelChat> {
  asked.push(input)
  const safety = createSafetyStream(input.message)
  return {
    brief: {
      text: 'Seven minutes, says the table.',
      standing: [],
      prompt: { system: 'Cook.', messages: [{ role: 'user', content: input.message }] },
      short: { role: 'user', content: input.message },
    },
    check: async (piece) => safety.push(piece),
    end: async () => safety.end(),
    close: () => {},
  }
}

const open = () =>
  render(
    <MemoryRouter>
      <ChatPanel onClose={() => {}} />
    </MemoryRouter>,
  )
const toggle = () => screen.findByRole('switch', { name: 'Use your browser’s model' })
const isOn = async () => ((await toggle()) as HTMLInputElement).checked
const log = () => within(screen.getByRole('region', { name: 'Conversation' }))
const ask = (text: string) => {
  const field = screen.getByRole('textbox', { name: 'Your question' })
  fireEvent.change(field, { target: { value: text } })
  fireEvent.keyDown(field, { key: 'Enter' })
}
/** A chat of a device where the model is on already. */
async function openOn(given: Partial<ModelPlan> = {}) {
  localStorage.setItem('sous-browser-model', 'true')
  browserModel.reread()
  const plan = installModel(given)
  open()
  await toggle()
  return plan
}

beforeEach(() => {
  localStorage.clear()
  chat.reread()
  browserModel.reread()
  asked.length = 0
  fetchMock.mockReset()
  vi.stubGlobal('fetch', fetchMock)
  provideModelChat(openChat)
})
afterEach(() => {
  cleanup()
  chat.clear()
  browserModel.turnOff()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, 'LanguageModel')
  Reflect.deleteProperty(globalThis, 'modelPlan')
})

describe('the switch', () => {
  it('is absent without a model, and where the browser has none to offer', async () => {
    open()
    await act(async () => {})
    expect(screen.queryByRole('switch')).toBeNull()
    cleanup()
    installModel({ availability: 'unavailable' })
    open()
    await act(async () => {})
    await act(async () => {})
    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('is off at first, shows the download, and is remembered', async () => {
    installModel({ availability: 'downloadable', gapMs: 20 })
    open()
    expect(await isOn()).toBe(false)
    expect(screen.getByText(/your questions stay here/)).toBeTruthy()
    fireEvent.click(await toggle())
    const bar = await screen.findByRole('progressbar', { name: 'Model download' })
    await waitFor(() => expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0))
    await waitFor(() => expect(localStorage.getItem('sous-browser-model')).toBe('true'))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    browserModel.reread()
    cleanup()
    open()
    expect(await isOn()).toBe(true)
    fireEvent.click(await toggle())
    expect(localStorage.getItem('sous-browser-model')).toBeNull()
  })

  it('cancels the download, and stays off', async () => {
    const plan = installModel({ availability: 'downloadable', gapMs: 30 })
    open()
    fireEvent.click(await toggle())
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText(/^Download canceled\./)).toBeTruthy()
    expect(await isOn()).toBe(false)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(plan.sessions.every(({ destroyed }) => destroyed)).toBe(true)
    expect(localStorage.getItem('sous-browser-model')).toBeNull()
  })

  it.each([
    ['NotAllowedError', undefined, /didn’t allow its model/],
    ['QuotaExceededError', undefined, /isn’t enough space/],
    ['OperationError', 'The device does not have enough disk space.', /isn’t enough space/],
    ['NotSupportedError', undefined, /can’t run its model here/],
    ['NotSupportedError', 'This language is not supported.', /doesn’t support this language/],
    ['NetworkError', undefined, /The download failed/],
    ['AbortError', undefined, /The download failed/],
    ['UnknownError', undefined, /model failed/],
  ])('reports a download that ends with %s (%s), and stays off', async (name, message, words) => {
    installModel({ availability: 'downloadable', createFails: { name, message } })
    open()
    fireEvent.click(await toggle())
    expect((await screen.findByText(words)).textContent).toContain('The built-in assistant answers.')
    expect(await isOn()).toBe(false)
  })

  it('offers a new download when the browser removed the model', async () => {
    const plan = await openOn({ availability: 'downloadable' })
    expect(await screen.findByText(/no longer on this device/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Download again' }))
    await waitFor(() => expect(plan.availability).toBe('available'))
    await waitFor(() => expect(screen.queryByText(/no longer on this device/)).toBeNull())
    expect(await isOn()).toBe(true)
  })
})

describe('an answer of the browser’s model', () => {
  it('is streamed, named, and sends nothing to the server', async () => {
    await openOn({ answers: [['Boil them ', 'for seven minutes. ', 'Then cool them.']] })
    ask('How long for eggs?')
    expect(await log().findByText(BY_MODEL)).toBeTruthy()
    expect(log().getByText('Boil them for seven minutes. Then cool them.')).toBeTruthy()
    expect(fetchMock).not.toHaveBeenCalled()
    ask('And soft?')
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked[1]?.conversation).toHaveLength(2)
  })

  it('loses its unsafe sentences', async () => {
    await openOn({ answers: [['Chicken is done at 120 °F. ', 'Rest it.']] })
    ask('How hot should chicken be inside?')
    await log().findByText(BY_MODEL)
    expect(log().queryByText(/120/)).toBeNull()
    expect(log().getByText(/165/)).toBeTruthy()
  })

  it('never delays help in an emergency', async () => {
    const plan = await openOn()
    ask('I ate peanuts and my throat is swelling')
    expect(await log().findByText(BUILT_IN)).toBeTruthy()
    expect(log().getByText(/Call 911/)).toBeTruthy()
    expect(plan.sessions).toHaveLength(0)
    expect(asked).toHaveLength(0)
  })

  it.each([
    ['NotAllowedError', undefined, /didn’t allow its model/],
    ['NotSupportedError', 'An untested language.', /doesn’t support this language/],
    ['QuotaExceededError', undefined, /too long for your browser’s model/],
    ['AbortError', undefined, /no longer on this device/],
  ])('is replaced by the built-in one when the model fails with %s (%s)', async (name, message, words) => {
    await openOn({ answerFails: { after: 0, name, message } })
    ask('How long for eggs?')
    expect(await log().findByText('Seven minutes, says the table.')).toBeTruthy()
    expect(await log().findByText(BUILT_IN)).toBeTruthy()
    expect(log().getByText(words)).toBeTruthy()
    expect(log().getByText('How long for eggs?')).toBeTruthy()
    expect(await isOn()).toBe(true)
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('keeps what was written when the model fails midway, and can be asked again', async () => {
    const plan = await openOn({
      answers: [['Boil them first. ', 'Then'], ['Seven minutes.']],
      answerFails: { after: 1, name: 'UnknownError' },
    })
    ask('How long for eggs?')
    expect(await log().findByText('This answer was cut off.')).toBeTruthy()
    expect(log().getByText('Boil them first.')).toBeTruthy()
    expect(log().getByText(/model failed/)).toBeTruthy()
    plan.answerFails = undefined
    fireEvent.click(log().getByRole('button', { name: 'Try Again' }))
    expect(await log().findByText('Seven minutes.')).toBeTruthy()
    expect(log().queryByText(/model failed/)).toBeNull()
  })

  it('stops on request, and keeps what was written', async () => {
    const plan = await openOn({ answers: [['Boil them. ', ...Array(200).fill('Stir. ')]], gapMs: 10 })
    ask('How long for eggs?')
    await log().findByText(/Boil them\./)
    fireEvent.click(screen.getByRole('button', { name: 'Stop the answer' }))
    expect(await log().findByText('You stopped this answer.')).toBeTruthy()
    expect(log().getByText(/Boil them\./)).toBeTruthy()
    await waitFor(() => expect(plan.sessions[0]?.destroyed).toBe(true))
  })
})
