import fc from 'fast-check'
import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import type { ExportedOwn } from '#core/own-recipes/export/exported-own.ts'

const WORDS =
  '2 1/2 ½ 200 g cups tbsp flour salt sugar eggs, beaten (chopped) crème brûlée 麻婆豆腐 🍜 -- @home #2 ~5 {x} <b> & "quoted" it’s: \\ | = % --- > \u2028 10 minutes 12-15'
    .split(' ')
    .concat('olive oil')

/** Words of kitchens, of markup, and of anything. */
const text = (most: number) =>
  fc
    .array(
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...WORDS) },
        { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
      ),
      {
        minLength: 1,
        maxLength: 10,
      },
    )
    .map((words) => words.join(' ').slice(0, most).trim())
    .filter((words) => /[\p{L}\p{N}]/u.test(words))
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const minutes = orNull(fc.integer({ min: 0, max: OWN_LIMITS.minutes }))
const photo = fc.uuid().map((id) => `${id}.webp`)
const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })

/** Any recipe that the account would store. */
export const arbitraryOwn: fc.Arbitrary<ExportedOwn> = fc.record({
  id: fc.uuid(),
  createdAt: day.map((date) => date.toISOString()),
  content: fc.record({
    title: text(OWN_LIMITS.title),
    description: orNull(text(OWN_LIMITS.text)),
    ingredients: fc.array(text(OWN_LIMITS.line), { maxLength: 8 }),
    instructions: fc.array(text(OWN_LIMITS.step), { maxLength: 6 }),
    servings: orNull(fc.integer({ min: 1, max: OWN_LIMITS.servings })),
    prep_time_minutes: minutes,
    cooking_time_minutes: minutes,
    rest_time_minutes: minutes,
    difficulty_level: fc.constantFrom('easy', 'medium', 'hard', null),
    cuisine_type: orNull(text(OWN_LIMITS.cuisine).map((words) => words.toLowerCase())),
    source_url: orNull(fc.webUrl({ withQueryParameters: true })),
    source_name: orNull(text(OWN_LIMITS.sourceName)),
    photos: fc.array(photo, { maxLength: 2 }),
    copied_from: orNull(fc.uuid()),
  }),
  marks: orNull(
    fc.record({
      rating: orNull(fc.integer({ min: 1, max: 5 })),
      note: orNull(text(OWN_LIMITS.note)),
      step_notes: fc.dictionary(fc.constantFrom('0', '1', '12'), text(OWN_LIMITS.stepNote), {
        maxKeys: 2,
        noNullPrototype: true,
      }),
      tags: fc.array(text(OWN_LIMITS.tag), { maxLength: 4 }),
      folder: orNull(text(OWN_LIMITS.folder)),
    }),
  ),
  cookLog: fc.array(
    fc.record({
      cooked_on: day.map((date) => date.toISOString().slice(0, 10)),
      note: orNull(text(OWN_LIMITS.note)),
      photo: orNull(photo),
    }),
    { maxLength: 2 },
  ),
})
