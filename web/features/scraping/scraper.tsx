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
import * as strings from './strings.ts'
import { useNarrow } from './use-narrow.ts'

const TABS: readonly (Tab<ScraperTab> & { action: string; narrow?: boolean })[] = [
  { value: 'single', label: strings.singleTab, icon: LinkIcon, action: strings.singleAction, narrow: true },
  { value: 'batch', label: strings.batchTab, icon: ListPlus, action: strings.batchAction, narrow: true },
  { value: 'domain', label: strings.domainTab, icon: Globe, action: strings.domainAction },
  { value: 'smart', label: strings.smartTab, icon: Target, action: strings.smartAction },
  { value: 'discovery', label: strings.discoveryTab, icon: Radar, action: strings.discoveryAction },
  { value: 'enhance', label: strings.enhanceTab, icon: Sparkles, action: strings.enhanceAction },
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
      <Tabs label={strings.tabsLabel} tabs={tabs} value={tab} onChange={setChosen}>
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
        {working && <Spinner label={strings.scrapeRunning} />}
        {TABS.find(({ value }) => value === tab)?.action}
      </Button>
    </form>
  )
}
