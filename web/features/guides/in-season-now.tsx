import { inSeason } from '#content/guides/seasonal-cooking.ts'
import type { Hemisphere } from '#content/tips/season-at.ts'
import { EmojiArt } from '#web/ui/food-art/emoji-art.tsx'
import { setHemisphere, useHemisphere } from './hemisphere.ts'
import * as strings from './strings.ts'

const CHOICES: readonly (readonly [Hemisphere, string])[] = [
  ['north', strings.northern],
  ['south', strings.southern],
]

/** What is in season this month, and a switch for the other hemisphere. */
export function InSeasonNow() {
  const hemisphere = useHemisphere()
  const today = new Date()
  const month = today.toLocaleDateString('en-US', { month: 'long' })
  return (
    <div className="grid gap-5">
      <fieldset className="flex flex-wrap items-center gap-2 print:hidden">
        <legend className="float-left mr-4 font-semibold max-sm:w-full max-sm:pb-2">
          {strings.hemisphereLegend}
        </legend>
        {CHOICES.map(([value, label]) => (
          <label
            key={value}
            className="inline-flex min-h-11 items-center rounded-chip border border-control px-4 font-medium text-sm transition-colors hover:border-herb has-checked:border-herb has-checked:bg-herb-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name="hemisphere"
              value={value}
              checked={hemisphere === value}
              onChange={() => setHemisphere(value)}
              className="mr-2 size-4 accent-herb"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <ul aria-label={strings.inSeasonLabel(month)} className="flex flex-wrap gap-2">
        {inSeason(today, hemisphere).map(({ name, emoji }) => (
          <li
            key={name}
            className="inline-flex min-h-9 items-center gap-2 rounded-chip border border-line bg-surface py-1 pr-4 pl-2 font-medium text-sm"
          >
            <EmojiArt emoji={emoji} className="size-6" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
