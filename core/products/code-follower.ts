/** What was read in one frame. */
export interface CodeRead {
  code: string
  /** So many lines of the picture agree that one frame is enough. */
  isSure: boolean
}

interface CodeFollower {
  /** The codes that are new with this frame, in the order of `reads`. `now` in ms, from any beginning. */
  see: (reads: readonly CodeRead[], now: number) => string[]
}

/** Out of sight for so long, a code that comes back is a second package. */
const AWAY_MS = 2000
/** After another code: the hand went to the next package and came back. Less would be a code that flickers beside its neighbor. */
const AWAY_AFTER_ANOTHER_MS = 700
/** A camera that stands still shows nothing: a longer pause between two frames counts as this. */
const LONGEST_FRAME_MS = 500
/** Two reads further apart than this do not support each other. */
const TOGETHER_MS = 1500

interface Followed {
  /** Told already, and not away since. */
  isTold: boolean
  /** In time of frames. */
  seenAt: number
  /** How many codes had been told when it was seen last. */
  toldBefore: number
}

/** Turns what is read frame by frame into codes that are each told once for each time they are shown. */
export function followCodes(): CodeFollower {
  const followed = new Map<string, Followed>()
  let time = 0
  let last: number | undefined
  let told = 0

  const isAway = ({ isTold, seenAt, toldBefore }: Followed) => {
    const limit = !isTold ? TOGETHER_MS : told > toldBefore ? AWAY_AFTER_ANOTHER_MS : AWAY_MS
    return time - seenAt > limit
  }

  return {
    see(reads, now) {
      if (last !== undefined) time += Math.min(LONGEST_FRAME_MS, Math.max(0, now - last))
      last = now
      for (const [code, one] of followed) if (isAway(one)) followed.delete(code)
      const found: string[] = []
      const inFrame = new Map<string, boolean>()
      for (const { code, isSure } of reads) inFrame.set(code, isSure || inFrame.get(code) === true)
      for (const [code, isSure] of inFrame) {
        const before = followed.get(code)
        if (!before?.isTold && (before || isSure)) found.push(code)
        followed.set(code, { isTold: before !== undefined || isSure, seenAt: time, toldBefore: told })
      }
      told += found.length
      // What is in this frame was not away while its neighbors were told.
      for (const code of inFrame.keys()) followed.get(code)!.toldBefore = told
      return found
    },
  }
}
