import { Link } from 'react-router'
import { OperatorGate } from '#web/features/operator/operator-gate.tsx'
import { RemovalsPanel } from '#web/features/scraping/sources/removals-panel.tsx'
import { SourcesPanel } from '#web/features/scraping/sources/sources-panel.tsx'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

export default function RecipeSources() {
  const { title, section } = sitePage('recipeSources')
  return (
    <div className="wrap pb-16">
      <PageHeading title={title} eyebrow={section}>
        {rich(strings.sourcesLead, {
          link: (text) => (
            <Link to={paths.recipeScraper()} className="text-link">
              {text}
            </Link>
          ),
        })}
      </PageHeading>
      <OperatorGate>
        <div className="grid gap-6 *:min-w-0">
          <SourcesPanel />
          <RemovalsPanel />
        </div>
      </OperatorGate>
    </div>
  )
}
