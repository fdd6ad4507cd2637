import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PastImport } from '#web/state/own/read-imports.ts'
import { PastImports } from './past-imports.tsx'
import { PastImportsLink } from './past-imports-link.tsx'
import { PAST_IMPORTS } from './past-key.ts'

const PAST: PastImport = {
  ...{ id: 'one', at: '2026-03-04T10:00:00Z', name: 'Mealie', chosen: 48, saved: 48, photos: 0 },
  ...{ state: 'done', batches: 3, undone: false },
  ...{ kept: [], keptCount: 0, undoneAt: null, backAt: null },
}
const device = vi.hoisted(() => ({ brought: [] as string[], list: [] as unknown[], stayed: [] as unknown[] }))
vi.mock('#web/state/own/imports.ts', () => ({
  ownImports: {
    list: async () => device.list,
    bringBack: async (id: string) => {
      device.brought.push(id)
      device.list = [{ ...(device.list[0] as object), undone: false }]
      return { back: 47, photosLost: 2 }
    },
    foresee: async () => ({ removed: 48 - device.stayed.length, stayed: device.stayed }),
  },
}))

const queries = new QueryClient()
const open = (children: ReactNode) =>
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>,
  )
afterEach(() => {
  cleanup()
  queries.clear()
  Object.assign(device, { list: [], stayed: [] })
})

describe('past imports', () => {
  it('asks before an undo with the true numbers, and names what stays', async () => {
    device.list = [PAST]
    device.stayed = [{ title: 'Pesto', reason: 'edited' }]
    open(<PastImports />)
    fireEvent.click(await screen.findByRole('button', { name: 'Undo import of Mealie' }))
    expect(await screen.findByText('Remove 47 recipes?')).toBeTruthy()
    expect(screen.getByText('1 stays because you changed it: Pesto.')).toBeTruthy()
  })

  it('bring back an undone one, with the true numbers', async () => {
    device.list = [{ ...PAST, undone: true, kept: ['kept-one'], keptCount: 47 }]
    open(<PastImports />)
    expect(await screen.findByText('47 recipes can come back')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Bring it back: import of Mealie' }))
    expect((await screen.findByText('47 recipes are back')).getAttribute('role')).toBe('status')
    expect(screen.getByText(/^2 photos couldn’t come back/)).toBeTruthy()
    expect(device.brought).toEqual(['one'])
    expect(await screen.findByRole('button', { name: 'Undo import of Mealie' })).toBeTruthy()
  })

  it('offer nothing for one whose recipes are gone for good', async () => {
    device.list = [{ ...PAST, undone: true }]
    open(<PastImports />)
    expect(await screen.findByText('Undone')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('are linked from the cookbook when there are some', async () => {
    device.list = [PAST]
    open(<PastImportsLink />)
    const link = await screen.findByRole('link', { name: 'Past imports' })
    expect(link.getAttribute('href')).toBe('/import#earlier-imports')
  })

  it('are not linked when there are none', async () => {
    open(<PastImportsLink />)
    await vi.waitFor(() => expect(queries.getQueryData(PAST_IMPORTS)).toEqual([]))
    expect(screen.queryByRole('link')).toBeNull()
  })
})
