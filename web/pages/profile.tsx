import { useSession } from '#web/lib/session.tsx'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

export default function Profile() {
  const { title, section } = sitePage('profile')
  const { status, user } = useSession()
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art={['bowl-with-spoon', 'herb', 'strawberry']}>
        {status === 'signed-in' && `You are signed in as ${user?.email}.`}
        {status === 'signed-out' && 'Please sign in to view your profile.'}
        {status === 'loading' && <Spinner label="Loading your profile" />}
      </PageHeading>
      <div className="flex flex-wrap gap-3">
        {status === 'signed-out' && <LinkButton to={paths.auth()}>Sign In</LinkButton>}
        <LinkButton to={paths.addIngredients()} variant={status === 'signed-in' ? 'solid' : 'outline'}>
          Start with your ingredients
        </LinkButton>
      </div>
    </div>
  )
}
