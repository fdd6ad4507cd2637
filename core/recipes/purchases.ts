import type { Ingredient } from '#core/contracts/ingredient.ts'
import type { Purchase } from '#core/contracts/recipe-details.ts'
import { ingredientsOfLine } from '#core/ingredients/line-ingredients.ts'
import { parseLine } from '#core/ingredients/parse-line.ts'
import { isKindOf, resolve, type Vocabulary } from '#core/ingredients/vocabulary.ts'
import { isOneThing } from '#core/ingredients/whole-units.ts'
import { gramsOf, metricOf, usMeasureOf } from './amounts.ts'
import { type FoodMeasures, lookUp, pieceWeightOf } from './food-weights.ts'
import { VOLUMES, WEIGHTS } from './unit-sizes.ts'
import { pluralWord, singularWord } from './word-number.ts'

/** What a shop sells as it is written in the line. */
const CONTAINERS = new Set(
  'can jar package bag box bottle carton container envelope bunch head loaf ear'.split(' '),
)
/** Sold by weight where a recipe measures cups of it. */
const WEIGHED = new Set(['vegetables', 'fruits', 'meat', 'poultry', 'seafood'])
/** Never counted by a shop: 6 cardamom pods are a jar of cardamom. */
const JARRED = new Set(['spices', 'oils', 'condiments', 'baking', 'sweeteners', 'nuts'])
const KEPT = /\b(?:dried|ground|powder|granulated|frozen|canned|flakes?)\b/i

/** In a bunch of herbs, at least. */
const LEAVES = 40

interface Bought {
  line: string
  ingredient: Ingredient
  count: number
  unit: string | null
  grams: number | undefined
}

interface Shelf {
  vocabulary: Vocabulary
  measures: FoodMeasures
}

type HowMuch = Pick<Purchase, 'unit' | 'amount'>

/** Herbs by the bunch, garlic by the head, beans by the can. */
function packed(
  { line, ingredient, count, unit, grams }: Bought,
  { vocabulary, measures }: Shelf,
): HowMuch | undefined {
  const pack = lookUp(measures.sold.packs, ingredient, vocabulary)
  if (
    !pack ||
    measures.sold.loose.has(ingredient.name) ||
    JARRED.has(ingredient.category) ||
    KEPT.test(ingredient.name)
  )
    return undefined
  // Dried beans are another thing than those in a can.
  if (pack.unit === 'can' && KEPT.test(line)) return undefined
  // Of an herb only the leaves or sprigs are counted.
  const pieces = unit === null && ingredient.category === 'herbs'
  return { unit: pack.unit, amount: grams === undefined || pieces ? count / LEAVES : grams / pack.grams }
}

/** Onions and lemons by the piece, also where the recipe has a cup of them. */
function inPieces(
  { line, ingredient, count, unit, grams }: Bought,
  { vocabulary, measures }: Shelf,
): HowMuch | undefined {
  const { whole, loose } = measures.sold
  const kin = [ingredient, ...isKindOf(vocabulary, ingredient.name)].map(({ name }) => name)
  const piece = pieceWeightOf(ingredient, vocabulary, measures)
  const grown = ingredient.category === 'vegetables' || ingredient.category === 'fruits'
  const isWhole = grown && kin.some((name) => whole.has(name)) && !kin.some((name) => loose.has(name))
  if (!isWhole || !piece || grams === undefined || KEPT.test(line)) return undefined
  return { unit: null, amount: unit === null ? count : grams / piece }
}

const isCheese = (ingredient: Ingredient, vocabulary: Vocabulary) =>
  [ingredient, ...isKindOf(vocabulary, ingredient.name)].some(({ name }) => name === 'cheese')

function howMuch(bought: Bought, shelf: Shelf): HowMuch {
  const { ingredient, count, unit, grams } = bought
  const { category } = ingredient
  const weighed = grams !== undefined ? { unit: 'gram', amount: grams } : undefined
  if (unit && CONTAINERS.has(unit)) return { unit, amount: count }
  if (unit && WEIGHTS[unit] !== undefined && weighed) return JARRED.has(category) ? nameOnly : weighed
  const own = packed(bought, shelf) ?? inPieces(bought, shelf)
  if (own) return own
  if (unit === null) return JARRED.has(category) || category === 'herbs' ? nameOnly : { unit, amount: count }
  const loose = WEIGHED.has(category) || isCheese(ingredient, shelf.vocabulary)
  return weighed && loose && VOLUMES[unit] !== undefined ? weighed : nameOnly
}

const nameOnly: HowMuch = { unit: null, amount: null }

/** Lemons for their juice, eggs for their yolks. */
function pressedFrom({ line, ingredient, count, unit }: Bought, { vocabulary, measures }: Shelf) {
  const pressed = measures.sold.pressed[ingredient.name]
  const whole = pressed && resolve(vocabulary, pressed.from)
  if (!whole) return undefined
  const ml = usMeasureOf(line)?.milliliters ?? metricOf(line)?.milliliters
  const amount = ml !== undefined ? ml / pressed.ml : unit === null ? count : 1
  const { name, plural } = whole
  return { name, one: name, many: plural, unit: null, amount, part: pressed.part }
}

/** The last word in another number: "red onions" to "red onion". */
const lastWord = (name: string, change: (word: string) => string) => name.replace(/\p{L}+$/u, change)
/** The state it is cooked in, and the part of it that is used: a shop sells neither. */
const IN_KITCHEN = /^(?:stale|leftover|cooked|cold)\s+|\s+(?:leaf|leaves|sprigs?|florets)$/g

/** The recipe's own words where they are a name of the ingredient: "unsalted butter", not "butter". */
function namesOf(written: string, { name, plural }: Ingredient, vocabulary: Vocabulary) {
  const text = written.toLowerCase().replace(IN_KITCHEN, '')
  if (resolve(vocabulary, text)?.name !== name) return { as: plural, one: name, many: plural }
  // "2 zucchini" has no other form, "2 salmon fillets" has.
  if (plural === name && text.split(' ').at(-1) === name.split(' ').at(-1))
    return { as: text, one: text, many: text }
  const one = lastWord(text, singularWord)
  return { as: text, one, many: one === text && !text.endsWith('s') ? lastWord(text, pluralWord) : text }
}

/** How the ingredient of a line is bought; undefined if it isn't known. */
export function purchaseOf(line: string, shelf: Shelf): Purchase | undefined {
  const found = ingredientsOfLine(line, shelf.vocabulary)[0]
  if (!found?.ingredient || !found.exact) return undefined
  const { ingredient } = found
  const { quantity, unit, name: written } = parseLine(line)
  const { as, one, many } = namesOf(written, ingredient, shelf.vocabulary)
  const { name } = ingredient
  if (!quantity) return { name, one: as, many: as, part: null, ...nameOnly }
  const grams = gramsOf(line, shelf.vocabulary, shelf.measures)
  const bought = { line, ingredient, count: quantity.max, unit, grams }
  const whole = pressedFrom(bought, shelf)
  if (whole) return whole
  const much = howMuch(bought, shelf)
  if (much.amount !== null && much.unit === null) return { name, one, many, part: null, ...much }
  const inPack = isOneThing(much.unit) ? one : unit === null && much.unit === 'bunch' ? many : as
  const shown = much.unit === 'can' ? inPack.replace(/^canned /, '') : inPack
  return { name, one: shown, many: shown, part: null, ...much }
}
