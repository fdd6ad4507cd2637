import type { Finding, PhotoFindings } from '#core/vision/detector.ts'
import { applyLearned } from '#core/vision/learned.ts'
import { lookStore } from '#web/state/looks.ts'
import { withHabits } from './habits.ts'

/** More than this in one picture is a list to check, not a help. */
const MOST = 8

const surestFirst = (a: Finding, b: Finding) => Number(b.sure) - Number(a.sure) || b.confidence - a.confidence

/** Each name once, the surest first, and offered beside no other. */
export function tidied<One extends Finding>(findings: readonly One[], pictures = 1): One[] {
  const kept: One[] = []
  const used = new Set<string>()
  for (const one of findings.toSorted(surestFirst)) {
    if (used.has(one.name)) continue
    used.add(one.name)
    kept.push(one)
  }
  return kept
    .slice(0, MOST * pictures)
    .map((one) => ({ ...one, others: one.others.filter(({ name }) => !used.has(name)) }))
}

/** What a photo shows, with what was learned. */
export function shownFindings(seen: PhotoFindings): PhotoFindings {
  const known = applyLearned({ ...seen, findings: withHabits(seen.findings) }, lookStore.all())
  return { ...known, findings: tidied(known.findings) }
}
