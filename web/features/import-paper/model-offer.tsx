import ScanText from 'lucide-react/icons/scan-text'
import { useState } from 'react'
import { settings } from '#web/api/settings.ts'
import { Button } from '#web/ui/button.tsx'
import { type FoundPaper, isPdf } from './read-files.ts'
import { MODEL_PAGES, readWithModel } from './read-with-model.ts'
import * as strings from './strings.ts'

interface ModelOfferProps {
  files: readonly File[]
  onRead: (found: FoundPaper) => void
}

/** A connected vision model reads handwriting too. Only when asked: the photos leave the device for it. */
export function ModelOffer({ files, onRead }: ModelOfferProps) {
  const [isReading, setReading] = useState(false)
  const [error, setError] = useState<string>()
  const model = settings.visionModel
  if (!model || files.length === 0) return null
  const canRead = files.length <= MODEL_PAGES && !files.some(isPdf)

  async function read() {
    setError(undefined)
    setReading(true)
    try {
      onRead(await readWithModel(files))
    } catch {
      setError(strings.modelFailed)
    }
    setReading(false)
  }

  return (
    <div className="mt-6 border-line border-t pt-4">
      <Button variant="outline" disabled={!canRead || isReading} onClick={() => void read()}>
        <ScanText aria-hidden="true" className="size-5" />
        {isReading ? strings.modelReading(model) : strings.readWithModel(model)}
      </Button>
      <p className="mt-2 max-w-line text-muted text-sm">
        {canRead ? strings.modelHint(model) : strings.modelPages(MODEL_PAGES)}
      </p>
      {error && (
        <p role="alert" className="mt-2 text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
