import { expect, it } from 'vitest'
import { cropOf } from './crop-of.ts'

it('shows a square around a part of the picture', () => {
  // 100 × 50 pixels around (250, 125): a square of 110 pixels from (195, 70).
  const crop = cropOf({ x: 40, y: 40, width: 20, height: 20 }, { width: 500, height: 250 })
  expect(crop.backgroundSize.split(' ').map(Number.parseFloat)).toEqual([
    expect.closeTo(500 / 1.1),
    expect.closeTo(250 / 1.1),
  ])
  expect(crop.backgroundPosition).toBe('50% 50%')
})

it('stays inside the picture', () => {
  const corner = { x: 0, y: 90, width: 10, height: 10 }
  expect(cropOf(corner, { width: 400, height: 400 }).backgroundPosition).toBe('0% 100%')
  const all = { x: 0, y: 0, width: 100, height: 100 }
  expect(cropOf(all, { width: 400, height: 300 })).toEqual({
    backgroundSize: `${(400 / 300) * 100}% 100%`,
    backgroundPosition: '50% 0%',
  })
})
