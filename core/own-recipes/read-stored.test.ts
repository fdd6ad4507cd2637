import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownRecipeContent, recipeMarks } from '../contracts/own-recipes.ts'
import { emptyContent, emptyMarks } from './empty.ts'
import { readDeviceRecord, readRow } from './read-record.ts'
import { readContent, readLogEntry, readMarks } from './read-stored.ts'

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const anything = fc.anything({ maxDepth: 2 })
const line = fc.oneof(fc.string(), fc.constantFrom('', ' ', 'x'.repeat(500), 'x'.repeat(501), ' 2 eggs '))
const orAnything = <Value>(some: fc.Arbitrary<Value>) => fc.oneof({ arbitrary: some, weight: 30 }, anything)
const number = fc.oneof(
  fc.constantFrom(null, 0, 1, 1.5, 1000, 100_000, 100_001, -1, Number.NaN),
  fc.integer(),
)
const changes = fc.record({
  title: orAnything(line),
  description: orAnything(fc.option(line)),
  ingredients: orAnything(fc.array(line)),
  instructions: orAnything(fc.array(line)),
  servings: orAnything(number),
  prep_time_minutes: orAnything(number),
  cooking_time_minutes: orAnything(fc.constant(null)),
  rest_time_minutes: orAnything(fc.constant(null)),
  difficulty_level: orAnything(fc.constantFrom(null, 'easy', 'hard')),
  cuisine_type: orAnything(fc.constantFrom(null, 'Thai', 'x'.repeat(61))),
  source_url: orAnything(fc.option(line)),
  source_name: orAnything(fc.constant(null)),
  photos: orAnything(fc.constantFrom([], [`${ID}.webp`], [`${ID}.png`])),
  copied_from: orAnything(fc.constantFrom(null, ID)),
})
const few = fc.subarray(Object.keys(emptyContent), { maxLength: 3 })
const content = fc.tuple(changes, few).map(([some, fields]) => ({
  ...{ ...emptyContent, title: 'Soup' },
  ...Object.fromEntries(Object.entries(some).filter(([field]) => fields.includes(field))),
}))

const withoutEmptyLines = (value: unknown) =>
  Array.isArray(value) ? value.filter((one) => typeof one !== 'string' || one.trim() !== '') : value

describe('what is read from storage', () => {
  it('is what the schema of recipes allows, without empty lines', () => {
    let valid = 0
    fc.assert(
      fc.property(content, (given) => {
        const { data } = ownRecipeContent.safeParse({
          ...given,
          ingredients: withoutEmptyLines(given.ingredients),
          instructions: withoutEmptyLines(given.instructions),
        })
        if (data) valid += 1
        expect(readContent(given)).toEqual(data)
      }),
      { numRuns: 2000 },
    )
    expect(valid).toBeGreaterThan(300)
  })

  it('is what the schema of marks allows', () => {
    const marks = fc.record({
      rating: orAnything(number),
      note: orAnything(fc.option(line)),
      step_notes: orAnything(fc.dictionary(fc.constantFrom('0', '12', '123', 'x'), line)),
      tags: orAnything(fc.array(fc.constantFrom('weeknight', ' Grandma ', 'x'.repeat(41)))),
      folder: orAnything(fc.option(fc.constantFrom('a', 'x'.repeat(61)))),
    })
    fc.assert(
      fc.property(marks, (given) => {
        expect(readMarks(given)).toEqual(recipeMarks.safeParse(given).data)
      }),
      { numRuns: 2000 },
    )
    expect(readMarks(emptyMarks)).toEqual(emptyMarks)
  })

  it('never throws', () => {
    fc.assert(
      fc.property(anything, (given) => {
        readContent(given)
        readMarks(given)
        readLogEntry(given)
        readDeviceRecord(given, readContent)
      }),
    )
  })

  it('of a record keeps known fields only', () => {
    const record = {
      ...{ id: ID, owner: null, revision: 0, shared: false, deletedAt: null },
      ...{ createdAt: '2026-11-17T00:00:00Z', updatedAt: '2026-11-17T00:00:00Z' },
      content: { ...emptyContent, title: 'Soup' },
    }
    expect(readDeviceRecord({ ...record, more: 1 }, readContent)).toEqual(record)
    expect(readDeviceRecord({ ...record, id: '../x' }, readContent)).toBeUndefined()
    expect(readDeviceRecord({ ...record, revision: -1 }, readContent)).toBeUndefined()
  })

  it('of a row has an owner and a revision', () => {
    const row = { ...emptyContent, title: 'Soup', id: ID, user_id: ID, revision: 3, household_id: ID }
    const times = { created_at: '2026-11-17T00:00:00Z', updated_at: '2026-11-17T00:00:00Z', deleted_at: null }
    expect(readRow({ ...row, ...times }, 'id', readContent)).toMatchObject({
      id: ID,
      shared: true,
      revision: 3,
    })
    expect(readRow({ ...row, ...times, user_id: 1 }, 'id', readContent)).toBeUndefined()
  })

  it('of the log is a day that exists', () => {
    const entry = { id: ID, recipe_id: ID, cooked_on: '2026-11-17', note: null, photo: null }
    const created_at = '2026-11-17T10:00:00Z'
    expect(readLogEntry({ ...entry, created_at })).toEqual({ ...entry, created_at })
    expect(readLogEntry({ ...entry, created_at, cooked_on: '2026-13-17' })).toBeUndefined()
  })
})
