import { Navigate } from 'react-router'
import { useSession } from '#web/lib/session.tsx'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function Auth() {
  const { title, section } = sitePage('auth')
  const { status } = useSession()
  if (status === 'signed-in') return <Navigate to={paths.home()} replace />
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art={['key', 'bread', 'honey-pot']}>
        An account keeps your profile with you from one device to the next. You do not need one to cook with
        Sous.
      </PageHeading>
      <LinkButton to={paths.home()} size="lg">
        Continue without account
      </LinkButton>
    </div>
  )
}
