const nameOf = (id: string) => `sous-import-${id}`

/** Other tabs see by a lock whether an import is under way; where there are no locks, it counts as interrupted. */
export const importLock = {
  hold: (id: string, work: () => Promise<void>): Promise<void> =>
    typeof navigator !== 'undefined' && navigator.locks ? navigator.locks.request(nameOf(id), work) : work(),
  async isHeld(id: string): Promise<boolean> {
    const held = (await navigator.locks?.query().catch(() => undefined))?.held ?? []
    return held.some(({ name }) => name === nameOf(id))
  },
}
