import X from 'lucide-react/icons/x'
import { Button } from '#web/ui/button.tsx'
import { type LeftLine, ReceiptNote } from './receipt-note.tsx'
import { SeenChips } from './seen-chips.tsx'
import * as strings from './strings.ts'
import type { As, PictureOutcome } from './use-pictures.ts'

interface PictureOutcomesProps {
  outcomes: readonly PictureOutcome[]
  replace: (one: PictureOutcome, by?: PictureOutcome) => void
  onAddSeen: (name: string) => void
  onAddLine: (line: LeftLine, shop: string) => void
  onPhoto: (photo: File, as: As) => void
  onLeaveOut: (receipt: string) => void
}

/** What was found in pictures, and what can be done where nothing was. */
export function PictureOutcomes({
  outcomes,
  replace,
  onAddSeen,
  onAddLine,
  onPhoto,
  onLeaveOut,
}: PictureOutcomesProps) {
  return outcomes.map((one, at) => {
    const key = `${one.kind} ${at}`
    if (one.kind === 'receipt')
      return (
        <ReceiptNote
          key={key}
          read={one.read}
          onRead={(read) => replace(one, { kind: 'receipt', read })}
          onDismiss={() => replace(one)}
          onLeaveOut={() => {
            onLeaveOut(one.read.id)
            replace(one)
          }}
          onAdd={(line) => {
            onAddLine(line, one.read.shop)
            const left = one.read.left.filter((other) => other !== line)
            replace(one, { kind: 'receipt', read: { ...one.read, left } })
          }}
        />
      )
    return (
      <div
        key={key}
        className="flex items-start gap-2 rounded-card border border-line bg-surface py-1 pr-1 pl-4"
      >
        <div className="grid min-w-0 flex-1 gap-2 py-2">
          <p role={one.kind === 'nothing' || one.kind === 'waits' ? 'alert' : 'status'}>
            {one.kind === 'produce'
              ? strings.produceFound
              : one.kind === 'waits'
                ? strings.receiptWaits
                : one.words}
          </p>
          {one.kind === 'waits' && (
            <Button
              variant="outline"
              size="sm"
              className="min-h-11! justify-self-start"
              onClick={() => {
                replace(one)
                onPhoto(one.photo, one.as)
              }}
            >
              {strings.retry}
            </Button>
          )}
          {one.kind === 'produce' && (
            <SeenChips
              label={strings.produceFound}
              names={one.names}
              words={strings.addFound}
              onAdd={(name) => {
                onAddSeen(name)
                const names = one.names.filter((other) => other !== name)
                replace(one, names.length > 0 ? { ...one, names } : undefined)
              }}
            />
          )}
          {one.kind === 'nothing' && one.words === strings.nothingFound && (
            <>
              <p className="text-muted text-sm">{strings.nothingFoundHint}</p>
              <Button
                variant="outline"
                size="sm"
                className="min-h-11! justify-self-start"
                onClick={() => onPhoto(one.photo, 'receipt')}
              >
                {strings.readAsReceipt}
              </Button>
            </>
          )}
        </div>
        <Button variant="quiet" size="icon" aria-label={strings.dismiss} onClick={() => replace(one)}>
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
    )
  })
}
