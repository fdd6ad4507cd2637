import PackageCheck from 'lucide-react/icons/package-check'
import { Button } from '#web/ui/button.tsx'
import { ThumbBar } from '#web/ui/thumb-bar.tsx'
import * as strings from './strings.ts'

interface PutAwayBarProps {
  count: number
  /** How many have no name yet. */
  unnamed: number
  onPutAway: () => void
}

/** The last step, under the thumb. While a name is asked for, that is the next step, and nothing covers it. */
export function PutAwayBar({ count, unnamed, onPutAway }: PutAwayBarProps) {
  const button = (
    <Button size="lg" className="w-full" onClick={onPutAway}>
      <PackageCheck aria-hidden="true" className="size-5" />
      {strings.putAway(count)}
    </Button>
  )
  if (unnamed === 0) return <ThumbBar>{button}</ThumbBar>
  return (
    <div>
      <p className="pb-1 text-muted text-sm">{strings.nameFirst(unnamed)}</p>
      {button}
    </div>
  )
}
