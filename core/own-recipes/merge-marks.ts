import { OWN_LIMITS } from '../contracts/own-limits.ts'
import type { RecipeMarks } from '../contracts/own-recipes.ts'
import { mergeFields } from './merge-fields.ts'
import type { Merge } from './record.ts'

/** Both texts, unless one says it all already, or both together are too long. */
function joined(mine: string | null | undefined, theirs: string | null | undefined, longest: number) {
  if (!mine || !theirs || mine.includes(theirs)) return mine
  if (theirs.includes(mine)) return theirs
  const both = `${theirs}\n\n${mine}`
  return both.length <= longest ? both : mine
}

/** Marks have no versions: notes that both wrote stand below each other, tags are merged one by one. */
export const mergeMarks: Merge<RecipeMarks> = (base, mine, theirs, sent = base) => {
  const { merged, lost } = mergeFields(base, mine, theirs, sent)
  const steps = mergeFields(base.step_notes, mine.step_notes, theirs.step_notes, sent.step_notes)
  const step_notes = steps.merged
  for (const step of [...Object.keys(base.step_notes), ...Object.keys(sent.step_notes)])
    if (
      !(step in mine.step_notes) &&
      [base, sent].some(({ step_notes: known }) => known[step] === theirs.step_notes[step])
    )
      delete step_notes[step]
  for (const step of steps.lost) {
    const note = joined(mine.step_notes[step], theirs.step_notes[step], OWN_LIMITS.stepNote)
    if (note) step_notes[step] = note
  }
  const had = new Set([...base.tags, ...sent.tags])
  const tags = [
    ...theirs.tags.filter((tag) => mine.tags.includes(tag) || !had.has(tag)),
    ...mine.tags.filter(
      (tag) => !theirs.tags.includes(tag) && !(base.tags.includes(tag) && sent.tags.includes(tag)),
    ),
  ].slice(0, OWN_LIMITS.tags)
  const note = lost.includes('note') ? (joined(mine.note, theirs.note, OWN_LIMITS.note) ?? null) : merged.note
  return { merged: { ...merged, step_notes, tags, note }, lost }
}
