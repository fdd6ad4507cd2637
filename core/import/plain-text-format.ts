import type { FoodBook } from '#core/food-facts/food-book.ts'
import { readRecipeText } from '#core/own-recipes/read-recipe-text.ts'
import { MAX_PASTED } from '#core/own-recipes/reading/pasted-lines.ts'
import { servingsOf } from '#core/recipes/reading/servings.ts'
import type { SourceDocument } from './format.ts'
import type { RawRecipe } from './raw-recipe.ts'
import { splitRecipes } from './split-recipes.ts'
import * as strings from './strings.ts'

/** A text that is no known format has to look like a recipe. */
const SURE = 0.45
/** A novel is none. */
const LONGEST = 20 * MAX_PASTED

/** An address by itself at the end is where the recipe is from. */
function splitAddress(given: string): { text: string; address: string | undefined } {
  const whole = given.trimEnd()
  const start = whole.lastIndexOf('\n') + 1
  const last = whole.slice(start).trim()
  return start > 0 && /^https?:\/\/\S{4,2000}$/i.test(last)
    ? { text: whole.slice(0, start), address: last }
    : { text: given, address: undefined }
}

/** "Course: soup", "Keywords: quick, cheap": what others call tags. */
const TAGS = /^[ \t]*(?:course|categor(?:y|ies)|keywords?|tags?)[ \t]*:[ \t]*(\S[^\n]{0,500})$/gim
const CUISINE = /^[ \t]*cuisine[ \t]*:[ \t]*(\S[^\n]{0,100})$/im

/** The recipe of a text in no known format, or undefined if there is none. */
function recipeIn(given: string, vocabulary: FoodBook): RawRecipe | undefined {
  const { text: own, address } = splitAddress(given)
  const tags = [...given.matchAll(TAGS), ...[CUISINE.exec(given) ?? []]].flatMap(
    ([, list]) => list?.split(',') ?? [],
  )
  const text = own.replace(TAGS, '')
  const { content, notes, makes, confidence } = readRecipeText(text, { vocabulary })
  const hasLists = content.ingredients.length + content.instructions.length > 1
  if (confidence < SURE || !hasLists) return undefined
  return {
    title: content.title,
    description: content.description,
    ingredients: content.ingredients,
    steps: content.instructions,
    // The words of the yield get their label where all formats do.
    servings: servingsOf(makes) === content.servings ? makes : content.servings,
    prep: content.prep_time_minutes,
    cook: content.cooking_time_minutes,
    rest: content.rest_time_minutes,
    difficulty: content.difficulty_level,
    cuisine: content.cuisine_type,
    sourceUrl: content.source_url ?? address ?? null,
    sourceName: content.source_name,
    tags,
    notes: [
      notes.filter((note) => makes === null || note !== strings.labelled(strings.yields, makes)).join('\n'),
      address !== undefined && content.source_url ? address : '',
    ],
  }
}

export function readPlainText({ text, name }: SourceDocument, vocabulary: FoodBook): RawRecipe[] {
  if (text.trim() === '' || text.length > LONGEST) return []
  const parts = splitRecipes(text)
  const found = parts.map((part) => recipeIn(part, vocabulary))
  // Parts that are no recipes by themselves: it was one recipe.
  const whole = found.includes(undefined) ? [recipeIn(text, vocabulary)] : found
  const recipes = (parts.length > 1 && found.filter(Boolean).length > 1 ? found : whole).filter(
    (one): one is RawRecipe => one !== undefined,
  )
  const untitled = name.replace(/^.*\//, '').replace(/\.\w{1,5}$/, '')
  return recipes.map((recipe) =>
    recipe.title ? recipe : { ...recipe, title: untitled, isTitleOfFile: true },
  )
}
