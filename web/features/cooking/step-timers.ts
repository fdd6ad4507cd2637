import { timersIn } from '#core/recipes/step-timers.ts'
import * as strings from './strings.ts'
import { timerName } from './timer-name.ts'

interface StepTimer {
  name: string
  seconds: number
  /** "12 min", "1 h 20 min", "30 sec". */
  length: string
}

/** The timers of a step, named after the step and what cooks: "Step 3: simmer sauce". */
export function stepTimers(step: string, number: number): StepTimer[] {
  return timersIn(step).map(({ seconds, length, index }) => {
    const what = timerName(step, { index })
    const name = what ? strings.timerOfStepFor(number, what) : strings.timerOfStep(number)
    return { name, seconds, length }
  })
}
