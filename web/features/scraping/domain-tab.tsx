import { SCRAPING } from '#core/contracts/scraping.ts'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ControlGrid, NumberField, Slider } from './controls.tsx'
import type { TabProps } from './form.ts'
import { CommonControls } from './shared-controls.tsx'
import * as strings from './strings.ts'

interface DomainTabProps extends TabProps<'domain'> {
  batchSize: number
  onBatchSize: (size: number) => void
}

export function DomainTab({ value, change, batchSize, onBatchSize }: DomainTabProps) {
  return (
    <>
      <TextField
        label={strings.domainLabel}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        placeholder={strings.domainPlaceholder}
        value={value.domain}
        onValue={(domain) => change({ domain })}
      />
      <CommonControls bounds="domain" value={value} change={change} />
      <ControlGrid>
        <Slider
          label={strings.crawlDepth}
          min={SCRAPING.crawlDepth.min}
          max={SCRAPING.crawlDepth.max}
          value={value.depth}
          onChange={(depth) => change({ depth })}
          hint={strings.crawlDepthHint}
        />
        <Slider
          label={strings.concurrency}
          min={SCRAPING.concurrency.min}
          max={SCRAPING.concurrency.max}
          value={value.concurrency}
          onChange={(concurrency) => change({ concurrency })}
          hint={strings.concurrencyHint}
        />
        <NumberField
          label={strings.batchSize}
          {...SCRAPING.batchSize.domain}
          value={batchSize}
          onChange={onBatchSize}
        />
        <div className="grid content-start gap-3">
          <Switch
            label={strings.sitemapCrawling}
            on={value.sitemap}
            onChange={(sitemap) => change({ sitemap })}
          />
          <Switch label={strings.feedCrawling} on={value.feeds} onChange={(feeds) => change({ feeds })} />
          <Switch
            label={strings.recursiveCrawling}
            on={value.recursive}
            onChange={(recursive) => change({ recursive })}
          />
        </div>
      </ControlGrid>
    </>
  )
}
