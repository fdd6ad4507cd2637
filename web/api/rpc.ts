import { reach } from './network.ts'
import { platformUrl, settings } from './settings.ts'

/** Calls a public database function without loading the client library. */
export async function callDatabase<Output>(
  name: string,
  args: object,
  signal?: AbortSignal,
): Promise<Output> {
  const response = await reach(new URL(`/rest/v1/rpc/${name}`, platformUrl()), {
    method: 'POST',
    headers: { apikey: settings.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(args),
    signal,
  })
  if (!response.ok) throw Object.assign(new Error(`${name} failed.`), { status: response.status })
  return (await response.json()) as Output
}
