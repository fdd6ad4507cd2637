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
      <PageHeading title={title} eyebrow={section} art={['cooking', 'bread', 'herb']}>
        {code === ''
          ? 'Open the whole link of your invitation.'
          : status === 'signed-out'
            ? 'Somebody invites you to share a pantry and a shopping list. Sign in or make an account, and you come back here.'
            : 'A household shares one pantry and one shopping list.'}
      </PageHeading>
      {status === 'loading' && <Spinner label="Checking whether you are signed in" />}
      {code !== '' && status === 'signed-in' && user && <AcceptInvitation userId={user.id} code={code} />}
      {code !== '' && status === 'signed-out' && (
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.auth()}>Sign In</LinkButton>
          <LinkButton to={{ pathname: paths.auth(), search: 'mode=sign-up' }} variant="outline">
            Make an account
          </LinkButton>
        </div>
      )}
    </div>
  )
}
