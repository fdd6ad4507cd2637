import { MEAL_SLOTS } from '../../contracts/planning-limits.ts'
import { addDays } from '../../stock/day.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import { dateAsked, mealAsked, type PlanQuestion, plannedDish, planQuestion } from '../read/asks-plan.ts'
import { type Answer, type AskedMeal, type AskedPlan, type Link, said } from './answer.ts'
import * as planStrings from './plan/strings.ts'

const named = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

/** "today", "tomorrow", "on Friday". */
function dayWords(day: string, today: string): string {
  if (day === today) return planStrings.today
  return day === addDays(today, 1) ? planStrings.tomorrow : planStrings.onDay(named.format(Date.parse(day)))
}

/** Still to come. */
const openOf = ({ meals }: AskedPlan) => meals.filter(({ state }) => !state)

const clean = (title: string) => title.replace(/[[\]()*]/g, '')

/** A meal by its title, with a link where there is a recipe. */
function mealWords({ title, recipe_id, leftovers }: AskedMeal, { hrefs }: KnowledgeIndex) {
  const link: Link | undefined = recipe_id
    ? { label: clean(title), href: hrefs.recipe(recipe_id) }
    : undefined
  // Bold: the next question may be about it (dish-in-talk).
  const words = link ? `[${link.label}](${link.href})` : planStrings.inOwnWords(clean(title))
  return { words: leftovers ? planStrings.leftoversOf(words) : words, link }
}

function listed(meals: readonly AskedMeal[], asked: AskedPlan, facts: KnowledgeIndex) {
  const sorted = inOrder(meals)
  const isOneSlot = sorted.every(({ slot }) => slot === sorted[0]?.slot)
  const links: Link[] = []
  const lines = sorted.map((meal) => {
    const { words, link } = mealWords(meal, facts)
    if (link) links.push(link)
    const day = planStrings.dayName(meal.date === asked.today ? null : named.format(Date.parse(meal.date)))
    return `- ${isOneSlot ? planStrings.line(day, words) : planStrings.slotLine(day, meal.slot, words)}`
  })
  return { text: lines.join('\n'), links }
}

const inOrder = (meals: readonly AskedMeal[]) =>
  meals.toSorted(
    (a, b) => a.date.localeCompare(b.date) || MEAL_SLOTS.indexOf(a.slot) - MEAL_SLOTS.indexOf(b.slot),
  )

/** Nothing of that day is still to come: what was eaten, or that nobody is at home, and what comes next. */
function nothingToCome(
  meals: readonly AskedMeal[],
  { day, slot, date }: { day: string; slot: AskedMeal['slot'] | null; date: string },
  asked: AskedPlan,
  facts: KnowledgeIndex,
): Answer {
  const eaten = meals.filter(({ state }) => state === 'done').map((meal) => mealWords(meal, facts))
  const [next] = inOrder(openOf(asked)).filter((meal) => meal.date >= date)
  const found = next && mealWords(next, facts)
  const words =
    eaten.length > 0
      ? planStrings.hadToday(eaten.map((one) => one.words).join(planStrings.andThen), slot)
      : planStrings.notHome(day, slot)
  const nextWords =
    next && found ? planStrings.next(found.words, dayWords(next.date, asked.today), next.slot) : ''
  return said('plan', `${words}${nextWords}`, {
    links: [...eaten, ...(found ? [found] : [])].flatMap(({ link }) => link ?? []),
  })
}

function ofDay(
  question: Extract<PlanQuestion, { kind: 'day' }>,
  asked: AskedPlan,
  facts: KnowledgeIndex,
): Answer {
  const date = dateAsked(question.day, asked.today)
  const { slot } = question
  const there = asked.meals.filter((meal) => meal.date === date && (slot === null || meal.slot === slot))
  const meals = there.filter(({ state }) => !state)
  const day = dayWords(date, asked.today)
  if (meals.length === 0 && there.length > 0) return nothingToCome(there, { day, slot, date }, asked, facts)
  if (meals.length === 0) return said('plan', planStrings.nothingOn(day, slot, facts.hrefs.plan))
  const found = meals.map((meal) => mealWords(meal, facts))
  const words = found.map((one) => one.words).join(planStrings.andThen)
  return said('plan', planStrings.planned(words, day, slot), {
    links: found.flatMap(({ link }) => link ?? []),
  })
}

function answered(question: PlanQuestion, asked: AskedPlan, facts: KnowledgeIndex): Answer {
  const { plan, shoppingList } = facts.hrefs
  if (question.kind === 'day') return ofDay(question, asked, facts)
  if (question.kind === 'buy')
    return said(
      'plan',
      asked.buys.length > 0
        ? planStrings.toBuy(asked.buys.map((one) => `- ${clean(one)}`).join('\n'), shoppingList)
        : planStrings.nothingToBuy(plan),
    )
  const open = openOf(asked)
  if (open.length === 0) return said('plan', planStrings.noPlan(plan))
  const { text, links } = listed(open, asked, facts)
  return said('plan', planStrings.week(text, plan), { links })
}

/** "What's for dinner?", from the plan. Without one, such questions about a day are answered with ideas. */
export function writePlanned(
  text: string,
  asked: AskedPlan | undefined,
  facts: KnowledgeIndex,
): Answer | undefined {
  const question = asked && planQuestion(text)
  if (!asked || !question) return undefined
  if (asked.meals.length > 0) return answered(question, asked, facts)
  return question.kind === 'day' ? undefined : said('plan', planStrings.noPlan(facts.hrefs.plan))
}

/** Offered below ideas for a day, where nothing is planned. */
export const planOffer = (text: string, asked: AskedPlan | undefined, facts: KnowledgeIndex): string =>
  asked && asked.meals.length === 0 && planQuestion(text)?.kind === 'day'
    ? `\n\n${planStrings.offer(facts.hrefs.plan)}`
    : ''

/** A question about a planned meal in the user's own words, with "it" for the meal; one with a recipe comes along opened. */
export function ownMealAsked(
  text: string,
  plan: AskedPlan | undefined,
): { question: string; title: string } | undefined {
  const asked = plan && plannedDish(text)
  const meal = asked && mealAsked(asked, plan)
  return meal && meal.recipe_id === null ? { question: asked.message, title: clean(meal.title) } : undefined
}
