import Check from 'lucide-react/icons/check'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import { useState } from 'react'
import { lookStore } from '#web/state/looks.ts'
import { Button } from '#web/ui/button.tsx'
import { rich } from '#web/ui/rich.tsx'
import { NameForm } from './name-form.tsx'
import * as strings from './strings.ts'
import type { ScannedPhoto } from './use-scan.ts'

/** More add little. */
const MOST_PHOTOS = 3

interface TeachFormProps {
  photos: readonly ScannedPhoto[]
  onAdd: (name: string) => void
}

/** A name for what one to three photos show, whether the detector was trained for it or not. */
export function TeachForm({ photos, onAdd }: TeachFormProps) {
  const [isOpen, setOpen] = useState(false)
  const [left, setLeft] = useState<readonly number[]>([])
  const [taught, setTaught] = useState<{ name: string; photos: number }>()
  const shown = photos.filter(({ seen }) => seen.vector).slice(-MOST_PHOTOS)
  const chosen = shown.filter(({ id }) => !left.includes(id))
  if (shown.length === 0) return null
  const teach = (name: string) => {
    for (const { seen } of chosen) lookStore.teach(name, seen.vector, seen.version)
    onAdd(name)
    setTaught({ name, photos: chosen.length })
    setOpen(false)
  }
  return (
    <div className="mt-3">
      <p role="status" className={taught && !isOpen ? 'mb-2 flex items-center gap-2 text-muted' : 'sr-only'}>
        {taught && !isOpen && (
          <>
            <Check aria-hidden="true" className="size-5 shrink-0 text-herb" />
            <span>
              {rich(strings.taught(taught.photos), {
                name: () => <strong className="text-text">{taught.name}</strong>,
              })}
            </span>
          </>
        )}
      </p>
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3 min-h-11! px-3!"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <GraduationCap aria-hidden="true" className="size-5 text-accent" />
        {strings.teach}
      </Button>
      {isOpen && (
        <NameForm
          label={strings.teachLabel}
          act={strings.teachNow}
          missing={strings.teachEmpty}
          onName={teach}
        >
          <p className="text-muted text-sm">{strings.teachHint}</p>
          {shown.length > 1 && (
            <fieldset className="border-0">
              <legend className="text-sm">{strings.teachPhotos}</legend>
              <div className="mt-1 flex gap-3">
                {shown.map((photo) => (
                  <label key={photo.id} className="grid min-h-11 justify-items-center gap-1">
                    <img
                      src={photo.url}
                      alt={strings.photoAlt(photos.indexOf(photo) + 1)}
                      className="size-16 rounded-lg border border-line object-cover"
                    />
                    <input
                      type="checkbox"
                      className="tick size-5"
                      checked={chosen.includes(photo)}
                      // One must stay.
                      aria-disabled={chosen.length === 1 && chosen.includes(photo)}
                      onChange={({ target }) => {
                        if (target.checked) setLeft(left.filter((id) => id !== photo.id))
                        else if (chosen.length > 1) setLeft([...left, photo.id])
                      }}
                    />
                  </label>
                ))}
              </div>
            </fieldset>
          )}
        </NameForm>
      )}
    </div>
  )
}
