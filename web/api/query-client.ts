import { QueryCache, QueryClient } from '@tanstack/react-query'
import { untilBack } from './network.ts'

const QUERY_RETRIES = 3
const QUERY_GC_MS = 5 * 60_000
const MAX_BACK_OFF_MS = 30_000

/** 1, 2, 4, 8 … seconds, never more than 30. */
const queryBackOff = (attempt: number): number => Math.min(1000 * 2 ** attempt, MAX_BACK_OFF_MS)

/** A mistake in the request stays a mistake; only trouble on the way or on the server is worth another try. */
function isWorthRetrying(error: unknown): boolean {
  // The device answers what it can; for the rest nobody should wait. Back online, it is asked again.
  if (globalThis.navigator?.onLine === false) return false
  const status = (error as { status?: unknown } | null)?.status
  if (typeof status !== 'number' || status === 0) return true
  return status >= 500 || status === 408 || status === 429
}

/** Whoever looks at an error because the server was away need not tap: it goes on by itself. */
const askAgain = (client: QueryClient) =>
  client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: async (error) => {
        if (isWorthRetrying(error) && (await untilBack())) await askAgain(client)
      },
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < QUERY_RETRIES && isWorthRetrying(error),
        retryDelay: queryBackOff,
        gcTime: QUERY_GC_MS,
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        // Without a network the service worker answers, so a query never waits for one.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}
