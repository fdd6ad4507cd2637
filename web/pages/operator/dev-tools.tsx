import { useLocation } from 'react-router'
import { Mailbox } from '#web/features/mailbox/mailbox.tsx'
import { ModelCheck } from '#web/features/model-check/model-check.tsx'
import { DebuggingPanel } from '#web/features/operator/debugging-panel.tsx'
import { OperatorGate } from '#web/features/operator/operator-gate.tsx'
import { paths } from '#web/paths.ts'
import { pageAt, sitePage } from '#web/site-map.ts'
import { LinkCard } from '#web/ui/card.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

/** Two routes, one screen: /debugging also opens the panel below the cards. */
export default function DevTools() {
  const { title, section } = sitePage('devTools')
  const debugging = pageAt(useLocation().pathname)?.name === 'debugging'
  return (
    <div className="wrap pb-16">
      <PageHeading title={title} eyebrow={section}>
        Tools for whoever runs this server. You don’t need them to cook.
      </PageHeading>
      <OperatorGate>
        <ul className="grid gap-4 md:grid-cols-2">
          <li className="flex">
            <LinkCard to={paths.debugging()} title="System Debugging" heading="h2" className="w-full">
              Health, database, queues, the model, the mailbox and recent errors.
            </LinkCard>
          </li>
          <li className="flex">
            <LinkCard to={paths.recipeScraper()} title="Recipe Scraper" heading="h2" className="w-full">
              Collect recipes from web pages into the collection.
            </LinkCard>
          </li>
        </ul>
        <p className="mt-4 text-muted">Both tools are for development use only.</p>
        {debugging && (
          <div className="mt-10 border-line border-t pt-10">
            <DebuggingPanel>
              <ModelCheck />
              <Mailbox />
            </DebuggingPanel>
          </div>
        )}
      </OperatorGate>
    </div>
  )
}
