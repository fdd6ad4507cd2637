import { describe, expect, it } from 'vitest'
import { squareAround } from './square-around.ts'

const FRAME = { width: 1000, height: 500 }
const box = (left: number, top: number, right: number, bottom: number) => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

describe('squareAround', () => {
  it('has room around the code, which is in its middle', () => {
    expect(squareAround(box(0.4, 0.4, 0.6, 0.6), FRAME)).toEqual({ left: 320, top: 70, side: 360 })
  })
  it('stays inside the picture', () => {
    expect(squareAround(box(0, 0, 0.1, 0.1), FRAME)).toEqual({ left: 0, top: 0, side: 180 })
    expect(squareAround(box(0.9, 0.9, 1, 1), FRAME)).toEqual({ left: 820, top: 320, side: 180 })
  })
  it('is never larger than the picture', () => {
    expect(squareAround(box(0, 0, 1, 1), FRAME)).toEqual({ left: 250, top: 0, side: 500 })
  })
})
