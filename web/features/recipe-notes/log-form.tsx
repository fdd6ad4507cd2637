import Camera from 'lucide-react/icons/camera'
import X from 'lucide-react/icons/x'
import { type SyntheticEvent, useEffect, useId, useState } from 'react'
import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import type { LogEntry } from '#core/own-recipes/read-stored.ts'
import { notify } from '#web/lib/toast.ts'
import { cookLog } from '#web/state/own/cook-log.ts'
import { photos, usePhoto } from '#web/state/own/own-photos.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { isCookingDay, today } from './day.ts'
import * as strings from './strings.ts'
import { notSaved } from './use-stored-text.ts'

interface LogFormProps {
  recipeId: string
  /** The entry to change; without one it is a new entry. */
  entry?: LogEntry
  onDone: () => void
  /** A meal of today was logged. */
  onCooked?: () => void
}

/** An entry of the cooking log, with a note and a photo if there are any. */
export function LogForm({ recipeId, entry, onDone, onCooked }: LogFormProps) {
  const [day, setDay] = useState(() => entry?.cooked_on ?? today())
  const [note, setNote] = useState(entry?.note ?? '')
  const [file, setFile] = useState<File>()
  const [kept, setKept] = useState(entry?.photo ?? null)
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const keptAddress = usePhoto(recipeId, kept ?? undefined)
  const preview = usePreview(file) ?? keptAddress
  const field = useId()

  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isCookingDay(day)) return setError(strings.logDateInvalid)
    setSaving(true)
    try {
      const photo = file && (await photos.add(recipeId, file))
      if (file && !photo) {
        setFile(undefined)
        notify({
          title: strings.photoInvalidTitle,
          description: strings.photoInvalidText,
          variant: 'destructive',
        })
        return
      }
      await cookLog.add({
        recipe_id: recipeId,
        cooked_on: day,
        note: note.trim() || null,
        photo: photo ?? kept,
      })
      // Entries never change, so that devices agree: another one takes its place.
      if (entry) await cookLog.remove(entry.id)
      else if (day === today()) onCooked?.()
      onDone()
    } catch {
      notSaved()
    } finally {
      setSaving(false)
    }
  }

  return (
    <form onSubmit={save} className="mt-3 grid gap-4 rounded-card border border-line bg-sunken p-4">
      <TextField
        label={strings.logDate}
        type="date"
        max={today()}
        required
        value={day}
        onValue={setDay}
        error={error}
        className="max-w-60"
      />
      <TextArea label={strings.logNote} rows={2} maxLength={OWN_LIMITS.note} value={note} onValue={setNote} />
      <div className="flex flex-wrap items-center gap-3">
        {preview && <img src={preview} alt="" className="h-18 w-24 rounded-sm object-cover" />}
        <label
          htmlFor={field}
          className={buttonLook({
            variant: 'outline',
            className: 'has-focus-visible:outline-3 has-focus-visible:outline-focus',
          })}
        >
          <Camera aria-hidden="true" className="size-5" />
          {file || kept ? strings.logOtherPhoto : strings.logPhoto}
          <input
            id={field}
            type="file"
            accept="image/*"
            className="sr-only"
            onChange={(event) => setFile(event.target.files?.[0])}
          />
        </label>
        {(file || kept) && (
          <Button
            variant="quiet"
            size="icon"
            aria-label={strings.logPhotoRemove}
            onClick={() => {
              setFile(undefined)
              setKept(null)
            }}
          >
            <X aria-hidden="true" className="size-5" />
          </Button>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isSaving}>
          {strings.logSave}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {strings.logCancel}
        </Button>
      </div>
    </form>
  )
}

function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return setAddress(undefined)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
