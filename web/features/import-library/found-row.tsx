import Camera from 'lucide-react/icons/camera'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { durationWords } from '#core/recipes/duration-words.ts'
import { headingText, isHeading } from '#core/recipes/heading.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { FoundRecipe, Peek } from './protocol.ts'
import * as strings from './strings.ts'

interface FoundRowProps {
  recipe: FoundRecipe
  isChosen: boolean
  onChoose: (chosen: boolean) => void
  onPeek: () => Promise<Peek | undefined>
}

const MOST_TAGS = 6
/** Without a bullet, and not counted among the steps. */
const HEADING = '-ml-5 list-none pt-1 [counter-increment:list-item_0]'

function factsOf(recipe: FoundRecipe): string {
  const { ingredients, steps, servings, minutes, rating, photos, tags, folder, hasNote } = recipe
  return strings.factsOf([
    strings.lineCount(ingredients),
    strings.stepCount(steps),
    ...(servings === null ? [] : [strings.servingCount(servings)]),
    ...(minutes === null ? [] : [durationWords(minutes)]),
    ...(rating === null ? [] : [strings.stars(rating)]),
    photos > 0 ? strings.photoCount(photos) : strings.noPhoto,
    ...(tags.length > 0 ? [strings.tagNames(tags.slice(0, MOST_TAGS), tags.length - MOST_TAGS)] : []),
    ...(folder ? [folder] : []),
    ...(hasNote ? [strings.hasNote] : []),
  ])
}

function duplicateText({ likeness, where, title }: NonNullable<FoundRecipe['duplicate']>): string {
  if (likeness === 'same') return where === 'own' ? strings.sameAsOwn : strings.sameInFiles
  return where === 'own' ? strings.likeOwn(title) : strings.likeInFiles(title)
}

/** A recipe of the files: choose it, or look into it in place. */
export function FoundRow({ recipe, isChosen, onChoose, onPeek }: FoundRowProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [peek, setPeek] = useState<Peek | null>()
  const { title, duplicate, problems, photos } = recipe

  const toggle = () => {
    setOpen(!isOpen)
    if (!isOpen && !peek)
      void onPeek().then(
        (found) => setPeek(found ?? null),
        () => setPeek(null),
      )
  }

  return (
    <li className="py-1">
      <div className="flex items-start gap-1">
        <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-start gap-3 py-2">
          <input
            type="checkbox"
            checked={isChosen}
            aria-describedby={`${id}-facts`}
            onChange={(event) => onChoose(event.target.checked)}
            className="mt-0.5 size-5 shrink-0 accent-(--solid)"
          />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <span className="font-semibold">{title}</span>
            {photos > 0 && <Camera aria-hidden="true" className="ml-2 inline size-4 text-muted" />}
          </span>
        </label>
        <Button
          variant="quiet"
          size="icon"
          aria-label={strings.peek(title)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-peek` : undefined}
          onClick={toggle}
        >
          <ChevronDown
            aria-hidden="true"
            className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </Button>
      </div>
      <div
        id={`${id}-facts`}
        className="-mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 pr-12 pb-2 pl-8 text-muted text-sm"
      >
        <span className="min-w-0 [overflow-wrap:anywhere]">{factsOf(recipe)}</span>
        {duplicate && (
          <Badge tone={duplicate.likeness === 'same' ? 'clay' : 'turmeric'}>{duplicateText(duplicate)}</Badge>
        )}
        {problems.length > 0 && <Badge tone="accent">{strings.changedHere}</Badge>}
      </div>
      {isOpen && (
        <div id={`${id}-peek`} className="mb-3 ml-8 rounded-card bg-sunken px-4 py-3 text-sm">
          {problems.length > 0 && (
            <ul className="mb-3 list-disc space-y-1 pl-4 text-accent">
              {problems.map(({ field, reason }) => (
                <li key={`${field} ${reason}`}>{reason}</li>
              ))}
            </ul>
          )}
          <PeekText peek={peek} />
        </div>
      )}
    </li>
  )
}

function PeekText({ peek }: { peek: Peek | null | undefined }) {
  if (peek === undefined) return <p className="text-muted">{strings.peekLoading}</p>
  if (peek === null) return <p className="text-danger">{strings.peekFailed}</p>
  return (
    <div className="space-y-3 [overflow-wrap:anywhere]">
      {peek.description && <p>{peek.description}</p>}
      <PeekLines title={strings.peekIngredients} lines={peek.ingredients} />
      <PeekLines title={strings.peekSteps} lines={peek.steps} isNumbered />
      {peek.note && (
        <div>
          <h3 className="font-sans font-semibold text-sm">{strings.peekNote}</h3>
          <p className="mt-1 whitespace-pre-line">{peek.note}</p>
        </div>
      )}
    </div>
  )
}

interface PeekLinesProps {
  title: string
  lines: readonly string[]
  isNumbered?: boolean
}

function PeekLines({ title, lines, isNumbered }: PeekLinesProps) {
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <div>
      <h3 className="font-sans font-semibold text-sm">{title}</h3>
      {lines.length === 0 ? (
        <p className="mt-1 text-muted">{strings.peekNothing}</p>
      ) : (
        <List className={`mt-1 space-y-0.5 pl-5 ${isNumbered ? 'list-decimal' : 'list-disc'}`}>
          {lines.map((line, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a line may be there twice, and they never move
              key={index}
              className={isHeading(line) ? HEADING : undefined}
            >
              {isHeading(line) ? (
                <h4 className="font-sans font-semibold text-muted text-sm">{headingText(line)}</h4>
              ) : (
                line
              )}
            </li>
          ))}
        </List>
      )}
    </div>
  )
}
