import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { itemsOf } from '#core/put-away/pile.ts'
import { finish } from '#web/state/put-away/finish.ts'
import { pileStore } from '#web/state/put-away/pile-store.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { LastPutAway } from './last-put-away.tsx'

beforeEach(() => {
  localStorage.clear()
  stockLog.clear()
  pileStore.clear()
})

const putMilkAway = () => {
  pileStore.add({
    way: 'typed',
    printed: '',
    shop: '',
    title: '',
    name: 'milk',
    near: [],
    isSure: true,
    count: 1,
    each: null,
    bestBefore: null,
  })
  return finish()
}

it('says what was put away last, and takes it back', () => {
  putMilkAway()
  render(<LastPutAway />)
  screen.getByText(/^1 item put away at \d+:\d\d\s[AP]M$/)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(stockLog.records().get('milk')?.present ?? false).toBe(false)
  expect(itemsOf(pileStore.get())).toMatchObject([{ name: 'milk' }])
  expect(screen.queryByRole('button')).toBeNull()
})

it('says nothing of what was taken back already', () => {
  putMilkAway().undo()
  render(<LastPutAway />)
  expect(screen.queryByRole('button')).toBeNull()
})
