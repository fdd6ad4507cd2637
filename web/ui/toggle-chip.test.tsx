import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ChipGroup } from './toggle-chip.tsx'

afterEach(cleanup)

it('shows what is chosen elsewhere as chosen, also beyond the first, and doesn’t change it', () => {
  const onChange = vi.fn()
  render(
    <ChipGroup
      legend="Without"
      options={['milk', 'soy', 'peanuts']}
      first={1}
      chosen={[]}
      fixed={['peanuts']}
      onChange={onChange}
    />,
  )
  const peanuts = screen.getByRole('checkbox', { name: 'peanuts, always on' })
  expect([(peanuts as HTMLInputElement).checked, (peanuts as HTMLInputElement).disabled]).toEqual([
    true,
    true,
  ])
  expect(screen.queryByLabelText('soy')).toBeNull()
  expect(screen.getByText('Always on: set in your diets and allergies.')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('milk'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['milk'])
})
