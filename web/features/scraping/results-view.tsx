import BookCheck from 'lucide-react/icons/book-check'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import LayoutList from 'lucide-react/icons/layout-list'
import ListTree from 'lucide-react/icons/list-tree'
import { useState } from 'react'
import type { PerformanceMetrics, ScrapeResults } from '#core/contracts/scrape-results.ts'
import { EXPORT_FORMATS } from '#core/scraping/export-row.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { exportResults } from './export-results.ts'
import { ResultErrors } from './result-errors.tsx'
import { DetailedView, EntryList, RecipeList } from './result-lists.tsx'
import * as strings from './strings.ts'

const number = (value: number, digits = 1) =>
  (value ?? 0).toLocaleString('en-US', { maximumFractionDigits: digits })

const METRICS: [keyof PerformanceMetrics, string, (value: number) => string][] = [
  ['total_time_seconds', strings.totalTime, (value) => strings.seconds(number(value))],
  ['success_rate', strings.successRate, (value) => strings.percent(number(value))],
  ['accuracy_rate', strings.accuracyRate, (value) => strings.percent(number(value))],
  ['average_time_per_recipe', strings.averagePerRecipe, (value) => strings.seconds(number(value, 2))],
  ['urls_discovered', strings.urlsDiscovered, (value) => number(value)],
  ['quality_filtered', strings.filteredOut, (value) => number(value)],
  ['duplicates_found', strings.duplicates, (value) => number(value)],
]

type Shown = 'list' | 'detail'
type Kept = 'saved' | 'duplicates'

/** The results of a scrape. */
export function ResultsView({ results, finishedAt }: { results: ScrapeResults; finishedAt: Date }) {
  const [shown, setShown] = useState<Shown>('list')
  const [kept, setKept] = useState<Kept>('saved')
  const { recipes, saved_recipes: saved, duplicate_recipes: duplicates } = results
  return (
    <section aria-labelledby="results-title" className={`${cardLook} grid gap-6 p-5 md:p-8`}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h2 id="results-title" className="text-2xl">
          {strings.resultsTitle}
        </h2>
        <p className="text-muted tabular-nums">
          {strings.resultsSummary(
            number(results.processed),
            number(results.successful),
            number(results.failed),
          )}
        </p>
        <div className="flex flex-wrap gap-2 md:ml-auto">
          {EXPORT_FORMATS.map((format) => (
            <Button
              key={format}
              size="sm"
              variant="outline"
              aria-label={strings.exportAs(format.toUpperCase())}
              disabled={recipes.length === 0}
              onClick={() => exportResults(recipes, format, finishedAt)}
            >
              <Download aria-hidden="true" className="size-4" />
              {format.toUpperCase()}
            </Button>
          ))}
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4 lg:grid-cols-7">
        {METRICS.map(([key, name, text]) => (
          <div key={key} className="min-w-0">
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="font-display text-lg tabular-nums">{text(results.performance_metrics[key])}</dd>
          </div>
        ))}
      </dl>
      <ResultErrors errors={results.errors} />
      <div>
        <Tabs
          label={strings.recipesFound}
          value={shown}
          onChange={setShown}
          tabs={[
            { value: 'list', label: strings.recipeList, icon: LayoutList },
            { value: 'detail', label: strings.detailedView, icon: ListTree },
          ]}
        >
          <TabPanel value="list">
            <RecipeList recipes={recipes} />
          </TabPanel>
          <TabPanel value="detail">
            <DetailedView recipes={recipes} />
          </TabPanel>
        </Tabs>
      </div>
      <div>
        <Tabs
          label={strings.outcome}
          value={kept}
          onChange={setKept}
          tabs={[
            { value: 'saved', label: strings.saved, icon: BookCheck },
            { value: 'duplicates', label: strings.duplicates, icon: Copy },
          ]}
        >
          <TabPanel value="saved">
            <EntryList entries={saved} empty={strings.noneSaved} />
          </TabPanel>
          <TabPanel value="duplicates">
            <EntryList entries={duplicates} empty={strings.noDuplicates} />
          </TabPanel>
        </Tabs>
      </div>
    </section>
  )
}
