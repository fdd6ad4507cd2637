import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { toastStore } from '#web/lib/toast.ts'
import { labelStore } from '#web/state/labels.ts'
import { TaughtLabels } from './taught-labels.tsx'

afterEach(cleanup)
beforeEach(() => {
  toastStore.clear()
  localStorage.clear()
  labelStore.clear()
})

it('shows what was taught, and forgets it until that is undone', () => {
  labelStore.teach({ printed: '4006381333931', shop: '', name: null, each: null })
  labelStore.teach({ printed: 'Vollm. 3,5%', shop: 'aldi', name: 'milk', each: null })
  render(<TaughtLabels />, { wrapper: MemoryRouter })
  fireEvent.click(screen.getByRole('button', { name: 'What you taught (2)' }))
  const sheet = within(screen.getByRole('dialog'))
  expect(
    sheet
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .sort(),
  ).toEqual(['Milkvollm. 3,5% · aldi', 'Not foodCode 4006381333931'])
  fireEvent.change(sheet.getByRole('searchbox'), { target: { value: '400638' } })
  expect(sheet.getAllByRole('listitem')).toHaveLength(1)
  fireEvent.click(sheet.getByRole('button', { name: 'Forget Code 4006381333931' }))
  expect(labelStore.find('4006381333931', '')).toBeUndefined()
  toastStore.get()[0]?.undo?.()
  expect(labelStore.find('4006381333931', '')).toMatchObject({ name: null })
})
