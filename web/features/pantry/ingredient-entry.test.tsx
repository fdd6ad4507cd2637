import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReadItem } from '#core/contracts/read-ingredients.ts'
import { BUILT_IN_INGREDIENTS } from './built-in-ingredients.ts'
import { IngredientEntry } from './ingredient-entry.tsx'

const done = { onPick: vi.fn(), onTake: vi.fn(), onSubmit: vi.fn() }

function Entry() {
  const [text, setText] = useState('')
  return (
    <IngredientEntry known={BUILT_IN_INGREDIENTS} have={[]} text={text} onText={setText} {...done}>
      <button type="submit">Add</button>
    </IngredientEntry>
  )
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'What do you have?' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
function paste(text: string): boolean {
  const event = createEvent.paste(field(), { clipboardData: { getData: () => text } })
  fireEvent(field(), event)
  return event.defaultPrevented
}

beforeEach(() => {
  vi.clearAllMocks()
  render(<Entry />)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** What the reader answers to any text. */
const reads = (...items: Partial<ReadItem>[]) => {
  const fetched = vi.fn(async () =>
    Response.json({
      items: items.map((one) => ({ emoji: '', amount: '', known: true, near: [], ...one })),
      rest: [],
    }),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

describe('ingredient entry', () => {
  it('takes what is before a comma, and keeps the rest in the field', () => {
    type('2 eggs, ri')
    expect(done.onTake).toHaveBeenCalledWith('2 eggs')
    expect(field().value).toBe('ri')
  })

  it('does not end a name at a decimal comma', () => {
    type('1,5')
    type('2,')
    expect(done.onTake).not.toHaveBeenCalled()
    expect(field().value).toBe('2,')
  })

  it('adds a chosen suggestion, and submits the text if none is chosen', () => {
    type('oni')
    fireEvent.keyDown(field(), { key: 'ArrowDown' })
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(done.onPick).toHaveBeenCalledWith(expect.objectContaining({ name: 'onion' }))
    type('500 g flour')
    fireEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(done.onSubmit).toHaveBeenCalledWith('500 g flour')
    expect(field().value).toBe('')
  })

  it('suggests past a typed amount, and keeps the amount', async () => {
    const fetched = reads({ written: 'oni', name: 'oni', amount: 'half', known: false })
    type('half an oni')
    await vi.waitFor(() => expect(options()).toEqual(['onion · half']))
    fireEvent.click(screen.getByRole('option'))
    expect(done.onPick).toHaveBeenCalledWith(expect.objectContaining({ name: 'onion', amount: 'half' }))
    expect(field().value).toBe('')
    // Where the amount ends is known by now.
    type('half an egg')
    expect(options()).toEqual(['egg · half'])
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('suggests what a name in another language means, and adds what stands before it', async () => {
    reads({ written: 'eggs', name: 'egg' }, { written: 'Mehl', name: 'flour', amount: '500 g' })
    type('eggs and 500g Mehl')
    await vi.waitFor(() => expect(options()).toEqual(['flour · 500 g']))
    fireEvent.click(screen.getByRole('option'))
    expect(done.onPick.mock.calls).toMatchObject([[{ name: 'egg' }], [{ name: 'flour', amount: '500 g' }]])
  })

  it('takes a suggestion as it was written where that says more than its name', async () => {
    reads({ written: 'opened pesto', name: 'pesto' })
    type('opened pesto')
    await vi.waitFor(() => expect(options()).toEqual(['pesto']))
    fireEvent.click(screen.getByRole('option'))
    expect(done.onTake).toHaveBeenCalledWith('opened pesto')
    expect(done.onPick).not.toHaveBeenCalled()
  })

  it('does not take what is left of a dish for the food that it is named like', async () => {
    const fetched = reads({ written: 'leftover chili', name: 'chili pepper', emoji: '🌶️' })
    type('leftover chili')
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
    await vi.waitFor(async () => expect(await fetched.mock.results[0]?.value).toBeTruthy())
    expect(options()).toEqual([])
  })

  it('asks nobody where a name contains the text, and suggests nothing where nobody answers', async () => {
    const fetched = reads()
    type('oni')
    expect(options()).toEqual(['onion'])
    expect(fetched).not.toHaveBeenCalled()
    fetched.mockRejectedValue(new Error('away'))
    type('2 zork')
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
    expect(options()).toEqual([])
  })

  it('takes a pasted list with its line breaks, and leaves a single name in the field', () => {
    expect(paste('2 eggs\nmilk\n')).toBe(true)
    expect(done.onTake).toHaveBeenCalledWith('2 eggs\nmilk\n')
    expect(paste(' saffron\n')).toBe(false)
    expect(done.onTake).toHaveBeenCalledTimes(1)
  })

  it('takes 10,000 characters, and says so beyond', () => {
    const whole = 'leek\n'.repeat(2000)
    expect(paste(whole)).toBe(true)
    expect(done.onTake).toHaveBeenCalledWith(whole)
    expect(paste(`${whole}x`)).toBe(true)
    expect(done.onTake).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('alert').textContent).toContain('more than 10,000 characters')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    type('leek')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
