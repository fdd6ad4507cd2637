import { beforeAll, expect, it } from 'vitest'
import { recipeDetailsOutput } from '#core/contracts/recipe-details.ts'
import type { OwnFacts } from '#web/api/own-source.ts'
import { ownContent, ownDatabase, ownId, storedRecord } from '../../tests/support/own-shelf.ts'
import { answerContent } from './answer-content.ts'
import { createDeviceServer, type DeviceServer } from './device-server.ts'
import { type OwnShelf, openOwnShelf } from './own-shelf.ts'

const id = ownId(3)
const own = { id, content: ownContent(3), createdAt: '2026-11-17T10:00:00.000Z' }
let shelf: OwnShelf
let device: DeviceServer
beforeAll(async () => {
  shelf = openOwnShelf(await ownDatabase([[id, storedRecord(id, own.content)]]), () => {})
  await shelf.settled()
  device = createDeviceServer({ rows: [], rowOf: async () => undefined, own: shelf })
})

const factsOf = async (content: typeof own.content) => {
  const answer = await answerContent({ wanted: 'facts', own: { ...own, content } })
  return JSON.parse(answer?.body ?? 'null') as OwnFacts
}

it('gives a recipe that is stored nowhere the facts it would have once stored', async () => {
  const { row, details } = await factsOf(own.content)
  expect(row).toEqual(shelf.rowOf(id))
  expect(recipeDetailsOutput.parse(details)).toEqual(details)
  const question = { method: 'POST', path: '/functions/v1/recipe-details', body: JSON.stringify({ id }) }
  expect(details).toEqual(JSON.parse((await device.answer(question, {}))?.body ?? 'null'))
})

it('reads the content it is given, not the stored one', async () => {
  const { row } = await factsOf({ ...own.content, ingredients: ['200 g peanuts'] })
  expect(row.allergens).toEqual(['peanuts'])
})

it('draws the cover that the stored recipe has', async () => {
  const drawn = await answerContent({ wanted: 'cover', own })
  expect(drawn?.body).toContain('<svg')
  expect(drawn).toEqual(await device.answer({ method: 'GET', path: `/covers/${id}.svg`, body: '' }, {}))
})
