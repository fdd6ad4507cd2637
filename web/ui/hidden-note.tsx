import { clsx } from 'clsx'
import EyeOff from 'lucide-react/icons/eye-off'
import type { Allergen } from '#core/contracts/food-facts.ts'
import { hiddenWords } from '#core/food-facts/card-facts.ts'
import { listed } from '#core/text/listed.ts'
import { Button } from './button.tsx'
import * as strings from './strings.ts'

interface HiddenNoteProps {
  count: number
  avoid: readonly Allergen[]
  /** The user asked to see them. */
  revealed: boolean
  onReveal: (revealed: boolean) => void
  className?: string
}

/** How many recipes were left out and why, with a way to see them. */
export function HiddenNote({ count, avoid, revealed, onReveal, className }: HiddenNoteProps) {
  if (avoid.length === 0 || (count === 0 && !revealed)) return null
  const names = listed(avoid, 'or')
  return (
    <p className={clsx('flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm', className)}>
      <span className="inline-flex items-center gap-2">
        <EyeOff aria-hidden="true" className="size-4 shrink-0" />
        {revealed ? strings.alsoShowing(names) : hiddenWords(count, avoid)}
      </span>
      <Button
        variant="outline"
        size="sm"
        aria-label={revealed ? strings.hideContaining(names) : strings.showContaining(names)}
        onClick={() => onReveal(!revealed)}
      >
        {revealed ? strings.hide : strings.show}
      </Button>
    </p>
  )
}
