import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

/** Of the panel's width. */
const ZOOMS = [1, 1.5, 2, 3, 4] as const

interface BesidePanelProps {
  pictures: readonly Blob[]
  /** Whether they become photos of the recipe. */
  isKept: boolean
  onKeep: (isKept: boolean) => void
  children?: ReactNode
}

/** Pictures of the paper, to compare with: above the form on a phone, beside it where there is room. */
export function BesidePanel({ pictures, isKept, onKeep, children }: BesidePanelProps) {
  const [addresses, setAddresses] = useState<readonly string[]>([])
  const [zoom, setZoom] = useState(0)
  useEffect(() => {
    const made = pictures.map((picture) => URL.createObjectURL(picture))
    setAddresses(made)
    return () => {
      for (const address of made) URL.revokeObjectURL(address)
    }
  }, [pictures])
  const width = `${(ZOOMS[zoom] ?? 1) * 100}%`
  return (
    <details
      open
      className="rounded-card border border-line bg-surface max-lg:order-first lg:sticky lg:top-24 lg:self-start"
    >
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
        {strings.original(pictures.length)}
      </summary>
      <section
        aria-label={strings.original(pictures.length)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it
        tabIndex={0}
        className="max-h-[40dvh] overflow-auto border-line border-t lg:max-h-[calc(100dvh-16rem)]"
      >
        {addresses.map((address, at) => (
          <img
            key={address}
            src={address}
            alt={strings.originalNumber(at + 1)}
            style={{ width, maxWidth: 'none' }}
            className="block"
          />
        ))}
      </section>
      <div className="flex items-center gap-1 border-line border-t p-1">
        <label className="mr-auto flex min-h-11 items-center gap-3 pr-2 pl-3 text-sm">
          <input
            type="checkbox"
            checked={isKept}
            className="size-5 shrink-0 accent-solid"
            onChange={({ target }) => onKeep(target.checked)}
          />
          {strings.keepOriginal(pictures.length)}
        </label>
        <Button
          variant="quiet"
          size="icon"
          aria-label={strings.zoomOut}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          <ZoomOut aria-hidden="true" className="size-5" />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={strings.zoomIn}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <ZoomIn aria-hidden="true" className="size-5" />
        </Button>
      </div>
      {children && <div className="px-4 pb-4 empty:hidden">{children}</div>}
    </details>
  )
}
