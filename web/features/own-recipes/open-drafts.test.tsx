import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { EMPTY_DRAFT } from '#web/state/own/draft.ts'
import { drafts } from '#web/state/own/drafts.ts'
import { OpenDrafts } from './open-drafts.tsx'

const ids = [1, 2, 3].map((number) => `0d5f4a3e-8a43-4b5e-9c58-00000000000${number}`)
const open = () => {
  for (const [at, id] of ids.entries())
    drafts.set({
      ...{ id, isNew: at > 0, start: EMPTY_DRAFT },
      draft: { ...EMPTY_DRAFT, title: `Pie ${at}`, steps: 'Bake.' },
    })
  render(
    <MemoryRouter>
      <OpenDrafts />
    </MemoryRouter>,
  )
}
afterEach(() => {
  cleanup()
  drafts.clear()
})

it('lists open drafts in a line each, with Continue and Discard', () => {
  open()
  const lines = within(screen.getByRole('region', { name: 'Unfinished recipes' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Pie 2ContinueDiscard',
    'Pie 1ContinueDiscard',
    'Pie 0ContinueDiscard',
  ])
  expect(screen.getByRole('link', { name: 'Continue: Pie 2' }).getAttribute('href')).toContain(ids[2])
  expect(screen.getByRole('link', { name: 'Continue: Pie 0' }).getAttribute('href')).toContain(
    `${ids[0]}/edit`,
  )
})

it('discards the draft of its line only', () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Discard the draft of Pie 1' }))
  expect(drafts.all().map(({ id }) => id)).toEqual([ids[2], ids[0]])
  expect(screen.queryByText('Pie 1')).toBeNull()
})
