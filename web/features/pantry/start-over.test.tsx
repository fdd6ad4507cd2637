import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { toastStore } from '#web/lib/toast.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { StartOver } from './start-over.tsx'
import { useWizard } from './use-wizard.ts'

function Wizard({ isShared }: { isShared: boolean }) {
  const { items, startOver } = useWizard()
  return <StartOver count={items.length} isShared={isShared} onStartOver={startOver} />
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const list = () => pantryStore.get().ingredients

beforeEach(() => {
  pantryStore.replace(['egg', 'rice'])
  toastStore.clear()
})
afterEach(() => {
  cleanup()
  pantryStore.clear()
  toastStore.clear()
})

describe('Start Over', () => {
  it('asks before clearing a household list, and does nothing on Cancel', async () => {
    render(<Wizard isShared />)
    // The confirmation appears a moment after the button.
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start Over' }).disabled).toBe(false),
    )
    press('Start Over')
    expect(screen.getByRole('alertdialog').textContent).toContain('for everyone')
    expect(list()).toEqual(['egg', 'rice'])
    press('Cancel')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(list()).toEqual(['egg', 'rice'])
    press('Start Over')
    press('Empty it for everyone')
    expect(list()).toEqual([])
  })

  it('clears a personal list immediately', () => {
    render(<Wizard isShared={false} />)
    press('Start Over')
    expect(list()).toEqual([])
  })

  it('says what goes before it clears a long one', async () => {
    const many = ['egg', 'rice', 'leek', 'milk', 'corn', 'ham', 'salt']
    pantryStore.replace(many)
    render(<Wizard isShared={false} />)
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start Over' }).disabled).toBe(false),
    )
    press('Start Over')
    expect(screen.getByRole('alertdialog').textContent).toContain('Remove all 7 foods from your pantry?')
    expect(list()).toEqual(many)
    press('Remove all')
    expect(list()).toEqual([])
    act(() => toastStore.get()[0]?.undo?.())
    expect(list()).toEqual(many)
  })

  it('can be undone, keeping what was added since', () => {
    const { result } = renderHook(() => useWizard())
    act(() => result.current.startOver())
    const [toast] = toastStore.get()
    act(() => void pantryStore.add(['leek']))
    act(() => toast?.undo?.())
    expect(list()).toEqual(['leek', 'egg', 'rice'])
    act(() => pantryStore.clear())
    toastStore.clear()
    act(() => result.current.startOver())
    expect(toastStore.get()).toEqual([])
  })
})
