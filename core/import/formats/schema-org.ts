import type { RecipeFormat, Surroundings } from '../format.ts'
import type { FoundPhoto, RawRecipe } from '../raw-recipe.ts'
import { type Fields, fieldsOf, isFields, itemsOf, listed, listOf, numberOf, textOf } from './fields.ts'
import { schemaOrgSteps } from './schema-org-steps.ts'
import * as strings from './strings.ts'
import { textLines } from './text-lines.ts'

const DEEPEST = 20
const MOST_NODES = 500_000

const typesOf = (node: Fields) =>
  listOf(node['@type'] ?? node.type).map((type) =>
    textOf(type)
      .replace(/^.*[/:#]/, '')
      .toLowerCase(),
  )

const isRecipe = (node: Fields) =>
  typesOf(node).includes('recipe') || ('recipeIngredient' in node && 'recipeInstructions' in node)

/** All recipes at any depth: one, a list, a graph, or wrapped in something else. */
export function recipeNodes(root: unknown): { recipes: Fields[]; byId: Map<string, Fields> } {
  const recipes: Fields[] = []
  const byId = new Map<string, Fields>()
  let seen = 0
  const visit = (value: unknown, depth: number) => {
    if (depth > DEEPEST || ++seen > MOST_NODES) return
    if (Array.isArray(value)) for (const one of value) visit(one, depth + 1)
    else if (isFields(value)) {
      const id = textOf(value['@id'])
      if (id !== '' && Object.keys(value).length > 1) byId.set(id, value)
      if (isRecipe(value)) recipes.push(value)
      else for (const one of Object.values(value)) if (typeof one === 'object') visit(one, depth + 1)
    }
  }
  visit(root, 0)
  return { recipes, byId }
}

const labelOf = (value: unknown): string =>
  isFields(value) ? textOf(value.name ?? value['@value'] ?? value.text ?? value.url) : textOf(value)

const labelsOf = (value: unknown): string[] =>
  listOf(value)
    .map(labelOf)
    .map((one) => one.trim())
    .filter(Boolean)

const parted = (value: unknown) =>
  labelsOf(value)
    .flatMap((one) => one.split(/\s*[,;]\s*/))
    .filter(Boolean)

function lineOf(value: unknown): string {
  if (!isFields(value)) return textOf(value)
  const parts = [
    value.amount ?? value.quantity ?? value.value,
    value.unit ?? value.unitText,
    value.name ?? value.text,
  ]
  return parts.map(textOf).filter(Boolean).join(' ')
}

function addressOf(node: Fields): string {
  const page = fieldsOf(node.mainEntityOfPage)
  const id = textOf(node['@id']).replace(/#.*$/, '')
  const candidates = [node.url, node.isBasedOn, node.mainEntityOfPage, page['@id'], page.url, id].map(labelOf)
  return candidates.find((one) => /^https?:\/\//i.test(one)) ?? candidates.find((one) => one !== '') ?? ''
}

function picturesOf(value: unknown): string[] {
  return listOf(value).flatMap((one) =>
    isFields(one) ? listOf(one.url ?? one.contentUrl ?? one['@id']).map(textOf) : [textOf(one)],
  )
}

/** "4 people" after "4" says nothing new. */
const saysMore = (one: string, first: string) =>
  !first.includes(one) && one.replace(/\s*(?:servings?|serves|portions?|people|persons?)$/i, '') !== first

/** A recipe of schema.org. `deref` finds nodes that are only mentioned by their id. */
export function schemaOrgRecipe(
  node: Fields,
  byId: ReadonlyMap<string, Fields>,
): RawRecipe & { pictures: string[] } {
  const deref = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(deref)
    const id = isFields(value) && Object.keys(value).length === 1 ? textOf(value['@id']) : ''
    return byId.get(id) ?? value
  }
  const get = (...names: string[]) => {
    for (const name of names) {
      const value = node[name] ?? node[`schema:${name}`]
      if (value !== undefined && value !== null && value !== '') return deref(value)
    }
    return undefined
  }
  const [yields = '', ...more] = labelsOf(get('recipeYield', 'yield'))
  const cuisines = parted(get('recipeCuisine'))
  const comments = itemsOf(get('comment')).filter(
    (one) => /notes?/i.test(textOf(one.name)) || !('author' in one),
  )
  const description = labelOf(get('description'))
  const body = labelOf(get('articleBody'))
  const [author = '', ...authors] = labelsOf(get('author'))
  const credit = labelOf(get('creditText'))
  return {
    title: labelOf(get('name', 'headline')),
    description,
    ingredients: textLines(listOf(get('recipeIngredient', 'ingredients', 'supply')).map(lineOf)),
    steps: schemaOrgSteps(get('recipeInstructions', 'instructions', 'step')),
    servings: yields,
    prep: durationOf(get('prepTime')),
    cook: durationOf(get('cookTime', 'performTime')),
    total: durationOf(get('totalTime')),
    difficulty: labelOf(get('difficulty', 'educationalLevel')),
    cuisine: cuisines.join(', '),
    sourceUrl: addressOf(node),
    sourceName: credit || author || labelOf(get('publisher')),
    rating: ownRating(get('review')),
    tags: [...parted(get('keywords')), ...parted(get('recipeCategory')), ...cuisines],
    notes: [...comments.map((one) => textOf(one.text)), ...labelsOf(get('notes', 'recipeNotes'))],
    others: [
      { label: strings.yields, text: more.filter((one) => saysMore(one, yields)).join(', ') },
      {
        label: strings.author,
        text: [credit === '' || credit === author ? '' : author, ...authors].filter(Boolean).join(', '),
      },
      { label: strings.nutrition, text: listOf(get('nutrition')).map(listed).filter(Boolean).join('\n') },
      { label: strings.equipment, text: labelsOf(get('tool', 'tools')).join(', ') },
      {
        label: strings.diet,
        text: labelsOf(get('suitableForDiet'))
          .map((one) => one.replace(/^.*[/]/, ''))
          .join(', '),
      },
      { label: strings.method, text: labelsOf(get('cookingMethod')).join(', ') },
      {
        label: strings.video,
        text: itemsOf(get('video'))
          .map((one) => textOf(one.contentUrl ?? one.embedUrl ?? one.url))
          .join('\n'),
      },
      { label: strings.about, text: body === description ? '' : body },
    ],
    pictures: picturesOf(get('image', 'thumbnailUrl', 'photo')),
    createdAt: textOf(get('dateCreated', 'datePublished')),
  }
}

/** A review without an author is that of whoever wrote the file. */
const ownRating = (reviews: unknown): number | null => {
  const mine = itemsOf(reviews).find((one) => !('author' in one))
  return mine ? numberOf(fieldsOf(mine.reviewRating).ratingValue) : null
}

const durationOf = (value: unknown): string =>
  isFields(value) ? textOf(value.maxValue ?? value.value ?? value['@value']) : textOf(listOf(value)[0])

/** Pictures of the file itself come first; of those on the web, one is linked. */
export function withPictures(
  { pictures, ...raw }: ReturnType<typeof schemaOrgRecipe>,
  found: FoundPhoto[],
  around: Surroundings,
): RawRecipe {
  // The same picture stands beside it, under a name of its own.
  if (found.length > 0) return { ...raw, photos: found, photoUrl: null }
  return { ...raw, ...around.pictures(raw.title, pictures) }
}

/** Nextcloud's folders have these beside each recipe. */
const fullPicture = ({ photo }: Surroundings): FoundPhoto[] =>
  ['full.jpg', 'full.png', 'full.webp']
    .map((name) => photo(name, 'beside'))
    .filter((one) => one !== undefined)
    .slice(0, 1)

function read(root: unknown, around: Surroundings, isFolder: boolean): RawRecipe[] {
  const { recipes, byId } = recipeNodes(root)
  return recipes.map((node) =>
    withPictures(schemaOrgRecipe(node, byId), isFolder ? fullPicture(around) : [], around),
  )
}

const hasRecipes = (root: unknown) => recipeNodes(root).recipes.length > 0

export const nextcloud: RecipeFormat = {
  id: 'nextcloud-cookbook',
  name: strings.nextcloud,
  looksLike: ({ name, json }) =>
    /(?:^|\/)recipe\.json$/i.test(name) && isFields(json()) && isRecipe(fieldsOf(json())),
  read: ({ json }, around) => read(json(), around, true),
}

/** RecipeSage writes schema.org with the owner's rating and notes. */
const isSage = (node: Fields) =>
  'identifier' in node &&
  ('creditText' in node || itemsOf(node.comment).some((one) => one.name === 'Author Notes'))

export const recipeSageJsonLd: RecipeFormat = {
  id: 'recipesage',
  name: strings.recipeSage,
  looksLike: ({ json }) => recipeNodes(json()).recipes.some(isSage),
  read: ({ json }, around) => {
    const { recipes } = recipeNodes(json())
    return read(json(), around, false).map((raw, at) => ({
      ...raw,
      rating: numberOf(fieldsOf(recipes[at]?.aggregateRating).ratingValue),
    }))
  },
}

export const schemaOrg: RecipeFormat = {
  id: 'json-ld',
  name: strings.schemaOrg,
  looksLike: ({ json }) => hasRecipes(json()),
  read: ({ json }, around) => read(json(), around, false),
}
