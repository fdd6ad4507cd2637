import type { ImportProblem } from '#core/import/imported.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import type { Brought } from '#web/state/own/device-imports.ts'
import { ownImports } from '#web/state/own/imports.ts'
import { toPhoto } from '#web/state/own/to-photo.ts'
import { importLock } from './import-lock.ts'
import type { OpenLibrary } from './open-library.ts'
import type { Batched, BatchedPhoto } from './protocol.ts'
import * as strings from './strings.ts'

export interface ImportJob {
  /** Of the import on the device. */
  id: string
  name: string
  phase: 'running' | 'paused' | 'done' | 'stopped' | 'failed'
  total: number
  saved: number
  photosTotal: number
  photosRead: number
  /** What came along without its photo, say. */
  problems: readonly ImportProblem[]
  /** What of the files couldn't be read at all. */
  unreadable: readonly ImportProblem[]
}

interface Chosen {
  name: string
  folder: string | null
  recipes: readonly { index: number; photos: number }[]
  unreadable: readonly ImportProblem[]
}

const BATCH = 20
/** Photos are held in memory until their batch is stored. */
const BATCH_PHOTOS = 24

let job: ImportJob | undefined
let resume: (() => void) | undefined
/** Import pages on the screen: they show the end themselves. */
let watchers = 0
const listeners = new Set<() => void>()

function set(change: Partial<ImportJob>) {
  if (!job) return
  job = { ...job, ...change }
  for (const listener of listeners) listener()
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

/** Small enough to be stored at once, and to stop soon after it is asked to. */
function batchesOf(recipes: Chosen['recipes']): number[][] {
  const batches: number[][] = []
  let current: number[] = []
  let photos = 0
  for (const one of recipes) {
    if (current.length === BATCH || (current.length > 0 && photos + one.photos > BATCH_PHOTOS)) {
      batches.push(current)
      current = []
      photos = 0
    }
    current.push(one.index)
    photos += one.photos
  }
  return current.length > 0 ? [...batches, current] : batches
}

/** A browser that can't encode in a worker does it here. */
const encoded = async ({ blob, isEncoded }: BatchedPhoto): Promise<Blob | undefined> =>
  isEncoded ? blob : toPhoto(blob)

async function finished({ photos, cooked, ...recipe }: Batched): Promise<Brought> {
  const blobs: Blob[] = []
  for (const photo of photos) {
    const blob = await encoded(photo)
    if (blob) blobs.push(blob)
  }
  const entries: Brought['cooked'][number][] = []
  for (const { photo: found, ...entry } of cooked) {
    const photo = found && (await encoded(found))
    entries.push({ ...entry, ...(photo && { photo }) })
  }
  return { ...recipe, photos: blobs, cooked: entries }
}

/** Resolves when it may go on; false if it was stopped. */
async function mayGoOn(): Promise<boolean> {
  while (job?.phase === 'paused' || job?.phase === 'failed')
    await new Promise<void>((done) => {
      resume = done
    })
  return job?.phase === 'running'
}

async function store(library: OpenLibrary, id: string, indexes: readonly number[], folder: string | null) {
  const before = job?.photosRead ?? 0
  try {
    const batch = await library.batch(indexes, folder, () => set({ photosRead: (job?.photosRead ?? 0) + 1 }))
    const brought: Brought[] = []
    for (const recipe of batch) brought.push(await finished(recipe))
    const count = await ownImports.save(id, brought)
    set({
      saved: (job?.saved ?? 0) + count,
      problems: [...(job?.problems ?? []), ...batch.flatMap(({ problems }) => problems)],
    })
    return true
  } catch {
    // The device is full, or it belongs to nobody any more: what is stored stays, and this batch can be tried again.
    set({ photosRead: before })
    if (job?.phase === 'running') set({ phase: 'failed' })
    return false
  }
}

async function run(library: OpenLibrary, id: string, { recipes, folder }: Chosen) {
  window.addEventListener('beforeunload', askBeforeLeaving)
  for (const indexes of batchesOf(recipes)) {
    let isStored = false
    while (!isStored && (await mayGoOn())) isStored = await store(library, id, indexes, folder)
    if (!isStored) break
  }
  window.removeEventListener('beforeunload', askBeforeLeaving)
  library.close()
  const state = job?.phase === 'running' ? 'done' : 'stopped'
  // Signed out meanwhile: there is nothing to end.
  await ownImports.end(id, state).catch(() => {})
  set({ phase: state })
  if (job) tellEnd(job)
}

function tellEnd({ saved, phase }: ImportJob) {
  if (watchers === 0 && phase === 'done')
    notify({
      title: strings.cameIn(saved),
      link: { label: strings.toCookbook, to: paths.myRecipes() },
      isUnexpected: true,
    })
}

/** The one import of this page: it goes on while the app is open, whatever page is shown. */
export const importJob = {
  get: () => job,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** An import page is on the screen until the returned function is called. */
  watch() {
    watchers += 1
    return () => {
      watchers -= 1
      if (job?.phase === 'running')
        notify({
          title: strings.goesOn(job.saved, job.total),
          description: strings.goesOnText,
          link: { label: strings.seeProgress, to: paths.importRecipes() },
        })
    }
  },
  /** False if the device can't store anything; then the files stay open. */
  async start(library: OpenLibrary, chosen: Chosen): Promise<boolean> {
    const { name, recipes, unreadable } = chosen
    const id = await ownImports.begin(name, recipes.length).catch(() => undefined)
    if (id === undefined) return false
    job = {
      ...{ id, name, phase: 'running', total: recipes.length, saved: 0, photosRead: 0, problems: [] },
      unreadable,
      photosTotal: recipes.reduce((sum, { photos }) => sum + photos, 0),
    }
    set({})
    void importLock.hold(id, () => run(library, id, chosen))
    return true
  },
  pause: () => set({ phase: 'paused' }),
  goOn() {
    set({ phase: 'running' })
    resume?.()
  },
  stop() {
    set({ phase: 'stopped' })
    resume?.()
  },
  /** The result was seen. */
  dismiss() {
    job = undefined
    for (const listener of listeners) listener()
  },
}
