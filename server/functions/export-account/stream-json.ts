/** One JSON object: short fields first, then long lists that are read while they are written. */
async function* written(
  short: object,
  lists: Record<string, AsyncIterable<unknown>>,
): AsyncGenerator<string> {
  yield JSON.stringify(short).slice(0, -1)
  for (const [name, items] of Object.entries(lists)) {
    let before = `,${JSON.stringify(name)}:[`
    for await (const item of items) {
      yield before + JSON.stringify(item)
      before = ','
    }
    yield before === ',' ? ']' : `${before}]`
  }
  yield '}'
}

/** As fast as the reader takes it: nothing is read ahead of a slow connection. */
export function streamJson(short: object, lists: Record<string, AsyncIterable<unknown>>): ReadableStream {
  const parts = written(short, lists)
  const encoder = new TextEncoder()
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      cancel: async () => {
        await parts.return(undefined)
      },
    },
    { highWaterMark: 1 },
  )
}
