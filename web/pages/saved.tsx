import { Link } from 'react-router'
import { DietLine } from '#web/features/diets/diet-line.tsx'
import { SavedList } from '#web/features/saved/saved-list.tsx'
import { ShelfTabs } from '#web/features/saved/shelf-tabs.tsx'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { useSaved } from '#web/state/saved.ts'
import { useSession } from '#web/state/session.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

export default function SavedRecipes() {
  const { title, section } = sitePage('saved')
  const { status } = useSession()
  const { ids } = useSaved()
  return (
    <div className="wrap pb-16">
      <PageHeading title={title} eyebrow={section}>
        {status === 'signed-in'
          ? strings.savedToAccount
          : ids.length === 0
            ? strings.savedHere
            : rich(strings.savedHereSignIn, {
                signIn: (text) => (
                  <Link to={paths.auth()} className="text-link">
                    {text}
                  </Link>
                ),
              })}
      </PageHeading>
      <ShelfTabs at="saved" />
      {ids.length > 0 && <DietLine unfiltered className="mb-4" />}
      <SavedList />
    </div>
  )
}
