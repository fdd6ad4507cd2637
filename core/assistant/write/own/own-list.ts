import type { Place } from '../../../contracts/places.ts'
import { capital } from '../../../text/capital.ts'
import { listed } from '../../../text/listed.ts'
import type { KnowledgeIndex } from '../../knowledge-index.ts'
import type { OwnQuestion } from '../../read/asks-own.ts'
import type { Frame } from '../../read/follow-up.ts'
import { type Answer, type AssistantContext, said, sentences, withLink } from '../answer.ts'
import { bareFood, isDoubtful, isPast, type Meant, meantIn, type Owned, ownedFoods } from './own-foods.ts'
import {
  areApart,
  byName,
  dateOf,
  dueOf,
  isCounted,
  KEPT,
  namedAs,
  throwOlder,
  withAmount,
} from './own-words.ts'
import * as strings from './strings.ts'

const MOST_NAMED = 8
const MOST_LISTED = 30
const HOLDS: Readonly<Record<Place, string>> = {
  fridge: strings.fridgeHolds,
  freezer: strings.freezerHolds,
  pantry: strings.shelfHolds,
}
const told = (text: string) => said('still good', text, { verdict: true, known: true })
const paragraphs = (...parts: readonly string[]) => parts.filter(Boolean).join('\n\n')
const namesOf = (foods: readonly Owned[]) =>
  [...new Set(foods.map(({ name }) => name))].slice(0, MOST_NAMED).join(', ')

/** With the rest of the list, which has no dates here. */
function withListed(owned: readonly Owned[], pantry: readonly string[]): Owned[] {
  const known = new Set(owned.map(({ name }) => name))
  return [...owned, ...pantry.filter((name) => !known.has(name)).map(bareFood)]
}

/** "Do I have eggs?", "how much rice do I have?", "where is the butter?" */
export function writeHave(
  { counts }: Extract<OwnQuestion, { kind: 'have' }>,
  own: Frame,
  { foods }: Meant,
  { pantry = [] }: Pick<AssistantContext, 'pantry'>,
  facts: KnowledgeIndex,
): Answer | undefined {
  const { vocabulary } = facts.lexicon
  const names = new Set(foods.map(({ name }) => name))
  const others = meantIn(own, pantry.filter((name) => !names.has(name)).map(bareFood), vocabulary).foods
  const all =
    foods.length > 0 && others.length > 0 ? [...foods, ...others] : foods.length > 0 ? foods : others
  const linked = (text: string) => withLink(told(text), strings.yourPantry, facts.hrefs.pantry)
  if (all.length === 0) {
    const [food] = own.foods
    if (!food) return undefined
    return pantry.length === 0 && names.size === 0
      ? linked(strings.kitchenUnknown)
      : linked(strings.hasNot(food.words))
  }
  const asksPlace = own.text.startsWith('where')
  const shown = byName(all).slice(0, MOST_NAMED)
  const good = shown.flatMap((packages) => {
    const fine = packages.filter((one) => !isPast(one))
    return areApart(fine) ? fine : fine.slice(0, 1)
  })
  const isApart = (food: Owned) => areApart(good.filter(({ name }) => name === food.name))
  const old = shown.filter((packages) => packages.some(isPast))
  const details = (food: Owned) => [
    ...(food.place && (asksPlace || food.place === 'freezer' || isApart(food)) ? [KEPT[food.place]] : []),
    ...(dueOf(food) ? [dueOf(food)] : []),
  ]
  const list = listed(good.map((food) => withAmount(food, vocabulary, details(food))))
  const write = counts || /^(?:where|what|which)\b/.test(own.text) ? strings.hasCounted : strings.has
  const [first] = good
  const isUncounted = counts && good.length === 1 && first !== undefined && !first.amount
  const unknown = isUncounted
    ? /\bhow many\b/.test(own.text)
      ? strings.manyUnknown
      : strings.muchUnknown
    : ''
  const gone = good.length === 1 && first?.maybe_gone ? strings.maybeGone : ''
  // "Rice or pasta": what isn't there is said too.
  const absent =
    /\b(?:or|and)\b/.test(own.text) && !/\b(?:for|to)\b/.test(own.text)
      ? own.foods.filter(
          (food) => meantIn({ foods: [food], text: food.words }, all, vocabulary).foods.length === 0,
        )
      : []
  const not =
    absent.length > 0
      ? strings.hasNone(
          listed(
            absent.map(({ words }) => words),
            'or',
          ),
        )
      : ''
  const bad = old
    .map((packages) => {
      const [gone, fresh] = [packages.find(isPast), packages.find((one) => !isPast(one))]
      return gone && fresh ? throwOlder(gone, fresh, vocabulary) : dateOf(packages.filter(isPast), vocabulary)
    })
    .join('\n\n')
  return linked(paragraphs(good.length > 0 ? sentences(write(list), not, unknown, gone) : '', bad))
}

