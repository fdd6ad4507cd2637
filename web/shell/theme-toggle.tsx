import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { toggleTheme, useTheme } from '#web/lib/theme.ts'
import { Button } from '#web/ui/button.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import * as strings from './strings.ts'

export function ThemeToggle() {
  const { theme } = useTheme()
  const label = theme === 'dark' ? strings.switchToLight : strings.switchToDark
  const Icon = theme === 'dark' ? Sun : Moon
  return (
    <Tooltip text={label}>
      <Button variant="quiet" size="icon" aria-label={label} onClick={toggleTheme}>
        <Icon aria-hidden="true" className="size-5" />
      </Button>
    </Tooltip>
  )
}
