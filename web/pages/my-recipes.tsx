import { Link } from 'react-router'
import { ImportStatus } from '#web/features/import-library/import-status.tsx'
import { PastImportsLink } from '#web/features/import-library/past-imports-link.tsx'
import { Cookbook } from '#web/features/own-recipes/cookbook.tsx'
import { ShelfTabs } from '#web/features/saved/shelf-tabs.tsx'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { useSession } from '#web/state/session.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

export default function MyRecipes() {
  const { title, section } = sitePage('myRecipes')
  const { status } = useSession()
  return (
    <div className="wrap pb-16">
      <PageHeading title={title} eyebrow={section}>
        {status === 'signed-in'
          ? strings.cookbookInAccount
          : rich(strings.cookbookHere, {
              signIn: (text) => (
                <Link to={paths.auth()} className="text-link">
                  {text}
                </Link>
              ),
            })}
      </PageHeading>
      <ShelfTabs at="own" />
      <ImportStatus />
      <Cookbook />
      <PastImportsLink />
    </div>
  )
}
