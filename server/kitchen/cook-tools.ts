import { DIETS, type Diet, dietBits } from '#core/contracts/diets.ts'
import type { CookTools, FoundRecipe } from '#core/kitchen/answer.ts'
import { normalWords } from '#core/pantry/normalise.ts'
import { staplesOf, type Vocabulary } from '#core/pantry/vocabulary.ts'
import { plainName } from '#core/recipes/plain-name.ts'
import { MAX_CONTEXT, MAX_INGREDIENT } from '#core/substitutions/limits.ts'
import type { RecipeFeed } from '../database/recipe-feed.ts'
import type { Sql } from '../lib/sql.ts'
import { findSubstitutions } from './substitutions.ts'

const SHOWN = 4
const isDiet = (tag: string): tag is Diet => (DIETS as readonly string[]).includes(tag)

export function substitutesFor(vocabulary: Vocabulary): CookTools['substitutes'] {
  return async (ingredient, { context, diets, allergies }) => {
    const found = findSubstitutions(
      {
        ingredient: ingredient.slice(0, MAX_INGREDIENT),
        quantity: '',
        recipe_context: context.slice(0, MAX_CONTEXT),
        dietary_restrictions: diets.filter(isDiet),
      },
      vocabulary,
    )
    const safe = found.substitutions.filter(
      ({ allergens }) => !allergens.some((one) => allergies.includes(one)),
    )
    return { best: safe[0]?.substitute ?? null, warnings: found.warnings, substitutions: safe }
  }
}

/** What the cook looks up in the server: the recipe index, the recipes' titles, the book of substitutions. */
export function cookTools(db: Sql, recipes: RecipeFeed): CookTools {
  // Everybody has them: an answer need not list them as missing.
  const staples = staplesOf(recipes.vocabulary).map(({ name }) => name)
  return {
    match: async (ingredients, diets) => {
      await recipes.ready
      const ranked = recipes.current().query({
        ingredients: [...ingredients],
        staples: staples.filter((name) => !ingredients.includes(name)),
        limit: SHOWN,
        dietary: dietBits([...diets]),
      })
      const rows = await db<Row[]>`
        select id, title, prep_time_minutes, cooking_time_minutes, quality_score from external_recipes
        where id = any(${ranked.map(({ id }) => id)})`
      const byId = new Map(rows.map((row) => [row.id, row]))
      return ranked.flatMap(({ id, missing }) => {
        const row = byId.get(id)
        return row
          ? [{ ...foundOf(row), missing: missing.map((line) => plainName(line, recipes.vocabulary)) }]
          : []
      })
    },
    findRecipe: async (text, diets) => {
      const words = normalWords(text).slice(0, 8)
      if (words.length === 0) return []
      const [row] = await db<{ found: { recipes: Row[] } }[]>`
        select public.search_recipes(search => ${words.join(' ')}, diets => ${diets.filter(isDiet)}) as found`
      // The search also looks into ingredients; whoever asks for a dish by name means its title.
      const named = (row?.found.recipes ?? []).filter(({ title }) => {
        const own = new Set(normalWords(title))
        return words.every((word) => own.has(word))
      })
      const best = named.sort((a, b) => (b.quality_score ?? 0) - (a.quality_score ?? 0))
      return best.slice(0, SHOWN).map(foundOf)
    },
    substitutes: substitutesFor(recipes.vocabulary),
  }
}

interface Row {
  id: string
  title: string
  prep_time_minutes: number | null
  cooking_time_minutes: number | null
  quality_score: number | null
}

function foundOf({ id, title, prep_time_minutes: prep, cooking_time_minutes: cook }: Row): FoundRecipe {
  return { id, title, minutes: (prep ?? 0) + (cook ?? 0) || null }
}
