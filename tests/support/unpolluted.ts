import { afterAll, expect } from 'vitest'

const PROTOTYPES = { Object, Array, String, Function, Promise, Map, Set, Error }
const namesOf = () =>
  Object.entries(PROTOTYPES).map(([name, { prototype }]) => [
    name,
    Reflect.ownKeys(prototype).map(String).sort(),
  ])

const before = namesOf()

/** After every file: outside input must not have changed the shared prototypes. */
afterAll(() => expect(namesOf()).toEqual(before))
