import { clsx } from 'clsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Camera from 'lucide-react/icons/camera'
import CropIcon from 'lucide-react/icons/crop'
import ImagePlus from 'lucide-react/icons/image-plus'
import X from 'lucide-react/icons/x'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { type Cut, isCutAsCover, type Size } from '#core/own-recipes/photo-crop.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { photos as photoStore, usePhoto } from '#web/state/own/own-photos.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { rich } from '#web/ui/rich.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DoubtNote } from './doubt-note.tsx'
import * as strings from './strings.ts'

interface PhotoFieldProps {
  recipeId: string
  names: readonly string[]
  /** Found on a page: added once, as if they had been chosen. */
  found?: readonly Blob[] | undefined
  doubt?: string | undefined
  /** A page of text is read, not cropped. */
  offersReading?: boolean
  onChange: (next: (names: readonly string[]) => readonly string[]) => void
}

const NONE: readonly Blob[] = []
/** React mounts twice in development, and Forward mounts again. */
const added = new WeakSet<readonly Blob[]>([NONE])

const moved = (names: readonly string[], at: number, to: number) => {
  const next = names.toSpliced(at, 1)
  return next.toSpliced(to, 0, ...names.slice(at, at + 1))
}

const loadCrop = () => import('./crop-dialog.tsx')
const CropDialog = lazy(async () => ({ default: (await loadCrop()).CropDialog }))

const isTyping = () => document.activeElement?.matches('textarea, input:not([type=file])') === true

