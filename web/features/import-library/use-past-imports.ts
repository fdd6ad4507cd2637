import { useQuery } from '@tanstack/react-query'
import { ownImports } from '#web/state/own/imports.ts'
import type { PastImport } from '#web/state/own/read-imports.ts'
import { importLock } from './import-lock.ts'
import { PAST_IMPORTS } from './past-key.ts'

/** Where they are on their page. */
export const EARLIER_IMPORTS = 'earlier-imports'

export type Past = PastImport & { isHeld: boolean }

const load = async (): Promise<Past[]> =>
  Promise.all(
    (await ownImports.list())
      .filter(({ saved, state }) => saved > 0 || state === 'running')
      .map(async (past) => ({
        ...past,
        isHeld: past.state === 'running' && (await importLock.isHeld(past.id)),
      })),
  )

/** The imports of this device, the newest first. */
export function usePastImports(): readonly Past[] {
  return useQuery({ queryKey: PAST_IMPORTS, queryFn: load, staleTime: 0, networkMode: 'always' }).data ?? []
}
