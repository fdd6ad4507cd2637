import { SCRAPING } from '#core/contracts/scraping.ts'
import { Switch } from '#web/ui/switch.tsx'
import { ControlGrid, Slider } from './controls.tsx'

interface CommonValues {
  ai: boolean
  parallel: boolean
  quality: number
}

interface CommonControlsProps {
  bounds: keyof typeof SCRAPING.quality
  value: CommonValues
  change: (part: Partial<CommonValues>) => void
}

/** Shared by single, batch and domain: the threshold and two switches. */
export function CommonControls({ bounds, value, change }: CommonControlsProps) {
  const { min, max } = SCRAPING.quality[bounds]
  return (
    <ControlGrid>
      <Slider
        label="Quality threshold"
        min={min}
        max={max}
        value={value.quality}
        onChange={(quality) => change({ quality })}
        hint="Recipes below this score aren’t saved."
      />
      <div className="grid content-start gap-3">
        <Switch
          label="AI enhancement"
          hint="Fills in what’s missing, using only the page’s own words."
          on={value.ai}
          onChange={(ai) => change({ ai })}
        />
        <Switch
          label="Parallel processing"
          hint="Several pages at a time, at a polite pace for each site."
          on={value.parallel}
          onChange={(parallel) => change({ parallel })}
        />
      </div>
    </ControlGrid>
  )
}
