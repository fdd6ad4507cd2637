import type { RecipeFormat, SourceDocument } from '../format.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import { type Fields, isFields, listOf, namesOf, textOf } from './fields.ts'
import * as strings from './strings.ts'
import { textLines } from './text-lines.ts'

const isMela = (value: unknown): value is Fields =>
  isFields(value) &&
  typeof value.title === 'string' &&
  typeof value.ingredients === 'string' &&
  typeof value.instructions === 'string' &&
  ('wantToCook' in value || 'link' in value || 'yield' in value) &&
  !('recipeLabels' in value || 'activeTime' in value)

const recipesIn = (document: SourceDocument): Fields[] => {
  const root = document.json()
  return (Array.isArray(root) ? root : [root]).filter(isMela)
}

export const mela: RecipeFormat = {
  id: 'mela',
  name: strings.mela,
  looksLike: (document) => recipesIn(document).length > 0,
  read: (document, { embedded }) =>
    recipesIn(document).map((recipe): RawRecipe => {
      const photos = listOf(recipe.images).map(textOf).filter(Boolean)
      return {
        title: textOf(recipe.title),
        description: textOf(recipe.text),
        ingredients: textLines(recipe.ingredients),
        steps: textLines(recipe.instructions),
        servings: textOf(recipe.yield),
        prep: textOf(recipe.prepTime),
        cook: textOf(recipe.cookTime),
        total: textOf(recipe.totalTime),
        sourceUrl: textOf(recipe.link),
        tags: [
          ...namesOf(recipe.categories),
          ...(recipe.favorite === true ? [strings.favorites] : []),
          ...(recipe.wantToCook === true ? [strings.wantToCook] : []),
        ],
        notes: [textOf(recipe.notes)],
        others: [{ label: strings.nutrition, text: textOf(recipe.nutrition) }],
        photos: photos.map((image, index) => embedded(`${index + 1}.jpg`, image)),
      }
    }),
}
