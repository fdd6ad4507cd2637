import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { lazy, Suspense } from 'react'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

const AskFirst = lazy(async () => ({ default: (await import('#web/ui/ask-first.tsx')).AskFirst }))

const look = 'min-h-11! -mr-3 px-3! text-muted'

/** Clears the list; asks first if the list is shared. */
export function StartOver({ isShared, onStartOver }: { isShared: boolean; onStartOver: () => void }) {
  const face = (
    <>
      <RotateCcw aria-hidden="true" className="size-4" />
      {strings.startOverButton}
    </>
  )
  if (!isShared)
    return (
      <Button variant="quiet" size="sm" className={look} onClick={onStartOver}>
        {face}
      </Button>
    )
  return (
    <Suspense
      fallback={
        <Button variant="quiet" size="sm" className={look} disabled>
          {face}
        </Button>
      }
    >
      <AskFirst
        title={strings.emptySharedTitle}
        text={strings.emptySharedText}
        act={strings.emptyShared}
        onConfirm={onStartOver}
      >
        <Button variant="quiet" size="sm" className={look}>
          {face}
        </Button>
      </AskFirst>
    </Suspense>
  )
}
