import { totalOf } from '#core/contracts/total-time.ts'
import type { FoodBook } from '#core/food-facts/food-book.ts'
import { type Comparable, findDuplicates } from '#core/import/duplicates.ts'
import type { ImportedRecipe } from '#core/import/imported.ts'
import { readLibraries } from '#core/import/read-library.ts'
import { isHeading } from '#core/recipes/heading.ts'
import { groupFiles } from './group-files.ts'
import { photoCount, prepareRecipe } from './prepare-recipe.ts'
import type { Asked, FoundFile, FoundRecipe, PickedFile, Told } from './protocol.ts'
import { sourceOf } from './source-of.ts'

/** Recipes in one message: the page takes each in a moment. */
const AT_ONCE = 200
/** What one row of the list says. */
const MOST_REMARKS = 20

const known: Comparable[] = []
let recipes: readonly ImportedRecipe[] = []
let foods: Promise<FoodBook> | undefined

const openFoods = () => {
  foods ??= import('#content/food-facts/book.ts').then(({ createFoods }) => createFoods())
  return foods
}

function summaries(): FoundRecipe[] {
  const contents = recipes.map(({ content }) => content)
  const duplicates = findDuplicates(
    known,
    recipes.map(({ id, content }) => ({ ...content, id })),
  )
  return recipes.map((recipe, index) => {
    const { content, marks, problems } = recipe
    const repeated = duplicates[index]
    const of = repeated?.of
    return {
      title: content.title,
      ingredients: content.ingredients.filter((line) => !isHeading(line)).length,
      steps: content.instructions.filter((line) => !isHeading(line)).length,
      servings: content.servings,
      minutes: totalOf(content),
      rating: marks.rating,
      photos: photoCount(recipe),
      tags: marks.tags,
      folder: marks.folder,
      hasNote: marks.note !== null,
      problems: problems.slice(0, MOST_REMARKS),
      ...(repeated &&
        of && {
          duplicate: {
            likeness: repeated.likeness,
            ...('own' in of
              ? { where: 'own' as const, title: known[of.own]?.title ?? '' }
              : { where: 'files' as const, title: contents[of.found]?.title ?? '' }),
          },
        }),
    }
  })
}

async function read(files: readonly PickedFile[], tell: (told: Told) => void) {
  const vocabulary = await openFoods()
  const groups = await groupFiles(files)
  const total = groups.reduce((sum, group) => sum + group.size, 0) || 1
  const found: ImportedRecipe[] = []
  const told: FoundFile[] = []
  let before = 0
  // Whole percents: the page renders each.
  let percent = 0
  const progress = (share: number) => {
    if (Math.floor(share * 100) === percent) return
    percent = Math.floor(share * 100)
    tell({ kind: 'progress', share })
  }
  for (const group of groups) {
    const library = await readLibraries(group.files.map(sourceOf), {
      vocabulary,
      onProgress: (share) => progress((before + share * group.size) / total),
    })
    before += group.size
    // One by one: a call takes only so many arguments.
    for (const recipe of library.recipes) found.push(recipe)
    const { formats, problems } = library
    told.push({
      ...{ name: group.name, formats: formats.filter((format) => format.recipes > 0) },
      ...{ recipes: library.recipes.length, problems },
    })
  }
  recipes = found
  const all = summaries()
  for (let first = 0; first < all.length; first += AT_ONCE)
    tell({ kind: 'found', recipes: all.slice(first, first + AT_ONCE) })
  tell({ kind: 'files', files: told })
}

async function answer(asked: Asked, tell: (told: Told) => void): Promise<void> {
  if (asked.kind === 'known') for (const one of asked.recipes) known.push(one)
  if (asked.kind === 'read') await read(asked.files, tell)
  if (asked.kind === 'peek') {
    const recipe = recipes[asked.index]
    const peek = recipe && {
      ingredients: recipe.content.ingredients,
      steps: recipe.content.instructions,
      description: recipe.content.description,
      note: recipe.marks.note,
    }
    tell({ kind: 'peek', peek })
  }
  if (asked.kind === 'batch') {
    const chosen = asked.indexes.flatMap((index) => recipes[index] ?? [])
    const prepared = []
    for (const recipe of chosen)
      prepared.push(await prepareRecipe(recipe, asked.folder, () => tell({ kind: 'photo' })))
    tell({ kind: 'batch', recipes: prepared })
  }
}

self.onmessage = ({ data, ports: [port] }: MessageEvent<Asked>) => {
  answer(data, (told) => port?.postMessage(told)).then(
    () => port?.postMessage({ kind: 'done' } satisfies Told),
    () => port?.postMessage({ kind: 'failed' } satisfies Told),
  )
}
