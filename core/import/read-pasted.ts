import { parseLoosely } from '#core/extract/parse-json.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { asReadRecipe, type ReadRecipe, readRecipeText } from '#core/own-recipes/read-recipe-text.ts'
import { MAX_PASTED } from '#core/own-recipes/reading/pasted-lines.ts'
import { plainLine } from './convert/plain-text.ts'
import { cooklangRecipe, isCooklang } from './formats/cooklang.ts'
import { type Fields, isFields, listOf, textOf } from './formats/fields.ts'
import { recipeNodes, schemaOrgRecipe } from './formats/schema-org.ts'
import { pageCuisine } from './page-tags.ts'
import type { RawRecipe } from './raw-recipe.ts'
import { toImported } from './to-imported.ts'

/** JSON by itself, between the fences of Markdown, or in the script of a page. */
function jsonIn(text: string): string | undefined {
  const script = /<script[^<>]{0,200}ld\+json[^<>]{0,200}>([\s\S]*?)<\/script/i.exec(text)?.[1]
  const bare = script ?? text.trim().replace(/^```(?:json)?|```$/g, '')
  return /^\s*(?:\{\s*["'}]|\[\s*[{"\]])/.test(bare) ? bare : undefined
}

/** What others call the fields of schema.org. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  name: ['title'],
  recipeIngredient: ['ingredients'],
  recipeInstructions: ['instructions', 'steps', 'directions', 'method'],
  recipeYield: ['servings', 'yield', 'serves'],
  recipeCuisine: ['cuisine'],
  url: ['source'],
}

/** The first object with a title and ingredients, in whatever words: what a chat answers, say. */
function looseRecipe(root: unknown): Fields | undefined {
  const inner = isFields(root) && Object.values(root).find((one) => isFields(one) || Array.isArray(one))
  const nodes = [root, ...listOf(root), inner, ...listOf(inner)].filter(isFields)
  const named = nodes.map((node) => {
    const fields = { ...node }
    for (const [field, names] of Object.entries(ALSO))
      fields[field] ??= names.map((name) => node[name]).find((one) => one !== undefined && one !== null)
    return fields
  })
  return named.find(
    ({ name, recipeIngredient }) => textOf(name) !== '' && listOf(recipeIngredient).length > 0,
  )
}

function fromJson(text: string): RawRecipe | undefined {
  const json = jsonIn(text)
  const root = json === undefined ? undefined : parseLoosely(json)
  if (root === undefined) return undefined
  const { recipes, byId } = recipeNodes(root)
  const node = recipes[0] ?? looseRecipe(root)
  const raw = node && schemaOrgRecipe(node, byId)
  if (!raw) return undefined
  // Tags have no field here: of them, all stays as it is.
  const { cuisines, labels } = pageCuisine(raw.cuisine)
  return { ...raw, cuisine: cuisines.join(', '), tags: [...(raw.tags ?? []), ...labels] }
}

/** A recipe that was pasted: in a format with a reader of its own, else as text. */
export function readPasted(text: string, { vocabulary }: { vocabulary?: Vocabulary } = {}): ReadRecipe {
  const pasted = text.slice(0, MAX_PASTED)
  const raw = fromJson(pasted) ?? (isCooklang(pasted) ? cooklangRecipe(pasted).recipe : undefined)
  if (!raw) return readRecipeText(pasted, { vocabulary })
  const { content, marks } = toImported(raw)
  return asReadRecipe({
    title: plainLine(raw.title) === '' ? '' : content.title,
    description: content.description,
    ingredients: content.ingredients,
    steps: content.instructions,
    facts: {
      ...(content.servings !== null && { servings: content.servings }),
      ...(content.prep_time_minutes !== null && { prep: content.prep_time_minutes }),
      ...(content.cooking_time_minutes !== null && { cook: content.cooking_time_minutes }),
      ...(content.rest_time_minutes !== null && { rest: content.rest_time_minutes }),
      ...(content.difficulty_level && { difficulty: content.difficulty_level }),
      ...(content.cuisine_type && { cuisine: content.cuisine_type }),
    },
    sourceUrl: content.source_url,
    sourceName: content.source_name,
    left: [...(marks.note?.split('\n') ?? []), ...marks.tags].filter((line) => line.trim() !== ''),
  })
}
