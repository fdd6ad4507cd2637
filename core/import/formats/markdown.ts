import { readRecipeText } from '#core/own-recipes/read-recipe-text.ts'
import type { RecipeFormat, SourceDocument, Surroundings } from '../format.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import { titleOfFile } from './file-title.ts'
import { type FrontMatter, splitFrontMatter } from './front-matter.ts'
import { listsOf } from './markdown-lists.ts'
import { fieldsOfMeta } from './meta-fields.ts'
import * as strings from './strings.ts'
import { asHeading } from './text-lines.ts'

const lines = (value: string | string[] | undefined): string[] =>
  (Array.isArray(value) ? value : (value ?? '').split('\n'))
    .map((line) => line.trim())
    .filter(Boolean)
    .map(asHeading)

const methodIn = (front: FrontMatter) =>
  ['directions', 'instructions', 'steps', 'method']
    .map((name) => front.get(name))
    .find((one) => lines(one).length > 0)

/** "![a](images/a.jpg)" and "![[a.jpg]]", of Obsidian. */
const picturesIn = (body: string) =>
  [
    ...body.matchAll(
      /!\[[^\]\n]{0,300}\]\(([^()\s]{1,500})[^()\n]{0,200}\)|!\[\[([^\]|\n]{1,300})(?:\|[^\]\n]*)?\]\]/g,
    ),
  ].map(([, path, wiki]) => path ?? wiki ?? '')

const withPhotos = (raw: RawRecipe, images: readonly string[], around: Surroundings): RawRecipe => ({
  ...raw,
  ...around.pictures(raw.title, images, 'images'),
})

/** Chowdown and its kind: the lists stand in the front matter, the story below it. */
export const chowdown: RecipeFormat = {
  id: 'chowdown',
  name: strings.chowdown,
  looksLike: ({ text }) => {
    const front = splitFrontMatter(text)?.front
    return (
      front !== undefined &&
      (lines(front.get('ingredients')).length > 0 || lines(front.get('components')).length > 0)
    )
  },
  read: ({ text, name }, around) => {
    const { front, body } = splitFrontMatter(text) ?? { front: new Map(), body: '' }
    const { raw, images } = fieldsOfMeta(front)
    const components = lines(front.get('components'))
    const recipe: RawRecipe = {
      ...raw,
      title: raw.title || titleOfFile(name),
      ingredients: [...lines(front.get('ingredients')), ...components],
      steps: lines(methodIn(front)),
      notes: [...(raw.notes ?? []), body.replace(/!\[[^\]\n]{0,300}\]\([^)\n]{0,1000}\)/g, '').trim()],
    }
    return [withPhotos(recipe, [...images, ...picturesIn(body)], around)]
  },
}

const HEADED = /^#{1,6}\s+(?:ingredients|zutaten|ingrédients|ingredientes|ingredienti)\b/im

function readBody(
  { name }: SourceDocument,
  front: FrontMatter,
  body: string,
  around: Surroundings,
): RawRecipe[] {
  const { content, notes, confidence } = readRecipeText(body, { vocabulary: around.vocabulary })
  const lists = content.ingredients.length + content.instructions.length
  // A heading says what follows; without one it has to look like a recipe.
  if (lists === 0 || (!HEADED.test(body) && (confidence < 0.4 || lists < 2))) return []
  const { raw, images } = fieldsOfMeta(front)
  const exact = listsOf(body)
  const recipe: RawRecipe = {
    ...raw,
    title: raw.title || content.title || titleOfFile(name),
    description: raw.description || content.description,
    ingredients: exact?.ingredients ?? content.ingredients,
    steps: exact?.steps ?? content.instructions,
    servings: raw.servings || content.servings,
    prep: raw.prep || content.prep_time_minutes,
    cook: raw.cook || content.cooking_time_minutes,
    rest: raw.rest || content.rest_time_minutes,
    difficulty: raw.difficulty || content.difficulty_level,
    cuisine: raw.cuisine || content.cuisine_type,
    sourceUrl: raw.sourceUrl || content.source_url,
    sourceName: raw.sourceName || content.source_name,
    notes: [...(raw.notes ?? []), notes.filter((line) => !/^notes?$/i.test(line)).join('\n')],
  }
  return [withPhotos(recipe, [...images, ...picturesIn(body)], around)]
}

/** Notes of Obsidian, pages of Hugo: fields above, the recipe as a text with headings below. */
export const markdown: RecipeFormat = {
  id: 'markdown',
  name: strings.markdown,
  looksLike: ({ text }) => {
    const split = splitFrontMatter(text)
    return split ? split.front.size > 0 : listsOf(text) !== undefined
  },
  read: (document, around) => {
    const { front, body } = splitFrontMatter(document.text) ?? { front: new Map(), body: document.text }
    return readBody(document, front, body, around)
  },
}
