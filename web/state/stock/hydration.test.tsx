import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { stockLog } from './stock-log.ts'
import { useLeftovers } from './use-leftovers.ts'
import { useRecentlyOut } from './use-recently-out.ts'
import { useStock } from './use-stock.ts'

afterEach(() => stockLog.clear())

function Counts() {
  return <p>{[useLeftovers(), useRecentlyOut(), useStock()].map((all) => all.length).join(' ')}</p>
}

it('a returning visitor’s stock comes after the prerendered page is hydrated', async () => {
  const page = (
    <QueryClientProvider client={new QueryClient()}>
      <Counts />
    </QueryClientProvider>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(page)
  stockLog.record([
    {
      kind: 'have',
      name: 'leftover chili',
      detail: { meal: 'Chili', amount: { value: 2, unit: 'serving' }, place: 'fridge' },
    },
    { kind: 'have', name: 'milk', detail: {} },
    { kind: 'out', name: 'milk', detail: {} },
  ])
  const differences: unknown[] = []
  const app = await act(async () =>
    hydrateRoot(root, page, { onRecoverableError: (error) => differences.push(error) }),
  )
  expect(root.textContent?.startsWith('1 ')).toBe(true)
  expect(differences).toEqual([])
  act(() => app.unmount())
})
