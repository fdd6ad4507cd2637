import type { RealtimeLimits } from '#core/contracts/realtime.ts'

/** The places for connections, in all and of one network. Each is taken before anything is awaited: a crowd that comes at once finds no more of them than one by one. */
export function createPlaces({ sockets, socketsPerNetwork }: RealtimeLimits) {
  const taken = new Map<string, number>()
  let all = 0
  return {
    /** What gives the place back, however often it is called; a word where there is none. */
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
