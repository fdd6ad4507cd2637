import { reach } from './network.ts'
import { withOwn } from './own-answers.ts'
import { platformUrl, settings } from './settings.ts'

async function askServer<Output>(name: string, args: object, signal?: AbortSignal): Promise<Output> {
  const response = await reach(new URL(`/rest/v1/rpc/${name}`, platformUrl()), {
    method: 'POST',
    headers: { apikey: settings.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(args),
    signal,
  })
  if (!response.ok) throw Object.assign(new Error(`${name} failed.`), { status: response.status })
  return (await response.json()) as Output
}

/** Calls a public database function without loading the client library. */
export const callDatabase = <Output>(name: string, args: object, signal?: AbortSignal): Promise<Output> =>
  withOwn(name, args, (asked) => askServer<Output>(name, asked, signal), signal)
