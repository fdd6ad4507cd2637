import { profileLimits } from '#core/assistant/limits.ts'
import { namedRecipe, pointingAt } from '#core/assistant/named-recipe.ts'
import { asksToCook, refines } from '#core/assistant/read/asks-to-cook.ts'
import { fitsLimits } from '#core/assistant/wish-fit.ts'
import { askedLetters, type CookingAssistantRequest } from '#core/contracts/cooking-assistant.ts'
import { ASKED_OWN } from '#core/contracts/own-limits.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { resolve, staplesOf, type Vocabulary } from '#core/ingredients/vocabulary.ts'
import { askedOf } from '#core/own-recipes/asked-rows.ts'
import { normalWords, wordsOf } from '#core/text/normalise.ts'
import { knowledge } from './knowledge.ts'
import type { OwnShelf } from './own-shelf.ts'

type Asked = Pick<
  CookingAssistantRequest,
  'message' | 'conversation' | 'pantry' | 'diets' | 'allergies' | 'recipe_id'
>

/** What an answer may lean on. */
const TURNS = 4
const FROM_PANTRY = 5
const LONGEST_FOOD = 3
const LINKED = /\/recipe\/([0-9a-f-]{36})/g

/** In many titles and most questions: they say nothing about which recipe is meant. */
const COMMON = new Set(
  normalWords(`a an the i you we me my our your it its this that these those is are was be do does did can could should would
  will what which how when where why who long much many to of in on at for with without from by as and or but if so no not
  have has had need want like make made cook cooked cooking bake baked fry fried roast roasted boil boiled grill grilled
  recipe recipes dish food meal dinner lunch breakfast easy quick simple best good some any something anything tonight today
  minutes hours time about than more less use add put take go get long last keep style homemade classic one two`),
)

/** The foods that a text names, longest names first. */
function foodsIn(text: string, vocabulary: Vocabulary): string[] {
  const words = normalWords(text)
  const found = new Set<string>()
  for (let at = 0; at < words.length; at++)
    for (let length = LONGEST_FOOD; length > 0; length--) {
      const food = at + length <= words.length && resolve(vocabulary, words.slice(at, at + length).join(' '))
      if (!food) continue
      found.add(food.name)
      at += length - 1
      break
    }
  return [...found]
}

const titleWords = new WeakMap<ExternalRecipeRow, ReadonlySet<string>>()
function wordsOfRow(row: ExternalRecipeRow): ReadonlySet<string> {
  const known = titleWords.get(row)
  if (known) return known
  const words = new Set(
    normalWords(`${row.title} ${row.cuisine_type ?? ''}`).filter((one) => !COMMON.has(one)),
  )
  titleWords.set(row, words)
  return words
}

/** Those with the most in common first, and none without. */
function mostIn(
  rows: readonly ExternalRecipeRow[],
  wanted: readonly string[],
  has: (row: ExternalRecipeRow, one: string) => boolean,
) {
  if (wanted.length === 0) return []
  return rows
    .map((row) => ({ row, hits: wanted.filter((one) => has(row, one)).length }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .map(({ row }) => row)
}

const wishes = (text: string, foods: readonly string[]) =>
  asksToCook([wordsOf(text).join(' ')], {
    dish: false,
    foods: foods.length,
    limited: true,
    contradicts: false,
  }) || /\brecipes?\b/i.test(text)

/** Does the message ask what to cook, or refine such a question? */
function isWish({ message, conversation }: Asked, foods: readonly string[]): boolean {
  if (wishes(message, foods)) return true
  const before = conversation.filter(({ role }) => role === 'user').slice(-TURNS)
  return (
    before.some(({ content }) => wishes(content, [])) &&
    refines([wordsOf(message).join(' ')], new Set(foods.flatMap((food) => food.split(' '))))
  )
}

const newest = (rows: readonly ExternalRecipeRow[]) =>
  [...rows].sort((a, b) => (a.created_at < b.created_at ? 1 : -1))

/**
 * The user's own recipes that a question may be about: the open one, those it names or was answered with, those that
 * share its words, and where it asks what to cook, those with its foods or for the pantry. None if it is about none.
 */
export function ownForQuestion(asked: Asked, shelf: Pick<OwnShelf, 'rows' | 'rowOf' | 'index'>) {
  const { vocabulary } = knowledge()
  const { message, pantry } = asked
  const turns = asked.conversation.slice(-TURNS).map(({ content }) => content)
  const rows = shelf.rows()
  const limits = profileLimits(asked)
  const fitting = rows.filter((row) => fitsLimits(row, limits))
  const words = [...new Set(normalWords(message))].filter((word) => !COMMON.has(word))
  const foods = foodsIn(message, vocabulary)
  const isCooking = isWish(asked, foods)

  const linked = turns.flatMap((text) => [...text.matchAll(LINKED)].map(([, id = '']) => id)).reverse()
  const alike = mostIn(rows, words, (row, word) => wordsOfRow(row).has(word))
  // "How long do I boil an egg" is not about every recipe with eggs in its title.
  const isMeant = (row: ExternalRecipeRow) => {
    const shared = words.filter((word) => wordsOfRow(row).has(word))
    return (
      shared.length > 1 ||
      shared.some((word) => !resolve(vocabulary, word)) ||
      pointingAt(message, row, vocabulary) !== undefined
    )
  }
  const earlier = mostIn(rows, turns.flatMap(normalWords), (row, word) => wordsOfRow(row).has(word))
  const fromPantry = () => {
    const staples = staplesOf(vocabulary).map(({ name }) => name)
    const ranked = shelf.index().query({ ingredients: pantry, staples, limit: FROM_PANTRY, order: 'ready' })
    const fits = new Map(fitting.map((row) => [row.id, row]))
    return ranked.flatMap(({ id }) => fits.get(id) ?? [])
  }
  const picked = [
    asked.recipe_id && shelf.rowOf(asked.recipe_id),
    namedRecipe(message, alike, vocabulary),
    ...turns.map((text) => namedRecipe(text, earlier, vocabulary)),
    ...linked.map((id) => shelf.rowOf(id)),
    ...(isCooking ? alike.filter((row) => fitting.includes(row)) : alike.filter(isMeant)),
    ...(isCooking ? mostIn(fitting, foods, (row, food) => row.foods.includes(food)) : []),
    ...(isCooking && foods.length === 0 && pantry.length > 0 ? fromPantry() : []),
    ...(isCooking && foods.length === 0 ? newest(fitting) : []),
  ]
  return within(picked.filter((row) => row !== undefined && row !== ''))
}

/** As many as may be sent. */
function within(rows: readonly ExternalRecipeRow[]) {
  const chosen = new Map<string, { row: ExternalRecipeRow; asked: NonNullable<ReturnType<typeof askedOf>> }>()
  let letters = 2
  for (const row of rows) {
    if (chosen.size === ASKED_OWN.recipes) break
    const one = chosen.has(row.id) ? undefined : askedOf(row)
    const size = one ? askedLetters(one) + 1 : 0
    if (!one || letters + size > ASKED_OWN.letters) continue
    letters += size
    chosen.set(row.id, { row, asked: one })
  }
  return [...chosen.values()]
}
