/** An object in view, with the label that has most votes now. */
interface Seen {
  name: string
  confidence: number
}

/** So sure, and so long in a row, before a name is offered. */
const ENTER = 0.6
const ENTER_MS = 500
const ENTER_LOOKS = 2
/** What is offered stays while it is seen at all, and a while after. */
const STAY = 0.3
const STAY_MS = 6000
/** A place that was left stays empty: the tap that was meant for what was there adds nothing else. */
const EMPTY_MS = 1200
/** What was added or dismissed comes back once it was out of view for so long. */
const QUIET_MS = 15_000
/** As many as fit beside each other under a phone's picture. */
const PLACES = 2

interface Offer {
  name: string
  seenAt: number
}

/**
 * What the camera offers, each name in a place of its own that it keeps: nothing flickers with the detector, nothing
 * moves under the thumb, and what was taken or dismissed isn't offered again at once.
 */
export function steadyOffers() {
  const places: (Offer | undefined)[] = Array.from({ length: PLACES }, () => undefined)
  const leftAt: number[] = Array.from({ length: PLACES }, () => -Infinity)
  /** Since when a name is seen surely, and in how many looks. */
  let rising = new Map<string, { since: number; looks: number }>()
  /** By name: when it was last seen after it was taken or dismissed. */
  const quiet = new Map<string, number>()

  const leave = (at: number, now: number) => {
    places[at] = undefined
    leftAt[at] = now
  }
  const names = () => places.map((offer) => offer?.name ?? null)

  return {
    /** Takes what one look found; returns the name in each place. */
    see(seen: readonly Seen[], now: number): readonly (string | null)[] {
      const there = new Set(seen.filter(({ confidence }) => confidence > STAY).map(({ name }) => name))
      const sure = new Set(seen.filter(({ confidence }) => confidence > ENTER).map(({ name }) => name))
      for (const [name, at] of quiet)
        if (there.has(name)) quiet.set(name, now)
        else if (now - at >= QUIET_MS) quiet.delete(name)
      for (const [at, offer] of places.entries())
        if (offer && there.has(offer.name)) offer.seenAt = now
        else if (offer && now - offer.seenAt >= STAY_MS) leave(at, now)
      rising = new Map(
        [...sure].map((name) => {
          const { since, looks } = rising.get(name) ?? { since: now, looks: 0 }
          return [name, { since, looks: looks + 1 }]
        }),
      )
      for (const [name, { since, looks }] of rising) {
        if (looks < ENTER_LOOKS || now - since < ENTER_MS) continue
        if (quiet.has(name) || places.some((offer) => offer?.name === name)) continue
        const free = places.findIndex((offer, at) => !offer && now - leftAt[at]! >= EMPTY_MS)
        if (free >= 0) places[free] = { name, seenAt: now }
      }
      return names()
    },
    /** It was added or dismissed. */
    drop(name: string, now: number): readonly (string | null)[] {
      quiet.set(name, now)
      const at = places.findIndex((offer) => offer?.name === name)
      if (at >= 0) leave(at, now)
      return names()
    },
  }
}
