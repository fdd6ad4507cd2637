import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { type ThemeChoice as Choice, chooseTheme, themeChoices, useTheme } from '#web/lib/theme.ts'
import * as strings from './strings.ts'

const faces = {
  light: { icon: Sun, label: strings.themeLight },
  dark: { icon: Moon, label: strings.themeDark },
  system: { icon: Monitor, label: strings.themeSystem },
} satisfies Record<Choice, unknown>

export function ThemeChoice() {
  const { choice } = useTheme()
  return (
    <fieldset>
      <legend className="sr-only">{strings.theme}</legend>
      <div className="grid grid-cols-3 gap-1 rounded-chip border border-line bg-sunken p-1">
        {themeChoices.map((value) => {
          const { icon: Icon, label } = faces[value]
          return (
            <label
              key={value}
              className="flex min-h-10 items-center justify-center gap-2 rounded-chip text-sm font-medium text-muted has-checked:bg-raised has-checked:text-text has-checked:shadow-lift has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="theme"
                value={value}
                checked={choice === value}
                onChange={() => chooseTheme(value)}
                className="sr-only"
              />
              <Icon aria-hidden="true" className="size-4 max-[22.5rem]:hidden" />
              {label}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
