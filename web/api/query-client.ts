import { QueryCache, QueryClient } from '@tanstack/react-query'
import { untilBack } from './network.ts'

const QUERY_RETRIES = 3
const QUERY_GC_MS = 5 * 60_000
const MAX_BACK_OFF_MS = 30_000

/** 1, 2, 4, 8 … seconds, never more than 30. */
const queryBackOff = (attempt: number): number => Math.min(1000 * 2 ** attempt, MAX_BACK_OFF_MS)

/** An invalid request stays invalid; only network and server errors are worth a retry. */
function isWorthRetrying(error: unknown): boolean {
  // The device answers what it can; for the rest, fail fast. It is fetched again once online.
  if (globalThis.navigator?.onLine === false) return false
  const status = (error as { status?: unknown } | null)?.status
  if (typeof status !== 'number' || status === 0) return true
  return status >= 500 || status === 408 || status === 429
}

/** After an error because the server was unreachable, retry automatically, without a tap. */
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
        // While offline the service worker answers, so a query never waits for the network.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}
