import type { ReactNode } from 'react'
import { useCallback } from 'react'
import type { Guide } from '#content/guides/schema.ts'
import { sitePage } from '#web/site-map.ts'
import { KeptTabPanel } from '#web/ui/kept-tab-panel.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { tabIcons } from './tab-icons.ts'

interface GuideTabsProps {
  guide: Guide
  tab: string
  onTab: (tab: string) => void
  onFound: (tab: string) => void
  children: (tab: string) => ReactNode
}

export function GuideTabs({ guide, tab, onTab, onFound, children }: GuideTabsProps) {
  const tabs = (guide.tabs ?? []).map(({ id, label, icon }) => ({
    value: id,
    label,
    icon: tabIcons[icon] ?? missing(icon),
  }))
  return (
    <div className="min-w-0">
      <Tabs label={sitePage(guide.page).title} tabs={tabs} value={tab} onChange={onTab}>
        {tabs.map(({ value, label }) => (
          <Panel key={value} id={value} label={label} active={value === tab} onFound={onFound}>
            {children(value)}
          </Panel>
        ))}
      </Tabs>
    </div>
  )
}

function Panel(props: {
  id: string
  label: string
  active: boolean
  onFound: (tab: string) => void
  children: ReactNode
}) {
  const { id, label, active, onFound, children } = props
  const found = useCallback(() => onFound(id), [id, onFound])
  return (
    <KeptTabPanel value={id} active={active} onFound={found}>
      <div id={id} className="pt-8">
        {/* The tab list is hidden in print, so each panel needs its title. */}
        <p className="guide-tab-name hidden font-display text-3xl print:mb-4 print:block">{label}</p>
        <div className="grid gap-14">{children}</div>
      </div>
    </KeptTabPanel>
  )
}

function missing(icon: string): never {
  throw new Error(`tab-icons.ts has no ${icon}.`)
}
