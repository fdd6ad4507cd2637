import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { until } from '#tests/support/until.ts'
import { celebrated } from '#web/state/celebrated.ts'
import { celebrate } from './confetti.ts'

const burst = vi.hoisted(() => vi.fn(async () => {}))
vi.mock('canvas-confetti', () => ({ default: burst }))

const preferReduced = (reduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: reduced }))

beforeEach(() => {
  vi.useFakeTimers()
  burst.mockClear()
  celebrated.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('confetti', () => {
  it('bursts 300 ms after load, with 100 particles [C120 C121 C594]', async () => {
    preferReduced(false)
    celebrate(['egg'])
    await vi.advanceTimersByTimeAsync(299)
    expect(burst).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await until(() => expect(burst).toHaveBeenCalledTimes(1))
    expect(burst).toHaveBeenCalledWith(expect.objectContaining({ particleCount: 100 }))
  })

  it('spreads over 70 degrees, from y 0.6 [C122 C123]', async () => {
    preferReduced(false)
    celebrate(['egg'])
    await vi.advanceTimersByTimeAsync(300)
    await until(() => expect(burst).toHaveBeenCalledTimes(1))
    expect(burst).toHaveBeenCalledWith(expect.objectContaining({ spread: 70, origin: { y: 0.6 } }))
  })

  it('is disabled with reduced motion', async () => {
    preferReduced(true)
    celebrate(['egg'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(burst).not.toHaveBeenCalled()
  })

  it('is cancelled when the page is left', async () => {
    preferReduced(false)
    celebrate(['egg'])()
    await vi.advanceTimersByTimeAsync(1000)
    expect(burst).not.toHaveBeenCalled()
  })

  it('bursts once for a kitchen, also while its list grows, and again for another one', async () => {
    preferReduced(false)
    const bursts = async (kitchen: string[]) => {
      celebrate(kitchen)
      await vi.advanceTimersByTimeAsync(300)
      await vi.dynamicImportSettled()
      return burst.mock.calls.length
    }
    expect(await bursts(['egg'])).toBe(1)
    expect(await bursts(['egg', 'rice'])).toBe(1)
    expect(await bursts(['rice', 'leek'])).toBe(1)
    expect(await bursts(['leek'])).toBe(1)
    expect(await bursts(['tofu', 'kale'])).toBe(2)
  })
})
