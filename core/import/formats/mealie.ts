import type { RecipeFormat, Surroundings } from '../format.ts'
import type { FoundPhoto, RawRecipe } from '../raw-recipe.ts'
import { either, type Fields, isFields, itemsOf, listOf, numberOf, textOf } from './fields.ts'
import { mealieRecipe } from './mealie-recipe.ts'
import * as strings from './strings.ts'

const isMealie = (value: unknown): value is Fields =>
  isFields(value) &&
  typeof value.name === 'string' &&
  value['@type'] === undefined &&
  Array.isArray(either(value, 'recipeInstructions')) &&
  ('slug' in value || 'org_url' in value || 'orgURL' in value)

const recipesIn = (root: unknown): Fields[] => (Array.isArray(root) ? root : [root]).filter(isMealie)

/** The largest picture: the app stores it in three sizes. */
function photosIn(folders: readonly string[], { photo }: Surroundings): FoundPhoto[] {
  for (const folder of folders)
    for (const end of ['webp', 'jpg', 'jpeg', 'png']) {
      const found = photo(`${folder}images/original.${end}`, folder === '' ? 'beside' : undefined)
      if (found) return [found]
    }
  return []
}

export const mealie: RecipeFormat = {
  id: 'mealie',
  name: strings.mealie,
  looksLike: (document) => recipesIn(document.json()).length > 0,
  read: (document, around) =>
    recipesIn(document.json()).map((recipe) => {
      const slug = textOf(recipe.slug)
      // Beside the recipe; older versions have all pictures in one folder.
      const photos = photosIn(['', `recipes/${slug}/`], around)
      const old = ['webp', 'jpg', 'jpeg', 'png'].map((end) => around.photo(`images/recipes/${slug}.${end}`))
      return {
        ...mealieRecipe(recipe),
        photos: photos.length > 0 ? photos : old.filter((one) => one !== undefined).slice(0, 1),
      }
    }),
}

const isDatabase = (root: unknown): root is Fields =>
  isFields(root) && Array.isArray(root.recipes) && Array.isArray(root.recipes_ingredients)

const byRecipe = (rows: unknown): Map<string, Fields[]> => {
  const found = new Map<string, Fields[]>()
  for (const row of itemsOf(rows)) {
    const id = textOf(row.recipe_id ?? row.recipee_id)
    const same = found.get(id)
    if (same) same.push(row)
    else found.set(id, [row])
  }
  for (const same of found.values())
    same.sort((a, b) => (numberOf(a.position) ?? 0) - (numberOf(b.position) ?? 0))
  return found
}

const byId = (rows: unknown) => new Map(itemsOf(rows).map((row) => [textOf(row.id), row]))

/** "f18c589a9a4b…" as folders are named: "f18c589a-9a4b-…". */
const dashed = (id: string) =>
  /^[0-9a-f]{32}$/i.test(id) ? id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : id

/** A whole backup: one file with all tables. The tables of a recipe are put together, as single recipes are exported. */
function readDatabase(root: Fields, around: Surroundings): RawRecipe[] {
  const [foods, units] = [byId(root.ingredient_foods), byId(root.ingredient_units)]
  const [tags, categories, tools] = [byId(root.tags), byId(root.categories), byId(root.tools)]
  const lines = byRecipe(root.recipes_ingredients)
  const steps = byRecipe(root.recipe_instructions)
  const settings = byRecipe(root.recipe_settings)
  const nutrition = byRecipe(root.recipe_nutrition)
  const notes = byRecipe(root.notes)
  const comments = byRecipe(root.recipe_comments)
  const assets = byRecipe(root.recipe_assets)
  const extras = byRecipe(root.api_extras)
  const ratings = byRecipe(root.users_to_recipes)
  const favorites = byRecipe(root.users_to_favorites)
  const links = (table: unknown, column: string, things: Map<string, Fields>) => {
    const of = byRecipe(table)
    return (id: string) => (of.get(id) ?? []).flatMap((row) => listOf(things.get(textOf(row[column]))))
  }
  const tagsOf = links(root.recipes_to_tags, 'tag_id', tags)
  const categoriesOf = links(root.recipes_to_categories, 'category_id', categories)
  const toolsOf = links(root.recipes_to_tools, 'tool_id', tools)
  return itemsOf(root.recipes).map((recipe) => {
    const id = textOf(recipe.id)
    const own = ratings.get(id) ?? []
    const isFavorite = own.some((row) => row.is_favorite === true) || favorites.has(id)
    const raw = mealieRecipe({
      ...recipe,
      rating: recipe.rating ?? own.map((row) => row.rating).find((one) => numberOf(one) !== null),
      recipe_ingredient: (lines.get(id) ?? []).map((row) => ({
        ...row,
        food: foods.get(textOf(row.food_id)),
        unit: units.get(textOf(row.unit_id)),
      })),
      recipe_instructions: steps.get(id) ?? [],
      settings: settings.get(id)?.[0],
      nutrition: nutrition.get(id)?.[0],
      notes: notes.get(id),
      comments: comments.get(id),
      assets: assets.get(id),
      extras: Object.fromEntries((extras.get(id) ?? []).map((row) => [textOf(row.key_name), row.value])),
      tags: tagsOf(id),
      recipe_category: categoriesOf(id),
      tools: toolsOf(id),
    })
    const photos = photosIn([`data/recipes/${dashed(id)}/`, `data/recipes/${id}/`], around)
    return { ...raw, tags: [...(raw.tags ?? []), ...(isFavorite ? [strings.favorites] : [])], photos }
  })
}

export const mealieBackup: RecipeFormat = {
  id: 'mealie',
  name: strings.mealie,
  looksLike: (document) => isDatabase(document.json()),
  read: (document, around) => {
    const root = document.json()
    return isDatabase(root) ? readDatabase(root, around) : []
  },
}
