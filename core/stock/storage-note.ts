/** What is left of a dish keeps so many days in the fridge at most, whatever its recipe says. */
export const LEFTOVER_DAYS = 4

const TIME = /(\d+)(?:\s*(?:–|-|to)\s*(\d+))?\s+(day|week|month)s?/gi
const IN_DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 }
/** Parts of a note that are about one place each: "Fridge for 5 days, freezer for 3 months; reheat gently." */
const PART = /[^.;,]+?(?=\s+(?:or|and)\s+[^.;,]*\bfr(?:eez|oz))|[^.;,]+|[.;,]+/gi
const FRIDGE = /\b(?:fridge|refrigerat\w*|chilled)\b/i
const OTHER = /\b(?:freez\w*|frozen|room temperature|counter|hours?)\b/i

/** A time that follows a comma belongs to the place before it: "in the fridge, well wrapped, for 2 days". */
function parts(note: string): { text: string; isFridge: boolean }[] {
  let isFridge = false
  return (note.match(PART) ?? []).map((text) => {
    if (/^[.;]/.test(text) || OTHER.test(text)) isFridge = false
    if (FRIDGE.test(text)) isFridge = true
    return { text, isFridge }
  })
}

const daysIn = (text: string): number[] =>
  [...text.matchAll(TIME)].map(([, from, , unit = '']) => Number(from) * (IN_DAYS[unit.toLowerCase()] ?? 1))

/** The shortest time that a recipe's note names for the fridge, in days; undefined if it names none. */
function fridgeDays(note: string | null): number | undefined {
  const days = parts(note ?? '').flatMap(({ text, isFridge }) => (isFridge ? daysIn(text) : []))
  return days.length > 0 ? Math.min(...days) : undefined
}

/** It is made to be eaten now: "Best at once.", "Does not keep once built.", "Eat the eggs right away." */
const AT_ONCE =
  /\b(?:(?:do|does)(?: not|n['’]t) keep|should not be kept|just before (?:eating|serving)|same day|best (?:fresh|warm|within hours)|(?:best|eat(?:en)?|drink|crunchiest|crispest|made)\b[^.;:]*\b(?:at once|right away|immediately|straight away))/i
/** Only a part of the dish keeps: "The sauce without eggs keeps …", "Without the noodles, the broth keeps …". */
const ONLY_A_PART =
  /^(?:(?:without[^,.]*, )?the (?:[\w-]+ )?(?:sauce|filling|dressing|broth|batter|dough|topping|salsa|yogurt|slaw|rice)|cooked|toasted|any|spare|(?:plain )?leftover)\b[^.;]*\b(?:keeps?|lasts?)\b/i

/** How many days its portions are worth planning for: none if it is best at once or only a part keeps; undefined if it doesn't say. */
export function daysWorthPlanning(note: string | null): number | undefined {
  const text = note?.trim() ?? ''
  if (AT_ONCE.test(text) || ONLY_A_PART.test(text)) return 0
  return fridgeDays(text)
}

/** About the dish as it is: "Leftovers keep 2 days in the fridge", "keeps in the fridge for 2 days". */
const WHOLE = /^\s*(?:(?:any |what is )?left-?\s?overs?\b|(?:it |they )?(?:keeps?|lasts?)\b)/i

/** What is left of a dish that is made to be eaten at once is gone by tomorrow. */
const AT_ONCE_DAYS = 1

/** Whether it is made to be eaten now, and the note names no time for what is left. */
export function isEatenAtOnce(note: string | null): boolean {
  const text = note?.trim() ?? ''
  return AT_ONCE.test(text) && text.split(/[.;]/).every((one) => !WHOLE.test(one) || !fridgeDays(one))
}

/** Days in the fridge for what is left of a dish; undefined if its note says nothing about that. */
export const daysKept = (note: string | null): number | undefined =>
  isEatenAtOnce(note) ? AT_ONCE_DAYS : fridgeDays(note)

/** The note with no longer time in the fridge than leftovers have: one screen names one number. */
export const cautiousNote = (note: string): string =>
  parts(note)
    .map(({ text, isFridge }) =>
      isFridge
        ? text.replace(TIME, (time, from, to, unit: string) =>
            Number(to ?? from) * (IN_DAYS[unit.toLowerCase()] ?? 1) > LEFTOVER_DAYS
              ? `${LEFTOVER_DAYS} days`
              : time,
          )
        : text,
    )
    .join('')
