import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createQueryClient } from './query-client.ts'

// One for all pages: the next page reuses what one has fetched. The server has one per render.
const shared = typeof window === 'undefined' ? undefined : createQueryClient()

/** Wraps everything that queries the server; it is loaded with the pages that do, since the first render needs none of it. */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(() => shared ?? createQueryClient())
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
