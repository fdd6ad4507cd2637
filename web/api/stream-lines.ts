/** The lines of a body as they arrive. Ending the iteration aborts the request. */
export async function* streamLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest += decoder.decode(value, { stream: !done })
      const lines = rest.split(/\r?\n/)
      rest = done ? '' : (lines.pop() ?? '')
      yield* lines
      if (done) return
    }
  } finally {
    reader.cancel().catch(() => {})
  }
}
