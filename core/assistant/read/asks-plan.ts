import { MEAL_SLOTS, type MealSlot } from '../../contracts/planning-limits.ts'
import { addDays } from '../../stock/day.ts'

/** What is asked of the plan of meals. Weekdays count from Monday, 0, to Sunday, 6. */
export type PlanQuestion =
  | { kind: 'day'; day: 'today' | 'tomorrow' | number; slot: MealSlot | null }
  | { kind: 'week' }
  | { kind: 'buy'; anything?: true }

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const MEAL = '(breakfast|lunch|dinner|supper|a snack|snack)'
const WHEN = `(tonight|today|tomorrow(?: (?:night|evening|morning))?|this (?:evening|morning)|(?:on |this )?(?:${WEEKDAYS.join('|')})(?: (?:night|evening|morning))?)`
const WEEK =
  '(?:(?:for |during |over )?(?:this|the|the coming|the next|my|our) week|the next (?:few|seven|7) days|these days)'
const WHAT = 'what(?: is|s)?'

const DAY_FORMS = [
  // "What's for dinner?", "What's planned for lunch tomorrow?"
  new RegExp(`^${WHAT} (?:planned )?for ${MEAL}(?: ${WHEN})?$`),
  new RegExp(`^${WHAT} planned (?:for )?(?:${MEAL} )?${WHEN}$`),
  // "What are we having for dinner on Friday?", "What am I cooking tonight?"
  new RegExp(
    `^what (?:are|am|do|will) (?:we|i) (?:eat(?:ing)?|hav(?:e|ing)|cook(?:ing)?)(?: for ${MEAL})?(?: ${WHEN})?$`,
  ),
]
const WEEK_FORMS = [
  new RegExp(
    `^what (?:are|am|do|will) (?:we|i) (?:eat(?:ing)?|hav(?:e|ing)|cook(?:ing)?)(?: for dinner)? ${WEEK}$`,
  ),
  new RegExp(`^${WHAT} (?:planned|on (?:my|our|the) (?:meal )?(?:plan|menu))(?: ${WEEK})?$`),
  new RegExp(`^${WHAT} for dinner ${WEEK}$`),
  /^(?:show me |whats |what is )?(?:my|our|the) (?:meal |week |weekly )?plan(?: for (?:this|the) week)?$/,
]
/** For whatever is planned, or on the list; beside an open recipe, for that. */
const BUY_ANYTHING = [
  /^what (?:else )?(?:do|should|must) (?:we|i) (?:still )?(?:need to |have to )?(?:buy|get at the (?:shop|store)|shop for)(?: today| tomorrow| next| now)?$/,
  /^what(?:s| is) on (?:my|our|the) shopping list$/,
]
const BUY_FORMS = [
  new RegExp(
    `^what (?:do|should|must) (?:we|i) (?:still )?(?:need to |have to |need )?(?:buy|get|shop for|pick up|shopping)? ?(?:for )?(?:(?:my|our|the) (?:meal )?plan|${WEEK})$`,
  ),
  new RegExp(`^${WHAT} (?:still )?missing (?:for )?(?:(?:my|our|the) (?:meal )?plan|${WEEK})$`),
]

/** Words alone; "what's" is "what is". */
const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^(?:hey |hi |hello |ok |okay |so |and |please )+/, '')

const slotOf = (word: string | undefined): MealSlot | null =>
  word === 'supper' ? 'dinner' : (MEAL_SLOTS.find((slot) => word?.endsWith(slot)) ?? null)

function dayOf(when: string | undefined): 'today' | 'tomorrow' | number {
  if (when?.startsWith('tomorrow')) return 'tomorrow'
  const weekday = WEEKDAYS.findIndex((day) => when?.includes(day))
  return weekday >= 0 ? weekday : 'today'
}

const WEEK_DAYS = 7
/** The date of the day that is asked about. */
export function dateAsked(day: 'today' | 'tomorrow' | number, today: string): string {
  if (day === 'today') return today
  const weekday = (new Date(today).getUTCDay() + 6) % WEEK_DAYS
  return addDays(today, day === 'tomorrow' ? 1 : (day - weekday + WEEK_DAYS) % WEEK_DAYS)
}

/** About a dish that stands, not a wish for one. */
const ABOUT_A_DISH =
  /^\W*(?:(?:so|and|but|ok|hey|hi),? )*(?:can|could|may|should|is|are|does|do|will|would|has|how (?:much|many|long)|when|what(?:['’]s| is| are)? in)\b/i
const DISH = '(?:breakfast|lunch|dinner|supper|meal|dish|recipe|food)'
const NAMED_MEAL = [
  // "tonight's dinner", "Friday's lunch"
  new RegExp(
    `\\b(?:the )?(?<when>tonight|today|tomorrow|(?:this )?(?:${WEEKDAYS.join('|')}))(?:['’]?s)? (?<meal>${DISH})\\b`,
    'i',
  ),
  // "the dinner planned for Friday", "dinner tonight"
  new RegExp(
    `\\b(?:the |our |my )?(?:planned )?(?<meal>${DISH})(?: (?:that )?(?:is |we |i )?planned)?(?: for| on)? (?<when>tonight|today|tomorrow|${WEEKDAYS.join('|')})(?:'s)?\\b`,
    'i',
  ),
]

interface DishAsked {
  day: 'today' | 'tomorrow' | number
  slot: MealSlot | null
  message: string
}

/** The meal of the plan that a question about a planned dish means. */
export function mealAsked<Meal extends { date: string; slot: MealSlot; state?: string }>(
  { day, slot }: DishAsked,
  plan: { today: string; meals: readonly Meal[] },
): Meal | undefined {
  const meals = plan.meals.filter(({ date, state }) => date === dateAsked(day, plan.today) && state !== 'off')
  return meals.find((meal) => meal.slot === (slot ?? 'dinner')) ?? (slot ? undefined : meals[0])
}

/** A question about a planned dish, "can my son eat tonight's dinner?": the day and the meal, and the question with "it" for the dish. */
export function plannedDish(question: string): DishAsked | undefined {
  if (planQuestion(question) || !ABOUT_A_DISH.test(question)) return undefined
  for (const form of NAMED_MEAL) {
    const found = form.exec(question)
    const { when = '', meal = '' } = found?.groups ?? {}
    if (!found) continue
    const slot = slotOf(meal.toLowerCase()) ?? (when.toLowerCase() === 'tonight' ? 'dinner' : null)
    return { day: dayOf(when.toLowerCase()), slot, message: question.replace(found[0], 'it') }
  }
  return undefined
}

/** Whether a question is about what was planned, not about what could be cooked. */
export function planQuestion(question: string): PlanQuestion | undefined {
  const text = plainWords(question)
  if (WEEK_FORMS.some((form) => form.test(text))) return { kind: 'week' }
  if (BUY_FORMS.some((form) => form.test(text))) return { kind: 'buy' }
  if (BUY_ANYTHING.some((form) => form.test(text))) return { kind: 'buy', anything: true }
  for (const form of DAY_FORMS) {
    const found = form.exec(text)
    const [, meal, when] = found ?? []
    // "What do I eat?" alone asks for an idea.
    if (!found || (!meal && !when)) continue
    const evening = when === 'tonight' || when === 'this evening' || when?.endsWith(' night')
    return { kind: 'day', day: dayOf(when), slot: slotOf(meal) ?? (evening ? 'dinner' : null) }
  }
  return undefined
}
