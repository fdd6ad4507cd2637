import { liftOf } from '../../contracts/chat.ts'
import type { Need, Person } from '../../contracts/food-facts.ts'
import { isAllergen, isPerson } from '../../food-facts/needs.ts'
import { capital } from '../../text/capital.ts'
import type { Eater } from '../knowledge.ts'
import { type FoodLimits, needsOf } from '../limits.ts'
import type { RecipeWish } from '../recipe-wish.ts'
import { sayFood, sayMinutes } from '../write/say-wish.ts'
import { eatersIn } from './eaters.ts'

const PEOPLE: Readonly<Record<Person, Eater>> = {
  pregnant: 'pregnant',
  'under 12 months': 'baby',
  'under 4': 'toddler',
  'weak immune system': 'immune',
}

function needLabel(need: Need): string {
  if (isAllergen(need)) return `no ${need}`
  return (isPerson(need) && EATER_LABELS[PEOPLE[need as Person]]) || need
}
const foodLabel = (food: string): string => `no ${sayFood(food)}`

const EATER_LABELS: Readonly<Partial<Record<Eater, string>>> = {
  pregnant: 'pregnant',
  baby: 'for a baby',
  toddler: 'for a toddler',
  elderly: 'for an older person',
  immune: 'weak immune system',
  diabetes: 'diabetes',
  kidney: 'kidney disease',
}

/** Who eats, as said in a conversation and not taken back. */
export function standingEaters(turns: readonly string[]): ReadonlySet<Eater> {
  const eaters = new Set<Eater>()
  for (const turn of turns) {
    const lifted = liftOf(turn)
    if (lifted === undefined) for (const eater of eatersIn(turn)) eaters.add(eater)
    else for (const eater of eaters) if (EATER_LABELS[eater] === lifted) eaters.delete(eater)
  }
  return eaters
}

/** The parts of a wish besides its limits, each with the wish as it is without it. */
function partsOf(wish: RecipeWish): { label: string; rest: RecipeWish }[] {
  const parts: { label: string; rest: RecipeWish }[] = []
  const add = (label: string, change: Partial<RecipeWish>) =>
    parts.push({ label, rest: { ...wish, ...change } })
  if (wish.cuisine) add(capital(wish.cuisine), { cuisine: undefined })
  for (const mood of wish.moods) add(mood, { moods: wish.moods.filter((one) => one !== mood) })
  for (const gear of wish.gear) add(gear, { gear: wish.gear.filter((one) => one !== gear) })
  for (const dish of wish.notDishes)
    add(`no ${dish}`, { notDishes: wish.notDishes.filter((one) => one !== dish) })
  if (wish.minutes !== undefined) add(`under ${sayMinutes(wish.minutes)}`, { minutes: undefined })
  if (wish.ingredients !== undefined)
    add(`${wish.ingredients} ingredients or fewer`, { ingredients: undefined })
  if (wish.servings !== undefined)
    add(`for ${wish.servings} ${wish.servings === 1 ? 'person' : 'people'}`, { servings: undefined })
  if (wish.kids) add('kid-friendly', { kids: false })
  if (wish.occasion) add(wish.occasion, { occasion: undefined })
  return parts
}

/** A wish after the user took back a part of it. */
export function withoutPart(wish: RecipeWish, label: string): RecipeWish {
  const { rest } = partsOf(wish).find((part) => part.label === label) ?? { rest: wish }
  return { ...rest, limits: withoutLimit(rest.limits, label) }
}

export function withoutLimit(limits: FoodLimits, label: string): FoodLimits {
  const stays = (need: Need) => needLabel(need) !== label
  return {
    avoid: limits.avoid.filter(stays),
    diets: limits.diets.filter(stays),
    people: limits.people.filter(stays),
    foods: limits.foods.filter((food) => foodLabel(food) !== label),
  }
}

/** Diabetes stands as a diet already, and a toddler was a baby. */
const isSaidTwice = (eater: Eater, limits: FoodLimits, eaters: ReadonlySet<Eater>) =>
  (eater === 'diabetes' && limits.diets.includes('diabetic-friendly')) ||
  (eater === 'baby' && eaters.has('toddler'))

/** What stands in a conversation, each as short as a chip; what the profile says is shown elsewhere. */
export function standingOf(
  limits: FoodLimits,
  profile: FoodLimits,
  wish: RecipeWish | undefined,
  eaters: ReadonlySet<Eater>,
): string[] {
  const own = new Set<string>([...needsOf(profile), ...profile.foods])
  const labels = [
    ...needsOf(limits).flatMap((need) => (own.has(need) ? [] : [needLabel(need)])),
    ...limits.foods.flatMap((food) => (own.has(food) ? [] : [foodLabel(food)])),
    ...[...eaters].flatMap((eater) =>
      isSaidTwice(eater, limits, eaters) ? [] : (EATER_LABELS[eater] ?? []),
    ),
    ...(wish ? partsOf(wish).map(({ label }) => label) : []),
  ]
  return [...new Set(labels)].slice(0, MAX_SHOWN)
}
const MAX_SHOWN = 12
