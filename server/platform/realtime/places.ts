import type { RealtimeLimits } from '#core/contracts/realtime.ts'

/** Connection slots, in total and per network. Each is taken before anything is awaited, so a burst can't exceed the limit. */
export function createPlaces({ sockets, socketsPerNetwork }: RealtimeLimits) {
  const taken = new Map<string, number>()
  let all = 0
  return {
    /** Returns an idempotent release function; a reason where no slot is free. */
    take: (network: string): (() => void) | 'full' | 'crowded' => {
      const here = taken.get(network) ?? 0
      if (all >= sockets) return 'full'
      if (here >= socketsPerNetwork) return 'crowded'
      all++
      taken.set(network, here + 1)
      let held = true
      return () => {
        if (!held) return
        held = false
        all--
        const left = (taken.get(network) ?? 1) - 1
        if (left > 0) taken.set(network, left)
        else taken.delete(network)
      }
    },
  }
}
