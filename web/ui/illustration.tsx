import { clsx } from 'clsx'
import type { SceneName } from '#core/covers/scenes.ts'

interface IllustrationProps {
  name: SceneName
  /** Visible immediately. */
  first?: boolean
  className?: string
}

/** A drawn scene from public/art. Decorative: the text next to it says everything. */
export function Illustration({ name, first = false, className }: IllustrationProps) {
  return (
    <img
      src={`/art/${name}.svg`}
      alt=""
      width={704}
      height={528}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      className={clsx('select-none print:hidden', className)}
    />
  )
}
