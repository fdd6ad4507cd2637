import { CUISINE_CHOICES, SCRAPING } from '#core/contracts/scraping.ts'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ControlGrid, Slider } from './controls.tsx'
import type { TabProps } from './form.ts'
import { LEVELS } from './levels.ts'
import * as strings from './strings.ts'

const CUISINES: Record<(typeof CUISINE_CHOICES)[number], string> = {
  all: strings.allCuisines,
  american: strings.american,
  italian: strings.italian,
  mexican: strings.mexican,
  asian: strings.asian,
  mediterranean: strings.mediterranean,
  indian: strings.indian,
  french: strings.french,
}
const CUISINE_OPTIONS = CUISINE_CHOICES.map((value) => ({ value, label: CUISINES[value] }))
const LEVEL_OPTIONS = [{ value: 'all', label: strings.allLevels }, ...LEVELS] as const

export function DiscoveryTab({ value, change }: TabProps<'discovery'>) {
  return (
    <>
      <ControlGrid>
        <TextField
          label={strings.accessCode}
          type="password"
          autoComplete="off"
          maxLength={200}
          value={value.code}
          onValue={(code) => change({ code })}
          hint={value.code.trim() === '' ? strings.codeRequired : strings.accessCodeHint}
        />
        <Slider
          label={strings.discoveryTarget}
          {...SCRAPING.discoveryTarget}
          value={value.target}
          onChange={(target) => change({ target })}
        />
        <Select
          label={strings.cuisine}
          options={CUISINE_OPTIONS}
          value={value.cuisine}
          onChange={(cuisine) => change({ cuisine })}
        />
        <Select
          label={strings.difficulty}
          options={LEVEL_OPTIONS}
          value={value.difficulty}
          onChange={(difficulty) => change({ difficulty })}
        />
      </ControlGrid>
      <fieldset>
        <legend className="font-semibold">{strings.siteKinds}</legend>
        <div className="mt-2 grid gap-x-10 gap-y-2 md:grid-cols-3">
          <Switch
            label={strings.popularSites}
            on={value.popular}
            onChange={(popular) => change({ popular })}
          />
          <Switch label={strings.foodBlogs} on={value.blog} onChange={(blog) => change({ blog })} />
          <Switch
            label={strings.professionalSites}
            on={value.professional}
            onChange={(professional) => change({ professional })}
          />
        </div>
      </fieldset>
    </>
  )
}
