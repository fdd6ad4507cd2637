import { clsx } from 'clsx'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Undo from 'lucide-react/icons/undo-2'
import { useId, useState } from 'react'
import {
  CROP_SHAPES,
  type Crop,
  type CropShape,
  type Cut,
  cutOf,
  firstCrop,
  isCutAsCover,
  isWhole,
  mostZoom,
  type Size,
  shapeCrop,
  turnCrop,
  zoomCrop,
} from '#core/own-recipes/photo-crop.ts'
import { usePhoto } from '#web/state/own/own-photos.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { CropStage } from './crop-stage.tsx'
import * as strings from './strings.ts'

interface CropDialogProps {
  recipeId: string
  name: string
  isCover: boolean
  /** Resolves when the new photo is in its place. */
  onCut: (cut: Cut) => Promise<void>
  onClose: () => void
  onError: () => void
}

const LABELS: Record<CropShape, string> = {
  original: strings.shapeOriginal,
  cover: strings.shapeCover,
  square: strings.shapeSquare,
}

/** What stays of a photo: moved and zoomed behind a frame, and turned. */
export function CropDialog({ recipeId, name, isCover, onCut, onClose, onError }: CropDialogProps) {
  const address = usePhoto(recipeId, name)
  const [picture, setPicture] = useState<Size>()
  const [crop, setCrop] = useState<Crop>()
  const [isBusy, setBusy] = useState(false)
  const change = (next: (crop: Crop) => Crop) => setCrop((known) => known && next(known))
  const start = (of: Size) => firstCrop(of, isCover && isCutAsCover(of) ? 'cover' : 'original')

  async function finish() {
    if (!picture || !crop || isWhole(picture, crop)) return onClose()
    setBusy(true)
    await onCut(cutOf(picture, crop))
  }

  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={strings.cropTitle}>
      <div className="turned:grid turned:grid-cols-2 turned:gap-5">
        <div>
          <CropStage
            address={address ?? undefined}
            picture={picture}
            crop={crop}
            onCrop={change}
            onLoad={(of) => {
              setPicture(of)
              setCrop(start(of))
            }}
            onError={onError}
          />
          <p className="mt-2 text-muted text-sm">{strings.cropHint}</p>
        </div>
        <div className="turned:mt-0 mt-3 grid content-start gap-3">
          <Shapes
            chosen={crop?.shape}
            onChoose={(shape) => picture && change((known) => shapeCrop(picture, known, shape))}
          />
          <Zoom
            zoom={crop?.zoom ?? 1}
            most={picture && crop ? mostZoom(picture, crop) : 1}
            onZoom={(zoom) => picture && change((known) => zoomCrop(picture, known, zoom))}
          />
          <div className="flex gap-3">
            <Button
              variant="outline"
              className="flex-1"
              onClick={() => picture && change((known) => turnCrop(picture, known))}
            >
              <RotateCw aria-hidden="true" className="size-5" />
              {strings.rotate}
            </Button>
            <Button variant="outline" className="flex-1" onClick={() => picture && setCrop(start(picture))}>
              <Undo aria-hidden="true" className="size-5" />
              {strings.reset}
            </Button>
          </div>
          <div className="flex gap-3 border-line border-t pt-3">
            <Button variant="quiet" className="flex-1" onClick={onClose}>
              {strings.cancel}
            </Button>
            <Button className="flex-1" disabled={isBusy || !crop} onClick={() => void finish()}>
              {isBusy ? strings.cropping : strings.done}
            </Button>
          </div>
        </div>
      </div>
    </Sheet>
  )
}

interface ShapesProps {
  chosen: CropShape | undefined
  onChoose: (shape: CropShape) => void
}

function Shapes({ chosen, onChoose }: ShapesProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">{strings.shape}</legend>
      <div className="flex rounded-chip border border-control p-0.5">
        {CROP_SHAPES.map((shape) => (
          <label
            key={shape}
            className={clsx(
              'relative inline-flex min-h-11 flex-1 items-center justify-center rounded-chip px-2 text-center font-semibold text-sm has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
              shape === chosen ? 'bg-solid text-on-solid' : 'hover:bg-accent-soft',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={shape === chosen}
              onChange={() => onChoose(shape)}
              className="sr-only"
            />
            {LABELS[shape]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface ZoomProps {
  zoom: number
  most: number
  onZoom: (zoom: number) => void
}

function Zoom({ zoom, most, onZoom }: ZoomProps) {
  return (
    <label className="flex items-center gap-3 font-semibold text-sm">
      {strings.zoom}
      <input
        type="range"
        min={1}
        max={most}
        step={0.01}
        value={zoom}
        disabled={most === 1}
        aria-valuetext={strings.zoomValue(Math.round(zoom * 100))}
        onChange={(event) => onZoom(Number(event.target.value))}
        className="h-11 min-w-0 flex-1 accent-accent"
      />
      <output className="w-12 text-right font-normal text-muted tabular-nums" aria-hidden="true">
        {strings.zoomValue(Math.round(zoom * 100))}
      </output>
    </label>
  )
}
