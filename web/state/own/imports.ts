import { loadedOwn, loadOwn, whenLoaded } from './load-own.ts'
import type { OwnDevice } from './own-device.ts'
import type { PastImport } from './read-imports.ts'

type Imports = OwnDevice['imports']

/** Libraries that were brought in on this device. */
export const ownImports = {
  /** The newest first. */
  async list(): Promise<PastImport[]> {
    await whenLoaded()
    return (await loadedOwn()?.imports.list()) ?? []
  },
  begin: async (...given: Parameters<Imports['begin']>) => (await loadOwn()).imports.begin(...given),
  save: async (...given: Parameters<Imports['save']>) => (await loadOwn()).imports.save(...given),
  end: async (...given: Parameters<Imports['end']>) => (await loadOwn()).imports.end(...given),
  /** What an undo would remove and leave. */
  foresee: async (id: string) => (await loadOwn()).imports.foresee(id),
  undo: async (id: string) => (await loadOwn()).imports.undo(id),
  bringBack: async (id: string) => (await loadOwn()).imports.bringBack(id),
}
