import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import type { ImportProblem } from '../imported.ts'
import * as strings from '../strings.ts'
import { inParts } from './fit-text.ts'

/** What has no field of its own, or doesn't fit into it: it goes into the note, and the reason is reported. */
export class Remarks {
  readonly problems: ImportProblem[] = []
  private readonly texts: string[] = []
  private readonly where: string

  constructor(where: string) {
    this.where = where
  }

  /** What the owner wrote; no reason to report. */
  add(text: string): void {
    const trimmed = text.trim()
    if (trimmed !== '' && !this.texts.includes(trimmed)) this.texts.push(trimmed)
  }

  /** Moved into the note. */
  move(field: string, label: string, text: string, reason: string): void {
    this.add(strings.labelled(label, text))
    this.report(field, reason)
  }

  report(field: string, reason: string): void {
    if (!this.problems.some((one) => one.field === field && one.reason === reason))
      this.problems.push({ where: this.where, field, reason })
  }

  /** The note, and the description with what the note has no space for. */
  note(description: string | null): { note: string | null; description: string | null } {
    const [first, ...rest] = inParts(this.texts.join('\n\n'), OWN_LIMITS.note)
    if (first === undefined) return { note: null, description }
    if (rest.length === 0) return { note: first, description }
    const free = OWN_LIMITS.text - (description?.length ?? 0) - 2
    const [more = '', ...lost] = inParts(rest.join(' '), Math.max(1, free))
    if (free < more.length || free < 1 || lost.length > 0)
      this.report('notes', strings.noteTooLong(rest.join(' ').length - (free < 1 ? 0 : more.length)))
    else this.report('notes', strings.noteContinued)
    return {
      note: first,
      description: free < 1 ? description : [description, more].filter(Boolean).join('\n\n'),
    }
  }
}
