import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { Onward } from '#web/ui/onward.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function SeasonalCooking() {
  const { title, section } = sitePage('seasonalCooking')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art={['ear-of-corn', 'seedling', 'chestnut']}>
        What is in season, where it grows in the United States, and how to store it. Food at its best is also
        food at its cheapest.
      </PageHeading>
      <Onward
        links={[
          {
            to: paths.recipes(),
            title: 'Browse the recipe collection',
            text: 'For evenings when you would rather leaf through a book.',
            art: 'open-book',
          },
          {
            to: paths.foodSafety(),
            title: 'Food safety',
            text: 'Safe temperatures, storage times and clean hands.',
            art: 'thermometer',
          },
        ]}
      />
    </div>
  )
}
