import CalendarDays from 'lucide-react/icons/calendar-days'
import { paths } from '#web/paths.ts'
import { usePlan } from '#web/state/plan/plan.ts'
import { useToday } from '#web/state/stock/use-today.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import * as strings from './strings.ts'

/** The way to a plan, where nothing is planned from today on. */
export function PlanOffer({ className }: { className?: string }) {
  const today = useToday()
  const isPlanned = usePlan().some(({ date }) => date >= today)
  if (isPlanned) return null
  return (
    <div className={className}>
      <LinkButton to={paths.plan()} variant="outline">
        <CalendarDays aria-hidden="true" className="size-5" />
        {strings.planWeek}
      </LinkButton>
    </div>
  )
}
