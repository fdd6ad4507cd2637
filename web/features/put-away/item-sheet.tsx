import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PileChange } from '#core/put-away/pile.ts'
import { capital } from '#core/text/capital.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { AmountField } from './amount-field.tsx'
import { DayField } from './day-field.tsx'
import { type KnownFood, NameChoice } from './name-choice.tsx'
import type { PileRow } from './pile-rows.ts'
import { PlaceField } from './place-field.tsx'
import type { Saves } from './saves.ts'
import * as strings from './strings.ts'

interface ItemSheetProps {
  row: PileRow
  /** The address of what an unknown pack looks like. */
  picture: string | undefined
  today: string
  offers: readonly string[]
  known: readonly KnownFood[]
  /** The running camera; undefined while it is off. */
  camera: RefObject<HTMLVideoElement | null> | undefined
  onName: (name: string) => void
  onChange: (change: PileChange) => void
  onReadDay: (photo: File | undefined) => Promise<readonly string[]>
  onNever: () => void
  onRemove: () => void
  onClose: () => void
}

/** Everything about one thing that is put away; what is changed counts at once. */
export function ItemSheet(props: ItemSheetProps) {
  const { row, picture, today, offers, known, onName, onChange, onClose } = props
  const [isRenaming, setRenaming] = useState(row.name === null || !row.isSure)
  const fields = useRef<HTMLDivElement>(null)
  const [day, amount, name] = [useRef<Saves>(null), useRef<Saves>(null), useRef<Saves>(null)]
  const [isWrong, setWrong] = useState(false)
  /** What was typed counts; what can't be read stays open: closing would drop it without a word. */
  const done = async () => {
    const saved: boolean[] = []
    // The name last: named like another, it becomes one with it.
    for (const { current } of [day, amount, name]) saved.push((await current?.save()) ?? true)
    if (saved.every(Boolean)) onClose()
    else setWrong(true)
  }
  useEffect(() => {
    if (!isWrong) return
    fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    setWrong(false)
  }, [isWrong])
  const canTeach = row.way === 'code' || row.way === 'receipt'
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={row.name === null ? strings.whatIsIt : capital(row.name)}
    >
      <div ref={fields} className="grid grid-cols-1 gap-5">
        {(row.title !== '' || (row.name === null && picture)) && (
          <div className="-mt-2 flex items-center gap-3">
            {row.name === null && picture && (
              <img src={picture} alt="" className="size-24 shrink-0 rounded-sm object-cover" />
            )}
            <p className="wrap-anywhere min-w-0 text-muted text-sm">{row.title}</p>
          </div>
        )}
        {isRenaming ? (
          <NameChoice
            label={strings.name}
            now={row.name ?? ''}
            offers={offers}
            known={known}
            hasAisles
            saves={name}
            onName={(name) => {
              onName(name)
              setRenaming(false)
            }}
          />
        ) : (
          <DayField
            value={row.bestBefore}
            guess={row.isDayGuess ? row.day : ''}
            isLasting={row.isLasting}
            today={today}
            camera={props.camera}
            onDay={(day) => onChange({ bestBefore: day })}
            onRead={props.onReadDay}
            saves={day}
          />
        )}
        {!isRenaming && (
          <>
            <AmountField
              now={row.amount}
              isGuess={row.isAmountGuess}
              onAmount={(text) => onChange({ text })}
              saves={amount}
            />
            <PlaceField
              chosen={row.place}
              isGuess={row.isPlaceGuess}
              onPlace={(place) => onChange({ place })}
            />
            <NameChoice
              label={strings.name}
              now={row.name ?? ''}
              offers={[]}
              known={known}
              onName={onName}
              saves={name}
            />
          </>
        )}
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void done()}>{strings.done}</Button>
          <Button variant="outline" onClick={props.onRemove}>
            {strings.leaveOut}
          </Button>
          {canTeach && (
            <Button variant="quiet" className="text-muted text-sm!" onClick={props.onNever}>
              {strings.never}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  )
}
