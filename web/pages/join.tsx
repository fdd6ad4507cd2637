import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { AcceptInvitation } from '#web/features/household/accept-invitation.tsx'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { waitingInvitation } from '#web/state/invitation.ts'
import { useSession } from '#web/state/session.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

export default function Join() {
  const { title, section } = sitePage('join')
  const [search] = useSearchParams()
  const code = search.get('code') ?? ''
  const { status, user } = useSession()
  useEffect(() => {
    if (status === 'signed-out' && code) waitingInvitation.keep(code)
  }, [status, code])

  return (
    <div className="wrap pb-16">
      <PageHeading title={title} eyebrow={section} art="story">
        {code === ''
          ? 'This link is incomplete. Open the full invitation link, or ask for a new one.'
          : status === 'signed-out'
            ? 'You’ve been invited to share a pantry and shopping list. Sign in or create an account to join.'
            : 'A household shares one pantry and one shopping list.'}
      </PageHeading>
      {code !== '' && status === 'loading' && <Spinner label="Checking your sign-in" />}
      {code !== '' && status === 'signed-in' && user && <AcceptInvitation userId={user.id} code={code} />}
      {code === '' && <LinkButton to={paths.home()}>Back to the kitchen</LinkButton>}
      {code !== '' && status === 'signed-out' && (
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.auth()}>Sign In</LinkButton>
          <LinkButton to={{ pathname: paths.auth(), search: 'mode=sign-up' }} variant="outline">
            Create account
          </LinkButton>
        </div>
      )}
    </div>
  )
}
