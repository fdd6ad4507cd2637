import { Button } from '#web/ui/button.tsx'
import { useToastRise } from '#web/ui/use-toast-rise.ts'
import { type KnownFood, NameChoice } from './name-choice.tsx'
import * as strings from './strings.ts'

/** The room above a question that was scrolled to: below it, a message would cover what it is answered with. */
const TOP = 'calc(100dvh - env(safe-area-inset-bottom, 0px) - 13.5rem)'

interface WhatIsItProps {
  offers: readonly string[]
  known: readonly KnownFood[]
  onName: (name: string) => void
  /** Only for what can be recognized again. */
  onNever?: () => void
}

/** A first time for a code: the food in one tap, and the household knows it from then on. */
export function WhatIsIt({ offers, known, onName, onNever }: WhatIsItProps) {
  useToastRise(TOP, '(width < 48rem) and (height >= 30rem)')
  return (
    <div className="grid gap-1 pb-2 pl-10 max-sm:pl-0">
      <NameChoice label={strings.whatIsIt} now="" offers={offers} known={known} onName={onName} hasAisles />
      {onNever && (
        <Button
          variant="quiet"
          size="sm"
          className="min-h-11! justify-self-start px-2! text-muted!"
          onClick={onNever}
        >
          {strings.never}
        </Button>
      )}
    </div>
  )
}
