import BookOpen from 'lucide-react/icons/book-open'
import Check from 'lucide-react/icons/check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import type { LineReading } from '#core/own-recipes/read-line.ts'
import { amountWords, doubtWords } from './line-words.ts'
import * as strings from './strings.ts'
import type { LineLink } from './use-line-links.ts'

interface LineNoteProps {
  line: string
  reading: LineReading | undefined
  link: LineLink | undefined
  /** Puts these lines in its place. */
  onReplace: (lines: readonly string[]) => void
  /** It is a step, and belongs there. */
  onMove: () => void
}

/** What was understood of a line. A doubt is a remark, and never in the way. */
export function LineNote({ line, reading, link, onReplace, onMove }: LineNoteProps) {
  if (link) return <LinkNote {...link} onReplace={onReplace} />
  if (!reading || reading.name === '') return null
  const { doubt, suggestion, isHeading, name, note, food } = reading
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
      title={[amount, name, note, reading.isGuess && food && strings.countsAs(food)]
        .filter(Boolean)
        .join(' · ')}
    >
      {doubt || reading.isGuess ? (
        <CircleHelp aria-hidden="true" className="size-4 shrink-0 text-muted" />
      ) : (
        <Check aria-hidden="true" className="size-4 shrink-0 text-herb" />
      )}
      <span className="min-w-0 truncate max-md:whitespace-normal">
        {amount && <strong className="font-semibold tabular-nums">{amount} </strong>}
        {name}
        {note && <span className="text-muted"> · {note}</span>}
        {reading.isGuess && food && <span className="text-muted"> · {strings.countsAs(food)}</span>}
        {doubt && <span className="text-muted"> · {words}</span>}
      </span>
    </p>
  )
}

/** The recipe that the line stands for, or titles to pick. */
function LinkNote({ linked, offers, onReplace }: LineLink & Pick<LineNoteProps, 'onReplace'>) {
  if (linked) {
    const words = (linked.isMine ? strings.linksTo : strings.linksToShared)(linked.content.title)
    return (
      <p className="flex items-center gap-2 text-sm leading-[inherit]" title={words}>
        <BookOpen aria-hidden="true" className="size-4 shrink-0 text-herb" />
        <span className="min-w-0 truncate">{words}</span>
      </p>
    )
  }
  return (
    <ul aria-label={strings.linkOffers} className="flex gap-3 max-md:flex-wrap">
      {offers.map(({ title, line }) => (
        <li key={title} className="min-w-0">
          <button
            type="button"
            aria-label={strings.linkTo(title)}
            onClick={() => onReplace([line])}
            className="flex w-full items-center gap-2 rounded-sm text-left text-accent text-sm hover:underline max-md:min-h-11"
          >
            <BookOpen aria-hidden="true" className="size-4 shrink-0" />
            <span className="truncate">{offers.length === 1 ? strings.linkTo(title) : title}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
