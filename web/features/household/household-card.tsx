import LogOut from 'lucide-react/icons/log-out'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { HOUSEHOLD_NAME_MAX, type Household, type HouseholdInput } from '#core/contracts/household.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { CreateHousehold } from './create-household.tsx'
import { HOUSEHOLD_PLACE } from './household-place.ts'
import { Invitations } from './invitations.tsx'
import { Members } from './members.tsx'
import { useHousehold, useHouseholdAction } from './queries.ts'
import * as strings from './strings.ts'

/** The household's members and settings. */
export function HouseholdCard({ userId }: { userId: string }) {
  const { data, isPending, isError, refetch } = useHousehold(userId)
  const action = useHouseholdAction(userId)
  const heading = useRef<HTMLHeadingElement>(null)
  const isAsked = useLocation().hash === `#${HOUSEHOLD_PLACE}`
  useEffect(() => {
    if (!isAsked || isPending) return
    // After the shell has focused the page's own heading.
    const frame = requestAnimationFrame(() => {
      heading.current?.scrollIntoView({ behavior: 'instant' })
      heading.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isAsked, isPending])
  const act = (input: HouseholdInput) => {
    if (!action.isPending) action.mutate(input)
  }
  const shared = data?.household
  return (
    <section aria-labelledby={HOUSEHOLD_PLACE} className={`${cardLook} grid gap-6 p-5 sm:p-8`}>
      <h2 id={HOUSEHOLD_PLACE} ref={heading} tabIndex={-1} className="scroll-mt-10 text-2xl">
        {strings.title}
      </h2>
      {isPending && <Spinner label={strings.loading} />}
      {isError && !data && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{strings.loadFailed}</p>
          <Button variant="outline" onClick={() => refetch()}>
            {strings.retry}
          </Button>
        </div>
      )}
      {data && !shared && <CreateHousehold busy={action.isPending} act={act} />}
      {shared && (
        <>
          <Name key={shared.name} household={shared} busy={action.isPending} act={act} />
          <Members household={shared} userId={userId} busy={action.isPending} act={act} />
          {shared.role === 'owner' && (
            <Invitations
              invitations={shared.invitations}
              busy={action.isPending}
              act={act}
              ask={action.mutateAsync}
            />
          )}
          <Leaving household={shared} busy={action.isPending} act={act} />
        </>
      )}
    </section>
  )
}

interface PartProps {
  household: Household
  busy: boolean
  act: (input: HouseholdInput) => void
}

function Name({ household: { name, role }, busy, act }: PartProps) {
  const [text, setText] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = text?.trim()
    setText(undefined)
    if (given && given !== name && !busy) act({ action: 'rename', name: given })
  }
  if (text !== undefined)
    return (
      <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
        <TextField
          label={strings.nameLabel}
          className="min-w-48 flex-1"
          autoComplete="off"
          autoFocus
          maxLength={HOUSEHOLD_NAME_MAX}
          value={text}
          onValue={setText}
        />
        <Button type="submit" className="min-h-12">
          {strings.saveName}
        </Button>
      </form>
    )
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 break-words font-semibold text-lg">{name}</p>
        {role === 'owner' && (
          <Button
            variant="quiet"
            size="sm"
            className="-mr-4"
            aria-label={strings.renameLabel}
            onClick={() => setText(name)}
          >
            {strings.rename}
          </Button>
        )}
      </div>
      <p className="mt-1 text-muted">{strings.sharedText}</p>
    </div>
  )
}

function Leaving({ household: { role, members }, busy, act }: PartProps) {
  const question =
    members.length === 1
      ? strings.leaveAlone
      : role === 'owner'
        ? strings.leaveAsOwner
        : strings.leaveAsMember
  return (
    <div className="flex flex-wrap gap-2 border-line border-t pt-6">
      <ConfirmButton
        label={
          <>
            <LogOut aria-hidden="true" className="size-5" />
            {strings.leaveHousehold}
          </>
        }
        variant="outline"
        question={question}
        act={strings.leave}
        busy={busy}
        onConfirm={() => act({ action: 'leave' })}
      />
      {role === 'owner' && members.length > 1 && (
        <ConfirmButton
          label={strings.endHousehold}
          variant="outline"
          question={strings.endQuestion}
          act={strings.end}
          busy={busy}
          onConfirm={() => act({ action: 'dissolve' })}
        />
      )}
    </div>
  )
}
