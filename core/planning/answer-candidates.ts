import type { z } from 'zod'
import type { PlanCandidatesOutput, planCandidatesInput } from '../contracts/plan-candidates.ts'
import type { MealSlot } from '../contracts/planning-limits.ts'
import type { RecipeKind } from '../contracts/recipe-kind.ts'
import { createTerm } from '../ingredients/match.ts'
import { resolve, type Vocabulary } from '../ingredients/vocabulary.ts'
import { needsOf } from '../matching/answer-match.ts'
import type { RecipeIndex } from '../matching/recipe-index.ts'
import { identity } from '../matching/score-recipe.ts'
import { chooseVaried, orderPools } from './choose-candidates.ts'
import { createCover, needsWith, timeWith } from './cover-needs.ts'
import { KINDS_FOR } from './dish-method.ts'
import { createStandIns, withStandIn } from './instead.ts'
import type { PlanBook, PlanRow, RecipeFacts } from './plan-book.ts'
import type { PlanRecipe } from './problem.ts'

interface CandidateShelf {
  index: RecipeIndex
  vocabulary: Vocabulary
  book: PlanBook
  rowsOf: (ids: string[]) => Promise<readonly PlanRow[]>
  /** Where the index has more lines than the row: those of linked recipes. */
  linesOf?: (id: string) => readonly string[]
}

/** The lists of kinds that are asked for; lunch and dinner are made of the same. */
function purposesOf(slots: readonly MealSlot[]): (readonly RecipeKind[])[] {
  const lists = new Map(slots.map((slot) => [KINDS_FOR[slot].join(), KINDS_FOR[slot]]))
  return [...lists.values()]
}

type Needs = ReturnType<typeof needsOf>

interface Read {
  row: PlanRow
  facts: RecipeFacts
}

/** Some turn out to be no meal. */
const SPARE = 1.5
const OF_EACH_SOON = 24
const FEW = 15
const BATCH = 50
/** More than are wanted, to choose different ones from. */
const ENOUGH = 1.2

/** What one of the eaters doesn't eat. */
function broken(row: PlanRow, { diets, allergens, leaveOut }: Needs, vocabulary: Vocabulary) {
  const foods = new Set(row.foods)
  return {
    id: row.id,
    title: row.title,
    diets: diets.filter((diet) => !row.dietary_tags.includes(diet)),
    allergens: allergens.filter((allergen) => row.allergens.includes(allergen)),
    foods: leaveOut.filter((food) => foods.has(resolve(vocabulary, food)?.name ?? food)),
  }
}

/** What a plan may be made of: the function plan-candidates, on the server and on a device. */
export async function answerPlanCandidates(
  input: z.output<typeof planCandidatesInput>,
  { index, vocabulary, book, rowsOf, linesOf }: CandidateShelf,
): Promise<PlanCandidatesOutput> {
  const { ingredients, soon, limit, slots } = input
  const needs = needsOf(input)
  const nameOf = (text: string) => identity(createTerm(text, vocabulary))
  // A staple that won't keep is to be used up like all else.
  const urgent = new Set(soon.map(nameOf))
  const staples = input.staples.filter((text) => !urgent.has(nameOf(text)))
  const asked = {
    ingredients,
    staples,
    soon,
    ...needs,
    exclude: new Set([...input.exclude, ...input.fixed]),
    purposes: purposesOf(slots),
    within: input.minutes,
    each: Math.ceil(limit * SPARE),
    eachSoon: OF_EACH_SOON,
    ids: [...input.favorites, ...input.fixed],
  }
  const pools = index.pools(asked)
  // With hardly any in time, a slow one is better than none; the plan says so.
  const wide = pools.fitting < FEW ? index.pools({ ...asked, within: null }) : pools
  const excluded = new Set(input.exclude)
  const favorites = input.favorites.filter((id) => pools.judged.get(id) === 'fits' && !excluded.has(id))
  const { ids, sure } = orderPools(wide, favorites, limit)
  const read = async (some: readonly string[]): Promise<Read[]> => {
    const rows = new Map((await rowsOf([...some])).map((row) => [row.id, row]))
    // A recipe deleted a moment ago may still be in the index.
    return some
      .flatMap((id) => rows.get(id) ?? [])
      .map((row) => ({ row, facts: book.factsOf(row, linesOf?.(row.id)) }))
  }
  const fitting = new Map<string, Read>()
  // Batch by batch: reading many takes a while, and other requests are served in between.
  for (let at = 0; at < ids.length && fitting.size < limit * ENOUGH; at += BATCH)
    for (const one of await read(ids.slice(at, at + BATCH)))
      if (one.facts.recipe.slots.some((slot) => slots.includes(slot))) fitting.set(one.row.id, one)
  const fixed = await read([...new Set(input.fixed)].filter((id) => index.has(id)))
  const isFavorite = new Set(input.favorites)
  const asRecipe = ({ row, facts }: Read): PlanRecipe => ({
    ...facts.recipe,
    favorite: isFavorite.has(row.id),
    needs: [],
  })
  const varied = chooseVaried([...fitting.values()].map(asRecipe), sure, limit)
  const chosen = varied.flatMap(({ id }) => fitting.get(id) ?? [])

  const cover = createCover(ingredients, vocabulary)
  const all = [...chosen, ...fixed]
  const reasons = index.explain(
    all.map(({ row }) => row.id),
    ingredients,
    staples,
  )
  const standIns = createStandIns({ ...needs, foods: [...ingredients, ...staples] }, index, vocabulary)
  const isStaple = (name: string) => staples.includes(name) && !ingredients.includes(name)
  const recipes = all.map((one, at) => {
    const standIn = standIns(one.row.title)
    const needs = needsWith(one.facts, one.row.line_weights, reasons[at] ?? [], cover, standIn)
    return {
      ...asRecipe(one),
      ...timeWith(one.facts, reasons[at] ?? [], cover),
      needs: needs.map((need) => withStandIn(need, isStaple)),
    }
  })
  const inTime = recipes
    .slice(0, chosen.length)
    .filter(({ minutes }) => input.minutes === null || (minutes ?? 0) <= input.minutes)
  return {
    // What first has to be cooked may take too long.
    recipes: inTime.length < FEW ? recipes.slice(0, chosen.length) : inTime,
    fixed: recipes.slice(chosen.length),
    broken: fixed
      .filter(({ row }) => pools.judged.get(row.id) === 'needs')
      .map(({ row }) => broken(row, needs, vocabulary)),
    fitting: pools.fitting,
    without: pools.without,
  }
}
