import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { Onward } from '#web/ui/onward.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function RecipeScraper() {
  const { title, section } = sitePage('recipeScraper')
  return (
    <div className="wrap">
      <PageHeading
        title={title}
        eyebrow={section}
        art={['magnifying-glass-tilted-left', 'open-book', 'hammer-and-wrench']}
      >
        For operators: this is where recipes from web pages are collected into the recipe collection.
      </PageHeading>
      <Onward
        links={[
          {
            to: paths.devTools(),
            title: 'Developer tools',
            text: 'Everything for operators of this kitchen.',
            art: 'hammer-and-wrench',
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
