import type { LucideIcon } from 'lucide-react'
import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export interface Tab<Value extends string> {
  value: Value
  label: string
  icon: LucideIcon
}

interface TabsProps<Value extends string> {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** One `TabPanel` per tab. */
  children: ReactNode
}

/** Panels, one of which is visible. On a narrow screen the tab list scrolls horizontally. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Radix.List
        aria-label={label}
        className="-mx-5 flex overflow-x-auto border-line border-b px-3 [scrollbar-width:none] sm:mx-0 sm:gap-1 sm:px-0"
      >
        {tabs.map(({ value: own, label: name, icon: Icon }) => (
          <Radix.Trigger
            key={own}
            value={own}
            className="-mb-px inline-flex min-h-12 shrink-0 items-center gap-2 rounded-t-sm border-transparent border-b-3 px-2.5 font-semibold text-sm text-muted transition-colors hover:text-text data-[state=active]:border-accent data-[state=active]:text-text focus-visible:-outline-offset-3 sm:px-5 sm:text-base"
          >
            <Icon aria-hidden="true" className="size-5 max-sm:hidden" />
            {name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content value={value} className="rounded-card pt-8 focus-visible:outline-offset-6">
      {children}
    </Radix.Content>
  )
}
