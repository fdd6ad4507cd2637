import { describe, expect, it } from 'vitest'
import { timersIn } from './step-timers.ts'

const lengths = (step: string) => timersIn(step).map(({ length }) => length)

describe('timersIn', () => {
  it('reads each duration once', () => {
    expect(lengths('Simmer for 10 minutes, stir, and simmer 10 minutes more. Rest 1 h 30 min.')).toEqual([
      '10 min',
      '1 h 30 min',
    ])
  })

  it('takes a comparison for no time to wait', () => {
    expect(lengths('Cook the pasta 2 min less than it says on the pack.')).toEqual([])
    expect(lengths('Boil for 8 minutes, or 1 minute longer than usual.')).toEqual(['8 min'])
    expect(lengths('Bake for 20 minutes; more than one tray takes turns.')).toEqual(['20 min'])
  })
})
