import { useQuery } from '@tanstack/react-query'
import type { RecipeDetailsOutput } from '#core/contracts/recipe-details.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { plainRow, type StoredContent } from '#core/own-recipes/plain-row.ts'

/** What the pages need to know of a recipe of one's own, computed on the device. */
export interface OwnFacts {
  row: ExternalRecipeRow
  /** Undefined if they could not be computed. */
  details?: RecipeDetailsOutput
  /** The drawn cover, an SVG. */
  cover?: string
}

const LIMIT_MS = 8000
/** The worker knows every food: a few megabytes that nobody needs a minute later. */
const IDLE_MS = 60_000

let worker: Worker | undefined
let idle: ReturnType<typeof setTimeout> | undefined

function stopWorker() {
  worker?.terminate()
  worker = undefined
}

function openWorker(): Worker {
  clearTimeout(idle)
  idle = setTimeout(stopWorker, IDLE_MS)
  worker ??= new Worker(new URL('./own-facts-worker.ts', import.meta.url), { type: 'module' })
  return worker
}

function askWorker(own: StoredContent): Promise<OwnFacts | undefined> {
  const open = openWorker()
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const done = (facts?: OwnFacts) => {
      clearTimeout(late)
      port1.close()
      open.removeEventListener('error', failed)
      resolve(facts)
    }
    const failed = () => {
      stopWorker()
      done()
    }
    const late = setTimeout(done, LIMIT_MS)
    open.addEventListener('error', failed)
    port1.onmessage = ({ data }: MessageEvent<OwnFacts | null>) => done(data ?? undefined)
    open.postMessage({ id: own.id, content: own.content, createdAt: own.createdAt }, [port2])
  })
}

/** The recipe as a row with its facts. Without a worker, or if it fails, nothing is promised of its allergens and diets. */
export async function ownFacts(own: StoredContent): Promise<OwnFacts> {
  const facts = typeof Worker === 'undefined' ? undefined : await askWorker(own).catch(() => undefined)
  return facts ?? { row: plainRow(own) }
}

/** The facts of a recipe that is on this device. */
export function useOwnFacts(own: (StoredContent & { updatedAt: string }) | undefined) {
  return useQuery({
    queryKey: ['own-facts', own?.id, own?.updatedAt],
    queryFn: () => ownFacts(own as StoredContent),
    enabled: own !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // While an edit that has just arrived is read, the recipe stays on the page.
    placeholderData: (known) => (known?.row.id === own?.id ? known : undefined),
  })
}
