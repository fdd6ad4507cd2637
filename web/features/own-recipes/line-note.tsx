import Check from 'lucide-react/icons/check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import type { LineReading } from '#core/own-recipes/read-line.ts'
import { amountWords, doubtWords } from './line-words.ts'
import * as strings from './strings.ts'

interface LineNoteProps {
  line: string
  reading: LineReading | undefined
  /** Puts these lines in its place. */
  onReplace: (lines: readonly string[]) => void
  /** It is a step, and belongs there. */
  onMove: () => void
}

/** What was understood of a line. A doubt is a remark, and never in the way. */
export function LineNote({ line, reading, onReplace, onMove }: LineNoteProps) {
  if (!reading || reading.name === '') return null
  const { doubt, suggestion, isHeading, name, note } = reading
  if (isHeading) return <p className="eyebrow truncate leading-[inherit]">{strings.section(name)}</p>
  const words = doubtWords(line, reading)
  const act = doubt === 'a step' ? onMove : suggestion ? () => onReplace(suggestion) : undefined
  if (doubt && act)
    return (
      <button
        type="button"
        onClick={act}
        title={words}
        className="flex w-full items-center gap-2 rounded-sm text-left text-accent text-sm hover:underline max-md:min-h-11"
      >
        <CircleHelp aria-hidden="true" className="size-4 shrink-0" />
        <span className="truncate max-md:whitespace-normal">{words}</span>
      </button>
    )
  const amount = amountWords(reading)
  return (
    <p
      className="flex items-center gap-2 text-sm leading-[inherit]"
      title={[amount, name, note].filter(Boolean).join(' · ')}
    >
      {doubt ? (
        <CircleHelp aria-hidden="true" className="size-4 shrink-0 text-muted" />
      ) : (
        <Check aria-hidden="true" className="size-4 shrink-0 text-herb" />
      )}
      <span className="min-w-0 truncate">
        {amount && <strong className="font-semibold tabular-nums">{amount} </strong>}
        {name}
        {note && <span className="text-muted"> · {note}</span>}
        {doubt && <span className="text-muted"> · {words}</span>}
      </span>
    </p>
  )
}
