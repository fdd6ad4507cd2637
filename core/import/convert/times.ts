import { minutesOf } from '#core/recipes/reading/durations.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import * as strings from '../strings.ts'
import { plainLine } from './plain-text.ts'
import type { Remarks } from './remarks.ts'

/** "1 hr 10 mins", "PT20M", "1:20" say nothing but a time; "overnight" and "15 min per batch" say more. */
const UNIT =
  'd|days?|h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae]|m|mins?|minutes?|minuten|minutos?|minuti|s|secs?|seconds?|tage?|jours?|d[ií]as?|giorn[oi]'
const ONLY_TIME = new RegExp(
  String.raw`^(?:P[\dTYMWDHS.,]+|[\d.,:/\s½¼¾⅓⅔⅛]*|(?:(?:\s*(?:and|und|et|y|e|,))?\s*[\d./½¼¾⅓⅔⅛]+(?:\s\d\/\d)?\s*(?:${UNIT})\.?)+)$`,
  'i',
)
const LONGEST_TIME = 60
/** Written out as a duration, no time at all is meant; a bare 0 is a field that was never filled in. */
const NONE = /^(?:PT?0+[HMS]|0+ ?min(?:ute)?s?)$/i

interface Times {
  prep_time_minutes: number | null
  cooking_time_minutes: number | null
  rest_time_minutes: number | null
}

/** Minutes of one time; what else it says goes into the note. */
function read(value: string | number | null | undefined, field: string, label: string, remarks: Remarks) {
  if (value === null || value === undefined) return null
  const text = typeof value === 'number' ? value : plainLine(value)
  const minutes = minutesOf(text)
  if (typeof text === 'string' && NONE.test(text)) return 0
  if (typeof text === 'number' || text === '' || /^(?:P?T?[0DHMS:\s.]*|none|n\/a|-+)$/i.test(text))
    return minutes
  if (minutes === null) remarks.move(field, label, text, strings.timeNotRead(label))
  else if (text.length > LONGEST_TIME || !ONLY_TIME.test(text))
    remarks.move(field, label, text, strings.timeSaysMore(label))
  return minutes
}

/** Our recipes have the parts; a total that is longer leaves time to rest, any other goes into the note. */
export function timesOf(raw: RawRecipe, remarks: Remarks): Times {
  const prep = read(raw.prep, 'prep', strings.prepTime, remarks)
  const cook = read(raw.cook, 'cook', strings.cookTime, remarks)
  const rest = read(raw.rest, 'rest', strings.restTime, remarks)
  const total = read(raw.total, 'total', strings.totalTime, remarks)
  // A recipe that takes no time at all says nothing about its time.
  if (!prep && !cook && !rest && !total)
    return { prep_time_minutes: null, cooking_time_minutes: null, rest_time_minutes: null }
  const times = { prep_time_minutes: prep, cooking_time_minutes: cook, rest_time_minutes: rest }
  const left = total === null ? 0 : total - (prep ?? 0) - (cook ?? 0) - (rest ?? 0)
  if (total === null || left === 0) return times
  if (left > 0 && cook === null) return { ...times, cooking_time_minutes: left }
  if (left > 0 && rest === null && prep !== null) return { ...times, rest_time_minutes: left }
  remarks.move('total', strings.totalTime, strings.minutes(total), strings.totalNoFit)
  return times
}
