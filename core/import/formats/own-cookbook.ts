import { emptyMarks } from '#core/own-recipes/empty.ts'
import { readContent, readMarks } from '#core/own-recipes/read-stored.ts'
import type { RecipeFormat, Surroundings } from '../format.ts'
import type { FoundPhoto, RawRecipe } from '../raw-recipe.ts'
import { type Fields, fieldsOf, isFields, itemsOf, listOf, numberOf, textOf } from './fields.ts'
import * as strings from './strings.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const texts = (value: unknown) => listOf(value).map(textOf).filter(Boolean)

interface Stored {
  id: string
  account: unknown
  content: Fields
  marks: Fields
  cooked: Fields[]
  createdAt: string
}

/** A recipe as it was stored here: all its fields have a place. */
function rawOf(
  { id, account, content, marks, cooked, createdAt }: Stored,
  photo: (name: string) => FoundPhoto | undefined,
): RawRecipe {
  const notes = Object.entries(fieldsOf(marks.step_notes)).map(([step, note]) => [step, textOf(note)])
  const [kept, keptMarks] = [readContent(content), readMarks(marks)]
  return {
    ...(UUID.test(id) && { id: id.toLowerCase(), account: textOf(account) || null }),
    ...(kept &&
      (keptMarks || Object.keys(marks).length === 0) && {
        stored: { content: kept, marks: keptMarks ?? emptyMarks },
      }),
    title: textOf(content.title),
    description: textOf(content.description),
    ingredients: texts(content.ingredients),
    steps: texts(content.instructions),
    servings: numberOf(content.servings),
    prep: numberOf(content.prep_time_minutes),
    cook: numberOf(content.cooking_time_minutes),
    rest: numberOf(content.rest_time_minutes),
    difficulty: textOf(content.difficulty_level),
    cuisine: textOf(content.cuisine_type),
    sourceUrl: textOf(content.source_url),
    sourceName: textOf(content.source_name),
    tags: texts(marks.tags),
    folder: textOf(marks.folder),
    rating: numberOf(marks.rating),
    notes: [textOf(marks.note)],
    stepNotes: Object.fromEntries(notes),
    cooked: cooked.map((one) => {
      const found = photo(textOf(one.photo))
      return {
        day: textOf(one.cooked_on).slice(0, 10),
        note: textOf(one.note) || null,
        ...(found && { photo: found }),
      }
    }),
    photos: texts(content.photos)
      .map(photo)
      .filter((one) => one !== undefined),
    createdAt,
  }
}

const isCookbook = (root: unknown): root is Fields =>
  isFields(root) && root.format === 'sous-cookbook' && Array.isArray(root.recipes)

function report(raw: RawRecipe, content: Fields, around: Surroundings): RawRecipe {
  if ((raw.photos?.length ?? 0) < texts(content.photos).length)
    around.report({ where: raw.title, field: 'photos', reason: strings.photoMissing })
  return raw
}

export const ownCookbook: RecipeFormat = {
  id: 'sous',
  name: strings.sous,
  looksLike: ({ json }) => isCookbook(json()),
  read: ({ json }, around) =>
    itemsOf(fieldsOf(json()).recipes).map((one) => {
      const [id, content] = [textOf(one.id), fieldsOf(one.content)]
      const photo = (name: string) => (name === '' ? undefined : around.photo(`photos/${id}/${name}`))
      const stored = {
        ...{ id, content, account: fieldsOf(json()).account },
        marks: fieldsOf(one.marks),
        cooked: itemsOf(one.cook_log),
        createdAt: textOf(one.created_at),
      }
      return report(rawOf(stored, photo), content, around)
    }),
}

const isAccount = (root: unknown): root is Fields =>
  isFields(root) &&
  Array.isArray(root.own_recipes) &&
  Array.isArray(root.recipe_marks) &&
  'exported_at' in root

export const ownAccount: RecipeFormat = {
  id: 'sous-account',
  name: strings.sousAccount,
  looksLike: ({ json }) => isAccount(json()),
  read: ({ json }, around) => {
    const root = fieldsOf(json())
    // Their names end with that of the photo: "<user>/<photo>".
    const files = new Map(
      itemsOf(root.files)
        .filter(({ bucket }) => bucket === 'recipe-photos')
        .map((file) => [textOf(file.name).replace(/^.*\//, ''), textOf(file.base64)]),
    )
    const marks = new Map(itemsOf(root.recipe_marks).map((row) => [textOf(row.recipe_id), row]))
    const log = itemsOf(root.cook_log)
    const photo = (name: string) => {
      const base64 = files.get(name)
      return base64 ? around.embedded(name, base64) : undefined
    }
    return itemsOf(root.own_recipes)
      .filter((row) => row.deleted_at === null || row.deleted_at === undefined)
      .map((row) => {
        const id = textOf(row.id)
        const cooked = log.filter((one) => one.recipe_id === row.id)
        const stored = {
          ...{ id, account: fieldsOf(root.account).id },
          content: row,
          marks: marks.get(id) ?? {},
          cooked,
          createdAt: textOf(row.created_at),
        }
        return report(rawOf(stored, photo), row, around)
      })
  },
}
