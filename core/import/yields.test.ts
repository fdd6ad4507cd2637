import { expect, it } from 'vitest'
import { createFoods } from '#content/food-facts/book.ts'
import { readLibrary } from './read-library.ts'
import { sampleFile } from './sample-files.ts'

const vocabulary = createFoods()

/** As written, how many it serves, and what the note keeps. */
const YIELDS: readonly [string, number | null, string | null][] = [
  ['about 20 rolls', null, 'about 20 rolls'],
  ['1 loaf', null, '1 loaf'],
  ['2 dozen cookies', null, '2 dozen cookies'],
  ['24 small muffins', null, '24 small muffins'],
  ['makes 12', 12, null],
  ['6-8 people', 6, '6-8 people'],
  ['4 serving(s)', 4, null],
  ['4 servings', 4, null],
  ['24 cookies, 8 servings', 8, '24 cookies, 8 servings'],
]

const LINES = ['500 g flour', '10 g salt', '300 ml water']
const STEPS = ['Mix the flour, salt and water.', 'Bake for 20 minutes at 220 °C.']

const FORMATS: readonly [string, string, (said: string) => string][] = [
  [
    'Paprika',
    'x.json',
    (servings) =>
      JSON.stringify([
        {
          uid: 'A',
          name: 'Bread',
          ingredients: LINES.join('\n'),
          directions: STEPS.join('\n'),
          servings,
          photo_data: null,
        },
      ]),
  ],
  [
    'Mela',
    'x.melarecipe',
    (said) =>
      JSON.stringify({
        title: 'Bread',
        ingredients: LINES.join('\n'),
        instructions: STEPS.join('\n'),
        yield: said,
        link: '',
      }),
  ],
  [
    'schema.org',
    'x.json',
    (recipeYield) =>
      JSON.stringify({
        '@type': 'Recipe',
        name: 'Bread',
        recipeIngredient: LINES,
        recipeInstructions: STEPS,
        recipeYield,
      }),
  ],
  [
    'Meal-Master',
    'x.mmf',
    (said) =>
      `MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n      Title: Bread\n Categories: Bread\n      Yield: ${said}\n\n    500 g  flour\n     10 g  salt\n    300 ml water\n\n  ${STEPS.join('\n\n  ')}\n\nMMMMM\n`,
  ],
  [
    'Cooklang',
    'Bread.cook',
    (said) => `>> servings: ${said}\n\nMix @flour{500%g}, @salt{10%g} and @water{300%ml}.\n\nBake it.`,
  ],
  [
    'a table',
    'x.csv',
    (said) =>
      `Title,Ingredients,Directions,Servings\n"Bread","${LINES.join('\n')}","${STEPS.join('\n')}","${said}"\n`,
  ],
]

it.each(
  FORMATS.flatMap(([format, file, write]) => YIELDS.map((row) => [format, ...row, file, write] as const)),
)('a yield in %s: %s serves %s', async (_, said, servings, kept, file, write) => {
  const { recipes } = await readLibrary(sampleFile(file, write(said)), { vocabulary })
  expect(recipes).toHaveLength(1)
  const [recipe] = recipes
  expect(recipe?.content.servings).toBe(servings)
  expect(recipe?.marks.note ?? null).toBe(kept === null ? null : `Yield: ${kept}`)
  expect(recipe?.problems.length).toBe(kept === null ? 0 : 1)
})
