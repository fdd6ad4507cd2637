import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ORDERS, READY_GROUPS } from '#core/contracts/match-recipes.ts'
import { matchedRecipe } from '#tests/support/matched-recipe.ts'
import { afterFirstGroups, resultGroups } from './result-groups.ts'

/** No further page follows a first one with fewer results. */
const FIRST_PAGE = 25

const anyRecipes = fc
  .array(fc.constantFrom(...READY_GROUPS), { maxLength: 60 })
  .map((groups) => groups.map((group, at) => matchedRecipe(`r${at}`, { group })))

describe('resultGroups', () => {
  it('lists groups from ready to extra, without empty ones', () => {
    const recipes = [
      matchedRecipe('lemonade', { group: 'extra' }),
      matchedRecipe('soup', { group: 'one' }),
      matchedRecipe('toast', { group: 'ready' }),
      matchedRecipe('stew', { group: 'trip' }),
      matchedRecipe('rice', { group: 'one' }),
    ]
    const shown = resultGroups(recipes, 'ready').map((group) => [
      group.title,
      ...group.recipes.map(({ id }) => id),
    ])
    expect(shown).toEqual([
      ['Ready to cook', 'toast'],
      ['One thing missing', 'soup', 'rice'],
      ['Something important missing', 'stew'],
      ['Drinks and sauces', 'lemonade'],
    ])
  })

  it('puts what is asked for later below all groups, even what is ready', () => {
    const recipes = [...Array(FIRST_PAGE + 2).keys()].map((at) => matchedRecipe(`r${at}`, { group: 'ready' }))
    expect(resultGroups(recipes, 'ready').map(({ title, recipes: { length } }) => [title, length])).toEqual([
      ['Top picks', 5],
      ['Also ready to cook', 20],
      ['More matches', 2],
    ])
  })

  it.each([
    [0, 'Nothing is ready to cook yet. These come closest.'],
    [2, '2 ready to cook, the others need a little.'],
    [5, 'All ready to cook.'],
  ])('says that of the top picks %i are ready', (ready, note) => {
    const recipes = [...Array(9).keys()].map((at) =>
      matchedRecipe(`r${at}`, { group: at < ready ? 'ready' : 'one' }),
    )
    expect(resultGroups(recipes, 'ready').map((group) => [group.title, group.note])).toEqual([
      ['Top picks', note],
      ['Also missing one thing', undefined],
    ])
  })

  it('is one list by score and by use, in the order of the server', () =>
    fc.assert(
      fc.property(anyRecipes, fc.constantFrom('score' as const, 'uses' as const), (recipes, order) => {
        expect(resultGroups(recipes, order).map((group) => group.recipes)).toEqual(
          recipes.length > 0 ? [recipes] : [],
        )
      }),
    ))

  it('loses and repeats nothing, and a further page only appends', () =>
    fc.assert(
      fc.property(
        anyRecipes,
        fc.integer({ min: FIRST_PAGE, max: 60 }),
        fc.constantFrom(...ORDERS),
        (recipes, cut, order) => {
          const after = resultGroups(recipes, order)
          const ids = after.flatMap((group) => group.recipes.map(({ id }) => id))
          expect(ids.toSorted()).toEqual(recipes.map(({ id }) => id).toSorted())
          for (const group of resultGroups(recipes.slice(0, cut), order))
            expect(after.find(({ id }) => id === group.id)?.recipes.slice(0, group.recipes.length)).toEqual(
              group.recipes,
            )
        },
      ),
    ))
})

describe('afterFirstGroups', () => {
  it.each([
    [['ready', 'one', 'few'], 1],
    [['ready', 'few'], 0],
    [['few', 'trip'], 0],
    [['one', 'trip'], 0],
  ] as const)('of %j is %i', (groups, at) =>
    expect(
      afterFirstGroups(
        resultGroups(
          groups.map((group) => matchedRecipe(group, { group })),
          'ready',
        ),
      ),
    ).toBe(at),
  )
})
