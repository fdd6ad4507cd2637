import type { DatedFood, OwnFood } from '../../../contracts/cooking-assistant.ts'
import type { Ingredient } from '../../../contracts/ingredient.ts'
import { ingredientsOfLine } from '../../../ingredients/line-ingredients.ts'
import { isKindOf, resolve, type Vocabulary } from '../../../ingredients/vocabulary.ts'
import { normalWords } from '../../../text/normalise.ts'
import type { Frame } from '../../read/follow-up.ts'
import { classWords, isInClass } from '../../read/food-classes.ts'
import type { FoodMention } from '../../read/question.ts'
import type { AssistantContext } from '../answer.ts'

/** A food of the user's, as far as it is known. */
export interface Owned extends DatedOrNot {
  printed?: boolean
  place?: OwnFood['place']
  leftovers?: boolean
  maybe_gone?: boolean
  amount?: string | null
  freezes?: boolean | undefined
}
type DatedOrNot = Pick<DatedFood, 'name' | 'safety' | 'unsafe'> & Pick<OwnFood, 'until' | 'days'>

/** A food that is listed by its name alone. */
export const bareFood = (name: string): Owned => ({
  name,
  until: null,
  days: null,
  safety: false,
  unsafe: false,
})

/** Past a date of safety, it is never eaten: the same rule as in the pantry. */
export const isPast = ({ unsafe }: Owned): boolean => unsafe

/** Past the careful end of a guess, as eggs are: not to be thrown out yet, and no matter of quality. */
export const isDoubtful = ({ unsafe, safety, days, place }: Owned): boolean =>
  !unsafe && safety && days !== null && days < 0 && place !== 'freezer'

/** All that is known of what the user has, the first to go first. */
export function ownedFoods({ kitchen = [], dated = [] }: AssistantContext): Owned[] {
  const known = new Set(kitchen.map(({ name, until }) => `${name} ${until}`))
  const others = dated.filter(({ name, until }) => !known.has(`${name} ${until}`))
  return [...kitchen, ...others].sort((a, b) => (a.days ?? Infinity) - (b.days ?? Infinity))
}

const MEANT_WORD = 4
/** Too many dishes have one of these for it to mean any. */
const LEFTOVERS = /\bleft ?overs?\b/

/** The ingredient behind a name as it is listed; none for a dish. */
function ingredientOf({ name, leftovers }: Pick<Owned, 'name' | 'leftovers'>, vocabulary: Vocabulary) {
  if (leftovers) return undefined
  const [found] = ingredientsOfLine(name, vocabulary)
  return resolve(vocabulary, name) ?? (found?.exact ? found.ingredient : undefined)
}

type Fit = 'exact' | 'kind' | 'near'

function fitOf(
  mention: FoodMention,
  food: Owned,
  own: Ingredient | undefined,
  vocabulary: Vocabulary,
): Fit | undefined {
  const { name, words } = mention
  const said = normalWords(words).join(' ')
  const listed = normalWords(food.name).join(' ')
  if (listed === said || own?.name === name) return 'exact'
  if (!own) return listed.endsWith(` ${said}`) ? 'kind' : undefined
  if (isKindOf(vocabulary, own.name).some((kind) => kind.name === name)) return 'kind'
  // "My cheddar" where cheese is listed; but almond flour is no flour.
  const id = vocabulary.byForm.get(normalWords(name).join(' '))
  const general = id === undefined ? undefined : vocabulary.coveredBy[id]
  if (general?.has(vocabulary.ingredients.indexOf(own))) return 'kind'
  if (name === 'ground meat' && listed.startsWith('ground ')) return 'kind'
  const asked = resolve(vocabulary, name)
  const isNear = asked?.category === own.category && listed.endsWith(` ${said}`)
  return isNear ? 'near' : undefined
}

/** "The cabbage roll leftovers" are the unstuffed cabbage roll skillet. */
function isDishOf(text: string, { name }: Owned): boolean {
  const words = name.split(/\W+/).filter((word) => word.length >= MEANT_WORD)
  const named = words.filter((word) => text.includes(word)).length
  return words.length > 1 && named >= (LEFTOVERS.test(text) ? 1 : 2)
}

