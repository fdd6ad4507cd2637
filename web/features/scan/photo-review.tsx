import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import ImagePlus from 'lucide-react/icons/image-plus'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { MAX_NAME } from '#core/contracts/ingredient-names.ts'
import type { SeenIngredient } from '#core/contracts/vision-ingredient-detector.ts'
import { Button } from '#web/ui/button.tsx'
import { rich } from '#web/ui/rich.tsx'
import { noteCorrection, noteKept, noteRemoval } from './corrections.ts'
import { DownloadNote, ModelChoice } from './download-note.tsx'
import * as strings from './strings.ts'
import type { ScannedPhoto } from './use-scan.ts'

interface PhotoReviewProps {
  photos: readonly ScannedPhoto[]
  analysing: boolean
  have: readonly string[]
  onAdd: (name: string) => void
  onRemove: (name: string) => void
  onMore: () => void
  onCancel: () => void
  /** Why the last photo could not be scanned. */
  trouble?: string
}

/** The photos next to what was detected in them: suggestions that one tap accepts, corrects or removes. */
export function PhotoReview(props: PhotoReviewProps) {
  const { photos, analysing, have, onAdd, onRemove, onMore, onCancel, trouble } = props
  const seen = new Map<string, SeenIngredient>()
  for (const photo of photos)
    for (const one of photo.found) {
      const before = seen.get(one.name)
      if (!before || one.confidence > before.confidence) seen.set(one.name, one)
    }
  const found = [...seen.values()].sort(
    (a, b) => Number(b.sure) - Number(a.sure) || b.confidence - a.confidence,
  )
  const result =
    found.length > 0 ? strings.found(found.map(({ name }) => name).join(', ')) : strings.foundNothing
  // Set a moment after the region mounts, since screen readers ignore its initial content.
  const [said, setSaid] = useState('')
  useEffect(() => setSaid(analysing ? '' : result), [analysing, result])
  return (
    <div className="grid gap-4">
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <ul className="flex gap-2 overflow-x-auto empty:hidden" aria-label={strings.yourPhotos}>
        {photos.map((photo, at) => (
          <li key={photo.id} className={photos.length > 1 ? 'shrink-0' : 'min-w-0 flex-1'}>
            <img
              src={photo.url}
              alt={strings.photoAlt(at + 1)}
              className={clsx(
                'rounded-card border border-line object-cover',
                photos.length > 1 ? 'size-24' : 'h-40 w-full short:h-28 md:h-48',
              )}
            />
          </li>
        ))}
      </ul>
      {analysing ? (
        <div className="flex items-center justify-between gap-4">
          <div className="grid gap-1">
            <p role="status" className="flex items-center gap-3">
              <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
              {strings.looking}
            </p>
            <DownloadNote className="text-muted" />
          </div>
          <Button variant="outline" onClick={onCancel}>
            {strings.cancel}
          </Button>
        </div>
      ) : (
        <div>
          <p className={found.length === 0 ? 'font-semibold' : 'text-muted text-sm'}>
            {found.length === 0 ? strings.foundNothing : strings.foundHint}
          </p>
          {found.length === 0 && <p className="mt-1 text-muted text-sm">{strings.foundNothingHint}</p>}
          <ul className="mt-3 grid gap-2 empty:hidden">
            {found.map((one) => (
              <FoundRow
                key={one.name}
                one={one}
                listed={have.includes(one.name)}
                onAdd={onAdd}
                onRemove={onRemove}
              />
            ))}
          </ul>
          {trouble && <p className="mt-3 text-danger text-sm">{trouble}</p>}
          <Button variant={found.length === 0 ? 'solid' : 'outline'} className="mt-4" onClick={onMore}>
            <ImagePlus aria-hidden="true" className="size-5" />
            {found.length === 0 ? strings.tryAnother : strings.addAnother}
          </Button>
          {photos.every(({ isOnDevice }) => isOnDevice) ? (
            <p className="mt-3 text-muted text-sm">{strings.staysOnDevice}</p>
          ) : (
            <DownloadNote className="mt-3 text-muted" />
          )}
          <div className="mt-3 empty:hidden">
            <ModelChoice />
          </div>
        </div>
      )}
    </div>
  )
}

interface FoundRowProps {
  one: SeenIngredient
  listed: boolean
  onAdd: (name: string) => void
  onRemove: (name: string) => void
}

function FoundRow({ one, listed, onAdd, onRemove }: FoundRowProps) {
  const [correcting, setCorrecting] = useState(false)
  const [corrected, setCorrected] = useState<string>()
  const toggle = () => {
    if (listed) {
      noteRemoval(one.name)
      onRemove(one.name)
    } else {
      noteKept(one.name)
      onAdd(one.name)
    }
  }
  const correct = (name: string) => {
    noteCorrection(one.name, name)
    onRemove(one.name)
    onAdd(name)
    setCorrecting(false)
    setCorrected(name)
  }
  if (corrected)
    return (
      <li className="flex min-h-11 items-center gap-2 text-muted">
        <Check aria-hidden="true" className="size-5 text-herb" />
        <span>
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
        <button
          type="button"
          aria-pressed={listed}
          onClick={toggle}
          className={`flex min-h-11 flex-1 items-center gap-3 rounded-chip border px-4 text-left transition-colors ${
            listed ? 'border-herb bg-herb-soft' : 'border-control border-dashed hover:bg-accent-soft'
          }`}
        >
          {listed ? (
            <Check aria-hidden="true" className="size-5 shrink-0 text-herb" />
          ) : (
            <Plus aria-hidden="true" className="size-5 shrink-0 text-muted" />
          )}
          <span className="min-w-0 flex-1 truncate font-semibold">{one.name}</span>
          <span className="text-muted text-sm">{one.sure ? strings.sure : strings.maybe}</span>
        </button>
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
      {correcting && <CorrectionForm name={one.name} onCorrect={correct} />}
    </li>
  )
}

function CorrectionForm({ name, onCorrect }: { name: string; onCorrect: (name: string) => void }) {
  const id = useId()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const right = text.trim().toLowerCase()
    if (right === '') setMissing(true)
    else onCorrect(right)
  }
  return (
    <form onSubmit={submit} className="mt-2 mb-3 flex items-end gap-2">
      <label htmlFor={id} className="min-w-0 flex-1 text-sm">
        {strings.correctLabel(name)}
        <input
          id={id}
          value={text}
          maxLength={MAX_NAME}
          autoComplete="off"
          autoCapitalize="none"
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          onChange={(event) => {
            setText(event.target.value)
            setMissing(false)
          }}
          className="mt-1 block min-h-11 w-full rounded-card border border-control bg-raised px-4 text-base aria-invalid:border-danger"
        />
        {isMissing && (
          <span id={`${id}-error`} role="alert" className="mt-1 block text-danger">
            {strings.correctEmpty}
          </span>
        )}
      </label>
      <Button type="submit">{strings.correct}</Button>
    </form>
  )
}
