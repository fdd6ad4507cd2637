import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { FunctionError } from '#web/api/functions.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { toHousehold } from './household-place.ts'
import { useInvitation, useJoinHousehold } from './queries.ts'
import * as strings from './strings.ts'

/** What an invitation leads to, and the button that accepts it. */
export function AcceptInvitation({ userId, code }: { userId: string; code: string }) {
  const navigate = useNavigate()
  const { data, error, isPending, refetch } = useInvitation(userId, code)
  const join = useJoinHousehold(userId)
  const [merge, setMerge] = useState(true)

  if (isPending) return <Spinner label={strings.invitationLoading} />
  if (error && !(error instanceof FunctionError && error.code === 'invitation_gone'))
    return (
      <ErrorCard title={strings.invitationLoadFailed} message={error.message} onRetry={() => refetch()} />
    )
  if (error)
    return (
      <Card title={strings.invitationGone}>
        <p className="text-muted">{error.message}</p>
        <LinkButton to={paths.home()} className="justify-self-start">
          {strings.backToKitchen}
        </LinkButton>
      </Card>
    )
  if (data.mine !== 'none')
    return (
      <Card title={data.mine === 'same' ? strings.alreadyHere(data.name) : strings.alreadyElsewhere}>
        <p className="text-muted">
          {data.mine === 'same' ? strings.alreadyHereText : strings.alreadyElsewhereText(data.name)}
        </p>
        <LinkButton to={toHousehold} className="justify-self-start">
          {strings.goToHousehold}
        </LinkButton>
      </Card>
    )

  const accept = async () => {
    if (join.isPending) return
    // Errors are shown in place; the screen stays.
    const answer = await join.mutateAsync({ code, merge }).catch(() => undefined)
    if (!answer) return
    notify({
      title: strings.joined(data.name),
      description: strings.joinedText,
      variant: 'success',
    })
    void navigate(paths.shoppingList(), { replace: true })
  }

  return (
    <Card title={data.name}>
      <p className="text-muted">
        {strings.invitedBy(data.owner)} {strings.memberCount(data.members)}
      </p>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={merge}
          onChange={(event) => setMerge(event.target.checked)}
          className="tick size-5"
        />
        <span>{strings.bringLists}</span>
      </label>
      <p className="text-muted text-sm">{merge ? strings.listsMove : strings.listsSetAside}</p>
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={join.isPending} onClick={accept}>
          {join.isPending && <Spinner label={strings.joining} />}
          {strings.join}
        </Button>
        <LinkButton to={paths.home()} variant="outline">
          {strings.notNow}
        </LinkButton>
      </div>
    </Card>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={`${cardLook} grid max-w-prose gap-5 p-5 sm:p-8`}>
      <h2 className="break-words text-2xl">{title}</h2>
      {children}
    </section>
  )
}
