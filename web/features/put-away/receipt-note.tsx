import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { Once } from '#core/put-away/pile-receipt.ts'
import { capital } from '#core/text/capital.ts'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

export interface LeftLine {
  text: string
  kind: 'non-food' | 'deposit' | 'unread' | 'other'
}

export interface ReceiptRead {
  /** By which the next photo continues it. */
  id: string
  shop: string
  total: string
  foods: number
  /** What was read of the total in words; empty if all of it. */
  short: string
  left: readonly LeftLine[]
  /** What became of it, where that isn't plain; else empty. */
  note: string
  /** Its day, where it is so old that it may be a mistake; else empty. */
  old: string
  /** It looks like one that was put away: nothing was added, and `add` does what the user says. */
  away?: { when: string; missing: number; add: (what: Once) => ReceiptRead }
}

interface ReceiptNoteProps {
  read: ReceiptRead
  onAdd: (line: LeftLine) => void
  onDismiss: () => void
  /** What became of it once more. */
  onRead: (read: ReceiptRead) => void
  /** Takes its foods off the pile. */
  onLeaveOut: () => void
}

/** What a receipt brought, and on demand what was left out of it. */
export function ReceiptNote({ read, onAdd, onRead, onDismiss, onLeaveOut }: ReceiptNoteProps) {
  const { shop, total, foods, short, left, note, old, away } = read
  const [isOpen, setOpen] = useState(false)
  const words =
    foods === 0 && left.length === 0
      ? strings.receiptEmpty
      : strings.receiptSummary(capital(shop), total, foods, left.length)
  return (
    <div className="rounded-card border border-line bg-surface py-1 pr-1 pl-4">
      <div className="flex items-center gap-2">
        <p role="status" className="wrap-anywhere min-w-0 flex-1 py-2">
          {words}
          {short !== '' && <span className="block text-sm">{short}</span>}
          {note !== '' && <span className="block text-muted text-sm">{note}</span>}
        </p>
        <Button variant="quiet" size="icon" aria-label={strings.dismiss} onClick={onDismiss}>
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
      {away && (
        <div role="alert" className="grid gap-1 pr-3 pb-2 text-sm">
          <p>{strings.receiptAway(away.when)}</p>
          <div className="flex flex-wrap gap-2">
            {away.missing > 0 && (
              <Button size="sm" className="min-h-11!" onClick={() => onRead(away.add('missing'))}>
                {strings.addMissing(away.missing)}
              </Button>
            )}
            <Button
              variant="outline"
              size="sm"
              className="min-h-11!"
              onClick={() => onRead(away.add('again'))}
            >
              {strings.addAgain}
            </Button>
            <Button variant="outline" size="sm" className="min-h-11!" onClick={onDismiss}>
              {strings.dontAdd}
            </Button>
          </div>
        </div>
      )}
      {old !== '' && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 pr-3 text-sm">
          <span className="min-w-0 flex-1 basis-48">{strings.receiptOld(old)}</span>
          <Button variant="outline" size="sm" className="min-h-11!" onClick={onLeaveOut}>
            {strings.leaveOut}
          </Button>
        </p>
      )}
      {left.length > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3 min-h-11! px-3! text-accent!"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? strings.hideLeft : strings.showLeft(left.length)}
        </Button>
      )}
      {isOpen && (
        <ul className="pr-3 pb-2">
          {left.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a receipt may have the same line twice.
            <li key={at} className="flex items-center gap-2">
              <span className="wrap-anywhere min-w-0 flex-1 text-sm">
                {line.text}
                {strings.leftKind[line.kind] !== '' && (
                  <span className="text-muted"> · {strings.leftKind[line.kind]}</span>
                )}
              </span>
              <Button
                variant="quiet"
                size="icon"
                aria-label={strings.addLine(line.text)}
                onClick={() => onAdd(line)}
              >
                <Plus aria-hidden="true" className="size-5" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
