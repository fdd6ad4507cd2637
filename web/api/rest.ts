import { reach } from './network.ts'
import { platformUrl, settings } from './settings.ts'

/** Reads a public table without loading the client library; for data that every visitor may see. */
export async function readTable<Row>(
  table: string,
  query: Record<string, string>,
  signal?: AbortSignal,
): Promise<Row[]> {
  const address = new URL(`/rest/v1/${table}`, platformUrl())
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  const response = await reach(address, { headers: { apikey: settings.publishableKey }, signal })
  if (!response.ok) throw Object.assign(new Error(`Reading ${table} failed.`), { status: response.status })
  return (await response.json()) as Row[]
}