export interface Meant {
  foods: readonly Owned[]
  /** What of the question named them, to be told from its other words. */
  words: readonly string[]
}

/** What the user calls it: "my", "the" or nothing before it. */
const possessed = (words: string) =>
  new RegExp(
    `\\b(?:my|our)(?: (?!(?:dog|cat|kid|son|wife|husband|baby|mother|mom|dad|friend)s?\\b)\\w+){0,3}? ${words.replace(/[^\p{L}\p{N} ]/gu, '.')}\\b`,
  )

/** Which of the user's foods a question means: by name, by a general word, or by that of a class. */
export function meantIn(
  { foods, text }: Pick<Frame, 'foods' | 'text'>,
  owned: readonly Owned[],
  vocabulary: Vocabulary,
): Meant {
  const own = new Map(owned.map((food) => [food, ingredientOf(food, vocabulary)]))
  const plain = ` ${normalWords(text).join(' ')} `
  const said = owned.filter(({ name }) => plain.includes(` ${normalWords(name).join(' ')} `))
  // "My beef chili" is that chili, and no beef.
  const isWithin = ({ words }: FoodMention) =>
    said.some(({ name }) => {
      const [whole, part] = [normalWords(name).join(' '), normalWords(words).join(' ')]
      return whole !== part && ` ${whole} `.includes(` ${part} `)
    })
  const mine = foods.filter(({ words }) => possessed(words).test(text))
  const mentions = (mine.length > 0 ? mine : foods).filter((mention) => !isWithin(mention))
  const found = new Map<Owned, Fit>()
  for (const mention of mentions) {
    const fits = owned.flatMap((food) => {
      const fit = fitOf(mention, food, own.get(food), vocabulary)
      return fit ? [{ food, fit }] : []
    })
    const best = (['exact', 'kind', 'near'] as const).find((one) => fits.some(({ fit }) => fit === one))
    // What isn't safe is named with what fits better.
    for (const { food, fit } of fits) if (fit === best || isPast(food)) found.set(food, fit)
  }
  // "Lunch meat" is a food of its own.
  const isPart = (word: string) => foods.some(({ words }) => words.includes(' ') && words.includes(word))
  const classes = classWords(text).filter((word) => !isPart(word))
  for (const [food, known] of own) {
    const isOf = known && classes.some((word) => isInClass(word, known.category, known.name))
    if (isOf) found.set(food, found.get(food) ?? 'kind')
    const isSaid = said.includes(food) && (mine.length === 0 || possessed(food.name).test(text))
    if (isSaid || isDishOf(text, food)) found.set(food, 'exact')
  }
  // A dish with chicken in it is meant by "my chicken" where nothing else is.
  const isCooked = /\b(?:leftovers?|cooked)\b/.test(text)
  const dishes = owned.filter(({ leftovers, name }) =>
    leftovers
      ? mentions.some(({ words }) => normalWords(name).includes(normalWords(words).join(' ')))
      : false,
  )
  for (const dish of dishes)
    if (found.size === 0 || isCooked || isPast(dish)) found.set(dish, found.get(dish) ?? 'near')
  const all = owned.filter((food) => found.has(food))
  // "The leftover omelet" is that dish, and no egg.
  const isDish = LEFTOVERS.test(text) && all.some((food) => food.leftovers && found.get(food) === 'exact')
  const meant = isDish ? all.filter(({ leftovers }) => leftovers !== false) : all
  return {
    // Leftover chicken isn't the raw one.
    foods: isCooked ? meant.filter((food) => food.leftovers !== false || isPast(food)) : meant,
    words: [
      ...foods.flatMap(({ words }) => words.split(' ')),
      ...meant.flatMap(({ name }) => name.split(' ')),
      ...classes.flatMap((word) => [word, `${word}s`]),
    ],
  }
}
