import { DIETS, type Diet, dietBits } from '../contracts/diets.ts'
import type { IngredientSubstitutionOutput } from '../contracts/ingredient-substitution.ts'
import type { ExternalRecipeRow } from '../contracts/rows.ts'
import { MAX_CONTEXT, MAX_INGREDIENT } from '../contracts/substitution-limits.ts'
import { plainName } from '../ingredients/plain-name.ts'
import { staplesOf, type Vocabulary } from '../ingredients/vocabulary.ts'
import { favouritesFirst } from '../matching/answer-match.ts'
import type { RecipeIndex } from '../matching/recipe-index.ts'
import type { Question } from '../substitutions/answer.ts'
import { normalWords } from '../text/normalise.ts'
import type { AssistantTools, FoundRecipe } from './write/answer.ts'

const SHOWN = 4
/** How many are checked for favorites among equal scores. */
const AMONG = 20
const isDiet = (tag: string): tag is Diet => (DIETS as readonly string[]).includes(tag)

export type TitledRecipe = Pick<
  ExternalRecipeRow,
  'id' | 'title' | 'prep_time_minutes' | 'cooking_time_minutes' | 'quality_score' | 'cuisine_type'
>

type FindSubstitutions = (question: Question) => IngredientSubstitutionOutput

/** Where the assistant looks things up: a database and its index, or what a device stores. */
interface AssistantSources {
  vocabulary: Vocabulary
  index: () => Promise<RecipeIndex>
  titlesOf: (ids: string[]) => Promise<readonly TitledRecipe[]>
  search: (words: string, diets: Diet[]) => Promise<readonly TitledRecipe[]>
  findSubstitutions: FindSubstitutions
}

function foundOf({
  id,
  title,
  prep_time_minutes: prep,
  cooking_time_minutes: assistant,
}: TitledRecipe): FoundRecipe {
  return { id, title, minutes: (prep ?? 0) + (assistant ?? 0) || null }
}

function substitutesBy(find: FindSubstitutions): AssistantTools['substitutes'] {
  return async (ingredient, { context, diets, allergies }) => {
    const found = find({
      ingredient: ingredient.slice(0, MAX_INGREDIENT),
      quantity: '',
      recipe_context: context.slice(0, MAX_CONTEXT),
      dietary_restrictions: diets.filter(isDiet),
    })
    const safe = found.substitutions.filter(
      ({ allergens }) => !allergens.some((one) => allergies.includes(one)),
    )
    return { best: safe[0]?.substitute ?? null, warnings: found.warnings, substitutions: safe }
  }
}

/** The assistant's lookups: the recipe index, recipe titles, the substitutions. */
export function createAssistantTools(sources: AssistantSources): AssistantTools {
  const { vocabulary } = sources
  // Every kitchen has these: an answer doesn't need to list them as missing.
  const staples = staplesOf(vocabulary).map(({ name }) => name)
  return {
    match: async (ingredients, diets, cuisines = []) => {
      const ranked = (await sources.index()).query({
        ingredients: [...ingredients],
        staples: staples.filter((name) => !ingredients.includes(name)),
        limit: cuisines.length > 0 ? AMONG : SHOWN,
        dietary: dietBits([...diets]),
      })
      const rows = await sources.titlesOf(ranked.map(({ id }) => id))
      const byId = new Map(rows.map((row) => [row.id, row]))
      const isFavourite = ({ id }: { id: string }) => cuisines.includes(byId.get(id)?.cuisine_type ?? '')
      return favouritesFirst(ranked, isFavourite)
        .slice(0, SHOWN)
        .flatMap(({ id, missing }) => {
          const row = byId.get(id)
          return row ? [{ ...foundOf(row), missing: missing.map((line) => plainName(line, vocabulary)) }] : []
        })
    },
    findRecipe: async (text, diets) => {
      const words = normalWords(text).slice(0, 8)
      if (words.length === 0) return []
      // The search also covers ingredients, but a dish asked for by name must match the title.
      const named = (await sources.search(words.join(' '), diets.filter(isDiet))).filter(({ title }) => {
        const own = new Set(normalWords(title))
        return words.every((word) => own.has(word))
      })
      const best = named.sort((a, b) => (b.quality_score ?? 0) - (a.quality_score ?? 0))
      return best.slice(0, SHOWN).map(foundOf)
    },
    substitutes: substitutesBy(sources.findSubstitutions),
  }
}
