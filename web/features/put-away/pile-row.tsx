import Minus from 'lucide-react/icons/minus'
import Package from 'lucide-react/icons/package'
import PackageQuestion from 'lucide-react/icons/package-question-mark'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { capital } from '#core/text/capital.ts'
import { Button } from '#web/ui/button.tsx'
import { EmojiArt } from '#web/ui/food-art/emoji-art.tsx'
import type { PileRow as Row } from './pile-rows.ts'
import * as strings from './strings.ts'

interface PileRowProps {
  row: Row
  /** The address of what an unknown pack looks like. */
  picture: string | undefined
  /** Whether the question what it is stands below. */
  isAsking: boolean
  onOpen: (id: string) => void
  onCount: (id: string, count: number) => void
  onRemove: (id: string) => void
  onConfirm: (id: string) => void
}

/** One thing to put away: what, how much, where, until when. A tap opens it; guesses look like guesses. */
export function PileRow(props: PileRowProps) {
  const { row, picture, isAsking, onOpen, onCount, onRemove, onConfirm } = props
  const { id, name, title, count, spoken, isPackages } = row
  return (
    <div className="grid gap-x-1 gap-y-1 py-1">
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={strings.open(spoken)}
          aria-describedby={`${id}-facts`}
          onClick={() => onOpen(id)}
          className="-ml-2 flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-sm py-1 pl-2 text-left hover:bg-accent-soft"
        >
          {name === null && picture ? (
            <img
              src={picture}
              alt=""
              className={`shrink-0 rounded-sm object-cover ${isAsking ? 'size-16' : 'size-12'}`}
            />
          ) : (
            <Art row={row} />
          )}
          <span id={`${id}-facts`} className="min-w-0 flex-1 leading-snug">
            <span className="wrap-anywhere line-clamp-2 font-medium">
              {name === null ? strings.whatIsIt : capital(row.called)}
            </span>
            {title !== '' && (
              <span
                className={`wrap-anywhere line-clamp-2 text-muted ${name === null ? 'text-xs' : 'text-sm'}`}
              >
                {title}
              </span>
            )}
            <Facts row={row} />
          </span>
        </button>
        <div className="flex shrink-0 items-center">
          <Button
            variant="quiet"
            size="icon"
            className="text-muted!"
            aria-label={count > 1 ? strings.fewer(spoken, isPackages) : strings.remove(spoken)}
            onClick={() => (count > 1 ? onCount(id, count - 1) : onRemove(id))}
          >
            {count > 1 ? (
              <Minus aria-hidden="true" className="size-5" />
            ) : (
              <X aria-hidden="true" className="size-5" />
            )}
          </Button>
          <span className="min-w-6 text-center font-semibold leading-tight tabular-nums">
            {count}
            {isPackages && (
              <span className="block font-normal text-muted text-xs"> {strings.packages(count)}</span>
            )}
          </span>
          <Button
            variant="quiet"
            size="icon"
            aria-label={strings.more(spoken, isPackages)}
            onClick={() => onCount(id, count + 1)}
          >
            <Plus aria-hidden="true" className="size-5" />
          </Button>
        </div>
      </div>
      {name !== null && !row.isSure && (
        <p className="flex items-center gap-2 pb-1 pl-10 text-sm">
          <span>{strings.guess}</span>
          <Button
            variant="outline"
            size="sm"
            className="min-h-11!"
            aria-label={strings.confirmGuess(name)}
            onClick={() => onConfirm(id)}
          >
            {strings.yes}
          </Button>
          <Button variant="quiet" size="sm" className="min-h-11!" onClick={() => onOpen(id)}>
            {strings.no}
          </Button>
        </p>
      )}
    </div>
  )
}

function Art({ row: { name, emoji } }: { row: Row }) {
  if (emoji !== '') return <EmojiArt emoji={emoji} className="size-7 shrink-0" />
  const Icon = name === null ? PackageQuestion : Package
  return <Icon aria-hidden="true" className="size-7 shrink-0 p-0.5 text-muted" />
}

const GUESSED = 'italic'
const SAID = 'font-semibold text-text'
const PAST = 'font-semibold text-danger'

/** How much, where it goes, until when. What we guess says so, in words and in its look. */
function Facts({ row }: { row: Row }) {
  const { name, amount, day, isDayGuess, isPast } = row
  const facts = [
    row.isAmountGuess && amount !== ''
      ? { words: strings.guessedAmount(amount), look: GUESSED }
      : { words: amount, look: 'text-text' },
    ...(name === null
      ? []
      : [
          { words: strings.places[row.place], look: row.isPlaceGuess ? undefined : SAID },
          {
            words:
              day === ''
                ? ''
                : isDayGuess
                  ? strings.about(day)
                  : isPast
                    ? strings.byPast(day)
                    : strings.by(day),
            look: isDayGuess ? GUESSED : isPast ? PAST : SAID,
          },
        ]),
  ].filter(({ words }) => words !== '')
  if (facts.length === 0) return null
  return (
    <span className="block overflow-hidden text-muted text-sm">
      <span className="-ml-3 block tabular-nums">
        {facts.map(({ words, look }) => (
          // A line breaks between facts, and cuts off the dot before its first; a fact breaks only where it is too long.
          <span key={words} className="inline-block max-w-full pl-3 -indent-3">
            <span aria-hidden="true" className="inline-block w-3 text-center indent-0">
              ·
            </span>
            <span className={look}>{words}</span>
          </span>
        ))}
      </span>
    </span>
  )
}
