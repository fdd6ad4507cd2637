import { useFirstTime } from '#web/lib/ocr/use-first-time.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import * as strings from './strings.ts'

export interface Work {
  words: string
  /** From 0 to 1; undefined where that isn't known. */
  share?: number
  /** The first receipt downloads what reads it. */
  isReceipt?: boolean
}

/** A picture that is being looked at, and the way to stop that. */
export function PictureWork({ work, onCancel }: { work: Work; onCancel: () => void }) {
  const isFirst = useFirstTime(work.isReceipt === true)
  const share = Math.round((work.share ?? 0) * 100)
  return (
    <div className="grid gap-2 rounded-card border border-line bg-surface p-4">
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="font-semibold">
          {work.words}
        </p>
        <Button variant="quiet" size="sm" className="-my-2 min-h-11!" onClick={onCancel}>
          {strings.cancel}
        </Button>
      </div>
      <ProgressBar label={work.words} value={share} max={100} text={strings.percent(share)} />
      {isFirst && <p className="text-muted text-sm">{strings.firstTime}</p>}
    </div>
  )
}
