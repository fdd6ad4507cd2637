/** The JSON in an answer: bare, in a code fence, or surrounded by prose. Undefined when there is none. */
export function findJson(text: string): unknown {
  const fenced = /```(?:json)?\s*([\s\S]*?)```/i.exec(text)?.[1]
  for (const candidate of [text, fenced, between(text, '{', '}'), between(text, '[', ']')]) {
    if (!candidate) continue
    try {
      return JSON.parse(candidate.trim())
    } catch {
      // The next candidate may parse.
    }
  }
  return undefined
}

function between(text: string, open: string, close: string) {
  const from = text.indexOf(open)
  const to = text.lastIndexOf(close)
  return from >= 0 && to > from ? text.slice(from, to + 1) : undefined
}
