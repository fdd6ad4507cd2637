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

const number = (value: number, digits = 1) =>
  (value ?? 0).toLocaleString('en-US', { maximumFractionDigits: digits })

const METRICS: [keyof PerformanceMetrics, string, (value: number) => string][] = [
  ['total_time_seconds', 'Total time', (value) => `${number(value)} s`],
  ['success_rate', 'Success rate', (value) => `${number(value)}%`],
  ['accuracy_rate', 'Accuracy rate', (value) => `${number(value)}%`],
  ['average_time_per_recipe', 'Average per recipe', (value) => `${number(value, 2)} s`],
  ['urls_discovered', 'URLs discovered', (value) => number(value)],
  ['quality_filtered', 'Filtered out', (value) => number(value)],
  ['duplicates_found', 'Duplicates', (value) => number(value)],
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
          Results
        </h2>
        <p className="text-muted tabular-nums">
          {number(results.processed)} processed, {number(results.successful)} successful,{' '}
          {number(results.failed)} failed
        </p>
        <div className="flex flex-wrap gap-2 md:ml-auto">
          {EXPORT_FORMATS.map((format) => (
            <Button
              key={format}
              size="sm"
              variant="outline"
              aria-label={`Export as ${format.toUpperCase()}`}
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
          label="Recipes found"
          value={shown}
          onChange={setShown}
          tabs={[
            { value: 'list', label: 'Recipe List', icon: LayoutList },
            { value: 'detail', label: 'Detailed View', icon: ListTree },
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
          label="Outcome"
          value={kept}
          onChange={setKept}
          tabs={[
            { value: 'saved', label: 'Saved', icon: BookCheck },
            { value: 'duplicates', label: 'Duplicates', icon: Copy },
          ]}
        >
          <TabPanel value="saved">
            <EntryList entries={saved} empty="No recipes saved." />
          </TabPanel>
          <TabPanel value="duplicates">
            <EntryList entries={duplicates} empty="No duplicates." />
          </TabPanel>
        </Tabs>
      </div>
    </section>
  )
}
