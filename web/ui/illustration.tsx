import { clsx } from 'clsx'
import { useState } from 'react'
import type { SceneName } from '#core/covers/scenes.ts'
import { Plate } from './plate.tsx'

interface IllustrationProps {
  name: SceneName
  /** Visible immediately. */
  first?: boolean
  className?: string
}

/** A drawn scene from public/art. Decorative: the text next to it says everything. */
export function Illustration({ name, first = false, className }: IllustrationProps) {
  const [broken, setBroken] = useState(false)
  // Offline, one that was never shown before isn't on the device.
  if (broken)
    return (
      <div className={clsx('grid aspect-4/3 place-items-center print:hidden', className)}>
        <Plate className="h-4/5" />
      </div>
    )
  return (
    <img
      src={`/art/${name}.svg`}
      alt=""
      width={704}
      height={528}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(true)}
      className={clsx('select-none print:hidden', className)}
    />
  )
}
