import type { z } from 'zod'
import { invalid } from './problem.ts'
import * as strings from './strings.ts'

const JSON_TYPE = /^application\/json\s*(;|$)/i

/** Each parameter once: with duplicates, which one counts would be ambiguous. */
function readQuery(url: string): Record<string, string> {
  const found = new Map<string, string>()
  for (const [name, value] of new URL(url).searchParams) {
    if (found.has(name)) throw invalid(strings.parameterTwice)
    found.set(name, value)
  }
  return Object.fromEntries(found)
}

async function readBody(request: Request): Promise<unknown> {
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength === 0) return undefined
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) throw invalid(strings.notJson)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw invalid(strings.bodyInvalid)
  }
}

/** The input of a request as parsed values: its parameters, and its body under that name. */
export async function readInput<Output>(request: Request, contract: z.ZodType<Output>): Promise<Output> {
  const sent = request.method === 'GET' ? undefined : await readBody(request)
  const { data, error, success } = contract.safeParse({ ...readQuery(request.url), body: sent })
  if (!success) throw invalid(error.issues[0]?.message ?? strings.requestInvalid)
  return data
}
