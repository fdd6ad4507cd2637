import type { DraftList } from '#core/contracts/scrape-review.ts'
import { Select } from '#web/ui/select.tsx'
import type { QueueFilter } from './queries.ts'
import * as strings from './strings.ts'

const KINDS = [
  { value: 'all', label: strings.allKinds },
  { value: 'new', label: strings.newOnly },
  { value: 'change', label: strings.changesOnly },
] as const
const DOUBTS = [
  { value: '', label: strings.anyDoubts },
  { value: 'yes', label: strings.withDoubts },
  { value: 'no', label: strings.withoutDoubts },
] as const

interface QueueFiltersProps {
  filter: QueueFilter
  hosts: DraftList['hosts']
  change: (part: Partial<QueueFilter>) => void
}

export function QueueFilters({ filter, hosts, change }: QueueFiltersProps) {
  const doubts = filter.doubtful === undefined ? '' : filter.doubtful ? 'yes' : 'no'
  return (
    <div className="grid gap-3 sm:grid-cols-3 lg:grid-cols-1">
      <Select
        label={strings.kindLabel}
        options={KINDS}
        value={filter.kind}
        onChange={(kind) => change({ kind })}
      />
      <Select
        label={strings.siteLabel}
        value={filter.host ?? ''}
        onChange={(host) => change({ host: host || undefined })}
        options={[
          { value: '', label: strings.allSites },
          ...hosts.map(({ host, waiting }) => ({ value: host, label: strings.site(host, waiting) })),
        ]}
      />
      <Select
        label={strings.doubtLabel}
        options={DOUBTS}
        value={doubts}
        onChange={(value) => change({ doubtful: value === '' ? undefined : value === 'yes' })}
      />
    </div>
  )
}
