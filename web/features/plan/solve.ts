import { alternatives, type PlanAlternative } from '#core/planning/alternatives.ts'
import type { PlannedMeal } from '#core/planning/meal.ts'
import type { PlanSummary, WeekPlan } from '#core/planning/plan.ts'
import { planWeek } from '#core/planning/plan-week.ts'
import type { PlanProblem } from '#core/planning/problem.ts'
import { summaryOf } from '#core/planning/summary.ts'
import type { EatersNeeds } from '#web/state/plan/eaters.ts'
import type { BrokenName } from './broken-names.ts'

/** What the optimizer is asked. */
export type Task =
  | { kind: 'plan'; problem: PlanProblem }
  | { kind: 'summary'; problem: PlanProblem; meals: readonly PlannedMeal[] }
  | { kind: 'others'; problem: PlanProblem; meals: readonly PlannedMeal[]; mealId: string; most: number }
  | { kind: 'names'; titles: readonly string[]; needs: EatersNeeds }

export interface Solved {
  plan: WeekPlan
  summary: PlanSummary
  others: PlanAlternative[]
  names: BrokenName[]
}

export function solve(task: Exclude<Task, { kind: 'names' }>): Solved[Exclude<Task['kind'], 'names'>] {
  if (task.kind === 'plan') return planWeek(task.problem)
  if (task.kind === 'summary') return summaryOf(task.problem, task.meals)
  return alternatives(task.problem, task.meals, task.mealId, task.most)
}
