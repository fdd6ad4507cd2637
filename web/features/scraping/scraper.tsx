import Globe from 'lucide-react/icons/globe'
import LinkIcon from 'lucide-react/icons/link'
import ListPlus from 'lucide-react/icons/list-plus'
import Radar from 'lucide-react/icons/radar'
import Sparkles from 'lucide-react/icons/sparkles'
import Target from 'lucide-react/icons/target'
import { type FormEvent, useState } from 'react'
import { operatorAccess } from '#web/api/operator-access.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { type Tab, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { BatchTab } from './batch-tab.tsx'
import { DiscoveryTab } from './discovery-tab.tsx'
import { DomainTab } from './domain-tab.tsx'
import { EnhanceTab } from './enhance-tab.tsx'
import { initialForm, type ScraperForm, type ScraperTab } from './form.ts'
import { orderOf } from './orders.ts'
import { isWorking } from './run-view.ts'
import { type ScrapeRun, useRun } from './scrape-run.ts'
import { SingleTab } from './single-tab.tsx'
import { SmartTab } from './smart-tab.tsx'
import { useNarrow } from './use-narrow.ts'

const TABS: readonly (Tab<ScraperTab> & { action: string; narrow?: boolean })[] = [
  { value: 'single', label: 'Single URL', icon: LinkIcon, action: 'Scrape recipe', narrow: true },
  { value: 'batch', label: 'Batch URLs', icon: ListPlus, action: 'Scrape batch', narrow: true },
  { value: 'domain', label: 'Domain Crawl', icon: Globe, action: 'Crawl domain' },
  { value: 'smart', label: 'Smart Selection', icon: Target, action: 'Scrape selected sites' },
  { value: 'discovery', label: 'Auto Discovery', icon: Radar, action: 'Discover recipes' },
  { value: 'enhance', label: 'AI Enhanced', icon: Sparkles, action: 'Enhance recipes' },
]

/** The six ways to collect recipes; a phone has the first two. */
export function Scraper({ run }: { run: ScrapeRun }) {
  const view = useRun(run)
  const narrow = useNarrow()
  const [chosen, setChosen] = useState<ScraperTab>('single')
  const [form, setForm] = useState<ScraperForm>(initialForm)
  const tabs = narrow ? TABS.filter((tab) => tab.narrow) : TABS
  const tab = tabs.find(({ value }) => value === chosen)?.value ?? 'single'
  const working = isWorking(view)
  const codeMissing = tab === 'discovery' && form.discovery.code.trim() === ''

  const part = <Name extends ScraperTab>(name: Name) => ({
    value: form[name],
    change: (change: Partial<ScraperForm[Name]>) =>
      setForm((now) => ({ ...now, [name]: { ...now[name], ...change } })),
  })
  const size = {
    batchSize: form.batchSize,
    onBatchSize: (batchSize: number) => setForm((now) => ({ ...now, batchSize })),
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (working) return
    const order = orderOf(tab, form, operatorAccess.get() ?? '')
    if ('problem' in order) notify({ ...order.problem, variant: 'destructive' })
    else void run.start(order)
  }

  return (
    <form onSubmit={submit} noValidate className={`${cardLook} p-5 pt-2 md:p-8 md:pt-4`}>
      <Tabs label="Ways to collect recipes" tabs={tabs} value={tab} onChange={setChosen}>
        {tabs.map(({ value }) => (
          <TabPanel key={value} value={value}>
            <div className="grid gap-6">
              {value === 'single' && <SingleTab {...part('single')} />}
              {value === 'batch' && <BatchTab {...part('batch')} {...size} />}
              {value === 'domain' && <DomainTab {...part('domain')} {...size} />}
              {value === 'smart' && <SmartTab {...part('smart')} />}
              {value === 'discovery' && <DiscoveryTab {...part('discovery')} />}
              {value === 'enhance' && <EnhanceTab {...part('enhance')} />}
            </div>
          </TabPanel>
        ))}
      </Tabs>
      <Button
        type="submit"
        size="lg"
        aria-disabled={working}
        disabled={codeMissing}
        className="mt-8 w-full aria-disabled:opacity-55 sm:w-auto"
      >
        {working && <Spinner label="A scrape is running" />}
        {TABS.find(({ value }) => value === tab)?.action}
      </Button>
    </form>
  )
}
