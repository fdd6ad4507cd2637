import { totalOf } from '#core/contracts/total-time.ts'
import { allergenBits, dietBits } from '../contracts/food-facts.ts'
import type { IngredientSubstitutionOutput } from '../contracts/ingredient-substitution.ts'
import type { SearchRecipesInput, SearchRecipesOutput } from '../contracts/search-recipes.ts'
import { MAX_CONTEXT, MAX_INGREDIENT } from '../contracts/substitution-limits.ts'
import type { FoodBook } from '../food-facts/food-book.ts'
import { plainName } from '../ingredients/plain-name.ts'
import { staplesOf } from '../ingredients/vocabulary.ts'
import { favouritesFirst } from '../matching/answer-match.ts'
import { isOneOf } from '../matching/cuisines-of.ts'
import { toIndexed } from '../matching/indexed-recipe.ts'
import { queryAll } from '../matching/query-all.ts'
import type { RecipeIndex } from '../matching/recipe-index.ts'
import { nameForm, nameForms } from '../recipes/name-form.ts'
import type { Question } from '../substitutions/answer.ts'
import { normalWords } from '../text/normalise.ts'
import { broken, type FoodLimits, NO_LIMITS, needsOf, unsureOf } from './limits.ts'
import * as strings from './strings.ts'
import { fitsLimits, type WishedRow } from './wish-fit.ts'
import { searchWish } from './wish-search.ts'
import type { AssistantTools, FoundRecipe } from './write/answer.ts'

const SHOWN = 4
/** How many are checked for favorites among equal scores. */
const AMONG = 20
/** How many more are looked at when the lines themselves must be checked. */
const CHECKED = 60

export type TitledRecipe = WishedRow

type FindSubstitutions = (question: Question) => IngredientSubstitutionOutput

/** Where the assistant looks things up: a database and its index, or what a device stores. */
interface AssistantSources {
  vocabulary: FoodBook
  index: () => Promise<RecipeIndex>
  titlesOf: (ids: string[]) => Promise<readonly TitledRecipe[]>
  search: (input: SearchRecipesInput) => Promise<SearchRecipesOutput>
  findSubstitutions: FindSubstitutions
  /** A few recipes of the user's own that count beside all others. */
  own?: readonly TitledRecipe[]
}

type Lookups = Pick<AssistantSources, 'titlesOf'> & { index: () => Promise<Pick<RecipeIndex, 'query'>> }

/** The same lookups with the user's own recipes, which are in no index but the one that is made here. */
function withOwn(sources: AssistantSources, own: readonly TitledRecipe[]): Lookups {
  if (own.length === 0) return sources
  const ids = new Set(own.map(({ id }) => id))
  let mine: RecipeIndex | undefined
  return {
    index: async () => {
      const index = await sources.index()
      mine ??= index.beside(own.map(toIndexed))
      const both = [mine, index]
      return { query: (query) => queryAll(both, query) }
    },
    titlesOf: async (wanted) => {
      const others = wanted.filter((id) => !ids.has(id))
      return [
        ...own.filter(({ id }) => wanted.includes(id)),
        ...(others.length > 0 ? await sources.titlesOf(others) : []),
      ]
    },
  }
}

function foundOf(recipe: TitledRecipe, limits: FoodLimits, vocabulary: FoodBook): FoundRecipe {
  const { id, title, ingredients } = recipe
  const mayContain = unsureOf(ingredients, limits, vocabulary)
  return {
    id,
    title,
    minutes: totalOf(recipe) || null,
    ...(mayContain.length > 0 && { mayContain }),
  }
}

function substitutesBy(find: FindSubstitutions, vocabulary: FoodBook): AssistantTools['substitutes'] {
  return async (ingredient, { context, limits }) => {
    const found = find({
      ingredient: ingredient.slice(0, MAX_INGREDIENT),
      quantity: '',
      recipe_context: context.slice(0, MAX_CONTEXT),
      dietary_restrictions: needsOf(limits),
    })
    const safe = found.substitutions.filter(
      ({ substitute, ingredients }) =>
        broken([substitute, ...ingredients], { ...NO_LIMITS, foods: limits.foods }, vocabulary).length === 0,
    )
    const readAs = found.read_as ? [strings.showingSwapsFor(found.read_as)] : []
    return {
      best: safe[0]?.substitute ?? null,
      warnings: [...readAs, ...found.warnings],
      substitutions: safe,
    }
  }
}

