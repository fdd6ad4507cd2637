import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { saveFile } from '#web/lib/save-file.ts'
import { notify } from '#web/lib/toast.ts'
import { useSharedLists } from '#web/state/account-lists.ts'
import { householdLooks, lookStore } from '#web/state/looks.ts'
import { lookSharing } from '#web/state/looks-sharing.ts'
import { AskFirst } from '#web/ui/ask-first.tsx'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { dropHabits, habits, habitsIn } from './habits.ts'
import { LEARNED_PLACE } from './learned-place.ts'
import * as strings from './strings.ts'

const exportAll = () =>
  saveFile(
    new Blob([JSON.stringify({ looks: lookStore.get(), habits: habits.get() }, null, 2)], {
      type: 'application/json',
    }),
    strings.looksFile(new Date().toISOString().slice(0, 10)),
  )

const forgetAll = () => {
  lookStore.clear()
  habits.clear()
  notify({ title: strings.forgotAll })
}

/** What photo scanning was taught on this device: to see, to forget, to download, and to share. */
export function LearnedCard({ userId }: { userId?: string }) {
  const looks = useSyncExternalStore(lookStore.subscribe, lookStore.get, lookStore.empty)
  const others = useSyncExternalStore(householdLooks.subscribe, householdLooks.get, householdLooks.empty)
  const former = habitsIn(useSyncExternalStore(habits.subscribe, habits.get, habits.empty))
  const heading = useRef<HTMLHeadingElement>(null)
  const isAsked = useLocation().hash === `#${LEARNED_PLACE}`
  useEffect(() => {
    if (!isAsked) return
    // After the shell has focused the page's own heading.
    const frame = requestAnimationFrame(() => {
      heading.current?.scrollIntoView({ behavior: 'instant' })
      heading.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isAsked])
  const forget = (name: string, doIt: () => void) => {
    doIt()
    // The button that had the focus is gone.
    heading.current?.focus({ preventScroll: true })
    notify({ title: strings.forgotten(name) })
  }
  const isEmpty = looks.length === 0 && former.length === 0
  return (
    <section aria-labelledby={LEARNED_PLACE} className={`${cardLook} p-5 sm:p-8`}>
      <h2 ref={heading} id={LEARNED_PLACE} tabIndex={-1} className="scroll-mt-10 text-2xl">
        {strings.learnedTitle}
      </h2>
      <p className="mt-2 text-muted">{strings.learnedLead}</p>
      {isEmpty ? (
        <p className="mt-4">{strings.learnedNothing}</p>
      ) : (
        <>
          <ul aria-label={strings.learnedList} className="mt-4 divide-y divide-line border-line border-y">
            {lookStore.names(looks).map(({ name, looks: count }) => (
              <Learned
                key={name}
                name={name}
                note={strings.learnedLooks(count)}
                onForget={() => forget(name, () => lookStore.forget(name))}
              />
            ))}
            {former.map(({ from, to }) => (
              <Learned
                key={`${from} ${to}`}
                name={to || from}
                note={to ? strings.insteadOf(from) : strings.notSure(from)}
                onForget={() => forget(to || from, () => dropHabits([from]))}
              />
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button variant="outline" onClick={exportAll}>
              <Download aria-hidden="true" className="size-5" />
              {strings.exportLooks}
            </Button>
            <AskFirst
              title={strings.forgetAllTitle}
              text={strings.forgetAllText}
              act={strings.forgetAll}
              onConfirm={forgetAll}
            >
              <Button variant="outline">
                <Trash2 aria-hidden="true" className="size-5 text-danger" />
                {strings.forgetAll}
              </Button>
            </AskFirst>
          </div>
        </>
      )}
      {userId && <ShareLooks userId={userId} others={others.length} />}
    </section>
  )
}

function Learned({ name, note, onForget }: { name: string; note: string; onForget: () => void }) {
  return (
    <li className="flex min-h-12 items-center gap-3">
      <span className="wrap-anywhere min-w-0 flex-1">
        <span className="font-semibold">{name}</span> <span className="text-muted text-sm">{note}</span>
      </span>
      <Button variant="quiet" size="icon" aria-label={strings.forgetOne(name)} onClick={onForget}>
        <X aria-hidden="true" className="size-5" />
      </Button>
    </li>
  )
}

/** Off until a member of a household turns it on, on each device. */
function ShareLooks({ userId, others }: { userId: string; others: number }) {
  const isShared = useSharedLists()
  const isOn = useSyncExternalStore(
    lookSharing.subscribe,
    () => lookSharing.of(userId).on,
    () => false,
  )
  if (!isShared) return null
  return (
    <div className="mt-4">
      <Switch
        label={strings.shareLooks}
        hint={strings.shareLooksHint}
        on={isOn}
        onChange={(on) => lookSharing.choose(userId, on)}
      />
      {isOn && others > 0 && <p className="mt-2 text-muted text-sm">{strings.fromHousehold(others)}</p>}
    </div>
  )
}
