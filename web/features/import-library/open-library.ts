import type { Comparable } from '#core/import/duplicates.ts'
import type { Asked, Batched, FoundFile, FoundRecipe, Peek, PickedFile, Told } from './protocol.ts'

/** Own recipes in one message. */
const KNOWN_AT_ONCE = 250

export interface Library {
  recipes: readonly FoundRecipe[]
  files: readonly FoundFile[]
}

/** Files in a worker of their own: they are read, and held, away from the page. */
export interface OpenLibrary {
  read: (
    files: readonly PickedFile[],
    own: readonly Comparable[],
    onProgress: (share: number) => void,
  ) => Promise<Library>
  peek: (index: number) => Promise<Peek | undefined>
  /** Recipes with their photos, as the device stores them. */
  batch: (
    indexes: readonly number[],
    folder: string | null,
    onPhoto: () => void,
  ) => Promise<readonly Batched[]>
  close: () => void
}

export function openLibrary(): OpenLibrary {
  const worker = new Worker(new URL('./library-worker.ts', import.meta.url), { type: 'module' })
  const failures = new Set<() => void>()
  // It can't be loaded, or has no memory left.
  worker.addEventListener('error', () => {
    for (const fail of failures) fail()
  })

  const ask = (asked: Asked, on: (told: Told) => void = () => {}) =>
    new Promise<void>((resolve, reject) => {
      const { port1, port2 } = new MessageChannel()
      const end = (settle: () => void) => {
        failures.delete(fail)
        port1.close()
        settle()
      }
      const fail = () => end(() => reject(new Error(asked.kind)))
      failures.add(fail)
      port1.onmessage = ({ data }: MessageEvent<Told>) => {
        if (data.kind === 'done') end(resolve)
        else if (data.kind === 'failed') fail()
        else on(data)
      }
      worker.postMessage(asked, [port2])
    })

  return {
    async read(files, own, onProgress) {
      for (let first = 0; first < own.length; first += KNOWN_AT_ONCE)
        await ask({ kind: 'known', recipes: own.slice(first, first + KNOWN_AT_ONCE) })
      const recipes: FoundRecipe[] = []
      let read: readonly FoundFile[] = []
      await ask({ kind: 'read', files }, (told) => {
        if (told.kind === 'progress') onProgress(told.share)
        if (told.kind === 'found') recipes.push(...told.recipes)
        if (told.kind === 'files') read = told.files
      })
      return { recipes, files: read }
    },
    async peek(index) {
      let found: Peek | undefined
      await ask({ kind: 'peek', index }, (told) => {
        if (told.kind === 'peek') found = told.peek
      })
      return found
    },
    async batch(indexes, folder, onPhoto) {
      let found: readonly Batched[] = []
      await ask({ kind: 'batch', indexes, folder }, (told) => {
        if (told.kind === 'photo') onPhoto()
        if (told.kind === 'batch') found = told.recipes
      })
      return found
    },
    close() {
      worker.terminate()
      for (const fail of failures) fail()
    },
  }
}
