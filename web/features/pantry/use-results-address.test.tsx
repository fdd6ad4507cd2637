import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, Router } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { useResultsAddress } from './use-results-address.ts'

const at = (address: string) => ({
  wrapper: ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  ),
})
afterEach(cleanup)

describe('address of the results', () => {
  it('keeps what was chosen just before a search ended', () => {
    const { result } = renderHook(useResultsAddress, at('/matched-recipes?difficulty=easy'))
    // Both before the page is shown again.
    act(() => {
      result.current.setOrder('score')
      result.current.keep({ recipes: [], ingredients: ['egg'], order: 'ready' })
    })
    expect(result.current.order).toBe('score')
    expect(result.current.filters.difficulty).toBe('easy')
  })

  it('takes two filters chosen in quick succession', () => {
    const { result } = renderHook(useResultsAddress, at('/matched-recipes?difficulty=easy&time=quick'))
    act(() => {
      result.current.setFilters({ difficulty: 'all' })
      result.current.setFilters({ time: 'all' })
    })
    expect(result.current.filters).toMatchObject({ difficulty: 'all', time: 'all' })
  })

  it('takes a filter that is chosen while the page still shows an earlier one', () => {
    const asked: string[] = []
    const go = (to: unknown) => void asked.push((to as { search: string }).search)
    const navigator = { push: go, replace: go, go: () => {}, createHref: String }
    let search = '?difficulty=easy&time=quick&cuisine=mexican'
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Router location={`/matched-recipes${search}`} navigator={navigator as never}>
        {children}
      </Router>
    )
    const { result, rerender } = renderHook(useResultsAddress, { wrapper })
    result.current.setFilters({ difficulty: 'all' })
    result.current.setFilters({ time: 'all' })
    search = asked[0] ?? ''
    rerender()
    result.current.setFilters({ cuisine: 'all' })
    search = asked.at(-1) ?? ''
    rerender()
    expect(result.current.filters).toMatchObject({ difficulty: 'all', time: 'all', cuisine: 'all' })
  })
})
