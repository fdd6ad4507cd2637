import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COOKBOOK } from '#content/cookbook/index.ts'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { MEASURES } from '#content/measures/index.ts'
import { NUTRITION } from '#content/nutrition/index.ts'
import { SHELF_LIFE } from '#content/shelf-life/index.ts'
import { ALIKE } from '#content/substitutions/alike.ts'
import { SUBSTITUTIONS } from '#content/substitutions/index.ts'
import { ALLERGENS, DIETS } from '../contracts/food-facts.ts'
import { type PlanCandidatesInput, planCandidatesInput } from '../contracts/plan-candidates.ts'
import { MEAL_SLOTS } from '../contracts/planning-limits.ts'
import { toIndexed } from '../matching/indexed-recipe.ts'
import { RecipeIndex } from '../matching/recipe-index.ts'
import { factColumns } from '../recipes/fact-columns.ts'
import { addDays } from '../stock/day.ts'
import type { StockItem } from '../stock/item.ts'
import { createSwapRules } from '../substitutions/swap-rules.ts'
import { answerPlanCandidates } from './answer-candidates.ts'
import { createPlanBook, type PlanRow } from './plan-book.ts'
import { planWeek } from './plan-week.ts'
import { candidatesInput, type PlanSituation, problemOf } from './problem-of.ts'
import { mealOf, wishesOf } from './sample-problems.ts'

