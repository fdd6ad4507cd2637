import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addDays } from '#core/stock/day.ts'
import { SAMPLE_FACTS } from '#core/stock/sample-stock.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { factStore } from '#web/state/stock/fact-store.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { ThrowOut } from './throw-out.tsx'

const clear = () => {
  stockLog.clear()
  pantryStore.clear()
  factStore.clear()
}
beforeEach(() => {
  clear()
  vi.stubGlobal('fetch', async () => Response.json({ facts: SAMPLE_FACTS }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  clear()
})

it('names what is no longer safe, once the dates are known', async () => {
  stockLog.record([
    { kind: 'bought', name: 'chicken', detail: { bought: addDays(localDay(), -6) } },
    { kind: 'bought', name: 'milk' },
  ])
  await act(async () => {
    render(
      <MemoryRouter>
        <Suspense>
          <ThrowOut />
        </Suspense>
      </MemoryRouter>,
    )
  })
  expect(await screen.findByText('No longer safe, throw out: chicken.')).toBeTruthy()
  await act(async () => stockLog.record([{ kind: 'out', name: 'chicken', detail: { why: 'wasted' } }]))
  expect(screen.queryByText(/throw out/)).toBeNull()
})
