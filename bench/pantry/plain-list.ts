import type { Rules } from './rules.ts'
import type { System } from './system.ts'
import type { Happening } from './world.ts'

const NOTHING: ReadonlySet<string> = new Set()

/** What was added stays until it is removed by hand. */
export function plainList({ taps: { plain } }: Rules): System {
  const list = new Set<string>()
  const system: System = {
    name: 'plain list',
    taps: 0,
    questions: 0,
    shows: (food) => list.has(food),
    soon: () => NOTHING,
    settle: () => {},
    asks: () => undefined,
    answer: () => {},
    observe,
  }
  const add = (food: string, cost: number) => {
    system.taps += cost
    list.add(food)
  }
  const remove = (food: string) => {
    if (list.delete(food)) system.taps += plain.out
  }

  function observe(one: Happening) {
    switch (one.kind) {
      case 'start':
        if (one.listed) add(one.food, plain.add)
        break
      case 'bought':
        if (one.ticked) add(one.food, plain.tick)
        break
      case 'finished':
        if (one.recorded) remove(one.food)
        break
      case 'thrown':
        if (one.recorded && one.all) remove(one.food)
        break
      case 'photo':
        system.taps += plain.photo
        for (const food of one.foods) list.add(food)
        break
      case 'glance':
        if (list.has(one.food) && !one.there && one.corrects.listed) remove(one.food)
        if (!list.has(one.food) && one.there && one.corrects.missing) add(one.food, plain.add)
    }
  }
  return system
}
