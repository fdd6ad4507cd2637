import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { type InstallOffer, useInstallOffer } from '#web/lib/install.ts'
import { useHasNewVersion } from '#web/lib/new-version.ts'
import { toastStore } from '#web/lib/toast.ts'
import type { PathName } from '#web/paths.ts'

// A note that can't be fetched must not break the page.
const UpdateNote = lazy(() =>
  import('./update-note.tsx').then(
    ({ UpdateNote }): { default: ComponentType } => ({ default: UpdateNote }),
    () => ({ default: () => null }),
  ),
)

/** Where nothing is under way: an offer doesn't interrupt a recipe, a search or a list. */
const CALM: readonly (PathName | undefined)[] = ['home', 'homeAlias', 'saved']

interface FootNotesProps {
  page: PathName | undefined
  isTiming: boolean
  install?: (offer: InstallOffer) => ReactNode
}

/** Notes at the bottom of a page, over it: a new version, and the offer to install. */
export function FootNotes({ page, isTiming, install }: FootNotesProps) {
  const hasNewVersion = useHasNewVersion()
  const made = useInstallOffer()
  // One thing at a time: not in a visit in which Sous has said something else.
  const hasSpoken = useSyncExternalStore(toastStore.subscribe, toastStore.hasSpoken, () => true)
  const offer = CALM.includes(page) && !isTiming && !hasSpoken ? made : undefined
  if (!hasNewVersion && !offer) return null
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bar,env(safe-area-inset-bottom))+1rem)] z-40 mb-[calc(var(--strip,0px)+var(--toast-rise,0px))] flex flex-col items-center gap-3 roomy:right-auto roomy:left-6 roomy:items-start turned:left-[calc(var(--rail)+1rem)] print:hidden">
      <Suspense>{hasNewVersion && <UpdateNote />}</Suspense>
      <Suspense>{offer && install?.(offer)}</Suspense>
    </div>
  )
}
