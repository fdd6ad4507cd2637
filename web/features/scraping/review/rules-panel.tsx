import { type FormEvent, useState } from 'react'
import type { ScrapeRules } from '#core/contracts/scrape-review.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { Select } from '#web/ui/select.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { ControlGrid, Slider } from '../controls.tsx'
import { useRules, useSaveRules } from './queries.ts'
import * as strings from './strings.ts'

type Publish = 'never' | 'from' | 'always'
const SENSIBLE = 90

const PUBLISH = [
  { value: 'never', label: strings.publishNever },
  { value: 'from', label: strings.publishFrom },
  { value: 'always', label: strings.publishAlways },
] as const
const CHANGES = [
  { value: 'ask', label: strings.changeAsk },
  { value: 'newer', label: strings.changeNewer },
  { value: 'mine', label: strings.changeMine },
] as const
const IMAGES = [
  { value: 'none', label: strings.imagesNone },
  { value: 'licensed', label: strings.imagesLicensed },
  { value: 'all', label: strings.imagesAll },
] as const

const publishOf = ({ publish_from }: ScrapeRules): Publish =>
  publish_from === null ? 'never' : publish_from === 0 ? 'always' : 'from'
const FROM: Record<Publish, number | null> = { never: null, from: SENSIBLE, always: 0 }

/** What is decided once for every scrape. */
export function RulesPanel() {
  const { data } = useRules()
  return data ? <Rules key={JSON.stringify(data)} saved={data} /> : null
}

function Rules({ saved }: { saved: ScrapeRules }) {
  const [rules, setRules] = useState(saved)
  const save = useSaveRules()
  const change = (part: Partial<ScrapeRules>) => setRules((now) => ({ ...now, ...part }))
  const publish = publishOf(rules)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate(rules)
  }
  return (
    <section aria-labelledby="rules-title" className={`${cardLook} p-5 md:p-8`}>
      <h2 id="rules-title" className="mb-5 text-2xl">
        {strings.rulesTitle}
      </h2>
      <form onSubmit={submit} className="grid gap-6">
        <ControlGrid>
          <Select
            label={strings.publishLabel}
            options={PUBLISH}
            value={publish}
            onChange={(value) => change({ publish_from: FROM[value] })}
          />
          {publish === 'from' && (
            <Slider
              label={strings.publishAt}
              min={1}
              max={100}
              value={rules.publish_from ?? SENSIBLE}
              onChange={(publish_from) => change({ publish_from })}
            />
          )}
          <Select
            label={strings.onChangeLabel}
            options={CHANGES}
            value={rules.on_change}
            onChange={(on_change) => change({ on_change })}
          />
          <Select
            label={strings.imagesLabel}
            options={IMAGES}
            value={rules.images}
            onChange={(images) => change({ images })}
          />
          <Switch
            label={strings.indexLabel}
            hint={strings.indexHint}
            on={rules.index_all}
            onChange={(index_all) => change({ index_all })}
          />
        </ControlGrid>
        <Button
          type="submit"
          variant="outline"
          aria-disabled={save.isPending}
          className="justify-self-start aria-disabled:opacity-55"
        >
          {save.isPending && <Spinner label={strings.saveRules} />}
          {strings.saveRules}
        </Button>
      </form>
    </section>
  )
}
