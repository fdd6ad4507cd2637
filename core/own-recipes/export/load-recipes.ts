import type { ExportedOwn, ExportJob, PhotoUse } from './exported-own.ts'

export interface LoadedRecipe {
  recipe: ExportedOwn
  /** By name; the recipe's own and those of its cooking log. */
  photos: ReadonlyMap<string, Uint8Array>
  missing: readonly string[]
}

/** Photos of the account are downloaded: the next ones while the last are written. */
const AHEAD = 3

const photoNames = ({ content, cookLog }: ExportedOwn): string[] => [
  ...new Set([...content.photos, ...cookLog.flatMap(({ photo }) => photo ?? [])]),
]

async function load(job: ExportJob, recipe: ExportedOwn, use: PhotoUse): Promise<LoadedRecipe> {
  const photos = new Map<string, Uint8Array>()
  const missing: string[] = []
  const names = job.withPhotos ? photoNames(recipe) : []
  const loaded = await Promise.all(
    names.map((name) => job.loadPhoto(recipe.id, name, use).catch(() => undefined)),
  )
  for (const [at, name] of names.entries()) {
    const photo = loaded[at]
    if (photo) photos.set(name, photo)
    else missing.push(name)
  }
  return { recipe, photos, missing }
}

/** The recipes in order, each with its photos. Only a few are in memory at a time. */
export async function* loadRecipes(job: ExportJob, use: PhotoUse): AsyncGenerator<LoadedRecipe> {
  const queue: Promise<LoadedRecipe>[] = []
  for (let at = 0; at < job.recipes.length + AHEAD; at++) {
    const next = job.recipes[at]
    if (next) queue.push(load(job, next, use))
    if (at < AHEAD && at < job.recipes.length - 1) continue
    const loaded = await queue.shift()
    if (!loaded) return
    yield loaded
    job.onRecipe(loaded.recipe, loaded.missing.length)
  }
}
