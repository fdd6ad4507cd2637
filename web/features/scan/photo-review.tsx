import Check from 'lucide-react/icons/check'
import ImagePlus from 'lucide-react/icons/image-plus'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type FormEvent, useEffect, useId, useState } from 'react'
import type { SeenIngredient } from '#core/contracts/vision-ingredient-detector.ts'
import { Button } from '#web/ui/button.tsx'
import { noteCorrection, noteKept, noteRemoval } from './corrections.ts'
import { DownloadNote, ModelChoice } from './download-note.tsx'
import type { ScannedPhoto } from './use-scan.ts'

interface PhotoReviewProps {
  photos: readonly ScannedPhoto[]
  analysing: boolean
  have: readonly string[]
  onAdd: (name: string) => void
  onRemove: (name: string) => void
  onMore: () => void
  onCancel: () => void
}

/** The photos next to what was detected in them: suggestions that one tap accepts, corrects or removes. */
export function PhotoReview(props: PhotoReviewProps) {
  const { photos, analysing, have, onAdd, onRemove, onMore, onCancel } = props
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
    found.length > 0
      ? `Sous sees ${found.map(({ name }) => name).join(', ')}.`
      : 'Sous sees nothing that it knows.'
  // Set a moment after the region mounts, since screen readers ignore its initial content.
  const [said, setSaid] = useState('')
  useEffect(() => setSaid(analysing ? '' : result), [analysing, result])
  return (
    <div className="grid gap-6">
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <ul className="flex gap-3 overflow-x-auto" aria-label="Your photos">
        {photos.map((photo, at) => (
          <li key={photo.id} className="shrink-0">
            <img
              src={photo.url}
              alt={`Your ingredients, shot ${at + 1}`}
              className="h-44 w-auto max-w-72 rounded-card border border-line object-cover md:h-56"
            />
          </li>
        ))}
      </ul>
      {analysing ? (
        <div className="flex items-center justify-between gap-4">
          <p role="status" className="flex items-center gap-3">
            <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
            Looking at your photo
          </p>
          <Button variant="outline" size="sm" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      ) : (
        <div>
          <h2 className="text-2xl">What Sous sees</h2>
          <p className="mt-1 text-muted text-sm">
            {found.length === 0
              ? 'Nothing that it knows. Try a clearer photo, or write your ingredients below.'
              : 'Sure ones are on your list already. Tap to add, correct or take out.'}
          </p>
          <ul className="mt-4 grid gap-2">
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
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <Button variant="outline" size="sm" onClick={onMore}>
              <ImagePlus aria-hidden="true" className="size-5" />
              Add another photo
            </Button>
            <DownloadNote className="text-muted" />
          </div>
          <div className="mt-4">
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
          {one.name} is really <strong className="text-text">{corrected}</strong>. Noted.
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
          <span className="text-muted text-sm tabular-nums">
            {one.sure ? 'sure' : 'maybe'}, {Math.round(one.confidence * 100)}%
          </span>
        </button>
        <Button
          variant="quiet"
          size="icon"
          aria-expanded={correcting}
          aria-label={`Correct ${one.name}`}
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const right = text.trim().toLowerCase()
    if (right !== '') onCorrect(right)
  }
  return (
    <form onSubmit={submit} className="mt-2 mb-3 flex items-end gap-2">
      <label htmlFor={id} className="min-w-0 flex-1 text-sm">
        What is it really, if not {name}?
        <input
          id={id}
          value={text}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          onChange={(event) => setText(event.target.value)}
          className="mt-1 block min-h-11 w-full rounded-card border border-control bg-raised px-4 text-base"
        />
      </label>
      <Button type="submit" disabled={text.trim() === ''}>
        Correct
      </Button>
    </form>
  )
}
