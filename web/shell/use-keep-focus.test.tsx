import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, expect, it } from 'vitest'
import { useKeepFocus } from './use-keep-focus.ts'

function List({ names, removed }: { names: string[]; removed?: string }) {
  const [left, setLeft] = useState(names)
  const shown = left.filter((name) => name !== removed)
  return (
    <ul>
      {shown.map((name) => (
        <li key={name}>
          <input type="checkbox" aria-label={name} />
          <button type="button" onClick={() => setLeft(left.filter((one) => one !== name))}>
            Remove {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A button that is replaced by a form, as when editing a line or confirming. */
function Asking() {
  const [asking, setAsking] = useState(false)
  if (!asking)
    return (
      <button type="button" onClick={() => setAsking(true)}>
        Delete
      </button>
    )
  return (
    <form>
      <input aria-label="Why" />
      <button type="button" onClick={() => setAsking(false)}>
        Keep
      </button>
    </form>
  )
}

/** Some dialogs don't know which button opened them. */
function Camera() {
  const [open, setOpen] = useState(false)
  const dialog = (
    <div role="dialog">
      <button type="button" onClick={() => setOpen(false)}>
        Capture
      </button>
    </div>
  )
  return (
    <div>
      <button type="button" onClick={() => setOpen(true)}>
        Scan
      </button>
      {open && createPortal(dialog, document.body)}
    </div>
  )
}

function Screen({ removed }: { removed?: string }) {
  useKeepFocus()
  return (
    <main tabIndex={-1}>
      <h1 tabIndex={-1}>Kitchen</h1>
      <button type="button">Before</button>
      <div>
        <List names={['leek', 'rice', 'salt']} removed={removed} />
      </div>
      <div>
        <Asking />
      </div>
      <Camera />
    </main>
  )
}

const press = async (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  await act(async () => void fireEvent.click(button))
}
const focused = () => document.activeElement?.textContent

afterEach(cleanup)

it('moves the focus of a removed row to the next one, or to the previous one', async () => {
  render(<Screen />)
  await press('Remove rice')
  expect(focused()).toBe('Remove salt')
  await press('Remove salt')
  expect(focused()).toBe('Remove leek')
})

it('moves from an emptied list to the heading', async () => {
  render(<Screen />)
  for (const name of ['leek', 'rice', 'salt']) await press(`Remove ${name}`)
  expect(focused()).toBe('Kitchen')
})

it('returns to the button that a form had replaced, and never to a field', async () => {
  render(<Screen />)
  await press('Delete')
  expect(focused()).toBe('Keep')
  await press('Keep')
  expect(focused()).toBe('Delete')
})

it('returns from a dialog to the button that opened it', async () => {
  render(<Screen />)
  await press('Scan')
  await press('Capture')
  await waitFor(() => expect(focused()).toBe('Scan'))
})

it('moves on to a neighbor of a button that is no longer enabled', async () => {
  render(<Screen />)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove leek' })
  button.focus()
  await act(async () => {
    button.disabled = true
  })
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'leek' }))
})

it('recovers when another user removes the row', async () => {
  const { rerender } = render(<Screen />)
  screen.getByRole('checkbox', { name: 'rice' }).focus()
  await act(async () => rerender(<Screen removed="rice" />))
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'salt' }))
})

it('leaves the focus alone when nothing happened to it', async () => {
  const { rerender } = render(<Screen />)
  screen.getByRole('button', { name: 'Before' }).focus()
  await act(async () => rerender(<Screen removed="rice" />))
  expect(focused()).toBe('Before')
})
