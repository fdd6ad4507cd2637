import { clsx } from 'clsx'
import * as strings from './strings.ts'

/** A placeholder in the shape of the content, to avoid layout shift. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        // The shimmer animates without repainting the page.
        'relative overflow-hidden rounded-sm bg-sunken after:absolute after:inset-0 after:animate-shimmer after:bg-[linear-gradient(100deg,transparent_20%,var(--raised)_50%,transparent_80%)]',
        className,
      )}
    />
  )
}

/** A page whose code is still loading. */
export function PageSkeleton() {
  return (
    <div role="status" className="wrap min-h-dvh pt-10 md:pt-16">
      <span className="sr-only">{strings.loadingPage}</span>
      <Skeleton className="h-4 w-24" />
      <Skeleton className="mt-4 h-12 w-4/5 max-w-prose" />
      <Skeleton className="mt-6 h-5 w-full max-w-line" />
      <Skeleton className="mt-3 h-5 w-3/4 max-w-line" />
    </div>
  )
}
