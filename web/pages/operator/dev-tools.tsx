import { useLocation } from 'react-router'
import { Mailbox } from '#web/features/mailbox/mailbox.tsx'
import { ModelCheck } from '#web/features/model-check/model-check.tsx'
import { DebuggingPanel } from '#web/features/operator/debugging-panel.tsx'
import { OperatorGate } from '#web/features/operator/operator-gate.tsx'
import { paths } from '#web/paths.ts'
import { pageAt, sitePage } from '#web/site-map.ts'
import { LinkCard } from '#web/ui/card.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as strings from './strings.ts'

/** Two routes, one screen: /debugging also opens the panel below the cards. */
export default function DevTools() {
  const { title, section } = sitePage('devTools')
  const debugging = pageAt(useLocation().pathname)?.name === 'debugging'
  return (
    <div className="wrap pb-16">
      <PageHeading title={title} eyebrow={section}>
        {strings.devToolsLead}
      </PageHeading>
      <OperatorGate>
        <ul className="grid gap-4 md:grid-cols-2">
          <li className="flex">
            <LinkCard to={paths.debugging()} title={strings.debuggingTitle} heading="h2" className="w-full">
              {strings.debuggingText}
            </LinkCard>
          </li>
          <li className="flex">
            <LinkCard to={paths.recipeScraper()} title={strings.scraperTitle} heading="h2" className="w-full">
              {strings.scraperText}
            </LinkCard>
          </li>
        </ul>
        <p className="mt-4 text-muted">{strings.developmentOnly}</p>
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
