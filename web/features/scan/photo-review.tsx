import ImagePlus from 'lucide-react/icons/image-plus'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Groceries } from '#web/state/put-away/handed-over.ts'
import { Button } from '#web/ui/button.tsx'
import { rich } from '#web/ui/rich.tsx'
import { DownloadNote, ModelChoice } from './download-note.tsx'
import { type Found, FoundRow } from './found-row.tsx'
import { toLearned } from './learned-place.ts'
import { NearestNames } from './nearest-names.tsx'
import { ShopOffer } from './shop-offer.tsx'
import { tidied } from './shown-findings.ts'
import * as strings from './strings.ts'
import { TeachForm } from './teach-form.tsx'
import type { ScannedPhoto } from './use-scan.ts'
import { useShopSigns } from './use-shop-signs.ts'

interface PhotoReviewProps {
  photos: readonly ScannedPhoto[]
  analysing: boolean
  have: readonly string[]
  onAdd: (name: string) => void
  onRemove: (name: string) => void
  onMore: () => void
  onCancel: () => void
  /** Photos of a shop go to another page. */
  onPutAway: (groceries: Groceries) => void
  /** Why the last photo could not be scanned. */
  trouble?: string
}

/** The photos next to what was detected in them: suggestions that one tap accepts, corrects or removes. */
export function PhotoReview(props: PhotoReviewProps) {
  const { photos, analysing, have, onAdd, onRemove, onMore, onCancel, onPutAway, trouble } = props
  const { sign, groceries } = useShopSigns(photos)
  const found = tidied(
    photos.flatMap(({ seen, url, size }) =>
      seen.findings.map((one): Found => ({ ...one, version: seen.version, photo: { url, size } })),
    ),
    photos.length,
  )
  const last = photos.at(-1)
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
          <li key={photo.id} className="shrink-0">
            <img
              src={photo.url}
              alt={strings.photoAlt(at + 1)}
              className="size-18 rounded-card border border-line object-cover"
            />
          </li>
        ))}
      </ul>
      {sign && <ShopOffer sign={sign} onPutAway={() => onPutAway(groceries)} />}
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
            {found.length === 0
              ? strings.foundNothing
              : found[0]?.sure
                ? strings.foundHint
                : strings.foundUnsure}
          </p>
          {found.length === 0 && last && (
            <>
              <NearestNames photo={last} have={have} onAdd={onAdd} onRemove={onRemove} />
              <p className="mt-3 text-muted text-sm">{strings.foundNothingHint}</p>
            </>
          )}
          <ul className="mt-3 grid gap-2 empty:hidden">
            {found.map((one) => (
              <FoundRow key={one.name} one={one} have={have} onAdd={onAdd} onRemove={onRemove} />
            ))}
          </ul>
          <TeachForm photos={photos} onAdd={onAdd} />
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
          <p className="mt-3 text-muted text-sm">
            {rich(strings.remembers, {
              link: (text) => (
                <Link to={toLearned} className="text-link">
                  {text}
                </Link>
              ),
            })}
          </p>
          <div className="mt-3 empty:hidden">
            <ModelChoice />
          </div>
        </div>
      )}
    </div>
  )
}
