import type { Allergen, Content, Diet, Need, Person } from '../contracts/food-facts.ts'
import type { FoodBook } from '../food-facts/food-book.ts'
import { readNeeds } from '../food-facts/need-words.ts'
import { isAllergen, isDiet, isPerson } from '../food-facts/needs.ts'
import { type ReadFoods, readFoods } from '../food-facts/read-foods.ts'
import { inWords, sayFits } from '../food-facts/sentence.ts'
import { judgeRead } from '../food-facts/verdict.ts'
import { isKindOf } from '../ingredients/vocabulary.ts'
import { listed } from '../text/listed.ts'
import { normalWords } from '../text/normalise.ts'
import * as strings from './strings.ts'

/** What no suggestion may break, from the question, the conversation and the profile. */
export interface FoodLimits {
  avoid: readonly Allergen[]
  diets: readonly Diet[]
  people: readonly Person[]
  /** Avoided foods that are none of the allergens: kiwi. */
  foods: readonly string[]
}

export const NO_LIMITS: FoodLimits = { avoid: [], diets: [], people: [], foods: [] }

export const needsOf = ({ avoid, diets, people }: FoodLimits): Need[] => [...avoid, ...diets, ...people]

export function limitsFrom(needs: Iterable<Need>, foods: Iterable<string> = []): FoodLimits {
  const all = [...new Set(needs)]
  return {
    avoid: all.filter(isAllergen),
    diets: all.filter(isDiet),
    people: all.filter(isPerson),
    foods: [...new Set(foods)],
  }
}

export const joinLimits = (...all: readonly FoodLimits[]): FoodLimits =>
  limitsFrom(
    all.flatMap(needsOf),
    all.flatMap(({ foods }) => foods),
  )

/** The diets and allergies that a profile lists. */
export function profileLimits(profile: {
  diets?: readonly string[] | undefined
  allergies?: readonly string[] | undefined
}): FoodLimits {
  const { needs } = readNeeds(profile.diets ?? [])
  const allergies = readNeeds(profile.allergies ?? [])
  return limitsFrom([...needs, ...allergies.needs], allergies.unknown)
}

/** What people avoid by the name of a content: who eats no pork eats no bacon either. */
const CONTENT_OF: Readonly<Record<string, readonly Content[]>> = {
  pork: ['pork'],
  meat: ['pork', 'meat', 'poultry'],
  poultry: ['poultry'],
  honey: ['honey'],
  gelatin: ['gelatin'],
  alcohol: ['alcohol'],
}

/** Does a line name the food, a kind of it, or something made of it? */
function names({ text, foods }: ReadFoods, food: string, book: FoodBook): boolean {
  const words = normalWords(text)
  const own = normalWords(food)
  if (own.length > 0 && words.some((_, at) => own.every((word, i) => words[at + i] === word))) return true
  // Cornstarch and cornmeal are corn too.
  const [only = ''] = own
  if (own.length === 1 && only.length > 3 && words.some((word) => word.startsWith(only))) return true
  const contents = CONTENT_OF[food] ?? []
  return foods.some(
    ({ name, facts }) =>
      contents.some((content) => ['yes', 'usually'].includes(facts.get(content)?.level ?? '')) ||
      isKindOf(book, name).some((kind) => kind.name === food),
  )
}

/** What speaks against lines or a food: needs that they break, and avoided foods that they name. */
export function broken(lines: readonly string[], limits: FoodLimits, book: FoodBook): (Need | string)[] {
  const needs = needsOf(limits)
  const read = needs.length + limits.foods.length > 0 ? lines.map((line) => readFoods(line, book)) : []
  return [
    ...needs.filter((need) => judgeRead(read, need).verdict === 'contains'),
    ...limits.foods.filter((food) => read.some((line) => names(line, food, book))),
  ]
}

/** Avoided allergens that lines may contain, or that an unknown line can't rule out. */
export function unsureOf(lines: readonly string[], { avoid }: FoodLimits, book: FoodBook): Allergen[] {
  if (avoid.length === 0) return []
  const read = lines.map((line) => readFoods(line, book))
  return avoid.filter((one) => ['may contain', 'not known'].includes(judgeRead(read, one).verdict))
}

/** "vegan and without peanuts or kiwi". */
export function sayLimits({ avoid, diets, people, foods }: FoodLimits): string {
  const without = [...avoid, ...foods]
  return inWords([
    ...diets,
    ...people.map(sayFits),
    ...(without.length > 0 ? [strings.without(listed(without, 'or'))] : []),
  ])
}
