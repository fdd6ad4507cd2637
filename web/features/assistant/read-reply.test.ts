import { describe, expect, it } from 'vitest'
import { readReply } from './read-reply.ts'

const encoder = new TextEncoder()
const streamOf = (pieces: (string | Uint8Array)[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
      controller.close()
    },
  })
const read = async (pieces: (string | Uint8Array)[]) => {
  let text = ''
  for await (const part of readReply(streamOf(pieces))) text += part.text
  return text
}
const chunk = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`

describe('reply stream', () => {
  it('is assembled from its data lines until [DONE] [C412 C413 C414]', async () => {
    expect(await read([chunk('Seven '), chunk('minutes.'), 'data: [DONE]\n\n', chunk('never')])).toBe(
      'Seven minutes.',
    )
  })

  it('may be split anywhere, even inside a character', async () => {
    const bytes = encoder.encode(`${chunk('Crème brûlée, 74 °C')}data: [DONE]\n\n`)
    expect(await read([...bytes].map((byte) => new Uint8Array([byte])))).toBe('Crème brûlée, 74 °C')
  })

  it('treats lines that are not JSON as plain text [C415]', async () => {
    expect(await read(['data: Boil them. \n', 'data: {"not json\n', 'plain\n', 'data: [DONE]'])).toBe(
      'Boil them. {"not jsonplain',
    )
  })

  it('ignores comments, events and empty lines, which the format allows', async () => {
    expect(
      await read([': hello\n', 'event: x\r\n', '\r\n', chunk('ok'), 'data: {}\n', 'data: [DONE]\n']),
    ).toBe('ok')
  })

  it('detects a reply that ended early', async () => {
    await expect(read([chunk('Seven ')])).rejects.toThrow()
  })

  it('hears who answers, and that the answer broke off', async () => {
    const line = { choices: [{ delta: {}, finish_reason: 'error' }], sous: { engine: 'small-cook' } }
    const parts = []
    for await (const part of readReply(streamOf([`data: ${JSON.stringify(line)}\n`, 'data: [DONE]'])))
      parts.push(part)
    expect(parts).toEqual([{ text: '', engine: 'small-cook', broken: true }])
  })
})
