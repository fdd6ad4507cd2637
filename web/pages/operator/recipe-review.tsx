import { Link } from 'react-router'
import { OperatorGate } from '#web/features/operator/operator-gate.tsx'
import { ReviewQueue } from '#web/features/scraping/review/review-queue.tsx'
import { RulesPanel } from '#web/features/scraping/review/rules-panel.tsx'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

export default function RecipeReview() {
  const { title, section } = sitePage('recipeReview')
  return (
    <div className="wrap pb-16">
      <PageHeading title={title} eyebrow={section}>
        {rich(strings.reviewLead, {
          link: (text) => (
            <Link to={paths.recipeScraper()} className="text-link">
              {text}
            </Link>
          ),
        })}
      </PageHeading>
      <OperatorGate>
        <div className="grid gap-6 *:min-w-0">
          <ReviewQueue />
          <RulesPanel />
        </div>
      </OperatorGate>
    </div>
  )
}
