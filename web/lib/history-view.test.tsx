import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { useHistoryView } from './history-view.ts'

/** The hook on a page that was reached from home, and the router around it. */
function open(state: unknown = null) {
  let page: ReactNode
  const router = createMemoryRouter(
    [
      { path: '/', element: null },
      { path: '/page', Component: () => page },
    ],
    { initialEntries: ['/', { pathname: '/page', state }], initialIndex: 1 },
  )
  const { result } = renderHook(() => useHistoryView<'camera' | 'photos'>(), {
    wrapper: ({ children }) => {
      page = children
      return <RouterProvider router={router} />
    },
  })
  const at = () => router.state.location.pathname
  return { result, router, at }
}

it('is closed by Back, and by its own button, which leave the page open', async () => {
  const { result, router, at } = open()
  act(() => result.current.show('camera'))
  await waitFor(() => expect(result.current.view).toBe('camera'))
  await act(() => router.navigate(-1))
  expect(result.current.view).toBeUndefined()
  act(() => result.current.show('camera'))
  await waitFor(() => expect(result.current.view).toBe('camera'))
  act(() => result.current.close())
  await waitFor(() => expect(result.current.view).toBeUndefined())
  expect(at()).toBe('/page')
})

it('takes over the entry of another view, and its way back', async () => {
  const { result, at } = open()
  act(() => result.current.show('camera'))
  await waitFor(() => expect(result.current.view).toBe('camera'))
  act(() => result.current.show('photos', {}))
  await waitFor(() => expect(result.current.view).toBe('photos'))
  act(() => result.current.close())
  await waitFor(() => expect(result.current.view).toBeUndefined())
  expect(at()).toBe('/page')
})

it('that another page asked for leads back to that page, or stays when hidden', async () => {
  const first = open({ isScanning: true })
  act(() => first.result.current.show('camera', { hasBefore: true }))
  await waitFor(() => expect(first.result.current.view).toBe('camera'))
  act(() => first.result.current.close())
  await waitFor(() => expect(first.at()).toBe('/'))

  const second = open({ isScanning: true })
  act(() => second.result.current.show('camera', { hasBefore: true }))
  await waitFor(() => expect(second.result.current.view).toBe('camera'))
  act(() => second.result.current.hide())
  await waitFor(() => expect(second.result.current.view).toBeUndefined())
  expect(second.at()).toBe('/page')
})

it('of an earlier visit is closed', () => {
  const { result } = open({ view: { name: 'camera', visit: 'earlier', hasBefore: true } })
  expect(result.current.view).toBeUndefined()
})
