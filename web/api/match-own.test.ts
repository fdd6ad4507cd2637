import { afterEach, expect, it, vi } from 'vitest'
import { matchOwn } from './match-own.ts'
import { ownSource } from './own-source.ts'

const input = { ingredients: ['saffron'], order: 'score' as const, exclude: ['a'] }
const found = { recipes: [], hidden: 0 }
const fetched = vi.fn()
vi.stubGlobal('fetch', fetched)

afterEach(() => {
  ownSource.load = undefined
  expect(fetched).not.toHaveBeenCalled()
})

it('is the answer of the device', async () => {
  ownSource.load = async () => ({ merge: async () => found, attach: async (asked) => asked })
  expect(await matchOwn(input)).toBe(found)
})

it('fails where the device can’t answer, and asks no server', async () => {
  await expect(matchOwn(input)).rejects.toThrow()
  ownSource.load = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(matchOwn(input)).rejects.toThrow()
  ownSource.load = async () => ({
    merge: (_name, asked, askServer) => askServer(asked),
    attach: async (asked) => asked,
  })
  await expect(matchOwn(input)).rejects.toThrow()
})
