import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { Fragment, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { rich } from '#web/ui/rich.tsx'
import { Crop } from './crop.tsx'
import { confirmFind, denyFind, type Learnable } from './learn.ts'
import { NameForm } from './name-form.tsx'
import * as strings from './strings.ts'
import type { ScannedPhoto } from './use-scan.ts'

/** A find with the photo that it was seen best in. */
export interface Found extends Learnable {
  photo: Pick<ScannedPhoto, 'url' | 'size'>
}

interface FoundRowProps {
  one: Found
  have: readonly string[]
  onAdd: (name: string) => void
  onRemove: (name: string) => void
}

/** One thing with its crop: what it is, or the two names that it may have. */
export function FoundRow({ one, have, onAdd, onRemove }: FoundRowProps) {
  const [correcting, setCorrecting] = useState(false)
  const [corrected, setCorrected] = useState<string>()
  // The likeliest other name, as long as we have to ask.
  const names = one.sure ? [one.name] : [one.name, ...one.others.slice(0, 1).map(({ name }) => name)]
  const toggle = (name: string) => {
    if (have.includes(name)) {
      denyFind(one, name)
      onRemove(name)
      return
    }
    confirmFind(one, name)
    for (const other of names) if (other !== name && have.includes(other)) onRemove(other)
    onAdd(name)
  }
  const correct = (name: string) => {
    for (const other of names) if (other !== name && have.includes(other)) onRemove(other)
    confirmFind(one, name)
    onAdd(name)
    setCorrecting(false)
    setCorrected(name)
  }
  const crop = <Crop url={one.photo.url} size={one.photo.size} position={one.position} />
  if (corrected)
    return (
      <li className="flex min-h-12 items-center gap-3 text-muted">
        {crop}
        <Check aria-hidden="true" className="size-5 shrink-0 text-herb" />
        <span className="wrap-anywhere min-w-0">
          {rich(strings.corrected, {
            before: () => one.name,
            after: () => <strong className="text-text">{corrected}</strong>,
          })}
        </span>
      </li>
    )
  return (
    <li>
      <div className="flex items-center gap-2">
        {crop}
        <fieldset className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 border-0">
          <legend className="sr-only">{strings.either(names)}</legend>
          {names.map((name, at) => (
            <Fragment key={name}>
              {at > 0 && (
                <span aria-hidden="true" className="text-muted text-sm">
                  {strings.or}
                </span>
              )}
              <NameToggle
                name={name}
                isListed={have.includes(name)}
                note={one.sure ? strings.sure : names.length === 1 ? strings.maybe : undefined}
                onToggle={() => toggle(name)}
              />
            </Fragment>
          ))}
        </fieldset>
        <Button
          variant="quiet"
          size="icon"
          aria-expanded={correcting}
          aria-label={strings.correctFound(one.name)}
          onClick={() => setCorrecting(!correcting)}
        >
          {correcting ? (
            <X aria-hidden="true" className="size-5" />
          ) : (
            <Pencil aria-hidden="true" className="size-5" />
          )}
        </Button>
      </div>
      {correcting && (
        <NameForm
          label={strings.correctLabel(one.name)}
          act={strings.correct}
          missing={strings.correctEmpty}
          onName={correct}
        />
      )}
    </li>
  )
}

interface NameToggleProps {
  name: string
  isListed: boolean
  note?: string | undefined
  onToggle: () => void
}

function NameToggle({ name, isListed, note, onToggle }: NameToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isListed}
      onClick={onToggle}
      className={`flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-chip border px-3 text-left transition-colors ${
        isListed ? 'border-herb bg-herb-soft' : 'border-control border-dashed hover:bg-accent-soft'
      }`}
    >
      {isListed ? (
        <Check aria-hidden="true" className="size-5 shrink-0 text-herb" />
      ) : (
        <Plus aria-hidden="true" className="size-5 shrink-0 text-muted" />
      )}
      <span className="wrap-anywhere min-w-0 flex-1 font-semibold leading-tight">{name}</span>
      {note && <span className="text-muted text-sm">{note}</span>}
    </button>
  )
}
