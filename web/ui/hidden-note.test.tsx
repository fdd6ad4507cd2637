import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { HiddenNote } from './hidden-note.tsx'

afterEach(cleanup)

function Example({ count }: { count: number }) {
  const [revealed, setRevealed] = useState(false)
  return <HiddenNote count={count} avoid={['peanuts']} revealed={revealed} onReveal={setRevealed} />
}

it('says how many recipes are hidden and why, and shows them on demand', () => {
  render(<Example count={3} />)
  expect(screen.getByText('3 hidden: contain peanuts')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show recipes that contain peanuts' }))
  expect(screen.getByText('Also showing what contains peanuts')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Hide recipes that contain peanuts' }))
  expect(screen.getByText('3 hidden: contain peanuts')).toBeTruthy()
})

it('is absent when nothing is hidden', () => {
  const { container } = render(<Example count={0} />)
  expect(container.textContent).toBe('')
})
