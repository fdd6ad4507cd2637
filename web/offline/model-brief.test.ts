import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { readWordTable } from '#core/text/word-table.ts'
import { createDeviceServer, type DeviceServer } from './device-server.ts'

let device: DeviceServer
beforeAll(() => {
  const { buffer, byteOffset, byteLength } = readFileSync('content/assistant/sous-words.bin')
  const words = readWordTable(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)
  device = createDeviceServer({ rows: [], rowOf: async () => undefined, words: async () => words })
})

const brief = async (message: string, more: object = {}, profile: object = {}) => {
  const briefed = await device.brief({ message, ...more }, profile)
  if (!briefed) throw new Error('There is no brief.')
  return briefed
}
const said = (role: 'user' | 'assistant', content: string) => ({ role, content })

describe('the brief for the browser’s model', () => {
  it('has the built-in answer as ground, and as the answer without a model', async () => {
    const { text, prompt, short } = (await brief('How hot should chicken be inside?')).brief
    expect(text).toContain('165')
    for (const last of [prompt.messages.at(-1), short]) {
      expect(last?.content).toContain('165')
      expect(last?.content.endsWith('How hot should chicken be inside?')).toBe(true)
    }
    expect(prompt.system).not.toContain('Call the tools')
  })

  it('knows the user’s own kitchen, as the server does', async () => {
    const chicken = {
      name: 'chicken breast',
      until: '2026-11-17',
      days: -1,
      safety: true,
      unsafe: true,
      printed: false,
      place: 'fridge',
      leftovers: false,
      maybe_gone: false,
      amount: null,
    }
    const message = 'can I still cook my chicken tonight?'
    const { text, prompt } = (await brief(message, { kitchen: [chicken] })).brief
    expect(text).toMatch(/^Don’t eat your chicken breast/)
    expect(prompt.messages.at(-1)?.content).toContain('"not_safe_to_eat":["chicken breast"]')
    const body = JSON.stringify({ message, conversation: [], kitchen: [chicken] })
    const answer = await device.answer({ method: 'POST', path: '/functions/v1/cooking-assistant', body }, {})
    expect(answer?.body).toContain('Don’t eat your')
  })

  it('keeps limits of the profile and of any earlier turn, however long ago', async () => {
    const conversation = [
      said('user', 'I am allergic to peanuts and kiwi.'),
      ...Array.from({ length: 80 }, (_, at) => said(at % 2 ? 'user' : 'assistant', 'Go on.')),
    ]
    const { prompt } = (await brief('A quick dinner?', { conversation }, { diets: ['vegan'] })).brief
    expect(prompt.system).toContain('Never suggest or use: peanuts, kiwi.')
    expect(prompt.system).toContain('Everything must be: vegan.')
    expect(JSON.stringify(prompt.messages)).not.toContain('allergic')
  })

  it('removes unsafe sentences while the answer is written', async () => {
    const { safety } = await brief('How hot should chicken be inside?')
    const text = `${safety.push('Chicken is done at 120 °F. Serve ')}${safety.push('it hot.')}${safety.end()}`
    expect(text).not.toContain('120')
    expect(text).toContain('165')
    expect(text).toContain('Serve it hot.')
  })

  it('warns of what the user avoids', async () => {
    const { safety } = await brief('A quick dinner?', {}, { allergies: ['peanuts'] })
    expect(`${safety.push('Make pad thai.')}${safety.end()}`).toMatch(/contains peanuts, which you avoid\.$/)
  })

  it('keeps only links that it was given', async () => {
    const { safety, brief: given } = await brief('What can I use instead of buttermilk?')
    const [, own = ''] = /\]\((\/[^)]+)\)/.exec(given.text) ?? []
    expect(own).not.toBe('')
    const answer = `See [swaps](${own}) or [Soup](/recipe/made-up) or [more](https://evil.example).`
    expect(`${safety.push(answer)}${safety.end()}`).toBe(`See [swaps](${own}) or Soup or more.`)
  })

  it('refuses an input that the contract refuses', async () => {
    for (const input of [null, {}, { message: '' }, { message: 'x'.repeat(5000) }])
      expect(await device.brief(input, {})).toBeUndefined()
  })
})
