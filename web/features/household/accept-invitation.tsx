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
import { useInvitation, useJoinHousehold } from './queries.ts'

/** What an invitation leads to, and the button that accepts it. */
export function AcceptInvitation({ userId, code }: { userId: string; code: string }) {
  const navigate = useNavigate()
  const { data, error, isPending, refetch } = useInvitation(userId, code)
  const join = useJoinHousehold(userId)
  const [merge, setMerge] = useState(true)

  if (isPending) return <Spinner label="Loading your invitation" />
  if (error && !(error instanceof FunctionError && error.code === 'invitation_gone'))
    return (
      <ErrorCard title="We couldn’t load the invitation" message={error.message} onRetry={() => refetch()} />
    )
  if (error)
    return (
      <Card title="This invitation doesn’t work">
        <p className="text-muted">{error.message}</p>
        <LinkButton to={paths.home()} className="justify-self-start">
          Back to the kitchen
        </LinkButton>
      </Card>
    )
  if (data.mine !== 'none')
    return (
      <Card title={data.mine === 'same' ? `You’re already in ${data.name}` : 'You’re already in a household'}>
        <p className="text-muted">
          {data.mine === 'same'
            ? 'You share one pantry and one shopping list.'
            : `To join ${data.name}, leave yours first, then open this link again.`}
        </p>
        <LinkButton to={paths.profile()} className="justify-self-start">
          Go to your household
        </LinkButton>
      </Card>
    )

  const accept = async () => {
    if (join.isPending) return
    // Errors are shown in place; the screen stays.
    const answer = await join.mutateAsync({ code, merge }).catch(() => undefined)
    if (!answer) return
    notify({
      title: `Welcome to ${data.name}`,
      description: 'You now share one pantry and one shopping list.',
      variant: 'success',
    })
    void navigate(paths.shoppingList(), { replace: true })
  }

  return (
    <Card title={data.name}>
      <p className="text-muted">
        {data.owner} invited you to share a pantry and a shopping list.{' '}
        {data.members === 1 ? '1 person is' : `${data.members} people are`} in this household.
      </p>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={merge}
          onChange={(event) => setMerge(event.target.checked)}
          className="tick size-5"
        />
        <span>Bring my own pantry and shopping list</span>
      </label>
      <p className="text-muted text-sm">
        {merge
          ? 'Your items move into the household’s lists.'
          : 'Your own lists are set aside, and come back when you leave the household.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={join.isPending} onClick={accept}>
          {join.isPending && <Spinner label="Joining" />}
          Join household
        </Button>
        <LinkButton to={paths.home()} variant="outline">
          Not now
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
