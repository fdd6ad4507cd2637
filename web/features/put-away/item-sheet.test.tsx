import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ItemSheet } from './item-sheet.tsx'
import type { PileRow } from './pile-rows.ts'
import * as strings from './strings.ts'

vi.mock('#web/api/read-text.ts', () => ({
  readText: async (text: string) => ({ items: [{ name: text.replace(/s$/, '') }], rest: [], without: [] }),
}))

const ROW: PileRow = {
  id: 'one',
  way: 'receipt',
  printed: 'indisches chicken',
  name: 'chicken tikka masala',
  near: [],
  isSure: false,
  count: 1,
  title: 'INDISCHES CHICKEN',
  spoken: 'chicken tikka masala',
  called: 'chicken tikka masala',
  emoji: '',
  amount: '1 package',
  isAmountGuess: false,
  isPackages: false,
  place: 'fridge',
  isPlaceGuess: true,
  day: '',
  isDayGuess: true,
  isPast: false,
  isLasting: false,
  bestBefore: null,
  isOnList: false,
}
const [onName, onChange, onClose] = [vi.fn(), vi.fn(), vi.fn()]
const open = (row: PileRow) =>
  render(
    <ItemSheet
      row={row}
      picture={undefined}
      today="2026-11-20"
      offers={[]}
      known={[]}
      camera={undefined}
      onName={onName}
      onChange={onChange}
      onReadDay={async () => []}
      onNever={vi.fn()}
      onRemove={vi.fn()}
      onClose={onClose}
    />,
    { wrapper: MemoryRouter },
  )
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const done = () => fireEvent.click(screen.getByRole('button', { name: strings.done }))

beforeEach(() => vi.clearAllMocks())
afterEach(cleanup)

it('keeps a name that was typed and not saved by itself', async () => {
  open(ROW)
  type(strings.name, 'mandarins')
  done()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(onName).toHaveBeenCalledWith('mandarin')
})

it('keeps what was typed in every field', async () => {
  open({ ...ROW, isSure: true })
  type(strings.amount, '2 kg')
  type(strings.bestBefore, '2026-12-24')
  type(strings.name, 'mandarins')
  done()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(onChange.mock.calls).toEqual([[{ bestBefore: '2026-12-24' }], [{ text: '2 kg' }]])
  expect(onName).toHaveBeenCalledWith('mandarin')
})

it('says what it can’t use, and stays open', async () => {
  open({ ...ROW, isSure: true })
  type(strings.bestBefore, 'soonish')
  done()
  expect(await screen.findByText(/can’t read this date/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(strings.bestBefore)))
  expect(onClose).not.toHaveBeenCalled()
})
