import X from 'lucide-react/icons/x'
import { useId, useState, useSyncExternalStore } from 'react'
import type { LearnedLabel } from '#core/products/learned-label.ts'
import { capital } from '#core/text/capital.ts'
import { fold } from '#core/text/normalise.ts'
import { notify } from '#web/lib/toast.ts'
import { labelStore } from '#web/state/labels.ts'
import { areLabelsShared } from '#web/state/labels-sync.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import * as strings from './strings.ts'

/** More than that is searched, not read. */
const MOST = 100

const isCode = ({ printed, shop }: LearnedLabel) => shop === '' && /^\d{7,14}$/.test(printed)
const labelWords = (label: LearnedLabel) =>
  isCode(label) ? strings.codeDigits(label.printed) : label.printed

/** Everything that codes and lines of receipts were taught to be, where it can be forgotten again. */
export function TaughtLabels() {
  const labels = useSyncExternalStore(labelStore.subscribe, labelStore.get, labelStore.empty)
  const [isOpen, setOpen] = useState(false)
  if (labels.length === 0 && !isOpen) return null
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="min-h-11! justify-self-start text-muted!"
        onClick={() => setOpen(true)}
      >
        {strings.taught(labels.length)}
      </Button>
      <Sheet open={isOpen} onOpenChange={setOpen} title={strings.taughtTitle}>
        <TaughtList labels={labels} />
      </Sheet>
    </>
  )
}

function TaughtList({ labels }: { labels: readonly LearnedLabel[] }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const wanted = fold(typed.trim())
  const fits = ({ name, printed, shop }: LearnedLabel) =>
    fold([name ?? strings.taughtNever, printed, shop].join(' ')).includes(wanted)
  const found = labels.filter(fits).reverse()
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-muted text-sm">{areLabelsShared() ? strings.taughtShared : strings.taughtOwn}</p>
      <label htmlFor={id} className="sr-only">
        {strings.taughtSearch}
      </label>
      <input
        id={id}
        type="search"
        value={typed}
        autoComplete="off"
        placeholder={strings.taughtSearch}
        onChange={(event) => setTyped(event.target.value)}
        className="min-h-11 w-full min-w-0 rounded-card border border-control bg-raised px-4 placeholder:text-muted"
      />
      <ul className="divide-y divide-line">
        {found.slice(0, MOST).map((label) => (
          <li key={label.id} className="flex items-center gap-2 py-1">
            <p className="wrap-anywhere min-w-0 flex-1 leading-snug">
              <span className="block font-medium">
                {label.name === null ? capital(strings.taughtNever) : capital(label.name)}
              </span>
              <span className="block text-muted text-sm">
                {strings.taughtFrom(labelWords(label), label.shop)}
              </span>
            </p>
            <Button
              variant="quiet"
              size="icon"
              className="text-muted!"
              aria-label={strings.forgetLabel(labelWords(label))}
              onClick={() => {
                const undo = labelStore.forget(label.id)
                notify({ title: strings.forgotten(labelWords(label)), undo })
              }}
            >
              <X aria-hidden="true" className="size-5" />
            </Button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="text-muted text-sm">{strings.taughtNone}</p>}
      {found.length > MOST && <p className="text-muted text-sm">{strings.taughtMore(found.length - MOST)}</p>}
    </div>
  )
}
