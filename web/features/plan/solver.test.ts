import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PlanProblem } from '#core/planning/problem.ts'
import { solveOthers, solvePlan, solveSummary } from './solver.ts'

const problem: PlanProblem = {
  days: [],
  wishes: {
    slots: ['dinner'],
    eaters: 2,
    guests: [],
    daysOff: [],
    cookTwice: false,
    minutes: [null, null, null, null, null, null, null],
    variety: 'normal',
    favoritesFirst: false,
    kcal: null,
    protein: null,
    mostToBuy: null,
  },
  stock: [],
  leftovers: [],
  recipes: [],
  fixed: [],
  fixedRecipes: [],
  seed: 1,
}

class SlowWorker {
  static made: SlowWorker[] = []
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: ((event: object) => void) | null = null
  asked: unknown[] = []
  isOver = false
  constructor() {
    SlowWorker.made.push(this)
  }
  postMessage(task: unknown) {
    this.asked.push(task)
  }
  terminate() {
    this.isOver = true
  }
}

const never = () => new AbortController().signal

describe('the solver', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    SlowWorker.made = []
  })

  it('works without workers', async () => {
    vi.stubGlobal('Worker', undefined)
    expect(await solvePlan(problem, never())).toMatchObject({ meals: [], buys: [] })
    expect(await solveSummary(problem, [], never())).toMatchObject({ buys: [], spoils: [] })
    expect(await solveOthers(problem, [], 'x', 3, never())).toEqual([])
  })

  it('keeps one worker, and ends it when a task is given up or fails', async () => {
    vi.stubGlobal('Worker', SlowWorker)
    const { made } = SlowWorker
    const first = solvePlan(problem, never())
    made[0]?.onmessage?.({ data: { meals: ['x'] } })
    expect(await first).toEqual({ meals: ['x'] })

    const control = new AbortController()
    const second = solvePlan(problem, control.signal)
    const other = solveSummary(problem, [], never())
    expect(made).toHaveLength(2)
    expect(made[0]?.asked).toHaveLength(2)
    control.abort(new Error('given up'))
    await expect(second).rejects.toThrow('given up')
    expect(made[0]?.isOver).toBe(true)
    made[1]?.onmessage?.({ data: 'summary' })
    expect(await other).toBe('summary')

    const third = solvePlan(problem, never())
    made[1]?.onerror?.({ message: 'no code', preventDefault: () => {} })
    await expect(third).rejects.toThrow('no code')
    expect(made.map(({ isOver }) => isOver)).toEqual([true, true])

    // Nothing of these workers stays behind.
    const last = new AbortController()
    const fourth = solvePlan(problem, last.signal)
    expect(made).toHaveLength(3)
    last.abort(new Error('over'))
    await expect(fourth).rejects.toThrow('over')
  })
})
