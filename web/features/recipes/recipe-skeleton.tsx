import { Skeleton } from '#web/ui/skeleton.tsx'
import * as strings from './strings.ts'

/** A recipe that is still loading, in its own shape. */
export function RecipeSkeleton() {
  return (
    <div role="status" className="wrap min-h-dvh pt-4 md:pt-6">
      <span className="sr-only">{strings.loading}</span>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-[1fr_16rem] lg:grid-cols-[1fr_19rem]">
        <div>
          <Skeleton className="h-9 w-4/5" />
          <Skeleton className="mt-3 h-5 w-1/2" />
          <Skeleton className="mt-4 h-4 w-full max-w-prose" />
          <Skeleton className="mt-2 h-4 w-3/4 max-w-prose" />
          <Skeleton className="mt-5 h-11 w-44 rounded-chip" />
        </div>
        <Skeleton className="h-40 w-full rounded-card max-md:order-first md:h-56" />
      </div>
      <div className="mt-6 grid gap-4 md:gap-6 lg:grid-cols-[1fr_1.5fr]">
        <Skeleton className="h-112 rounded-card" />
        <Skeleton className="h-112 rounded-card" />
      </div>
    </div>
  )
}
