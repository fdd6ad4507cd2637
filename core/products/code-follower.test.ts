import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { followCodes } from './code-follower.ts'

const A = '3175681066632'
const B = '4056489687597'

/** Frames 200 ms apart; a small letter is a read that is not sure, '.' nothing. */
function told(frames: string, step = 200): string {
  const follower = followCodes()
  return frames
    .split(' ')
    .map((frame, at) =>
      follower
        .see(
          [...frame.replace('.', '')].map((letter) => ({
            code: letter.toUpperCase(),
            isSure: letter !== letter.toLowerCase(),
          })),
          5_000 + at * step,
        )
        .join(''),
    )
    .map((codes) => codes || '.')
    .join(' ')
}

describe('codes frame by frame', () => {
  it.each([
    ['once, while it stays in sight', 'A A A A A A', 'A . . . . .'],
    ['at the second read, if one is not sure', 'a a a a', '. A . .'],
    ['with a frame between the two', 'a . a', '. . A'],
    ['not for one read that nothing supports', 'a . . . . . . . . . a .', '. . . . . . . . . . . .'],
    ['at once, if the second read is sure', 'a A', '. A'],
    ['not again after it flickered', 'A . . A . A', 'A . . . . .'],
    ['again after two seconds without it', 'A . . . . . . . . . . A', 'A . . . . . . . . . . A'],
    ['not before', 'A . . . . . . . . A', 'A . . . . . . . . .'],
    ['again after another code', 'A . B . . A', 'A . B . . A'],
    ['several in one frame', 'AB AB AB', 'AB . .'],
    ['not again beside one that flickers', 'A B AB A B B A', 'A B . . . . .'],
    ['each package of a row', 'A A B B . B B A A', 'A . B . . . . A .'],
  ])('are told %s', (_, frames, expected) => expect(told(frames)).toBe(expected))

  it('are not told again because the camera stood still', () => {
    const follower = followCodes()
    expect(follower.see([{ code: A, isSure: true }], 0)).toEqual([A])
    expect(follower.see([{ code: A, isSure: true }], 60_000)).toEqual([])
    expect(follower.see([], 120_000)).toEqual([])
    expect(follower.see([{ code: A, isSure: true }], 180_000)).toEqual([])
  })

  it('take a code that is twice in a frame for one', () =>
    expect(
      followCodes().see(
        [
          { code: A, isSure: false },
          { code: A, isSure: false },
        ],
        0,
      ),
    ).toEqual([]))

  it('never throw when time goes back', () => {
    const follower = followCodes()
    follower.see([{ code: B, isSure: true }], 1000)
    expect(follower.see([{ code: B, isSure: true }], 0)).toEqual([])
  })

  it('are told only if read, and no more often than shown', () =>
    fc.assert(
      fc.property(
        fc.array(fc.subarray(['a', 'b', 'c', 'A', 'B', 'C']), { maxLength: 60 }),
        fc.integer({ min: 1, max: 3000 }),
        (frames, step) => {
          const follower = followCodes()
          const seen = new Map<string, number>()
          for (const [at, frame] of frames.entries()) {
            const reads = frame.map((letter) => ({ code: letter.toUpperCase(), isSure: letter < 'a' }))
            for (const code of follower.see(reads, at * step)) {
              expect(reads.map((read) => read.code)).toContain(code)
              const before = seen.get(code)
              // 700 ms of frames, each of which counts as 500 at most.
              if (before !== undefined) expect((at - before) * Math.min(step, 500)).toBeGreaterThan(700)
              seen.set(code, at)
            }
          }
        },
      ),
    ))
})
