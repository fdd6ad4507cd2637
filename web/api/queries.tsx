import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { onOwnChange } from './own-answers.ts'
import { createQueryClient } from './query-client.ts'

// One for all pages: the next page reuses what one has fetched. The server has one per render.
const shared = typeof window === 'undefined' ? undefined : createQueryClient()

/** First parts of the keys of queries whose answers own recipes are merged into. */
const WITH_OWN = new Set([
  ...['collection', 'cuisines', 'home-strip', 'guide-recipes', 'similar-recipes'],
  ...['next-purchase', 'score-recipes', 'recipe-details'],
  ...['plan-outlook', 'plan-list', 'plan-others', 'plan-search', 'plan-leftovers'],
])

/** And of those about one of them. */
const OF_OWN = [['own-facts'], ['own-cover']]

onOwnChange((isGone) => {
  const filter = {
    predicate: ({ queryKey: [first] }: { queryKey: readonly unknown[] }) => WITH_OWN.has(String(first)),
  }
  void (isGone ? shared?.resetQueries(filter) : shared?.invalidateQueries(filter))
  if (isGone) for (const queryKey of OF_OWN) shared?.removeQueries({ queryKey })
})

/** Wraps everything that queries the server; it is loaded with the pages that do, since the first render needs none of it. */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(() => shared ?? createQueryClient())
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
