import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { UnreadableFile } from '#web/lib/ocr/file-problem.ts'
import { fileProblems } from '#web/lib/ocr/strings.ts'
import { DayField } from './day-field.tsx'
import type { Saves } from './saves.ts'
import * as strings from './strings.ts'

afterEach(cleanup)

const field = (onRead: () => Promise<readonly string[]>) => {
  const onDay = vi.fn()
  const camera = { current: document.createElement('video') }
  render(<DayField value={null} guess="" today="2026-03-01" onDay={onDay} onRead={onRead} camera={camera} />)
  fireEvent.click(screen.getByRole('button', { name: strings.readFromPack }))
  return onDay
}

it('offers both days where day and month can be either', async () => {
  const onDay = field(async () => ['2026-04-03', '2026-03-04'])
  expect(await screen.findByText(strings.dateEither)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /Mar 4/ }))
  expect(onDay).toHaveBeenCalledWith('2026-03-04')
  expect(screen.queryByRole('button', { name: /Apr 3/ })).toBeNull()
})

it.each(['offline', 'notPicture'] as const)('says why it wasn’t read: %s', async (problem) => {
  field(async () => {
    throw new UnreadableFile(problem)
  })
  expect(await screen.findByText(fileProblems[problem])).toBeTruthy()
})

it('takes a photo also while the camera runs', async () => {
  field(async () => [])
  expect(await screen.findByText(strings.dateUnread)).toBeTruthy()
  const choose = vi.spyOn(HTMLInputElement.prototype, 'click')
  fireEvent.click(screen.getByRole('button', { name: strings.usePhoto }))
  expect(choose).toHaveBeenCalled()
  choose.mockRestore()
})

it('asks about a date in the past, with what it may be instead', () => {
  const onDay = vi.fn()
  const saves = createRef<Saves>()
  const props = { guess: '', today: '2026-11-19', onDay, onRead: async () => [], camera: undefined, saves }
  render(<DayField {...props} value={null} />)
  const input = screen.getByLabelText(strings.bestBefore)
  fireEvent.change(input, { target: { value: '11/10' } })
  fireEvent.blur(input)
  expect(onDay).toHaveBeenLastCalledWith('2026-11-10')
  expect(screen.getByRole('alert').textContent).toBe(strings.datePast('Nov 10'))
  // Closing waits for a look at it, once.
  expect(saves.current?.save()).toBe(false)
  expect(saves.current?.save()).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Nov 10, 2027' }))
  expect(onDay).toHaveBeenLastCalledWith('2027-11-10')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('takes a month with its year, and offers the day', () => {
  const onDay = vi.fn()
  render(
    <DayField
      value={null}
      guess=""
      today="2026-11-19"
      onDay={onDay}
      onRead={async () => []}
      camera={undefined}
    />,
  )
  const input = screen.getByLabelText(strings.bestBefore)
  fireEvent.change(input, { target: { value: '05/28' } })
  fireEvent.blur(input)
  expect(onDay).toHaveBeenLastCalledWith('2028-05-31')
  expect(screen.getByText(strings.dateTaken('May 31, 2028'))).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'May 28, 2027' }))
  expect(onDay).toHaveBeenLastCalledWith('2027-05-28')
})
