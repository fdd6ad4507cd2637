import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stepTimers } from './step-timers.ts'
import { timerName } from './timer-name.ts'

describe('timers in a step', () => {
  it.each([
    ['Simmer the sauce for 12 minutes, stirring now and then.', ['Step 2: simmer sauce', 720, '12 min']],
    ['Add the onion and cook until soft, about 5 minutes.', ['Step 2: cook onion', 300, '5 min']],
    ['Bake at 350°F for 25 to 30 minutes.', ['Step 2: bake', 1500, '25 min']],
    ['Heat the oil. Fry the garlic for 30 seconds.', ['Step 2: fry garlic', 30, '30 sec']],
    [
      'Add the cumin seeds, and when they crackle, about 30 seconds, the onion.',
      ['Step 2: cumin seeds', 30, '30 sec'],
    ],
    ['In a large pot, stirring often, brown the beef for 8 minutes.', ['Step 2: brown beef', 480, '8 min']],
    [
      'Lay in the chicken skin side down and leave it alone, 7 to 8 minutes.',
      ['Step 2: chicken', 420, '7 min'],
    ],
    ['Pour into a jar for 5 minutes.', ['Step 2', 300, '5 min']],
    ['Cover and leave for 5 minutes.', ['Step 2', 300, '5 min']],
    ['Cover and let the dough rise for 1 hour 20 minutes.', ['Step 2: let dough rise', 4800, '1 h 20 min']],
  ])('%s', (step, [name, seconds, length]) => {
    expect(stepTimers(step, 2)[0]).toEqual({ name, seconds, length })
  })

  it('finds several, each duration once, and none that is too long to wait for', () => {
    expect(
      stepTimers('Boil 10 minutes. Rest 5 minutes, then 5 minutes more.', 1).map((one) => one.seconds),
    ).toEqual([600, 300])
    expect(stepTimers('Pulse for 2 seconds. Chill for 2 days.', 1)).toEqual([])
    expect(stepTimers('Season to taste.', 1)).toEqual([])
  })

  it('names it in a few words', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (text) => {
        const name = timerName(`${text} 5 minutes`, { index: text.length + 1 })
        expect(name.split(' ').length).toBeLessThanOrEqual(4)
      }),
    )
  })

  it.each([
    [90, '1 min 30 sec'],
    [3600, '1 h'],
    [45, '45 sec'],
  ])('writes %d seconds as %s', (seconds, text) =>
    expect(stepTimers(`Simmer for ${seconds} seconds.`, 1)[0]).toMatchObject({ seconds, length: text }),
  )
})
