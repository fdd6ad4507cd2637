import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { lazy, Suspense, useState } from 'react'
import { DietLine } from '#web/features/diets/diet-line.tsx'
import { ActionRow } from '#web/features/plan/action-row.tsx'
import { WeekPlanner } from '#web/features/plan/week-planner.tsx'
import { DidYouCook } from '#web/features/plan-cooking/did-you-cook.tsx'
import { PlanShopping } from '#web/features/plan-shopping/plan-shopping.tsx'
import { sitePage } from '#web/site-map.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as strings from './strings.ts'

const CalendarSheet = lazy(async () => ({
  default: (await import('#web/features/plan-calendar/calendar-sheet.tsx')).CalendarSheet,
}))

export default function PlanPage() {
  const { title, section } = sitePage('plan')
  const [calendar, setCalendar] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <div className="wrap pb-16">
      <PageHeading title={title} eyebrow={section} />
      <DidYouCook className="mb-4 print:hidden" />
      <WeekPlanner
        needs={<DietLine offer unfiltered />}
        shopping={(last, isPlanning) => <PlanShopping last={last} isPlanning={isPlanning} />}
        moreActions={(onClose) => (
          <ActionRow
            icon={CalendarPlus}
            label={strings.planCalendar}
            onClick={() => {
              onClose()
              setCalendar('open')
            }}
          />
        )}
      />
      {calendar !== 'never' && (
        <Suspense>
          <CalendarSheet
            open={calendar === 'open'}
            onOpenChange={(open) => setCalendar(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </div>
  )
}