/** Photos from the camera or from files; the first is the cover. */
export function PhotoField(props: PhotoFieldProps) {
  const { recipeId, names, found = NONE, doubt, offersReading = false, onChange } = props
  const [adding, setAdding] = useState(0)
  /** Just added, alone and as the cover: its shape may ask for a crop. */
  const [fresh, setFresh] = useState<string>()
  const [cropped, setCropped] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const focusAt = useRef(-1)
  useEffect(() => {
    if (cropped || focusAt.current < 0) return
    // The photo that took its place has a button of its own; the dialog gives up the focus first.
    const button = list.current?.children[focusAt.current]?.querySelector('button')
    focusAt.current = -1
    setTimeout(() => button?.focus())
  }, [cropped])
  const room = OWN_LIMITS.photos - names.length - adding

  async function add(files: readonly Blob[], isChosen = true) {
    const some = files.slice(0, room)
    if (files.length > room) notify({ title: strings.photosFull(OWN_LIMITS.photos) })
    setAdding((count) => count + some.length)
    for (const file of some) {
      // One after the other: a phone has no memory for several at once.
      const name = await photoStore.add(recipeId, file).catch(() => null)
      setAdding((count) => count - 1)
      if (name) {
        onChange((known) => [...known, name])
        if (isChosen && files.length === 1 && names.length === 0) setFresh(name)
      } else
        notify({
          title: name === null ? strings.photoNotStored : strings.photoUnreadable,
          variant: 'destructive',
        })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was found counts
  useEffect(() => {
    if (added.has(found)) return
    added.add(found)
    void add(found, false)
  }, [found])

  const openCrop = (name: string) =>
    void loadCrop().then(
      () => {
        focusAt.current = names.indexOf(name)
        setCropped(name)
      },
      () => notify({ title: strings.cropUnavailable, variant: 'destructive' }),
    )

  const closeCrop = () => setCropped(undefined)

  async function crop(name: string, cut: Cut) {
    const next = await photoStore.crop(recipeId, name, cut).catch(() => undefined)
    if (next) onChange((known) => known.map((one) => (one === name ? next : one)))
    else notify({ title: strings.photoNotStored, variant: 'destructive' })
    closeCrop()
  }

  return (
    <fieldset>
      <legend className="font-semibold">{strings.photos}</legend>
      {doubt && <DoubtNote why={doubt} />}
      {names.length + adding > 0 && (
        <ul
          ref={list}
          className="-mx-5 mt-2 flex gap-3 overflow-x-auto px-5 pb-2 md:mx-0 md:flex-wrap md:px-0"
        >
          {names.map((name, at) => (
            <li key={name} className="w-34 shrink-0">
              <Photo
                recipeId={recipeId}
                name={name}
                at={at}
                onLoad={(size) => {
                  if (name !== fresh) return
                  setFresh(undefined)
                  if (isCutAsCover(size) && !isTyping()) openCrop(name)
                }}
                onCrop={() => openCrop(name)}
              />
              <div className={clsx('mt-1 flex', names.length > 1 ? 'justify-between' : 'justify-end')}>
                {names.length > 1 && (
                  <Button
                    variant="quiet"
                    size="icon"
                    disabled={at === 0}
                    aria-label={strings.movePhotoBack(at + 1)}
                    onClick={() => onChange((known) => moved(known, at, at - 1))}
                  >
                    <ArrowLeft aria-hidden="true" className="size-5" />
                  </Button>
                )}
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={strings.removePhoto(at + 1)}
                  onClick={() => onChange((known) => known.filter((one) => one !== name))}
                >
                  <X aria-hidden="true" className="size-5" />
                </Button>
                {names.length > 1 && (
                  <Button
                    variant="quiet"
                    size="icon"
                    disabled={at === names.length - 1}
                    aria-label={strings.movePhotoOn(at + 1)}
                    onClick={() => onChange((known) => moved(known, at, at + 1))}
                  >
                    <ArrowRight aria-hidden="true" className="size-5" />
                  </Button>
                )}
              </div>
            </li>
          ))}
          {Array.from({ length: adding }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are alike
            <li key={at} className="w-34 shrink-0">
              <Skeleton className="aspect-4/3 rounded-card" />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {adding > 0 ? strings.addingPhoto : strings.photoCount(names.length)}
      </p>
      {room > 0 && (
        <div className="mt-2 flex flex-wrap gap-3">
          <PhotoInput onFiles={add} className="pointer-fine:hidden" capture>
            <Camera aria-hidden="true" className="size-5" />
            {strings.takePhoto}
          </PhotoInput>
          <PhotoInput onFiles={add}>
            <ImagePlus aria-hidden="true" className="size-5" />
            {names.length > 0 ? strings.morePhotos : strings.choosePhotos}
          </PhotoInput>
        </div>
      )}
      {offersReading && (
        <p className="mt-2 text-muted text-sm">
          {rich(strings.photoOfText, {
            read: (text) => (
              <Link to={paths.importRecipes()} className="text-link inline-flex min-h-11 items-center">
                {text}
              </Link>
            ),
          })}
        </p>
      )}
      {cropped && names.includes(cropped) && (
        <Suspense>
          <CropDialog
            recipeId={recipeId}
            name={cropped}
            isCover={cropped === names[0]}
            onCut={(cut) => crop(cropped, cut)}
            onClose={closeCrop}
            onError={() => {
              notify({ title: strings.photoUnreadable, variant: 'destructive' })
              closeCrop()
            }}
          />
        </Suspense>
      )}
    </fieldset>
  )
}

interface PhotoProps {
  recipeId: string
  name: string
  at: number
  onLoad: (size: Size) => void
  onCrop: () => void
}

function Photo({ recipeId, name, at, onLoad, onCrop }: PhotoProps) {
  const address = usePhoto(recipeId, name)
  return (
    <div className="relative overflow-hidden rounded-card border border-line">
      {address ? (
        <img
          src={address}
          alt={strings.photoNumber(at + 1)}
          width={640}
          height={480}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            onLoad({ width, height })
          }
          className="aspect-4/3 w-full object-cover"
        />
      ) : (
        <div className="aspect-4/3 bg-sunken" />
      )}
      {at === 0 && (
        <span className="absolute bottom-1.5 left-1.5 rounded-chip bg-surface px-2.5 py-0.5 font-semibold text-xs">
          {strings.cover}
        </span>
      )}
      {/* There before the photo is, so that the focus can return to it. */}
      <button
        type="button"
        aria-disabled={!address}
        aria-label={strings.cropPhoto(at + 1)}
        onPointerEnter={() => void loadCrop().catch(() => {})}
        onClick={() => address && onCrop()}
        className="group absolute inset-0 rounded-card -outline-offset-3"
      >
        <span className="absolute right-1.5 bottom-1.5 grid size-7 place-items-center rounded-full bg-surface group-hover:bg-accent-soft">
          <CropIcon aria-hidden="true" className="size-4" />
        </span>
      </button>
    </div>
  )
}

interface PhotoInputProps {
  onFiles: (files: readonly File[]) => void
  capture?: boolean
  className?: string
  children: React.ReactNode
}

function PhotoInput({ onFiles, capture, className, children }: PhotoInputProps) {
  return (
    <label
      className={buttonLook({
        variant: 'outline',
        className: `has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3 ${className ?? ''}`,
      })}
    >
      {children}
      <input
        type="file"
        accept="image/*"
        {...(capture ? { capture: 'environment' as const } : { multiple: true })}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same file may be chosen again.
          event.target.value = ''
        }}
        className="sr-only"
      />
    </label>
  )
}
