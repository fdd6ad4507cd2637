import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LiveOffers } from './live-offers.tsx'

it('keeps each offer in its place, and adds or dismisses it', () => {
  const [onAdd, onDismiss] = [vi.fn(), vi.fn()]
  const { container } = render(<LiveOffers offers={[null, 'onion']} onAdd={onAdd} onDismiss={onDismiss} />)
  expect([...container.querySelectorAll('li')].map((one) => one.textContent)).toEqual(['', 'onion'])
  fireEvent.click(screen.getByRole('button', { name: 'Add onion' }))
  fireEvent.click(screen.getByRole('button', { name: 'Not onion' }))
  expect(onAdd).toHaveBeenCalledWith('onion')
  expect(onDismiss).toHaveBeenCalledWith('onion')
})
