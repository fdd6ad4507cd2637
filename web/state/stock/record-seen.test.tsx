import { beforeEach, expect, it } from 'vitest'
import { pantryStore } from '../pantry.ts'
import { recordSeen } from './record-seen.ts'
import { stockLog } from './stock-log.ts'

beforeEach(() => {
  localStorage.clear()
  stockLog.clear()
})

it('confirms what is listed, and lists nothing by itself', async () => {
  pantryStore.add(['milk', 'egg'])
  await recordSeen(['Milk', 'leek'])
  expect(stockLog.get().map(({ kind, name }) => [kind, name])).toEqual([
    ['have', 'milk'],
    ['have', 'egg'],
    ['seen', 'milk'],
  ])
  expect(pantryStore.get().ingredients).toEqual(['milk', 'egg'])
})
