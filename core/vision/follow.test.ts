import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Detection } from './detector.ts'
import { createFollower } from './follow.ts'

const at = (x: number, name = 'lemon', confidence = 0.8): Detection => ({
  name,
  confidence,
  sure: confidence > 0.6,
  position: { x, y: 10, width: 20, height: 20 },
})

describe('object tracking', () => {
  it('shows an object once two frames agree on its position', () => {
    const follower = createFollower()
    expect(follower.update([at(10)])).toEqual([])
    const [seen] = follower.update([at(12)])
    expect(seen).toMatchObject({ name: 'lemon', id: 1 })
    expect(seen?.confidence).toBeCloseTo(0.8)
    expect(seen?.position.x).toBeGreaterThan(10)
    expect(seen?.position.x).toBeLessThan(12)
  })

  it('keeps the label through a frame that disagrees', () => {
    const follower = createFollower()
    for (let i = 0; i < 4; i++) follower.update([at(10)])
    expect(follower.update([at(10, 'lime')])[0]?.name).toBe('lemon')
    for (let i = 0; i < 4; i++) follower.update([at(10, 'lime')])
    expect(follower.update([at(10, 'lime')])[0]?.name).toBe('lime')
  })

  it('keeps a briefly hidden object, and then drops it', () => {
    const follower = createFollower({ patience: 2 })
    follower.update([at(10)])
    follower.update([at(10)])
    expect(follower.update([])).toHaveLength(1)
    expect(follower.update([])).toHaveLength(1)
    expect(follower.update([])).toHaveLength(0)
  })

  it('distinguishes two objects', () => {
    const follower = createFollower({ frames: 1 })
    expect(follower.update([at(0), at(60, 'egg')]).map((one) => one.name)).toEqual(['lemon', 'egg'])
  })

  it('never returns an unknown name or a confidence outside 0 to 1', () => {
    const detection = fc.record({
      name: fc.constantFrom('egg', 'lemon', 'leek'),
      confidence: fc.double({ min: 0, max: 1, noNaN: true }),
      sure: fc.boolean(),
      position: fc.record({
        x: fc.integer({ min: 0, max: 90 }),
        y: fc.integer({ min: 0, max: 90 }),
        width: fc.integer({ min: 1, max: 50 }),
        height: fc.integer({ min: 1, max: 50 }),
      }),
    })
    fc.assert(
      fc.property(fc.array(fc.array(detection, { maxLength: 6 }), { maxLength: 12 }), (frames) => {
        const follower = createFollower()
        const names = new Set<string>(frames.flat().map((one) => one.name))
        for (const frame of frames)
          for (const one of follower.update(frame)) {
            expect(one.name === '' || names.has(one.name)).toBe(true)
            expect(one.confidence).toBeGreaterThanOrEqual(0)
            expect(one.confidence).toBeLessThanOrEqual(1)
          }
      }),
      { numRuns: 50 },
    )
  })
})
