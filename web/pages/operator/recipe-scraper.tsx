import { useEffect } from 'react'
import { Link } from 'react-router'
import { OperatorGate } from '#web/features/operator/operator-gate.tsx'
import { JobFailures } from '#web/features/scraping/job-failures.tsx'
import { Monitor } from '#web/features/scraping/monitor.tsx'
import { RecentJobs } from '#web/features/scraping/recent-jobs.tsx'
import { ResultsView } from '#web/features/scraping/results-view.tsx'
import { scraperRun, useRun } from '#web/features/scraping/scrape-run.ts'
import { Scraper } from '#web/features/scraping/scraper.tsx'
import { useStoredAgain } from '#web/features/scraping/stored-queries.ts'
import { StoredRecipes } from '#web/features/scraping/stored-recipes.tsx'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

export default function RecipeScraper() {
  const { title, section } = sitePage('recipeScraper')
  return (
    <div className="wrap pb-16">
      <PageHeading title={title} eyebrow={section}>
        {rich(strings.scraperLead, {
          link: (text) => (
            <Link to={paths.bulkImport()} className="text-link">
              {text}
            </Link>
          ),
        })}
      </PageHeading>
      <OperatorGate>
        <nav aria-label={strings.moreTools} className="mb-6 flex flex-wrap gap-2">
          <LinkButton to={paths.recipeReview()} variant="outline" size="sm">
            {strings.toReview}
          </LinkButton>
          <LinkButton to={paths.recipeSources()} variant="outline" size="sm">
            {strings.toSources}
          </LinkButton>
        </nav>
        <Workbench />
      </OperatorGate>
    </div>
  )
}

function Workbench() {
  const { results, finishedAt } = useRun(scraperRun)
  useEffect(() => {
    void scraperRun.restore()
  }, [])
  const refresh = useStoredAgain()
  useEffect(() => {
    if (finishedAt) void refresh()
  }, [finishedAt, refresh])
  return (
    <div className="grid gap-6 *:min-w-0">
      <Scraper run={scraperRun} />
      <Monitor run={scraperRun} />
      {results && finishedAt && (
        <ResultsView key={finishedAt.getTime()} results={results} finishedAt={finishedAt} />
      )}
      <JobFailures run={scraperRun} />
      <RecentJobs run={scraperRun} />
      <StoredRecipes />
    </div>
  )
}
