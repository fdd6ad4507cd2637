import type { ScrapeEvent } from '#core/contracts/scrape-results.ts'
import { streamLines } from '#web/api/stream-lines.ts'

function readEvent(line: string): ScrapeEvent | undefined {
  if (!line.startsWith('data:')) return undefined
  try {
    const event: unknown = JSON.parse(line.slice(5))
    return typeof event === 'object' && event !== null && 'kind' in event ? (event as ScrapeEvent) : undefined
  } catch {
    return undefined
  }
}

/** The events of a watch stream as they arrive; ends when the server ends it. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ScrapeEvent, void, void> {
  for await (const line of streamLines(body)) {
    const event = readEvent(line)
    if (event) yield event
  }
}
