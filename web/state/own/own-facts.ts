import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LineDetails, RecipeDetailsOutput } from '#core/contracts/recipe-details.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { plainRow, type StoredContent } from '#core/own-recipes/plain-row.ts'
import { linesInside } from './own-links.ts'
import { useOwnRecipes } from './own-recipes.ts'

/** What the pages need to know of a recipe of one's own, computed on the device. */
export interface OwnFacts {
  row: ExternalRecipeRow
  /** Undefined if they could not be computed. */
  details?: RecipeDetailsOutput
  /** The drawn cover, an SVG. */
  cover?: string
}

export type FactsQuestion =
  | { kind: 'recipe'; own: StoredContent; inside: readonly string[] | undefined }
  | { kind: 'lines'; lines: readonly string[] }
interface FactsAnswers {
  recipe: OwnFacts
  lines: LineDetails[]
}

const LIMIT_MS = 8000
/** The worker knows every food: a few megabytes that nobody needs a minute later. */
const IDLE_MS = 60_000
/** A slow device that gave no answer in time is asked again, a few times. */
const AGAIN_MS = 5000
const MOST_ASKED = 4
const askAgain = (isAnswered: boolean, asked: number) =>
  isAnswered || asked >= MOST_ASKED ? false : AGAIN_MS

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

async function askWorker<Kind extends FactsQuestion['kind']>(
  question: FactsQuestion & { kind: Kind },
): Promise<FactsAnswers[Kind] | undefined> {
  if (typeof Worker === 'undefined') return undefined
  const open = openWorker()
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const done = (facts?: FactsAnswers[Kind]) => {
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
    port1.onmessage = ({ data }: MessageEvent<FactsAnswers[Kind] | null>) => done(data ?? undefined)
    open.postMessage(question, [port2])
  })
}

/**
 * The recipe as a row with its facts, which follow from what is inside of linked recipes too. Without a worker, or if it
 * fails, nothing is promised of its allergens and diets.
 */
export async function ownFacts(
  { id, content, createdAt }: StoredContent,
  inside?: readonly string[],
): Promise<OwnFacts> {
  const own = { id, content, createdAt }
  const facts = await askWorker({ kind: 'recipe', own, inside }).catch(() => undefined)
  return facts ?? { row: plainRow(own) }
}

/** The facts of a recipe that is on this device. */
export function useOwnFacts(own: (StoredContent & { updatedAt: string }) | undefined) {
  const recipes = useOwnRecipes()
  const inside = useMemo(
    () => own && linesInside({ id: own.id, ingredients: own.content.ingredients }, recipes),
    [own, recipes],
  )?.map(({ line }) => line)
  return useQuery({
    queryKey: ['own-facts', own?.id, own?.updatedAt, inside],
    queryFn: () => ownFacts(own as StoredContent, inside),
    enabled: own !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => askAgain(state.data?.details !== undefined, state.dataUpdateCount),
    // While an edit that has just arrived is read, the recipe stays on the page.
    placeholderData: (known) => (known?.row.id === own?.id ? known : undefined),
  })
}

/** What is known of lines of own recipes: how they are bought, say. Null if it can't be known. */
export function useLineDetails(lines: readonly string[]) {
  return useQuery({
    queryKey: ['own-line-details', lines],
    queryFn: async () => (await askWorker({ kind: 'lines', lines }).catch(() => undefined)) ?? null,
    enabled: lines.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => askAgain(Boolean(state.data), state.dataUpdateCount),
  })
}