/** What of the whole kitchen is asked for. */
export function writeKitchen(
  asked: OwnQuestion,
  owned: readonly Owned[],
  given: Pick<AssistantContext, 'pantry' | 'kitchen' | 'dated'>,
  facts: KnowledgeIndex,
): Answer | undefined {
  const { pantry = [], kitchen, dated = [] } = given
  const hasAny = pantry.length + owned.length > 0
  const linked = (text: string) => withLink(told(text), strings.yourPantry, facts.hrefs.pantry)
  if (asked.kind === 'first') return writeFirst(ownedFoods({ dated }), hasAny, facts)
  if (asked.kind === 'date' || asked.kind === 'named' || asked.kind === 'have') return undefined
  if (!hasAny) return linked(strings.kitchenUnknown)
  if (asked.kind === 'throw out') return linked(thrown(owned, facts))
  if (asked.kind === 'leftovers') return kitchen ? linked(leftoversIn(owned, facts)) : undefined
  return linked(all(asked.place, withListed(owned, pantry), facts))
}

const line = (food: Owned, facts: KnowledgeIndex, all: readonly Owned[] = []) => {
  const apart = food.place && areApart(all.filter(({ name }) => name === food.name)) ? [KEPT[food.place]] : []
  return strings.dueFood(capital(withAmount(food, facts.lexicon.vocabulary, apart)), dueOf(food))
}

/** Told from the newer one of the same name. */
const older = (food: Owned, good: readonly Owned[]): Owned =>
  good.some(({ name }) => name === food.name) ? { ...food, name: strings.olderIn(food.name) } : food

function all(place: Place | null, owned: readonly Owned[], facts: KnowledgeIndex): string {
  // Where it is unknown, it may be there.
  const there = owned.filter((food) => place === null || food.place === place)
  const good = there.filter((food) => !isPast(food))
  const old = there.filter(isPast)
  const lines = good.slice(0, MOST_LISTED).map((food) => line(food, facts, place === null ? owned : []))
  if (good.length > MOST_LISTED) lines.push(strings.andMore(good.length - MOST_LISTED))
  if (there.length === 0) return strings.nothingThere
  return paragraphs(
    lines.length > 0 ? strings.allOf(place ? HOLDS[place] : strings.atHome, lines) : '',
    old.length > 0 ? strings.throwOut(namesOf(old.map((food) => older(food, good)))) : '',
  )
}

function leftoversIn(owned: readonly Owned[], facts: KnowledgeIndex): string {
  const dishes = owned.filter(({ leftovers }) => leftovers)
  const [good, old] = [dishes.filter((food) => !isPast(food)), dishes.filter(isPast)]
  if (dishes.length === 0) return strings.noLeftovers
  const lines = good.slice(0, MOST_LISTED).map((food) => line(food, facts))
  return paragraphs(
    lines.length > 0 ? strings.leftovers(lines) : '',
    old.length > 0 ? strings.throwLeftovers(namesOf(old)) : '',
  )
}

function thrown(owned: readonly Owned[], { lexicon: { vocabulary } }: KnowledgeIndex): string {
  const old = owned.filter(isPast).slice(0, MOST_LISTED)
  const over = owned.filter((food) => !isPast(food) && (food.days ?? 0) < 0 && food.place !== 'freezer')
  const [doubtful, tired] = [over.filter(isDoubtful), over.filter((food) => !isDoubtful(food))]
  const isTwice = ({ name }: Owned) => owned.some((food) => food.name === name && !isPast(food))
  const lines = old.map((food) => {
    const name = capital(isCounted(food) ? withAmount(food, vocabulary) : namedAs(food, vocabulary).name)
    const same = owned.filter((one) => one.name === food.name)
    if (food.place && areApart(same)) {
      const which = withAmount(food, vocabulary, [KEPT[food.place]])
      return strings.dueFood(capital(which), dueOf(food))
    }
    const isOlder = isTwice(food) && !isCounted(food)
    return strings.dueFood(isOlder ? strings.olderOne(name) : name, dueOf(food))
  })
  return paragraphs(
    lines.length > 0 ? strings.throwOutThese(lines) : strings.nothingToThrow,
    doubtful.length > 0 ? strings.checkPackage(namesOf(doubtful)) : '',
    tired.length > 0 ? strings.lookAndSmell(namesOf(tired)) : '',
  )
}

function writeFirst(owned: readonly Owned[], hasAny: boolean, facts: KnowledgeIndex): Answer {
  const soon = owned.filter((food) => !isPast(food)).slice(0, MOST_NAMED)
  const past = owned.filter(isPast)
  const list = soon.map((food) => strings.dueFood(capital(food.name), dueOf(food)))
  const throwOut = past.length > 0 ? strings.throwOut(namesOf(past)) : ''
  const nothing = hasAny ? strings.nothingDue : strings.pantryUnknown
  const first = soon.length > 0 ? strings.firstThese(list) : past.length > 0 ? '' : nothing
  const answer = told(paragraphs(first, throwOut))
  return soon.length > 0
    ? withLink(answer, strings.recipesForThese, facts.hrefs.cookSoon)
    : withLink(answer, strings.yourPantry, facts.hrefs.pantry)
}
