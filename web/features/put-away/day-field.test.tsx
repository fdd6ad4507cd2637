import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { UnreadableFile } from '#web/lib/ocr/file-problem.ts'
import { fileProblems } from '#web/lib/ocr/strings.ts'
import { DayField } from './day-field.tsx'
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
