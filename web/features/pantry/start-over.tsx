import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { lazy, Suspense } from 'react'
import { Button } from '#web/ui/button.tsx'

const AskFirst = lazy(async () => ({ default: (await import('#web/ui/ask-first.tsx')).AskFirst }))

/** Clears the list; asks first if the list is shared. */
export function StartOver({ isShared, onStartOver }: { isShared: boolean; onStartOver: () => void }) {
  const face = (
    <>
      <RotateCcw aria-hidden="true" className="size-5" />
      Start Over
    </>
  )
  if (!isShared)
    return (
      <Button variant="quiet" onClick={onStartOver}>
        {face}
      </Button>
    )
  return (
    <Suspense
      fallback={
        <Button variant="quiet" disabled>
          {face}
        </Button>
      }
    >
      <AskFirst
        title="Empty the pantry for everybody?"
        text="You share this pantry with your household. Starting over empties it for everybody in it."
        act="Empty it for everybody"
        onConfirm={onStartOver}
      >
        <Button variant="quiet">{face}</Button>
      </AskFirst>
    </Suspense>
  )
}
