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

  it.each([
    ['Bake for 20-25 min.', '20–25 min', 1200],
    ['Simmer for 1 to 2 hours.', '1–2 h', 3600],
    ['Rest 45 minutes.', '45 min', 2700],
    ['Braise for 1 1/2 to 2 hours.', '1 h 30 min – 2 h', 5400],
    ['Fry for 30 to 60 seconds.', '30 sec – 1 min', 30],
  ])('names the range of %s, and rings at its lower end', (step, span, seconds) =>
    expect(timersIn(step)).toMatchObject([{ span, seconds }]),
  )
})
