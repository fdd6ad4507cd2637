import { MAIN, USED_FULL, USED_HEARTY, USED_PARTIAL } from './readiness.ts'
import { GRADES, isFullGrade, weightOfGrade } from './slot-hits.ts'

/** For a recipe, in one number: the user's ingredients that match fully, those that match partly, and the points. */
const PARTIAL_SHIFT = 10
const USED_SHIFT = 20
const COUNT_MASK = (1 << PARTIAL_SHIFT) - 1

/** More would not fit the points into their bits. */
export const MOST_TERMS = 600
export const MOST_HEARTY = 60

export const fullIn = (counts: number): number => counts & COUNT_MASK
export const partialIn = (counts: number): number => (counts >>> PARTIAL_SHIFT) & COUNT_MASK
export const usedIn = (counts: number): number => counts >>> USED_SHIFT

function added(grade: number, hearty: boolean): number {
  const full = isFullGrade(grade)
  const weight = weightOfGrade(grade)
  const points = (full ? USED_FULL : USED_PARTIAL)[weight] ?? 0
  return (
    (full ? 1 : 1 << PARTIAL_SHIFT) +
    (points + (hearty && weight === MAIN ? USED_HEARTY : 0)) * 2 ** USED_SHIFT
  )
}

/** What a match of each grade adds. */
export const ADDED = Uint32Array.from({ length: GRADES }, (_, grade) => added(grade, false))
/** The same for what a dinner is built on. */
export const ADDED_HEARTY = Uint32Array.from({ length: GRADES }, (_, grade) => added(grade, true))
