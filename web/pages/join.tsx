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
import * as strings from './strings.ts'

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
          ? strings.joinIncomplete
          : status === 'signed-out'
            ? strings.joinInvited
            : strings.joinLead}
      </PageHeading>
      {code !== '' && status === 'loading' && <Spinner label={strings.checkingSignIn} />}
      {code !== '' && status === 'signed-in' && user && <AcceptInvitation userId={user.id} code={code} />}
      {code === '' && <LinkButton to={paths.home()}>{strings.backToKitchen}</LinkButton>}
      {code !== '' && status === 'signed-out' && (
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.auth()}>{strings.signIn}</LinkButton>
          <LinkButton to={{ pathname: paths.auth(), search: 'mode=sign-up' }} variant="outline">
            {strings.createAccount}
          </LinkButton>
        </div>
      )}
    </div>
  )
}
