import { queryOptions, useQuery } from '@tanstack/react-query'
import { callOperator } from '#web/api/operator-access.ts'
import * as strings from './strings.ts'

const statusQuery = queryOptions({
  queryKey: ['operator-status'],
  queryFn: ({ signal }) => callOperator('operator-status', {}, signal),
  // Operators always see the current state.
  staleTime: 0,
  gcTime: 0,
  retry: false,
})

export const useOperatorStatus = () => useQuery(statusQuery)

type Health = { name: string; ok: boolean; ms: number; note: string }

/** Checks like a load balancer would: from outside, without a code. */
async function probe(name: string, path: string, signal: AbortSignal): Promise<Health> {
  const begun = performance.now()
  const done = (ok: boolean, note: string) => ({ name, ok, note, ms: Math.round(performance.now() - begun) })
  try {
    const response = await fetch(path, { signal, cache: 'no-store' })
    if (response.ok) return done(true, strings.probeAnswers)
    const body = (await response.json().catch(() => ({}))) as { message?: string }
    return done(false, body.message ?? strings.probeStatus(response.status))
  } catch (error) {
    if (signal.aborted) throw error
    return done(false, strings.probeSilent)
  }
}

export const useHealth = () =>
  useQuery({
    queryKey: ['operator-health'],
    queryFn: ({ signal }) =>
      Promise.all([
        probe(strings.serverProcess, '/healthz', signal),
        probe(strings.databaseAndMigrations, '/readyz', signal),
      ]),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
