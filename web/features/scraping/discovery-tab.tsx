import { CUISINE_CHOICES, DIFFICULTY_CHOICES, SCRAPING } from '#core/contracts/scraping.ts'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ControlGrid, Slider } from './controls.tsx'
import type { TabProps } from './form.ts'
import { CODE_REQUIRED } from './orders.ts'

const title = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase())
const optionsOf = <Value extends string>(values: readonly Value[], all: string) =>
  values.map((value) => ({ value, label: value === 'all' ? all : title(value) }))

export function DiscoveryTab({ value, change }: TabProps<'discovery'>) {
  return (
    <>
      <ControlGrid>
        <TextField
          label="Access code"
          type="password"
          autoComplete="off"
          maxLength={200}
          value={value.code}
          onValue={(code) => change({ code })}
          hint={
            value.code.trim() === ''
              ? CODE_REQUIRED
              : 'This mode reads many sites, so enter the access code again.'
          }
        />
        <Slider
          label="URLs to discover"
          {...SCRAPING.discoveryTarget}
          value={value.target}
          onChange={(target) => change({ target })}
        />
        <Select
          label="Cuisine"
          options={optionsOf(CUISINE_CHOICES, 'All Cuisines')}
          value={value.cuisine}
          onChange={(cuisine) => change({ cuisine })}
        />
        <Select
          label="Difficulty"
          options={optionsOf(DIFFICULTY_CHOICES, 'All Levels')}
          value={value.difficulty}
          onChange={(difficulty) => change({ difficulty })}
        />
      </ControlGrid>
      <fieldset>
        <legend className="font-semibold">Kinds of site</legend>
        <div className="mt-2 grid gap-x-10 gap-y-2 md:grid-cols-3">
          <Switch label="Popular sites" on={value.popular} onChange={(popular) => change({ popular })} />
          <Switch label="Food blogs" on={value.blog} onChange={(blog) => change({ blog })} />
          <Switch
            label="Professional sites"
            on={value.professional}
            onChange={(professional) => change({ professional })}
          />
        </div>
      </fieldset>
    </>
  )
}
