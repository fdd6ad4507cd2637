import type { ScrapeEvent } from '#core/contracts/scraping.ts'

function readEvent(line: string): ScrapeEvent | undefined {
  if (!line.startsWith('data:')) return undefined
  try {
    const event: unknown = JSON.parse(line.slice(5))
    return typeof event === 'object' && event !== null && 'kind' in event ? (event as ScrapeEvent) : undefined
  } catch {
    return undefined
  }
}

/** The events of a watch stream as they come; ends when the server ends it. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ScrapeEvent, void, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest += decoder.decode(value, { stream: !done })
      const lines = rest.split(/\r?\n/)
      rest = done ? '' : (lines.pop() ?? '')
      for (const line of lines) {
        const event = readEvent(line)
        if (event) yield event
      }
      if (done) return
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}
