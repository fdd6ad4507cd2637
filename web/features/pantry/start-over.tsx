import { RotateCcw } from 'lucide-react'
import { AskFirst } from '#web/ui/ask-first.tsx'
import { Button } from '#web/ui/button.tsx'

/** Empties the list; asks first where the list is other people's too. */
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
    <AskFirst
      title="Empty the pantry for everybody?"
      text="You share this pantry with your household. Starting over empties it for everybody in it."
      act="Empty it for everybody"
      onConfirm={onStartOver}
    >
      <Button variant="quiet">{face}</Button>
    </AskFirst>
  )
}
