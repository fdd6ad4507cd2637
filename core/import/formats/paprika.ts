import type { RecipeFormat, SourceDocument, Surroundings } from '../format.ts'
import type { FoundPhoto, RawRecipe } from '../raw-recipe.ts'
import { type Fields, fieldsOf, isFields, itemsOf, listed, namesOf, numberOf, textOf } from './fields.ts'
import * as strings from './strings.ts'
import { textLines } from './text-lines.ts'

const isPaprika = (value: unknown): value is Fields =>
  isFields(value) &&
  'directions' in value &&
  'ingredients' in value &&
  ('photo_data' in value || 'uid' in value)

/** A single recipe, or a list of them as other programs write it. */
const recipesIn = (document: SourceDocument): Fields[] => {
  const root = document.json()
  return (Array.isArray(root) ? root : [root]).filter(isPaprika)
}

function photosOf(recipe: Fields, { embedded }: Surroundings): FoundPhoto[] {
  const more = itemsOf(recipe.photos)
  const photos: FoundPhoto[] = []
  // The first is small; the same one may be among the large ones.
  if (textOf(recipe.photo_data) !== '' && !more.some((one) => textOf(one.data) !== ''))
    photos.push(embedded(textOf(recipe.photo) || 'photo.jpg', textOf(recipe.photo_data)))
  for (const photo of more)
    if (textOf(photo.data) !== '')
      photos.push(embedded(textOf(photo.filename ?? photo.name) || 'photo.jpg', textOf(photo.data)))
  return photos
}

function rawOf(recipe: Fields, around: Surroundings): RawRecipe {
  const photos = photosOf(recipe, around)
  const scale = textOf(recipe.scale)
  return {
    title: textOf(recipe.name),
    description: textOf(recipe.description),
    ingredients: textLines(recipe.ingredients),
    steps: textLines(recipe.directions),
    servings: textOf(recipe.servings),
    prep: textOf(recipe.prep_time),
    cook: textOf(recipe.cook_time),
    total: textOf(recipe.total_time),
    difficulty: textOf(recipe.difficulty),
    sourceUrl: textOf(recipe.source_url),
    sourceName: textOf(recipe.source),
    tags: [
      ...namesOf(recipe.categories),
      ...(recipe.on_favorites === true || recipe.on_favorites === 1 ? [strings.favorites] : []),
    ],
    rating: numberOf(recipe.rating),
    notes: [textOf(recipe.notes)],
    others: [
      { label: strings.nutrition, text: listed(recipe.nutritional_info) },
      { label: strings.scale, text: /^1(?:\/1)?$/.test(scale) ? '' : scale },
    ],
    photos,
    photoUrl: photos.length === 0 ? textOf(recipe.image_url) : null,
    createdAt: textOf(recipe.created),
  }
}

export const paprika: RecipeFormat = {
  id: 'paprika',
  name: strings.paprika,
  looksLike: (document) => recipesIn(document).length > 0,
  read: (document, around) => recipesIn(document).map((recipe) => rawOf(fieldsOf(recipe), around)),
}