const knowledge = {
  vocabulary: VOCABULARY,
  measures: MEASURES,
  nutrition: NUTRITION,
  shelfLife: SHELF_LIFE,
  version: '',
}
const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`

const rows: PlanRow[] = COOKBOOK.filter((_, at) => at % 4 === 0).map((recipe, at) => ({
  id: idOf(at),
  title: recipe.title,
  servings: recipe.servings,
  cuisine_type: recipe.cuisine ?? null,
  quality_score: 80,
  cooking_time_minutes: recipe.cook,
  prep_time_minutes: recipe.prep,
  rest_time_minutes: recipe.rest ?? 0,
  origin: 'cookbook',
  meal: recipe.meal,
  storage: null,
  ingredients: [...recipe.ingredients],
  ...factColumns(
    { ...recipe, ingredients: [...recipe.ingredients], dietary_tags: [], lines_sure: true },
    knowledge,
  ),
}))
const byId = new Map(rows.map((row) => [row.id, row]))
const index = new RecipeIndex(
  VOCABULARY,
  rows.map(toIndexed),
  createSwapRules(SUBSTITUTIONS, ALIKE, VOCABULARY, MEASURES),
)
const book = createPlanBook(knowledge)
const shelf = {
  index,
  vocabulary: VOCABULARY,
  book,
  rowsOf: async (ids: string[]) => ids.flatMap((id) => byId.get(id) ?? []),
}
const ask = (input: PlanCandidatesInput) => answerPlanCandidates(planCandidatesInput.parse(input), shelf)
const rowOf = (id: string) => byId.get(id) as PlanRow

const KITCHEN = {
  ingredients: ['spinach', 'chicken thighs', 'eggs', 'rice', 'cheddar', 'cabbage', 'lemon', 'milk'],
  staples: ['salt', 'black pepper', 'olive oil', 'flour', 'sugar'],
}

describe('candidates for a plan', () => {
  it('are dinners by default, filled in', async () => {
    const { recipes, fixed, broken, fitting } = await ask(KITCHEN)
    expect(recipes.length).toBeGreaterThan(40)
    expect(fitting).toBeGreaterThanOrEqual(recipes.length)
    expect([fixed, broken]).toEqual([[], []])
    for (const { slots, needs, minutes, servings, kcal } of recipes) {
      expect(slots).toContain('dinner')
      expect(needs.length).toBeGreaterThan(1)
      expect(minutes).toBeGreaterThan(0)
      expect(servings).toBeGreaterThan(0)
      expect(kcal === null || kcal > 100).toBe(true)
    }
    expect(recipes.filter(({ main }) => main !== null).length).toBeGreaterThan(recipes.length * 0.9)
    expect(new Set(recipes.map(({ main }) => main)).size).toBeGreaterThan(6)
    expect(new Set(recipes.map(({ method }) => method)).size).toBeGreaterThan(6)
  })

  it('know that the rest of an open can does not keep', async () => {
    const { recipes } = await ask({ ...KITCHEN, slots: ['dinner', 'lunch'] })
    const needs = recipes.flatMap((recipe) => recipe.needs)
    const open = needs.filter(({ food }) => food === 'coconut milk')
    expect(open.length).toBeGreaterThan(0)
    for (const { keeps } of open) expect(keeps).toBeLessThanOrEqual(7)
    expect(needs.find(({ food }) => food === 'rice')?.keeps ?? null).toBeNull()
  })

  it('cover what they need from the stock, never by swaps or by a part of a name', async () => {
    const { recipes } = await ask({ ...KITCHEN, ingredients: ['chicken', 'cheddar', 'lemon'] })
    const needs = recipes.flatMap((recipe) => recipe.needs)
    const coveredBy = (food: string) =>
      new Set(needs.filter((need) => need.food === food).map((n) => n.stock))
    expect(coveredBy('chicken broth')).toEqual(new Set([null]))
    expect([...coveredBy('lemon')]).toEqual(['lemon'])
    expect(needs.some(({ stock }) => stock === 'chicken')).toBe(true)
    for (const { food, staple, stock } of needs)
      if (food === 'salt') expect([staple, stock]).toEqual([true, null])
  })

  it('have several for each food that is to be used up, as far as there are any', async () => {
    const soon = ['spinach', 'cabbage', 'chicken thighs']
    const { recipes } = await ask({ ...KITCHEN, soon, limit: 30 })
    const { recipes: all } = await ask({ ...KITCHEN, soon, limit: 400 })
    expect(recipes).toHaveLength(30)
    for (const name of soon) {
      const using = (some: typeof recipes) =>
        some.filter(({ needs }) => needs.some(({ stock }) => stock === name)).length
      expect(using(all)).toBeGreaterThan(0)
      expect(using(recipes)).toBeGreaterThanOrEqual(Math.min(4, using(all)))
    }
  })

  it('use up a staple that will not keep', async () => {
    const { recipes } = await ask({ ingredients: ['butter'], soon: ['butter'], staples: ['butter', 'salt'] })
    expect(recipes.some(({ needs }) => needs.some(({ stock }) => stock === 'butter'))).toBe(true)
    const other = await ask({ ingredients: ['butter'], staples: ['butter', 'salt'] })
    expect(other.recipes.flatMap(({ needs }) => needs).some(({ stock }) => stock === 'butter')).toBe(false)
  })

  it('are good dinners that need little if there is nothing in the kitchen', async () => {
    const { recipes } = await ask({ ingredients: [], staples: KITCHEN.staples, limit: 20 })
    expect(recipes).toHaveLength(20)
    const toBuy = recipes.map(({ needs }) => needs.filter(({ staple, minor }) => !staple && !minor).length)
    const all = (await ask({ ingredients: [], staples: KITCHEN.staples, limit: 400 })).recipes
    const usual = all.map(({ needs }) => needs.filter(({ staple, minor }) => !staple && !minor).length)
    const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
    expect(mean(toBuy)).toBeLessThan(mean(usual))
  })

  it('fit each meal that is planned', async () => {
    const { recipes } = await ask({ ...KITCHEN, slots: [...MEAL_SLOTS] })
    for (const slot of MEAL_SLOTS)
      expect(recipes.filter(({ slots }) => slots.includes(slot)).length, slot).toBeGreaterThan(4)
    for (const { kind } of recipes) expect(kind).not.toBe('sauce')
  })

  it('keep to the longest time, and say how many are slower', async () => {
    const { recipes, without } = await ask({ ...KITCHEN, minutes: 30 })
    for (const { minutes } of recipes) expect(minutes).toBeLessThanOrEqual(30)
    expect(without.minutes).toBeGreaterThan(0)
    // Hardly any: then slow ones are better than none.
    expect((await ask({ ...KITCHEN, minutes: 1 })).recipes.length).toBeGreaterThan(20)
  })

  it('include favorites that fit, marked, and leave out what is excluded', async () => {
    const { recipes: all } = await ask({ ...KITCHEN, limit: 400 })
    const last = all.at(-1)?.id as string
    const first = all[0]?.id as string
    const { recipes } = await ask({
      ...KITCHEN,
      favorites: [last, idOf(99_999)],
      exclude: [first],
      limit: 12,
    })
    expect(recipes.find(({ id }) => id === last)).toMatchObject({ favorite: true })
    expect(recipes.some(({ id }) => id === first)).toBe(false)
    expect(recipes.filter(({ favorite }) => favorite)).toHaveLength(1)
  })

  it('know the recipes of meals that stay, and report those that break a need', async () => {
    const meat = rows.find(
      (row) => row.kind === 'meal' && !row.dietary_tags.includes('vegetarian'),
    ) as PlanRow
    const milk = rows.find((row) => row.allergens.includes('milk') && row.dietary_tags.includes('vegetarian'))
    const fixed = [meat.id, milk?.id ?? '', idOf(99_999)]
    const answer = await ask({ ...KITCHEN, fixed, dietary: ['vegetarian'], avoid: ['milk'] })
    expect(answer.fixed.map(({ id }) => id)).toEqual(fixed.slice(0, 2))
    expect(answer.fixed[0]?.needs.length).toBeGreaterThan(0)
    expect(answer.broken.map(({ id }) => id)).toEqual(fixed.slice(0, 2))
    expect(answer.broken[0]?.diets).toEqual(['vegetarian'])
    expect(answer.broken[1]).toMatchObject({ diets: [], allergens: ['milk'] })
    expect(answer.recipes.some(({ id }) => fixed.includes(id))).toBe(false)
  })

  it('keep as long as their own page says', () => {
    const keeps = (title: string, storage: string | null) => {
      const row = { ...(rows[0] as PlanRow), title, storage }
      return book.factsOf(row).recipe.keepsCooked
    }
    expect(keeps('Braised Pork', 'Keeps 4 days in the fridge.')).toBe(4)
    expect(keeps('Braised Pork', null)).toBeLessThan(4)
  })

  it('buy nothing that a food at home is as good as', async () => {
    const needsOf = async (input: PlanCandidatesInput) =>
      (await ask(input)).recipes.flatMap(({ needs }) => needs.filter(({ food }) => food === 'vegetable oil'))
    const own = await needsOf({ ...KITCHEN, staples: ['salt'], ingredients: ['eggs', 'rice', 'olive oil'] })
    expect(own.length).toBeGreaterThan(0)
    expect(own.some(({ stock }) => stock === 'olive oil')).toBe(true)
    const always = await needsOf({ ...KITCHEN, staples: ['olive oil'], ingredients: ['eggs', 'rice'] })
    expect(always.some(({ staple }) => staple)).toBe(true)
    const none = await needsOf({ ...KITCHEN, staples: [], ingredients: ['eggs', 'rice'] })
    expect(none.every(({ stock, staple }) => stock === null && !staple)).toBe(true)
  })

  it('name a food that is left out, whatever it is called', async () => {
    const { recipes, without } = await ask({ ...KITCHEN, leave_out: ['mushrooms', 'nuts'] })
    expect(without.needs).toBeGreaterThan(0)
    for (const { id } of recipes) {
      expect(rowOf(id).foods).not.toContain('mushroom')
      expect(rowOf(id).allergens).not.toContain('tree nuts')
    }
  })

  it('are read again once a recipe was edited', async () => {
    const row = rowOf((await ask(KITCHEN)).recipes[0]?.id ?? '')
    const before = book.factsOf(row)
    expect(book.factsOf({ ...row })).toBe(before)
    expect(book.factsOf({ ...row, servings: 100 }).recipe.servings).toBe(100)
  })

  it('never break a diet or an allergy, and repeat for the same question', async () => {
    const names = [
      'egg',
      'chicken',
      'spinach',
      'tofu',
      'salmon',
      'rice',
      'beans',
      'milk',
      'pasta',
      'beef',
      'zorblax',
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.constantFrom(...names)),
        fc.uniqueArray(fc.constantFrom(...DIETS), { maxLength: 3 }),
        fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 3 }),
        fc.uniqueArray(fc.constantFrom(...MEAL_SLOTS), { minLength: 1 }),
        fc.integer({ min: 1, max: 400 }),
        async (ingredients, dietary, avoid, slots, limit) => {
          const input = { ingredients, soon: ingredients.slice(0, 3), dietary, avoid, slots, limit }
          const { recipes } = await ask(input)
          expect(recipes.length).toBeLessThanOrEqual(limit)
          expect(new Set(recipes.map(({ id }) => id)).size).toBe(recipes.length)
          for (const recipe of recipes) {
            const { dietary_tags, allergens } = rowOf(recipe.id)
            for (const diet of dietary) expect(dietary_tags).toContain(diet)
            for (const allergen of avoid) expect(allergens).not.toContain(allergen)
            expect(recipe.slots.some((slot) => slots.includes(slot))).toBe(true)
            for (const { stock } of recipe.needs) if (stock !== null) expect(ingredients).toContain(stock)
          }
          expect(await ask(input)).toEqual(await ask(input))
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('leftovers of the pantry', () => {
  const TODAY = '2026-11-16'
  const leftover = (row: PlanRow, portions: number, until: number | null) =>
    ({
      ...{
        name: `leftover ${row.id}`,
        meal: row.title,
        recipe_id: row.id,
        where: 'fridge',
        good: [],
        fact: null,
      },
      ...{
        amount: { value: portions, unit: 'serving' },
        daysLeft: until,
        basis: 'safety',
        freshness: 'fresh',
      },
      until: until === null ? null : addDays(TODAY, until),
    }) as unknown as StockItem
  const situationOf = (some: Partial<PlanSituation>): PlanSituation => ({
    ...{ today: TODAY, days: [0, 1, 2, 3].map((at) => addDays(TODAY, at)), wishes: wishesOf() },
    ...{ fixed: [], stock: [], staples: KITCHEN.staples, needs: { diets: [], avoid: [] }, favorites: [] },
    ...some,
  })
  const plan = async (situation: PlanSituation) => {
    const found = await ask(candidatesInput(situation))
    return { found, ...planWeek(problemOf(situation, found, 1)) }
  }
  const meat = rows.find((row) => row.kind === 'meal' && !row.dietary_tags.includes('vegetarian')) as PlanRow

  it('are planned first, but never for those who don’t eat the dish', async () => {
    const stock = [leftover(meat, 4, 1)]
    const eaten = await plan(situationOf({ stock }))
    expect(eaten.meals[0]).toMatchObject({ kind: 'leftovers', recipeId: meat.id })
    const { found, meals, spoils } = await plan(
      situationOf({ stock, needs: { diets: ['vegetarian'], avoid: [] } }),
    )
    expect(found.broken.map(({ id }) => id)).toEqual([meat.id])
    expect(meals.map(({ kind }) => kind)).toEqual(['recipe', 'recipe', 'recipe', 'recipe'])
    expect(spoils.map(({ title }) => title)).toContain(meat.title)
  })

  it('of a pot that stays are not planned either, nor those that are broken by their name', async () => {
    const pot = mealOf(idOf(80_000), { recipeId: meat.id, title: meat.title, cooks: 6 })
    const needs = { diets: ['vegetarian' as const], avoid: [] }
    const { meals } = await plan(situationOf({ fixed: [pot], needs }))
    expect(meals.some(({ from }) => from === pot.id)).toBe(false)
    const stock = [{ ...leftover(meat, 4, 1), recipe_id: null }]
    const situation = situationOf({ stock })
    const found = await ask(candidatesInput(situation))
    const stocks = (named: string[]) =>
      planWeek(problemOf(situation, found, 1, named)).meals.map((one) => one.stock)
    expect(stocks([]).some(Boolean)).toBe(true)
    expect(stocks([meat.title]).some(Boolean)).toBe(false)
  })

  it('whoever eats, members or guests, no planned meal breaks a diet or an allergy', async () => {
    const someNeeds = [
      fc.uniqueArray(fc.constantFrom(...DIETS), { maxLength: 2 }),
      fc.uniqueArray(fc.constantFrom(...ALLERGENS), { maxLength: 2 }),
    ] as const
    await fc.assert(
      fc.asyncProperty(
        ...someNeeds,
        ...someNeeds,
        fc.array(fc.tuple(fc.nat(rows.length - 1), fc.integer({ min: 1, max: 6 }), fc.option(fc.nat(3))), {
          maxLength: 4,
        }),
        fc.option(fc.nat(rows.length - 1)),
        async (diets, avoid, guestDiets, allergies, stored, fixedRow) => {
          const stock = stored.map(([at, portions, until]) => leftover(rows[at] as PlanRow, portions, until))
          const guests = [{ name: 'Ann', diets: guestDiets, allergies }]
          const recipeId = fixedRow === null ? null : idOf(fixedRow)
          const fixed = recipeId === null ? [] : [mealOf(idOf(80_000), { recipeId, cooks: 6 })]
          const wishes = wishesOf({ guests, cookTwice: true })
          const { meals } = await plan(situationOf({ stock, fixed, wishes, needs: { diets, avoid } }))
          for (const { recipeId: id } of meals) {
            const row = rowOf(id ?? '')
            for (const diet of [...diets, ...guestDiets]) expect(row.dietary_tags).toContain(diet)
            for (const allergen of [...avoid, ...allergies]) expect(row.allergens).not.toContain(allergen)
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('a question for candidates', () => {
  it('has limits on everything, and no unknown fields', () => {
    const isValid = (input: object) => planCandidatesInput.safeParse(input).success
    expect(isValid({ ingredients: [] })).toBe(true)
    for (const wrong of [
      { title: 'Secret stew' },
      { slots: [] },
      { slots: ['supper'] },
      { minutes: 0 },
      { limit: 401 },
      { fixed: ['x'] },
      { favorites: Array.from({ length: 501 }, (_, at) => idOf(at)) },
      { soon: Array.from({ length: 21 }, (_, at) => `food ${at}`) },
    ])
      expect(isValid({ ingredients: [], ...wrong }), JSON.stringify(wrong)).toBe(false)
  })
})
