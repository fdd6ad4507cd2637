import type { RecipeFormat } from '../format.ts'
import { childOf, elementsBelow, parseXml, startsWithElement, textOf as xmlText } from '../legacy/xml-tree.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import { type Fields, isFields, itemsOf, listOf, numberOf, textOf } from './fields.ts'
import * as strings from './strings.ts'
import { textLines } from './text-lines.ts'

const FIELDS = [
  'title',
  'description',
  'yield',
  'activeTime',
  'totalTime',
  'source',
  'url',
  'notes',
  'ingredients',
  'instructions',
  'rating',
  'folder',
  'createdAt',
]

const isSage = (value: unknown): value is Fields =>
  isFields(value) &&
  typeof value.title === 'string' &&
  typeof value.instructions === 'string' &&
  ('activeTime' in value || 'recipeLabels' in value || 'recipeImages' in value)

const recipesIn = (root: unknown): Fields[] =>
  (Array.isArray(root) ? root : isFields(root) && Array.isArray(root.recipes) ? root.recipes : [root]).filter(
    isSage,
  )

const inside = (one: Fields, name: string) => (isFields(one[name]) ? one[name] : one)

function rawOf(recipe: Fields): RawRecipe {
  const labels = [
    ...itemsOf(recipe.labels ?? recipe.recipeLabels).map((one) => textOf(inside(one, 'label').title)),
    ...listOf(recipe.labels).flatMap((one) => textOf(one).split(',')),
  ]
  const images = [
    ...itemsOf(recipe.images ?? recipe.recipeImages).map((one) => textOf(inside(one, 'image').location)),
    ...listOf(recipe.images).map(textOf),
  ]
  return {
    title: textOf(recipe.title),
    description: textOf(recipe.description),
    ingredients: textLines(recipe.ingredients),
    steps: textLines(recipe.instructions),
    servings: textOf(recipe.yield),
    prep: textOf(recipe.activeTime),
    total: textOf(recipe.totalTime),
    sourceUrl: textOf(recipe.url),
    sourceName: textOf(recipe.source),
    tags: labels,
    rating: numberOf(recipe.rating),
    notes: [textOf(recipe.notes)],
    photoUrl: images.find((one) => /^https?:/.test(one)) ?? null,
    createdAt: textOf(recipe.createdAt),
  }
}

/** Its own fields, as its API and older versions write them. */
export const recipeSageJson: RecipeFormat = {
  id: 'recipesage',
  name: strings.recipeSage,
  looksLike: ({ json }) => recipesIn(json()).length > 0,
  read: ({ json }) => recipesIn(json()).map(rawOf),
}

export const recipeSageXml: RecipeFormat = {
  id: 'recipesage',
  name: strings.recipeSage,
  looksLike: ({ text }) =>
    startsWithElement(text, 'recipes') &&
    /<instructions\b/i.test(text) &&
    /<(?:activeTime|totalTime)\b/i.test(text),
  read: ({ text }) =>
    elementsBelow(parseXml(text), 'recipe').map((recipe) =>
      rawOf(
        Object.fromEntries(
          [...FIELDS, 'labels', 'images'].map((name) => [
            name,
            xmlText(childOf(recipe, name.toLowerCase())).trim(),
          ]),
        ),
      ),
    ),
}

const FIELD = new RegExp(
  `^(${[...FIELDS, 'labels', 'images', 'id', 'userId', 'fromUserId', 'updatedAt', 'rating'].join('|')}):[ \\t]?`,
  'gim',
)

/** One field after the other, "title: …", with lines of their own inside of the longer ones. */
export const recipeSageText: RecipeFormat = {
  id: 'recipesage',
  name: strings.recipeSage,
  looksLike: ({ text }) =>
    /^title: /im.test(text) && /^activeTime:/im.test(text) && /^instructions: /im.test(text),
  read: ({ text }) => {
    const found: Fields[] = []
    const marks = [...text.matchAll(FIELD)]
    for (const [at, mark] of marks.entries()) {
      const name = FIELDS.find((one) => one.toLowerCase() === mark[1]?.toLowerCase()) ?? textOf(mark[1])
      const value = text.slice(mark.index + mark[0].length, marks[at + 1]?.index).trim()
      const last = found.at(-1)
      if (!last || name in last) found.push({ [name]: value })
      else last[name] = value
    }
    return found.filter((one) => textOf(one.title) !== '').map(rawOf)
  },
}
