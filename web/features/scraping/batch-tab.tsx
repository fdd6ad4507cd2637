import { SCRAPING } from '#core/contracts/scraping.ts'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { ControlGrid, Slider } from './controls.tsx'
import type { TabProps } from './form.ts'
import { linesOf } from './orders.ts'
import { CommonControls } from './shared-controls.tsx'
import * as strings from './strings.ts'

interface BatchTabProps extends TabProps<'batch'> {
  batchSize: number
  onBatchSize: (size: number) => void
}

const SOURCES = [
  { source: 'urls', label: strings.sourceUrls },
  { source: 'domain', label: strings.domainLabel },
] as const

export function BatchTab({ value, change, batchSize, onBatchSize }: BatchTabProps) {
  const count = linesOf(value.urls).length
  return (
    <>
      <fieldset>
        <legend className="font-semibold">{strings.sourceLegend}</legend>
        <div className="mt-2 inline-grid grid-cols-2 rounded-card border border-control p-1">
          {SOURCES.map(({ source, label }) => (
            <label
              key={source}
              className="grid min-h-11 cursor-pointer place-items-center rounded-sm px-5 font-semibold text-sm has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="batch-source"
                className="sr-only"
                checked={value.source === source}
                onChange={() => change({ source })}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {value.source === 'urls' ? (
        <TextArea
          label={strings.urlsLabel}
          rows={7}
          spellCheck={false}
          autoCapitalize="none"
          placeholder={strings.urlsPlaceholder}
          value={value.urls}
          onValue={(urls) => change({ urls })}
          hint={strings.urlCount(count)}
        />
      ) : (
        <TextField
          label={strings.domainLabel}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={strings.domainPlaceholder}
          value={value.domain}
          onValue={(domain) => change({ domain })}
        />
      )}
      <CommonControls bounds="batch" value={value} change={change} />
      <ControlGrid>
        <Slider
          label={strings.batchSize}
          {...SCRAPING.batchSize.batch}
          value={batchSize}
          onChange={onBatchSize}
          hint={
            batchSize > SCRAPING.batchSize.batch.max
              ? strings.batchSizeDefault(
                  batchSize,
                  SCRAPING.batchSize.batch.min,
                  SCRAPING.batchSize.batch.max,
                )
              : strings.batchSizeHint
          }
        />
      </ControlGrid>
    </>
  )
}
