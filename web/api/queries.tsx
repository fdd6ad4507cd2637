import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createQueryClient } from './query-client.ts'

// One for all pages: what one has read, the next need not ask for again. The server has one for each drawing.
const shared = typeof window === 'undefined' ? undefined : createQueryClient()

/** Around everything that asks the server; it comes with the pages that do, since the first render needs none of it. */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(() => shared ?? createQueryClient())
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
