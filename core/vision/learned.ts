import type { Detection, Finding, Guess, PhotoFindings } from './detector.ts'
import { cosine, fromBase64, isUnit, toBase64 } from './look-vector.ts'

/**
 * What a person taught the detector: looks (vectors, never pictures) under the names they gave. Pure; nothing is kept here.
 *
 * - `remember` adds a look; `forget` removes a name's looks, or only those near a vector: both return a new list.
 * - `recall` is the name that the nearest looks say for one vector, and how likely it is right.
 * - `applyLearned` lets the looks confirm, rename or add findings of a photo; `applyLearnedLive` does so for a camera's frame.
 * - `packLook` and `unpackLook` are the form for storage, export and the household; `unpackLook` trusts nothing.
 */
export interface LearnedLook {
  /** A pantry name, not necessarily one of the model's classes. */
  name: string
  /** From a finding or a whole photo, unit length. */
  vector: Float32Array
  /** The model that made the vector: vectors of different models can't be compared. */
  version: string
  /** When it was taught, in ms since 1970. */
  at: number
}

/** A look as JSON: one byte per number, in base64. */
export interface PackedLook {
  name: string
  look: string
  version: string
  at: number
}

interface Recalled {
  name: string
  /** 0..1: how likely the name is right. */
  confidence: number
}

export const LOOK_LENGTH = 128
export const MOST_LOOKS = 300
const MOST_LOOKS_OF_A_NAME = 12
export const LONGEST_LEARNED_NAME = 60

/** A look at this cosine is of the same thing in half of the cases; `STEEP` is how fast that changes. See vision/README.md. */
const MIDDLE = 0.5
const STEEP = 12
/** The nearest looks that have a vote. */
const VOTERS = 5
/** From here on a learned name is offered, and from there on it is added without asking. */
const OFFERED = 0.3
const SURE = 0.9
/** The same picture taught again replaces its older look. */
const TWIN = 0.97
const MOST_FINDINGS = 8
const MOST_OTHERS = 2
const NEAREST = 3

const likeness = (closeness: number) => 1 / (1 + Math.exp(-STEEP * (closeness - MIDDLE)))

/** The name that the nearest looks of this model say, or null if none is near enough to be offered. */
export function recall(
  vector: Float32Array | null | undefined,
  looks: readonly LearnedLook[],
  version: string,
): Recalled | null {
  if (!vector) return null
  const voters = looks
    .filter((look) => look.version === version && look.vector.length === vector.length)
    .map((look) => ({ name: look.name, likely: likeness(cosine(look.vector, vector)) }))
    .sort((a, b) => b.likely - a.likely)
    .slice(0, VOTERS)
  const votes = new Map<string, { best: number; sum: number }>()
  let all = 0
  for (const { name, likely } of voters) {
    const vote = votes.get(name)
    votes.set(name, { best: vote?.best ?? likely, sum: (vote?.sum ?? 0) + likely })
    all += likely
  }
  // A wrong example takes votes away from the right ones, so that the answer becomes a question.
  const [first] = [...votes]
    .map(([name, { best, sum }]) => ({ name, confidence: (best * sum) / all }))
    .sort((a, b) => b.confidence - a.confidence)
  return first && first.confidence >= OFFERED ? first : null
}

/** A new list with this look in it; the list as it was if the look is invalid. The oldest go where there are too many. */
export function remember(looks: readonly LearnedLook[], look: LearnedLook): readonly LearnedLook[] {
  const valid = unpackLook(packLook(look))
  if (!valid) return looks
  // The newest answer about a picture replaces every older one.
  const others = looks.filter((one) => one.version !== valid.version || !isTwin(one.vector, valid.vector))
  const same = others.filter((one) => one.name === valid.name).sort((a, b) => a.at - b.at)
  const dropped = new Set(same.slice(0, Math.max(0, same.length - MOST_LOOKS_OF_A_NAME + 1)))
  const kept = others.filter((one) => !dropped.has(one)).sort((a, b) => a.at - b.at)
  return [...kept.slice(-(MOST_LOOKS - 1)), valid]
}

const isTwin = (a: Float32Array, b: Float32Array) => a.length === b.length && cosine(a, b) >= TWIN

