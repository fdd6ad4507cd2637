import type { MealSlot } from '../contracts/planning-limits.ts'
import { addDays } from '../stock/day.ts'
import { escapeText, foldLine } from './calendar-lines.ts'
import { timeInZone, utcStamp } from './calendar-time.ts'
import type { PlannedMeal } from './meal.ts'
import * as strings from './strings.ts'

interface CalendarMeal
  extends Pick<PlannedMeal, 'id' | 'date' | 'slot' | 'kind' | 'recipeId' | 'title' | 'servings' | 'addedAt'> {
  /** ISO time of the last change that a calendar shows. */
  updatedAt: string
}

interface CalendarSettings {
  /** IANA name of the zone that the times are in. */
  zone: string
  /** HH:MM by slot; meals without a time are for the day. */
  times: Readonly<Partial<Record<MealSlot, string>>>
  /** Where recipes are: https://sous.example */
  site: string
}

const HOUR_MS = 3_600_000
const MAX_SEQUENCE = 2_147_483_647

const dayStamp = (day: string) => day.replaceAll('-', '')

function whenOf({ date, slot }: CalendarMeal, { zone, times }: CalendarSettings): string[] {
  const clock = times[slot]
  if (!clock)
    return [`DTSTART;VALUE=DATE:${dayStamp(date)}`, `DTEND;VALUE=DATE:${dayStamp(addDays(date, 1))}`]
  const start = timeInZone(date, clock, zone)
  return [`DTSTART:${utcStamp(start)}`, `DTEND:${utcStamp(start + HOUR_MS)}`]
}

function eventOf(meal: CalendarMeal, settings: CalendarSettings): string[] {
  const [added, updated] = [Date.parse(meal.addedAt), Date.parse(meal.updatedAt)]
  const title = meal.kind === 'leftovers' ? strings.leftoversOf(meal.title) : meal.title
  return [
    'BEGIN:VEVENT',
    `UID:${meal.id}@sous`,
    `DTSTAMP:${utcStamp(updated)}`,
    `CREATED:${utcStamp(added)}`,
    `LAST-MODIFIED:${utcStamp(updated)}`,
    // Seconds since it was added: it only grows, also when the meal moves to a household's plan.
    `SEQUENCE:${Math.min(MAX_SEQUENCE, Math.max(0, Math.floor((updated - added) / 1000)))}`,
    ...whenOf(meal, settings),
    `SUMMARY:${escapeText(strings.mealInCalendar(meal.slot, title))}`,
    ...(meal.servings > 0 ? [`DESCRIPTION:${escapeText(strings.forEaters(meal.servings))}`] : []),
    ...(meal.kind === 'recipe' && meal.recipeId ? [`URL:${settings.site}/recipe/${meal.recipeId}`] : []),
    // Dinner doesn't make one busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** A calendar must have a component; one without a meal has this. */
const NOTHING = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** The plan as a calendar of RFC 5545. The same plan gives the same text. Times are in UTC, so no client needs our zones. */
export function planCalendar(meals: readonly CalendarMeal[], settings: CalendarSettings): string {
  const events = meals.filter(({ kind }) => kind !== 'off').flatMap((meal) => eventOf(meal, settings))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sous//Meal plan//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(strings.calendarName)}`,
    `X-WR-TIMEZONE:${escapeText(settings.zone)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...(events.length > 0 ? events : NOTHING),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
