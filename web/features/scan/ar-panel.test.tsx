import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ArPanel } from './ar-panel.tsx'
import { Boxes } from './boxes.tsx'

afterEach(cleanup)

describe('live camera panel', () => {
  const FOUND = [
    { name: 'tomato', confidence: 0.9 },
    { name: 'egg', confidence: 0.7 },
  ]
  const show = (found = FOUND) => {
    const [onAdd, onRemove, onClear] = [vi.fn(), vi.fn(), vi.fn()]
    render(
      <MemoryRouter>
        <ArPanel
          found={found}
          have={['tomato']}
          onAdd={onAdd}
          onRemove={onRemove}
          onClear={onClear}
          isOn={false}
        />
      </MemoryRouter>,
    )
    return { onAdd, onRemove, onClear }
  }

  it('lists detections with a count, and removes one on request [C176 C177]', () => {
    const { onRemove } = show()
    expect(screen.getByRole('heading').textContent).toBe('Detected Ingredients (2)')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['tomato', 'egg'])
    fireEvent.click(screen.getByRole('button', { name: 'Remove egg' }))
    expect(onRemove).toHaveBeenCalledWith('egg')
  })

  it('adds a name with one tap, and once', () => {
    const { onAdd } = show()
    fireEvent.click(screen.getByRole('button', { name: 'Add egg' }))
    fireEvent.click(screen.getByRole('button', { name: 'tomato, added' }))
    expect(onAdd.mock.calls).toEqual([['egg']])
  })

  it('clears all on request, if there are any [C180]', () => {
    const { onClear } = show()
    fireEvent.click(screen.getByRole('button', { name: 'Clear All' }))
    expect(onClear).toHaveBeenCalledOnce()
    cleanup()
    show([])
    expect(screen.queryByRole('button', { name: 'Clear All' })).toBeNull()
  })
})

describe('detection boxes', () => {
  it('are filled above 60%, and outlined up to that [C357 C574]', () => {
    const position = { x: 1, y: 1, width: 10, height: 10 }
    const box = (id: number, confidence: number) => ({ id, name: 'egg', confidence, position })
    render(<Boxes boxes={[box(1, 0.61), box(2, 0.6)]} />)
    const [over, at] = [...document.querySelectorAll('[data-sure]')].map((one) => one.className)
    expect(over).toMatch(/\bbg-found/)
    expect(at).not.toMatch(/\bbg-/)
    expect(at).toMatch(/\bborder-dashed\b/)
  })
})
