import { afterAll, expect } from 'vitest'

const PROTOTYPES = { Object, Array, String, Function, Promise, Map, Set, Error }
const namesOf = () =>
  Object.entries(PROTOTYPES).map(([name, { prototype }]) => [
    name,
    Reflect.ownKeys(prototype).map(String).sort(),
  ])

const before = namesOf()

/** After every file: nothing that came from outside may have changed what all objects share. */
afterAll(() => expect(namesOf()).toEqual(before))