/** Without a vector: all looks of the name. With a wrong finding's vector: only those that were near it. */
export function forget(
  looks: readonly LearnedLook[],
  name: string,
  vector?: Float32Array | null,
): readonly LearnedLook[] {
  const led = (look: LearnedLook) =>
    !vector || (look.vector.length === vector.length && cosine(look.vector, vector) >= MIDDLE)
  return looks.filter((look) => look.name !== name || !led(look))
}

/** The findings with what was learned: confirmed, renamed (the old name stays among the others) or added. */
export function applyLearned(photo: PhotoFindings, looks: readonly LearnedLook[]): PhotoFindings {
  const whole = recall(photo.vector, looks, photo.version)
  // A single finding is the photo's subject, and the whole photo may say more about it than its crop.
  const alone = photo.findings.length === 1
  const findings = photo.findings.map((finding) => {
    const crop = recall(finding.vector, looks, photo.version)
    return renamed(finding, alone ? likelier(crop, whole) : crop)
  })
  if (!findings.length && whole)
    findings.push({
      ...whole,
      sure: whole.confidence >= SURE,
      others: photo.nearest.filter((one) => one.name !== whole.name).slice(0, MOST_OTHERS),
      position: null,
      vector: photo.vector,
    })
  return {
    ...photo,
    findings: distinct(findings.sort((a, b) => b.confidence - a.confidence)).slice(0, MOST_FINDINGS),
    nearest: whole ? distinct([whole, ...photo.nearest]).slice(0, NEAREST) : photo.nearest,
  }
}

/** The same for a camera's frame. */
export const applyLearnedLive = (
  detections: readonly Detection[],
  looks: readonly LearnedLook[],
  version: string,
): Detection[] =>
  detections.map((one) => {
    const recalled = recall(one.vector, looks, version)
    return recalled ? { ...one, ...weighed(one, recalled) } : one
  })

const likelier = (a: Recalled | null, b: Recalled | null) =>
  (a?.confidence ?? 0) >= (b?.confidence ?? 0) ? a : b

/** The detector's name and the learned one weighed against each other: the likelier wins, and agreement makes both likelier. */
function weighed(found: Guess & { sure: boolean }, recalled: Recalled): Guess & { sure: boolean } {
  if (found.name === recalled.name) {
    const confidence = 1 - (1 - found.confidence) * (1 - recalled.confidence)
    return { name: found.name, confidence, sure: found.sure || confidence >= SURE }
  }
  if (recalled.confidence > found.confidence) return { ...recalled, sure: recalled.confidence >= SURE }
  // Two voices that differ are a reason to ask.
  return { name: found.name, confidence: found.confidence, sure: found.sure && recalled.confidence < 0.5 }
}

function renamed(finding: Finding, recalled: Recalled | null): Finding {
  if (!recalled) return finding
  const now = weighed(finding, recalled)
  const asked: Guess[] = [{ name: finding.name, confidence: finding.confidence }, recalled, ...finding.others]
  const others = distinct(asked).filter((one) => one.name !== now.name)
  return { ...finding, ...now, others: others.slice(0, MOST_OTHERS) }
}

/** Each name once, as it comes first. */
const distinct = <T extends Guess>(guesses: readonly T[]): T[] =>
  guesses.filter((one, i) => guesses.findIndex((other) => other.name === one.name) === i)

export function packLook({ name, vector, version, at }: LearnedLook): PackedLook {
  return { name, look: toBase64(vector), version, at }
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length > 0 &&
  value.length <= LONGEST_LEARNED_NAME &&
  value.trim() === value &&
  !/\p{C}/u.test(value)

/** Null unless it is a whole, well-formed look of the right length: nothing read from storage or from others is trusted. */
export function unpackLook(value: unknown, version?: string): LearnedLook | null {
  if (typeof value !== 'object' || value === null) return null
  const { name, look, version: made, at } = value as Partial<Record<keyof PackedLook, unknown>>
  if (!isName(name) || typeof look !== 'string') return null
  if (typeof made !== 'string' || !/^[0-9a-f]{12}$/.test(made) || (version && made !== version)) return null
  if (typeof at !== 'number' || !Number.isSafeInteger(at) || at < 0) return null
  const vector = fromBase64(look, LOOK_LENGTH)
  return vector && isUnit(vector) ? { name, vector, version: made, at } : null
}
