import { useQuery } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { announceOwnChange } from './own-answers.ts'
import { Queries } from './queries.tsx'

afterEach(cleanup)

it.each(['plan-outlook', 'plan-list', 'plan-others', 'plan-search', 'plan-leftovers'])(
  'an edited own recipe is news for %s',
  async (key) => {
    let asked = 0
    const Asks = () => {
      const queryFn = () => {
        asked += 1
        return asked
      }
      useQuery({ queryKey: [key, 'x'], queryFn, staleTime: Number.POSITIVE_INFINITY })
      return null
    }
    render(
      <Queries>
        <Asks />
      </Queries>,
    )
    await waitFor(() => expect(asked).toBe(1))
    act(() => announceOwnChange(false))
    await waitFor(() => expect(asked).toBe(2))
  },
)
