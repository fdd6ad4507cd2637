import WandSparkles from 'lucide-react/icons/wand-sparkles'
import { SITES } from '#content/scraping/catalogue.ts'
import { SCRAPING } from '#core/contracts/scraping.ts'
import { autoSelect, type CatalogueSite } from '#core/scraping/catalogue.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ControlGrid, NumberField } from './controls.tsx'
import type { TabProps } from './form.ts'
import * as strings from './strings.ts'

const CATEGORIES: Record<CatalogueSite['category'], string> = {
  popular: strings.isPopular,
  blog: strings.isBlog,
  professional: strings.isProfessional,
}

export function SmartTab({ value, change }: TabProps<'smart'>) {
  const chosen = SITES.filter(({ domain }) => value.domains.includes(domain))
  const expected = chosen.reduce((sum, site) => sum + site.typical_yield, 0)
  const toggle = (domain: string, on: boolean) =>
    change({ domains: on ? [...value.domains, domain] : value.domains.filter((one) => one !== domain) })
  return (
    <>
      <ControlGrid>
        <NumberField
          label={strings.targetCount}
          min={SCRAPING.smartTarget.min}
          max={SCRAPING.smartTarget.max}
          value={value.target}
          onChange={(target) => change({ target })}
        />
        <div className="flex flex-wrap items-end gap-3 md:pb-7">
          <Button
            variant="outline"
            onClick={() => change({ domains: autoSelect(SITES, value.target).map(({ domain }) => domain) })}
          >
            <WandSparkles aria-hidden="true" className="size-5" />
            {strings.autoSelect}
          </Button>
          <Button
            variant="quiet"
            disabled={value.domains.length === 0}
            onClick={() => change({ domains: [] })}
          >
            {strings.clearSites}
          </Button>
        </div>
      </ControlGrid>
      <fieldset>
        <legend className="font-semibold">{strings.sitesLegend}</legend>
        <p role="status" className="mt-1 text-muted text-sm tabular-nums">
          {chosen.length === 0
            ? strings.noSites
            : strings.sitesSelected(chosen.length, expected, value.target.toLocaleString('en-US'))}
        </p>
        <ul className="mt-3 grid gap-2 md:grid-cols-2">
          {SITES.map((site) => (
            <li key={site.domain}>
              <label className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-raised px-4 py-2 transition-colors hover:border-accent has-checked:border-accent has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3">
                <input
                  type="checkbox"
                  checked={value.domains.includes(site.domain)}
                  onChange={(event) => toggle(site.domain, event.target.checked)}
                  className="tick size-5"
                />
                <span className="min-w-0 flex-1">
                  <span className="font-semibold">{site.name}</span>
                  <span className="block text-muted text-sm tabular-nums">
                    {strings.siteYield(site.domain, site.typical_yield)}
                  </span>
                </span>
                <Badge tone="clay">{CATEGORIES[site.category]}</Badge>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
    </>
  )
}
