import { Mailbox } from '#web/features/mailbox/mailbox.tsx'
import { ModelCheck } from '#web/features/model-check/model-check.tsx'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Onward } from '#web/ui/onward.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function DevTools() {
  const { title, section } = sitePage('devTools')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art={['hammer-and-wrench', 'key', 'olive']}>
        Tools for the people who run this kitchen. They are for development use and are not part of cooking
        with Sous.
      </PageHeading>
      <p className="mb-10">
        <Badge tone="clay">For development use only</Badge>
      </p>
      <div className="mb-12 grid gap-6">
        <ModelCheck />
        <Mailbox />
      </div>
      <Onward
        links={[
          {
            to: paths.recipeScraper(),
            title: 'Advanced recipe scraper',
            text: 'Collect recipes from web pages.',
            art: 'magnifying-glass-tilted-left',
          },
          {
            to: paths.bulkRecipeImport(),
            title: 'Bulk recipe import',
            text: 'Bring in a whole list of recipes at once.',
            art: 'inbox-tray',
          },
        ]}
      />
    </div>
  )
}
