import type { Place } from '../../../contracts/places.ts'
import { resolve, type Vocabulary } from '../../../ingredients/vocabulary.ts'
import { addDays } from '../../../stock/day.ts'
import { dateWords, dayAhead, dayWords } from '../../../stock/words/date-words.ts'
import { sentences } from '../answer.ts'
import { isDoubtful, isPast, type Owned } from './own-foods.ts'
import * as strings from './strings.ts'

/** "use by tomorrow", "4 days past its date"; empty where there is no date. */
export function dueOf({ until, days, safety }: Owned, many = false): string {
  const words = dateWords({ until, daysLeft: days, basis: safety ? 'safety' : 'quality' }) ?? ''
  const own = words.charAt(0).toLowerCase() + words.slice(1)
  return many ? strings.ofMany(own) : own
}

const COUNT = /^(?:about )?\d+(?:[.,]\d+)?$/

/** In pieces. */
export const isCounted = ({ amount }: Owned) => COUNT.test(amount ?? '')

/** Eggs, also where a single one is listed by name. */
export function namedAs(food: Owned, vocabulary: Vocabulary): { name: string; many: boolean } {
  const known = resolve(vocabulary, food.name)
  if (!known || food.leftovers || known.plural === known.name) return { name: food.name, many: false }
  if (food.name === known.plural) return { name: food.name, many: true }
  const isSeveral = isCounted(food) && food.amount !== '1'
  const many = food.name === known.name && (known.category === 'eggs' ? food.amount !== '1' : isSeveral)
  return { name: many ? known.plural : food.name, many }
}

/** "6 eggs", "whole milk (1 liter)". */
export function withAmount(food: Owned, vocabulary: Vocabulary, more: readonly string[] = []): string {
  const { name } = namedAs(food, vocabulary)
  const { amount } = food
  if (amount && COUNT.test(amount)) return strings.withDetails(`${amount} ${name}`, more)
  return strings.withDetails(name, amount ? [amount, ...more] : more)
}

/** Where the date comes from; nothing where that isn't known. */
function sourceOf({ until, days, printed, place, leftovers, safety }: Owned): string {
  if (until === null || days === null || printed === undefined) return ''
  const day = dayWords(until, addDays(until, -days))
  if (days < 0 && place !== 'freezer' && !safety)
    return printed ? strings.bestWasEntered(day) : strings.bestWasGuessed(day)
  if (!printed) return strings.guessedDate(day)
  return leftovers ? strings.dishDate(day) : strings.enteredDate(day)
}

export const KEPT: Readonly<Record<Place, string>> = {
  fridge: strings.inFridge,
  freezer: strings.inFreezer,
  pantry: strings.onShelf,
}

/** Of a food that is kept in several places, where this is and how much: "400 g, in the fridge". */
const whereOf = ({ amount, place }: Owned): string[] => [
  ...(amount ? [amount] : []),
  ...(place ? [KEPT[place]] : []),
]

/** The same food in different places keeps differently. */
export const areApart = (packages: readonly Owned[]): boolean =>
  new Set(packages.flatMap(({ place }) => place ?? [])).size > 1

/** What goes of a food while the rest is good: of pieces that are counted, so many; of what is elsewhere, by its place. */
export function throwOlder(old: Owned, fresh: Owned, vocabulary: Vocabulary): string {
  const counts = isCounted(old) && isCounted(fresh)
  // The name of both together: eggs.
  const { name } = namedAs(counts ? { ...fresh, amount: '2' } : old, vocabulary)
  const many = counts && old.amount !== '1'
  const which = areApart([old, fresh]) ? strings.theOneOf(whereOf(old).join(' ')) : strings.theOlder
  return strings.throwOlder(
    name,
    (counts && !areApart([old, fresh]) && old.amount) || which,
    dueOf(old, many),
    many,
  )
}

function oldAndNew(old: Owned, fresh: Owned, vocabulary: Vocabulary, ahead: number): string {
  const thrown = throwOlder(old, fresh, vocabulary)
  const isGood = fresh.days === null || fresh.days >= ahead
  if (!isGood) return sentences(thrown, dateOf([fresh], vocabulary, ahead))
  const counts = isCounted(old) && isCounted(fresh)
  const rest = counts ? strings.otherGood(fresh.amount ?? '', dueOf(fresh)) : strings.newerGood(dueOf(fresh))
  return sentences(thrown, rest, sourceOf(fresh))
}

/** Of food that is good today, what its date says about a later day. */
function laterOf(food: Owned, name: string, many: boolean, ahead: number): string {
  const { until, days, safety, freezes } = food
  if (until === null || days === null) return ''
  const day = dayAhead(addDays(until, -days), ahead)
  if (days >= ahead) return sentences(strings.goodThen(name, dueOf(food, many), day, many), sourceOf(food))
  const late = dateWords({ until, daysLeft: days - ahead, basis: safety ? 'safety' : 'quality' }) ?? ''
  const write = safety ? strings.notThen : strings.pastBestThen
  const date = many ? strings.ofMany(late) : late
  return sentences(
    write(name, date, day, many),
    safety ? strings.spendBy(dueOf(food), freezes === true, days === 0, many) : '',
    sourceOf(food),
  )
}

/** What the dates say of the packages of one food, today or so many days ahead. */
export function dateOf(packages: readonly Owned[], vocabulary: Vocabulary, ahead = 0): string {
  const old = packages.find(isPast)
  const fresh = packages.find((one) => !isPast(one))
  const food = old ?? fresh
  if (!food) return ''
  const { name, many } = namedAs(food, vocabulary)
  if (old && fresh) return oldAndNew(old, fresh, vocabulary, ahead)
  const [one, ...others] = packages
  if (one && others.length > 0 && areApart(packages))
    return packages.map((part) => partOf(part, vocabulary, ahead)).join(' ')
  if (old) return sentences(strings.past(name, dueOf(old, many), many), sourceOf(old))
  if (ahead > 0 && food.place !== 'freezer' && (food.days ?? -1) >= 0)
    return sentences(laterOf(food, name, many, ahead), food.maybe_gone ? strings.maybeGone : '')
  if (isDoubtful(food)) return sentences(strings.doubtful(name, dueOf(food, many), many), sourceOf(food))
  if (food.until === null || food.days === null) return strings.noDate(name)
  const gone = food.maybe_gone ? strings.maybeGone : ''
  if (food.place === 'freezer') {
    const write = food.days < 0 ? strings.frozenPast : strings.frozen
    return sentences(write(name, dueOf(food, many), many), sourceOf(food), gone)
  }
  const write = food.days < 0 ? strings.pastBest : strings.good
  return sentences(write(name, dueOf(food, many), many), sourceOf(food), gone)
}

/** What is in one of several places. */
const partOf = (part: Owned, vocabulary: Vocabulary, ahead: number): string => {
  const { name } = namedAs({ ...part, amount: '2' }, vocabulary)
  const details = part.place === 'freezer' ? (part.amount ? [part.amount] : []) : whereOf(part)
  return dateOf([{ ...part, name: strings.withDetails(name, details), amount: null }], vocabulary, ahead)
}

/** The packages of each food, as the foods come. */
export function byName(foods: readonly Owned[]): Owned[][] {
  const groups = new Map<string, Owned[]>()
  for (const food of foods) groups.set(food.name, [...(groups.get(food.name) ?? []), food])
  return [...groups.values()]
}
