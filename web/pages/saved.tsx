import { Link } from 'react-router'
import { DietLine } from '#web/features/diets/diet-line.tsx'
import { SavedList } from '#web/features/saved/saved-list.tsx'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { useSaved } from '#web/state/saved.ts'
import { useSession } from '#web/state/session.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function SavedRecipes() {
  const { title, section } = sitePage('saved')
  const { status } = useSession()
  const { ids } = useSaved()
  return (
    <div className="wrap pb-16">
      <PageHeading title={title} eyebrow={section}>
        {status === 'signed-in' ? (
          'Saved to your account, on all your devices.'
        ) : (
          <>
            Saved on this device.{' '}
            {ids.length > 0 && (
              <>
                <Link to={paths.auth()} className="text-link">
                  Sign in
                </Link>{' '}
                to keep them on all your devices.
              </>
            )}
          </>
        )}
      </PageHeading>
      {ids.length > 0 && <DietLine unfiltered className="mb-4" />}
      <SavedList />
    </div>
  )
}