/** The assistant's lookups: the recipe index, recipe titles, the substitutions. */
export function createAssistantTools(sources: AssistantSources): AssistantTools {
  const { vocabulary, own = [] } = sources
  const { index, titlesOf } = withOwn(sources, own)
  // Every kitchen has these: an answer doesn't need to list them as missing.
  const staples = staplesOf(vocabulary).map(({ name }) => name)
  // The index and the search know diets and allergens; the lines themselves have the last word.
  const fits = (row: TitledRecipe, limits: FoodLimits) =>
    broken(row.ingredients, limits, vocabulary).length === 0
  return {
    match: async (ingredients, limits, cuisines = []) => {
      const checks = limits.people.length + limits.foods.length > 0
      const ranked = (await index()).query({
        ingredients: [...ingredients],
        staples: staples.filter((name) => !ingredients.includes(name)),
        limit: checks ? CHECKED : needsOf(limits).length > 0 || cuisines.length > 0 ? AMONG : SHOWN,
        dietary: dietBits([...limits.diets]),
        avoid: allergenBits([...limits.avoid]),
        order: 'ready',
      })
      const rows = await titlesOf(ranked.map(({ id }) => id))
      const byId = new Map(rows.filter((row) => fits(row, limits)).map((row) => [row.id, row]))
      const isFavourite = ({ id }: { id: string }) => isOneOf(byId.get(id)?.cuisine_type, cuisines)
      return favouritesFirst(
        ranked.filter(({ id }) => byId.has(id)),
        isFavourite,
      )
        .slice(0, SHOWN)
        .flatMap(({ id, missing }) => {
          const row = byId.get(id)
          return row
            ? [
                {
                  ...foundOf(row, limits, vocabulary),
                  missing: missing.map(({ line }) => plainName(line, vocabulary)),
                },
              ]
            : []
        })
    },
    findRecipe: async (text, limits) => {
      const words = normalWords(text).slice(0, 8)
      if (words.length === 0) return []
      const wanted = { diets: [...limits.diets], without: [...limits.avoid] }
      // The search also covers ingredients, but a dish asked for by name must match the title or the cuisine.
      const { recipes } = await sources.search({ search: words.join(' '), ...wanted })
      const mine = own.filter((row) => fitsLimits(row, limits))
      const isNamed = ({ title, also_called = [], cuisine_type }: TitledRecipe) =>
        [title, ...also_called].some((name) => {
          const found = new Set(normalWords(`${name} ${cuisine_type ?? ''}`))
          return words.every((word) => found.has(word))
        })
      const ids = [...mine, ...recipes].map(({ id }) => id)
      const rows = (await titlesOf(ids)).filter((row) => isNamed(row) && fits(row, limits))
      // Who asks for a dish by its very name means it.
      const name = nameForm(text)
      const isCalled = (row: TitledRecipe) => nameForms(row).includes(name)
      const best = [...rows].sort(
        (a, b) =>
          Number(isCalled(b)) - Number(isCalled(a)) ||
          Number(own.includes(b)) - Number(own.includes(a)) ||
          (b.quality_score ?? 0) - (a.quality_score ?? 0),
      )
      return best.slice(0, SHOWN).map((row) => foundOf(row, limits, vocabulary))
    },
    search: (wish, options) =>
      searchWish(wish, options, {
        vocabulary,
        staples,
        index,
        rowsOf: titlesOf,
        search: sources.search,
        own,
      }),
    open: async (id) => {
      const [row] = await titlesOf([id])
      return row && { ...row, minutes: totalOf(row) || null }
    },
    substitutes: substitutesBy(sources.findSubstitutions, vocabulary),
  }
}
