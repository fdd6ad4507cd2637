/** Sends one event for each value; a disconnecting client cancels the work. */
export function eventStream(values: AsyncGenerator<string, void, void>, onLeave: () => void): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await values.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(`data: ${value}\n\n`))
    },
    async cancel() {
      onLeave()
      await values.return()
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      // Prevents proxies from buffering the stream.
      'x-accel-buffering': 'no',
    },
  })
}
