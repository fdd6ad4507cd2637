import PackageCheck from 'lucide-react/icons/package-check'
import { Button } from '#web/ui/button.tsx'
import { ThumbBar } from '#web/ui/thumb-bar.tsx'
import * as strings from './strings.ts'

interface PutAwayBarProps {
  count: number
  /** How many have no name yet, or no OK. */
  unnamed: number
  /** Whether it is asked what one of them is. */
  isAsking: boolean
  onPutAway: () => void
}

/** The last step, under the thumb. While a name is asked for, that is the next step, and nothing covers it. */
export function PutAwayBar({ count, unnamed, isAsking, onPutAway }: PutAwayBarProps) {
  const button = (
    <Button size="lg" className="w-full" onClick={onPutAway}>
      <PackageCheck aria-hidden="true" className="size-5" />
      {strings.putAway(count)}
    </Button>
  )
  const note = unnamed > 0 && <p className="pb-1 text-muted text-sm">{strings.nameFirst(unnamed)}</p>
  if (isAsking)
    return (
      <div>
        {note}
        {button}
      </div>
    )
  return (
    <ThumbBar height={note ? '8rem' : undefined}>
      {note}
      {button}
    </ThumbBar>
  )
}
