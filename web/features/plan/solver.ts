import type { PlanAlternative } from '#core/planning/alternatives.ts'
import type { PlannedMeal } from '#core/planning/meal.ts'
import type { PlanSummary, WeekPlan } from '#core/planning/plan.ts'
import type { PlanProblem } from '#core/planning/problem.ts'
import type { EatersNeeds } from '#web/state/plan/eaters.ts'
import type { BrokenName } from './broken-names.ts'
import type { Solved, Task } from './solve.ts'

/** The one that has nothing to do, kept for the next task. */
let idle: Worker | undefined

function take(): Worker {
  const worker = idle ?? new Worker(new URL('./plan-worker.ts', import.meta.url), { type: 'module' })
  idle = undefined
  return worker
}

function giveBack(worker: Worker) {
  worker.onmessage = null
  worker.onerror = null
  if (idle) worker.terminate()
  else idle = worker
}

/** Runs a task off the main thread. A worker can't be interrupted: with the signal it ends, and the next task has a new one. */
function inWorker<Kind extends Task['kind']>(
  task: Extract<Task, { kind: Kind }>,
  signal: AbortSignal,
): Promise<Solved[Kind]> {
  return new Promise((resolve, reject) => {
    const worker = take()
    const fail = (reason: unknown) => {
      signal.removeEventListener('abort', stop)
      worker.terminate()
      reject(reason)
    }
    const stop = () => fail(signal.reason)
    signal.addEventListener('abort', stop)
    worker.onerror = (event) => {
      event.preventDefault()
      fail(event.error ?? new Error(event.message))
    }
    worker.onmessage = ({ data }: MessageEvent<Solved[Kind]>) => {
      signal.removeEventListener('abort', stop)
      giveBack(worker)
      resolve(data)
    }
    worker.postMessage(task)
  })
}

async function run<Kind extends Task['kind']>(
  task: Extract<Task, { kind: Kind }>,
  signal: AbortSignal,
): Promise<Solved[Kind]> {
  signal.throwIfAborted()
  if (typeof Worker === 'function') return inWorker(task, signal)
  const asked: Task = task
  if (asked.kind === 'names') {
    // The food facts are large: in a browser, only the worker loads them.
    if (import.meta.env.MODE !== 'test') return [] as unknown as Solved[Kind]
    const { brokenNames } = await import('./broken-names.ts')
    return (await brokenNames(asked.titles, asked.needs)) as Solved[Kind]
  }
  const { solve } = await import('./solve.ts')
  signal.throwIfAborted()
  return solve(asked) as Solved[Kind]
}

/** Plans the days of the problem, in a worker. Rejects with the signal's reason once it is aborted. */
export const solvePlan = (problem: PlanProblem, signal: AbortSignal): Promise<WeekPlan> =>
  run<'plan'>({ kind: 'plan', problem }, signal)

/** What follows from a plan that was changed by hand. `meals`: those that aren't fixed. */
export const solveSummary = (
  problem: PlanProblem,
  meals: readonly PlannedMeal[],
  signal: AbortSignal,
): Promise<PlanSummary> => run<'summary'>({ kind: 'summary', problem, meals }, signal)

/** The best other choices for one meal while all others stay, at most so many. */
export const solveOthers = (
  problem: PlanProblem,
  meals: readonly PlannedMeal[],
  mealId: string,
  most: number,
  signal: AbortSignal,
): Promise<readonly PlanAlternative[]> =>
  run<'others'>({ kind: 'others', problem, meals, mealId, most }, signal)

/** Of meals in the user's own words, those that name what one of those who eat doesn't eat. */
export const solveNames = (
  titles: readonly string[],
  needs: EatersNeeds,
  signal: AbortSignal,
): Promise<readonly BrokenName[]> => run<'names'>({ kind: 'names', titles, needs }, signal)
