import { expect, it, vi } from 'vitest'
import type { CodeSight } from './code-messages.ts'
import { frameLook } from './frame-look.ts'

const at = (code: string, x: number): CodeSight => ({
  code,
  isSure: false,
  corners: [
    { x, y: 0.4 },
    { x: x + 0.2, y: 0.4 },
    { x: x + 0.2, y: 0.6 },
    { x, y: 0.6 },
  ],
})
const frame = {} as ImageBitmap

it('believes none of two codes in one place', async () => {
  const look = frameLook(async () => async () => [at('1', 0.4), at('2', 0.41), at('3', 0.8)], vi.fn())
  expect((await look(frame)).map(({ code }) => code)).toEqual(['3'])
})

it('tries the other reader at each third frame that has no code', async () => {
  const ours = vi.fn(async () => [at('1', 0.4)])
  const look = frameLook(async () => async () => [], ours)
  const found = []
  for (let n = 0; n < 6; n++) found.push((await look(frame)).length)
  expect(found).toEqual([0, 0, 1, 0, 0, 1])
})

it('keeps to the other reader once the browser’s fails', async () => {
  const broken = vi.fn(async () => {
    throw new Error('not here')
  })
  const look = frameLook(
    async () => broken,
    async () => [at('1', 0.4)],
  )
  expect(await look(frame)).toHaveLength(1)
  expect(await look(frame)).toHaveLength(1)
  expect(broken).toHaveBeenCalledTimes(1)
})
