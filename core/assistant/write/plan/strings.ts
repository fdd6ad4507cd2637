import type { MealSlot } from '../../../contracts/planning-limits.ts'

export const today = 'today'
export const tomorrow = 'tomorrow'
export const onDay = (weekday: string) => `on ${weekday}`
export const dayName = (weekday: string | null) => weekday ?? 'Today'
export const leftoversOf = (title: string) => `leftovers of ${title}`
export const inOwnWords = (title: string) => `**${title}**`
export const andThen = ' and '
export const line = (day: string, meal: string) => `${day}: ${meal}`
export const slotLine = (day: string, slot: MealSlot, meal: string) => `${day}, ${slot}: ${meal}`
const what = (slot: MealSlot | null) => (slot === null ? 'planned' : `for ${slot}`)
export const planned = (meals: string, day: string, slot: MealSlot | null) =>
  `You have ${meals} ${what(slot)} ${day}.`
export const hadToday = (meals: string, slot: MealSlot | null) =>
  slot === null ? `You already had ${meals} today.` : `You already had ${meals} for ${slot} today.`
export const notHome = (day: string, slot: MealSlot | null) =>
  slot === null ? `You’re not at home ${day}.` : `You’re not at home for ${slot} ${day}.`
export const next = (meal: string, day: string, slot: MealSlot) => ` Next is ${meal} for ${slot} ${day}.`
export const nothingOn = (day: string, slot: MealSlot | null, plan: string) =>
  slot === null
    ? `Nothing is planned ${day}. [Open your plan](${plan}) to add a meal.`
    : `No ${slot} is planned ${day}. [Open your plan](${plan}) to add one.`
export const week = (meals: string, plan: string) =>
  `This is planned for the next 7 days:\n${meals}\n\n[Open your plan](${plan}) to change it.`
export const toBuy = (foods: string, list: string) =>
  `You still need:\n${foods}\n\nIt’s all on your [shopping list](${list}).`
export const nothingToBuy = (plan: string) =>
  `Nothing from your plan is open on your shopping list. [Your plan](${plan}) shows what’s missing and adds it.`
export const noPlan = (plan: string) =>
  `Nothing is planned yet. [Plan your week](${plan}), and it uses up what you have first.`
export const offer = (plan: string) => `Nothing is planned yet. You can also [plan your week](${plan}).`
