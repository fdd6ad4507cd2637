import Download from 'lucide-react/icons/download'
import { MEAL_SLOTS } from '#core/contracts/planning-limits.ts'
import { planCalendar } from '#core/planning/calendar.ts'
import type { PlannedMeal } from '#core/planning/meal.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { paths } from '#web/paths.ts'
import { usePlan } from '#web/state/plan/plan.ts'
import { useWishes } from '#web/state/plan/wishes.ts'
import { useSession } from '#web/state/session.tsx'
import { localDay } from '#web/state/stock/local-day.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { CalendarLinks } from './calendar-links.tsx'
import { CalendarTimesForm } from './calendar-times.tsx'
import * as strings from './strings.ts'
import { type CalendarTimes, calendarTimes, useCalendarTimes } from './times-store.ts'

function saveCalendar(meals: readonly PlannedMeal[], { zone, times }: CalendarTimes) {
  const updatedAt = new Date().toISOString()
  const text = planCalendar(
    meals.map((meal) => ({ ...meal, updatedAt })),
    { zone, times, site: window.location.origin },
  )
  saveFile(new Blob([text], { type: 'text/calendar' }), strings.fileName)
}

interface CalendarSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The plan in a calendar: by a link that it follows, or as a file. */
export function CalendarSheet({ open, onOpenChange }: CalendarSheetProps) {
  const { status, user } = useSession()
  const plan = usePlan()
  const { slots } = useWishes()
  const chosen = useCalendarTimes()
  const today = localDay()
  const meals = plan.filter(({ date, kind }) => date >= today && kind !== 'off')
  const used = MEAL_SLOTS.filter((slot) => slots.includes(slot) || meals.some((meal) => meal.slot === slot))
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={strings.title}>
      <div className="grid gap-6">
        <CalendarTimesForm slots={used} value={chosen} onChange={calendarTimes.set} />
        <section className="grid gap-3 border-line border-t pt-5">
          <h3 className="text-lg">{strings.subscribeTitle}</h3>
          {status === 'signed-in' && user ? (
            <CalendarLinks userId={user.id} chosen={chosen} />
          ) : (
            <>
              <p className="text-muted">{strings.signInText}</p>
              <LinkButton to={paths.auth()} variant="outline" className="justify-self-start">
                {strings.signIn}
              </LinkButton>
            </>
          )}
        </section>
        <section className="grid gap-3 border-line border-t pt-5">
          <h3 className="text-lg">{strings.downloadTitle}</h3>
          <p className="text-muted">{meals.length > 0 ? strings.downloadText : strings.noMeals}</p>
          {meals.length > 0 && (
            <Button
              variant="outline"
              className="justify-self-start max-sm:w-full"
              onClick={() => saveCalendar(meals, chosen)}
            >
              <Download aria-hidden="true" className="size-5" />
              {strings.download}
            </Button>
          )}
        </section>
      </div>
    </Sheet>
  )
}
