import { MAX_LEFT_OUT } from '../contracts/ingredient-names.ts'
import { MAX_GUESTS } from '../contracts/planning-limits.ts'
import { same } from '../text/same.ts'
import type { Guest, PlanWishes } from './wishes.ts'

/** What one side added is there, what one side removed is gone. */
const joinSet = <Value>(base: readonly Value[], mine: readonly Value[], theirs: readonly Value[]): Value[] =>
  [...new Set([...theirs, ...mine])].filter(
    (one) => (mine.includes(one) && theirs.includes(one)) || !base.includes(one),
  )

/** Without the field where nothing is left out. */
function joinLeftOut(
  base: readonly string[] = [],
  mine: readonly string[] = [],
  theirs: readonly string[] = [],
): Pick<PlanWishes, 'leaveOut'> {
  const leaveOut = joinSet(base, mine, theirs).slice(0, MAX_LEFT_OUT)
  return leaveOut.length > 0 ? { leaveOut } : {}
}

const NOBODY: Omit<Guest, 'name'> = { diets: [], allergies: [] }

/** A guest with an allergy that one side added outlasts being removed on the other, which didn't know of it. */
function joinGuests(
  base: readonly Guest[],
  mine: readonly Guest[],
  theirs: readonly Guest[],
): readonly Guest[] {
  const names = [...new Set([...theirs, ...mine].map(({ name }) => name))]
  return names
    .flatMap((name) => {
      const [old, here, there] = [base, mine, theirs].map((all) => all.find((one) => one.name === name))
      if (here && there) {
        const { diets, allergies, leaveOut } = old ?? NOBODY
        return {
          name,
          diets: joinSet(diets, here.diets, there.diets),
          allergies: joinSet(allergies, here.allergies, there.allergies),
          ...joinLeftOut(leaveOut, here.leaveOut, there.leaveOut),
        }
      }
      const one = here ?? there
      return one && !same(one, old) ? one : []
    })
    .slice(0, MAX_GUESTS)
}

/** Wishes that two devices changed at the same time: each keeps what it changed, and this side wins where both changed the same. */
export function joinWishes(base: PlanWishes, mine: PlanWishes, theirs: PlanWishes): PlanWishes {
  const { leaveOut, ...others } = theirs
  const keys = Object.keys(others) as (keyof typeof others)[]
  const mineOnly = keys.filter((key) => !same(mine[key], base[key]))
  return {
    ...others,
    ...Object.fromEntries(mineOnly.map((key) => [key, mine[key]])),
    guests: joinGuests(base.guests, mine.guests, theirs.guests),
    ...joinLeftOut(base.leaveOut, mine.leaveOut, leaveOut),
  }
}
