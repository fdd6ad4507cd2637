import { SCRAPING } from '#core/contracts/scraping.ts'
import { Switch } from '#web/ui/switch.tsx'
import { ControlGrid, Slider } from './controls.tsx'
import * as strings from './strings.ts'

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
        label={strings.qualityThreshold}
        min={min}
        max={max}
        value={value.quality}
        onChange={(quality) => change({ quality })}
        hint={strings.qualityThresholdHint}
      />
      <div className="grid content-start gap-3">
        <Switch
          label={strings.aiEnhancement}
          hint={strings.aiEnhancementHint}
          on={value.ai}
          onChange={(ai) => change({ ai })}
        />
        <Switch
          label={strings.parallel}
          hint={strings.parallelHint}
          on={value.parallel}
          onChange={(parallel) => change({ parallel })}
        />
      </div>
    </ControlGrid>
  )
}
