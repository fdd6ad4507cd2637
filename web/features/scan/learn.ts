import type { Finding } from '#core/vision/detector.ts'
import { lookStore } from '#web/state/looks.ts'
import { dropHabits } from './habits.ts'

/** What a find's names are learned from; nothing if a connected model named it. */
export interface Learnable extends Finding {
  version: string
}

const namesOf = (one: Finding) => [one.name, ...one.others.map(({ name }) => name)]

/** It is what it was taken for, or offered as. */
export function confirmFind(one: Learnable, name = one.name) {
  if (name !== one.name) lookStore.unteach(one.name, one.vector)
  dropHabits(namesOf(one))
  lookStore.teach(name, one.vector, one.version)
}

/** It isn't that, or isn't there. */
export function denyFind(one: Learnable, name = one.name) {
  lookStore.unteach(name, one.vector)
}
