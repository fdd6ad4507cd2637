import { type ArchiveFile, archiveOf, bytesOf } from './archive.ts'
import type { ExportedOwn, ExportJob } from './exported-own.ts'
import { loadRecipes } from './load-recipes.ts'

const recordOf = ({ id, content, marks, cookLog, createdAt }: ExportedOwn) => ({
  ...{ id, content, marks },
  cook_log: cookLog.map(({ cooked_on, note, photo }) => ({ cooked_on, note, photo })),
  created_at: createdAt,
})

/** A line for each recipe: neither the text nor the list is in memory as a whole. */
function* cookbookJson(job: ExportJob, missing: readonly string[]): Generator<Uint8Array> {
  const { exportedAt: exported_at, account } = job
  const head = { format: 'sous-cookbook', version: 1, exported_at, account, missing_photos: missing }
  yield bytesOf(`${JSON.stringify(head).slice(0, -1)},"recipes":[`)
  for (const [at, recipe] of job.recipes.entries())
    yield bytesOf(`${at === 0 ? '' : ','}\n${JSON.stringify(recordOf(recipe))}`)
  yield bytesOf('\n]}\n')
}

async function* files(job: ExportJob): AsyncGenerator<ArchiveFile> {
  const missing: string[] = []
  for await (const loaded of loadRecipes(job, 'original')) {
    const { id } = loaded.recipe
    missing.push(...loaded.missing.map((name) => `${id}/${name}`))
    for (const [name, photo] of loaded.photos)
      yield { path: `photos/${id}/${name}`, parts: [photo], isPacked: true }
  }
  yield { path: 'cookbook.json', parts: cookbookJson(job, missing) }
}

/** Everything, to move or back up. Importing it gives the same rows. */
export const sousFile = (job: ExportJob): AsyncGenerator<Uint8Array> => archiveOf(files(job), job.exportedAt)
