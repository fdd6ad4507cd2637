import { SCRAPING } from '#core/contracts/scraping.ts'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ControlGrid, NumberField, Slider } from './controls.tsx'
import type { TabProps } from './form.ts'
import { CommonControls } from './shared-controls.tsx'

interface DomainTabProps extends TabProps<'domain'> {
  batchSize: number
  onBatchSize: (size: number) => void
}

export function DomainTab({ value, change, batchSize, onBatchSize }: DomainTabProps) {
  return (
    <>
      <TextField
        label="Domain"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        placeholder="example.com"
        value={value.domain}
        onValue={(domain) => change({ domain })}
      />
      <CommonControls bounds="domain" value={value} change={change} />
      <ControlGrid>
        <Slider
          label="Crawl depth"
          min={SCRAPING.crawlDepth.min}
          max={SCRAPING.crawlDepth.max}
          value={value.depth}
          onChange={(depth) => change({ depth })}
          hint="How many links to follow from the first page."
        />
        <Slider
          label="Max concurrency"
          min={SCRAPING.concurrency.min}
          max={SCRAPING.concurrency.max}
          value={value.concurrency}
          onChange={(concurrency) => change({ concurrency })}
          hint="Maximum pages at once."
        />
        <NumberField
          label="Batch size"
          {...SCRAPING.batchSize.domain}
          value={batchSize}
          onChange={onBatchSize}
        />
        <div className="grid content-start gap-3">
          <Switch label="Sitemap crawling" on={value.sitemap} onChange={(sitemap) => change({ sitemap })} />
          <Switch label="Feed crawling" on={value.feeds} onChange={(feeds) => change({ feeds })} />
          <Switch
            label="Recursive crawling"
            on={value.recursive}
            onChange={(recursive) => change({ recursive })}
          />
        </div>
      </ControlGrid>
    </>
  )
}
