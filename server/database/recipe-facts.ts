import { setImmediate as nextTurn } from 'node:timers/promises'
import { FACTS_VERSION } from '#content/food-facts/version.ts'
import { MEASURES } from '#content/measures/index.ts'
import { NUTRITION } from '#content/nutrition/index.ts'
import type { AskedOwnRecipe } from '#core/contracts/cooking-assistant.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import type { FoodBook } from '#core/food-facts/food-book.ts'
import { askedRows } from '#core/own-recipes/asked-rows.ts'
import {
  factColumns as columnsOf,
  type FactColumns,
  type Judged,
  type VersionedKnowledge,
} from '#core/recipes/fact-columns.ts'
import type { Sql } from '../lib/sql.ts'

const known = (vocabulary: FoodBook): VersionedKnowledge => ({
  vocabulary,
  measures: MEASURES,
  nutrition: NUTRITION,
  version: FACTS_VERSION,
})

/** The columns that follow from a recipe's lines, by what this release knows. */
export const factColumns = (recipe: Judged, vocabulary: FoodBook): FactColumns =>
  columnsOf(recipe, known(vocabulary))

/** Own recipes that came with a question, judged as those of the collection are; requests are answered in between. */
export async function ownRows(
  recipes: readonly AskedOwnRecipe[],
  vocabulary: FoodBook,
): Promise<ExternalRecipeRow[]> {
  const rows: ExternalRecipeRow[] = []
  for (const recipe of recipes) {
    rows.push(...askedRows([recipe], known(vocabulary)))
    await nextTurn()
  }
  return rows
}

const AT_ONCE = 100

/** Judges every recipe whose facts are missing or outdated, a few at a time; returns how many. */
export async function refreshFacts(sql: Sql, foods: FoodBook, stopped: () => boolean): Promise<number> {
  let done = 0
  while (!stopped()) {
    const rows = await sql<(Judged & { id: string })[]>`
      select id, title, meal, ingredients, dietary_tags, lines_sure, servings from external_recipes
      where facts_version is distinct from ${FACTS_VERSION} order by facts_version, id limit ${AT_ONCE}`
    if (rows.length === 0) break
    const judged = rows.map((row) => ({
      id: row.id,
      title: row.title,
      ingredients: row.ingredients,
      ...factColumns(row, foods),
    }))
    // One that was edited meanwhile has other lines: it is judged with the next batch.
    const { count } = await sql`update external_recipes recipe set
        dietary_tags = array(select jsonb_array_elements_text(given.dietary_tags)),
        allergens = array(select jsonb_array_elements_text(given.allergens)),
        may_contain = array(select jsonb_array_elements_text(given.may_contain)),
        facts_complete = given.facts_complete, facts_version = given.facts_version,
        line_weights = given.line_weights, kind = given.kind,
        foods = array(select jsonb_array_elements_text(given.foods))
      from jsonb_to_recordset(${sql.json(judged)}) as given (id uuid, ingredients jsonb, dietary_tags jsonb,
        allergens jsonb, may_contain jsonb, facts_complete boolean, facts_version text, line_weights text, kind text,
        title text, foods jsonb)
      where recipe.id = given.id and recipe.title = given.title and to_jsonb(recipe.ingredients) = given.ingredients`
    if (count === 0) break
    done += count
  }
  return done
}
