import ImagePlus from 'lucide-react/icons/image-plus'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { browserModel, useBrowserModel } from './browser-model.ts'
import { photos, usePhotoDraft } from './photos.ts'
import { readPhoto } from './read-photo.ts'
import * as strings from './strings.ts'
import { useAvailability } from './use-availability.ts'

/** The photo of the next question, above the field, and the button for it. Nothing where the model takes text alone. */
export function PhotoAttach({ turns }: { turns: number }) {
  const { progress } = useBrowserModel()
  const isBusy = progress !== undefined
  const available = useAvailability(isBusy, turns, true)
  const { photo, isReading = false, trouble } = usePhotoDraft()
  const [offersDownload, setOffersDownload] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const takesPhotos = available !== undefined && available !== 'unavailable'
  if (!takesPhotos && !photo) return null

  const isReady = available === 'available'
  const pick = () => {
    setOffersDownload(!isReady)
    if (isReady) input.current?.click()
  }
  const remove = () => {
    photos.remove()
    button.current?.focus()
  }
  return (
    <>
      <div className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1 empty:hidden">
        {photo && <Preview url={photo.url} onRemove={remove} />}
        {/* Always there, so that a change is announced. */}
        <p role="status" className={trouble ? 'px-1 text-danger text-sm' : 'sr-only'}>
          {trouble ?? (isReading ? strings.photoReading : photo ? strings.photoAdded : '')}
        </p>
        {offersDownload && !isReady && !isBusy && <DownloadOffer />}
      </div>
      {takesPhotos && (
        <Button
          ref={button}
          size="icon"
          variant="quiet"
          aria-label={photo ? strings.changePhoto : strings.addPhoto}
          onClick={pick}
          className="shrink-0"
        >
          <ImagePlus aria-hidden="true" className="size-5" />
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={strings.photoInputLabel}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) void photos.choose(file, readPhoto)
          // Allow the same photo to be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

function Preview({ url, onRemove }: { url: string; onRemove: () => void }) {
  return (
    <div className="flex items-center gap-1">
      <img src={url} alt={strings.photoAlt} className="size-14 rounded-card object-cover" />
      <Button size="icon" variant="quiet" aria-label={strings.removePhoto} onClick={onRemove}>
        <X aria-hidden="true" className="size-5" />
      </Button>
      <span className="text-muted text-sm">{strings.photoStays}</span>
    </div>
  )
}

/** Some browsers download the part that looks at pictures separately. */
function DownloadOffer() {
  return (
    <p className="flex flex-wrap items-center gap-2 px-1 text-sm">
      {strings.modelPhotoNotReady}
      <Button variant="outline" size="sm" onClick={() => void browserModel.turnOn(true)}>
        {strings.photoDownload}
      </Button>
    </p>
  )
}
