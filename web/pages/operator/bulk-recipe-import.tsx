import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { Onward } from '#web/ui/onward.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function BulkRecipeImport() {
  const { title, section } = sitePage('bulkRecipeImport')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art={['inbox-tray', 'open-book', 'spaghetti']}>
        For operators: this is where a fixed list of recipe pages is brought into the recipe collection in one
        go.
      </PageHeading>
      <Onward
        links={[
          {
            to: paths.recipeScraper(),
            title: 'Advanced recipe scraper',
            text: 'Collect recipes from web pages.',
            art: 'magnifying-glass-tilted-left',
          },
          {
            to: paths.recipes(),
            title: 'Browse the recipe collection',
            text: 'For evenings when you would rather leaf through a book.',
            art: 'open-book',
          },
        ]}
      />
    </div>
  )
}
