import { describe, expect, it } from 'vitest'
import { createFoods } from '#content/food-facts/book.ts'
import { INGREDIENTS } from '#content/ingredients/index.ts'
import { MEASURES } from '#content/measures/index.ts'
import { type Days, type PantryFact, pantryFactsOutput } from '#core/contracts/pantry-facts.ts'
import { answerFacts } from '#core/stock/answer-facts.ts'
import type { Shelf } from '#core/stock/shelf-life.ts'
import { SHELF_LIFE } from './index.ts'

const knowledge = { vocabulary: createFoods(), shelfLife: SHELF_LIFE, measures: MEASURES }
const names = INGREDIENTS.map(({ name }) => name)
const { facts } = answerFacts(names, knowledge)

const everything: readonly (readonly [string, Shelf])[] = [
  ...SHELF_LIFE.foods,
  ...SHELF_LIFE.prepared,
  ...[...SHELF_LIFE.forms].flatMap(([form, table]) =>
    [...table].map(([category, shelf]) => [`${form} ${category}`, shelf] as const),
  ),
  ...Object.entries(facts),
]
/** Names of the foods of which a rule doesn't hold. */
const breaking = (holds: (shelf: Shelf, name: string) => boolean) =>
  everything.filter(([name, shelf]) => !holds(shelf, name)).map(([name]) => name)

/** Both ends of a are at most those of b; true where one of them isn't known. */
const atMost = (a: Days | null, b: Days | null) => !a || !b || (a[0] <= b[0] && a[1] <= b[1])

describe('shelf life', () => {
  it('is known for every ingredient of the vocabulary, by the output of the contract', () => {
    expect(pantryFactsOutput.parse({ facts }).facts).toEqual(facts)
    expect(names.filter((name) => !facts[name])).toEqual([])
  })

  it('counts each ingredient under its own name', () => {
    const others = names.filter((name) => facts[name]?.food !== name)
    expect(others).toEqual([])
  })

  it('has rows for foods of the vocabulary only', () => {
    const known = new Set(names)
    expect([...SHELF_LIFE.foods.keys()].filter((name) => !known.has(name))).toEqual([])
  })

  it('has ranges in order', () => {
    const ordered = (days: Days | null) => !days || days[0] <= days[1]
    const wrong = breaking(({ keeps }) => {
      const { pantry, fridge, ...others } = keeps
      return [pantry.closed, pantry.opened, fridge.closed, fridge.opened, ...Object.values(others)].every(
        ordered,
      )
    })
    expect(wrong).toEqual([])
  })

  it('gives as the usual place one where the food keeps', () =>
    expect(
      breaking(({ place, keeps }) => (place === 'freezer' ? keeps.freezer : keeps[place].closed) !== null),
    ).toEqual([]))

  it('is no longer opened than closed', () =>
    expect(
      breaking(
        ({ keeps: { pantry, fridge } }) =>
          atMost(pantry.opened, pantry.closed) && atMost(fridge.opened, fridge.closed),
      ),
    ).toEqual([]))

  it('is no shorter in the freezer than in the fridge', () =>
    expect(
      // A can is frozen when it is open.
      breaking(({ place, keeps: { fridge, freezer } }) =>
        atMost(place === 'pantry' ? fridge.opened : (fridge.closed ?? fridge.opened), freezer),
      ),
    ).toEqual([]))

  it('is no shorter frozen than chilled for what is cooked, and no longer thawed than frozen', () =>
    expect(
      breaking(
        ({ keeps }) => atMost(keeps.cooked, keeps.cookedFrozen) && atMost(keeps.thawed, keeps.freezer),
      ),
    ).toEqual([]))

  describe('of meat, poultry and fish', () => {
    const flesh = INGREDIENTS.filter(({ category }) => ['meat', 'poultry', 'seafood'].includes(category)).map(
      ({ name }) => [name, facts[name] as PantryFact] as const,
    )
    /** Cured, dried, smoked, canned or sealed; and oysters, which are alive. */
    const PRESERVED = new Set(
      `bacon|turkey bacon|pancetta|guanciale|bacon bits|ham|ham hock|canadian bacon|tasso|smoked sausage|andouille sausage
      |hot dog|lunch meat|deli ham|deli turkey|bologna|pastrami|smoked turkey|salami|pepperoni|chinese sausage|prosciutto
      |speck|capicola|corned beef|salt pork|beef jerky|pork rind|sausage casing|soy chorizo|canned chicken|canned tuna
      |canned salmon|smoked oyster|snail|smoked salmon|imitation crab|caviar|anchovy|anchovy paste|shrimp paste|salt cod
      |bonito flakes|dried shrimp|oyster`.split(/\s*\|/),
    )

    it('is at most 5 days in the fridge, unless preserved', () => {
      const long = flesh.filter(([, { keeps }]) => (keeps.fridge.closed?.[1] ?? 0) > 5).map(([name]) => name)
      expect(long.filter((name) => !PRESERVED.has(name))).toEqual([])
    })

    it('is about safety, except for what keeps on a shelf', () => {
      const quality = flesh.filter(([, { basis }]) => basis !== 'safety').map(([name]) => name)
      expect(quality.sort()).toEqual(
        'anchovy|anchovy paste|bacon bits|beef jerky|bonito flakes|dried shrimp|pork rind|salt cod|sausage casing|shrimp paste|soy chorizo'.split(
          '|',
        ),
      )
    })

    it('is 1 or 2 days for ground meat, poultry and fish', () => {
      const quick = flesh.filter(
        ([name, { category }]) =>
          /^ground /.test(name) ||
          (category !== 'meat' && !PRESERVED.has(name) && !/cooked|rotisserie/.test(name)),
      )
      expect(quick.length).toBeGreaterThan(50)
      const allowed: Record<string, number> = { crabmeat: 3, clam: 3 }
      expect(
        quick
          .filter(([name, { keeps }]) => (keeps.fridge.closed?.[1] ?? 0) > (allowed[name] ?? 2))
          .map(([name]) => name),
      ).toEqual([])
    })
  })

  it('is 3 to 4 days for cooked meat, fish and dishes', () => {
    for (const name of [
      'chicken',
      'beef',
      'pork',
      'salmon',
      'shrimp',
      'rice',
      'potato',
      'black bean',
      'broccoli',
    ])
      expect(facts[name]?.keeps.cooked, name).toEqual([3, 4])
    for (const name of ['stew', 'lasagna', 'casserole', 'curry', 'chili'])
      expect(SHELF_LIFE.prepared.get(name), name).toMatchObject({
        basis: 'safety',
        keeps: { fridge: { closed: [3, 4] } },
      })
  })
})
