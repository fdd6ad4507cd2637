import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { toggleTheme, useTheme } from '#web/lib/theme.ts'
import { Button } from '#web/ui/button.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'

export function ThemeToggle() {
  const { theme } = useTheme()
  const other = theme === 'dark' ? 'light' : 'dark'
  const Icon = theme === 'dark' ? Sun : Moon
  return (
    <Tooltip text={`Switch to ${other} theme`}>
      <Button variant="quiet" size="icon" aria-label={`Switch to ${other} theme`} onClick={toggleTheme}>
        <Icon aria-hidden="true" className="size-5" />
      </Button>
    </Tooltip>
  )
}
