import type { ImportRecipeInput, ImportRefusal } from '#core/contracts/import-recipe.ts'
import { call, FunctionError } from '#web/api/functions.ts'
import { prefilled } from '#web/state/own/prefilled.ts'
import { asPrefilled } from './as-prefilled.ts'
import * as strings from './strings.ts'

export interface Refused {
  code: ImportRefusal | 'offline' | 'too-many' | 'failed'
  message: string
}

const tooMany = (message: string) => ({ code: 'too-many' as const, message: strings.tooMany(message) })

/** Reads a link or a page. Returns the id of the form that it filled in, or why there is none. */
export async function importFrom(
  input: ImportRecipeInput,
  signal: AbortSignal,
): Promise<{ draft: string } | Refused> {
  try {
    const answer = await call('import-recipe', input, { signal })
    if ('refused' in answer) return { code: answer.refused, message: answer.message }
    return { draft: prefilled.put(asPrefilled(answer)) }
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof FunctionError)) return { code: 'failed', message: strings.failed }
    if (error.code === 'offline') return { code: 'offline', message: strings.offline }
    if (error.status === 429) return tooMany(error.message)
    if (error.status === 400) return { code: 'not-a-page', message: error.message }
    if (error.status === 413) return { code: 'too-large', message: error.message }
    return { code: 'failed', message: strings.failed }
  }
}
