import { normaliseName } from '#core/contracts/ingredient-names.ts'
import {
  forget,
  type LearnedLook,
  MOST_LOOKS,
  type PackedLook,
  packLook,
  remember,
  unpackLook,
} from '#core/vision/learned.ts'
import { deviceStore } from './device-store.ts'

/** What one request for the household's reads. */
const MOST_OF_HOUSEHOLD = 1000

/** A look as it is stored; anything else is left out. */
const looksIn =
  (most: number) =>
  (kept: unknown): readonly PackedLook[] =>
    Array.isArray(kept)
      ? kept
          .flatMap((one) => {
            const look = unpackLook(one)
            return look ? [packLook(look)] : []
          })
          .slice(-most)
      : []

/** What this device was taught: vectors under names, never pictures. */
const device = deviceStore('sous-looks', looksIn(MOST_LOOKS))

/** What others of the household taught and share, while this device shares too. */
export const householdLooks = deviceStore('sous-household-looks', looksIn(MOST_OF_HOUSEHOLD))

/** Unpacked once for each list, however many frames a second are compared with it. */
function unpacked(get: () => readonly PackedLook[]): () => readonly LearnedLook[] {
  let from: readonly PackedLook[] | undefined
  let looks: readonly LearnedLook[] = []
  return () => {
    const now = get()
    if (now !== from) looks = now.flatMap((one) => unpackLook(one) ?? [])
    from = now
    return looks
  }
}

const own = unpacked(device.get)
const others = unpacked(householdLooks.get)

const change = (next: readonly LearnedLook[]) => {
  if (next !== own()) device.set(next.map(packLook))
}

export const lookStore = {
  ...device,
  /** Everything that weighs in: at the same distance, this device's own. */
  all: (): readonly LearnedLook[] => (others().length > 0 ? [...own(), ...others()] : own()),
  /** Remembers what something looks like; whether it is known by that name now. */
  teach(name: string, vector: Float32Array | null, version: string): boolean {
    if (!vector) return false
    const before = own()
    change(remember(before, { name: normaliseName(name), vector, version, at: Date.now() }))
    return own() !== before
  },
  /** It wasn't that: the looks that said so are dropped. */
  unteach(name: string, vector: Float32Array | null) {
    if (vector) change(forget(own(), name, vector))
  },
  /** Everything under one name. */
  forget: (name: string) => change(forget(own(), name)),
  /** Each name with how many looks it has, by name. */
  names: (kept: readonly PackedLook[]): { name: string; looks: number }[] =>
    [...new Set(kept.map(({ name }) => name))]
      .map((name) => ({ name, looks: kept.filter((one) => one.name === name).length }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
}
