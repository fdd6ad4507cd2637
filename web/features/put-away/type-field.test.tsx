import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import * as strings from './strings.ts'
import { TypeField } from './type-field.tsx'

afterEach(cleanup)

it('says what wasn’t added until something else succeeds', async () => {
  const problem = strings.notFoods('40000A0123453')
  const field = (news: number) => <TypeField news={news} onText={async () => problem} />
  const { rerender } = render(field(0))
  fireEvent.change(screen.getByLabelText(strings.typeLabel), { target: { value: '40000A0123453' } })
  fireEvent.click(screen.getByRole('button', { name: strings.add }))
  expect((await screen.findByRole('alert')).textContent).toBe(problem)
  rerender(field(0))
  expect(screen.getByRole('alert')).toBeTruthy()
  rerender(field(1))
  expect(screen.queryByRole('alert')).toBeNull()
})
