import type { Category, Ingredient } from '../contracts/ingredient.ts'
import type { PantryFact, PantryFactsOutput } from '../contracts/pantry-facts.ts'
import { ingredientsOfLine } from '../ingredients/line-ingredients.ts'
import { isKindOf, resolve, type Vocabulary } from '../ingredients/vocabulary.ts'
import { densityOf, type FoodMeasures, pieceWeightOf } from '../recipes/food-weights.ts'
import { normalWords } from '../text/normalise.ts'
import { formOf, inForm, isFormWord } from './food-form.ts'
import type { PreparedFood, Shelf, ShelfLife } from './shelf-life.ts'

interface PantryKnowledge {
  vocabulary: Vocabulary
  shelfLife: ShelfLife
  measures: FoodMeasures
}

/** The food's own figures, or its nearest parent's. */
function shelfOf(ingredient: Ingredient, { vocabulary, shelfLife }: PantryKnowledge): Shelf | undefined {
  return [ingredient, ...isKindOf(vocabulary, ingredient.name)]
    .map(({ name }) => shelfLife.foods.get(name))
    .find((shelf) => shelf !== undefined)
}

/** The general foods that it does for, up to where a kind stands apart: cheddar for cheese, no egg white for egg. */
function generalNames(ingredient: Ingredient, vocabulary: Vocabulary): string[] {
  const names: string[] = []
  let kind = ingredient
  for (const general of isKindOf(vocabulary, ingredient.name)) {
    if (kind.apart) break
    names.push(general.name)
    kind = general
  }
  return names
}

const rounded = (value: number | undefined): number | null =>
  value === undefined ? null : Math.round(value * 1000) / 1000

function factOf(
  ingredient: Ingredient,
  food: string,
  words: readonly string[],
  knowledge: PantryKnowledge,
): PantryFact | undefined {
  const { vocabulary, shelfLife, measures } = knowledge
  const base = shelfOf(ingredient, knowledge)
  if (!base) return undefined
  const { name, emoji, category, staple } = ingredient
  const own = normalWords(name)
  const form = formOf(own)
  const added = words.filter((word) => !own.includes(word) && (!form || formOf([word]) !== form))
  const density = densityOf(ingredient, vocabulary, measures)
  const kindOf = generalNames(ingredient, vocabulary)
  return {
    food,
    ...(kindOf.length > 0 && { kindOf }),
    emoji,
    category,
    ...inForm(base, added, category, shelfLife),
    staple: staple === true,
    gramsEach: rounded(pieceWeightOf(ingredient, vocabulary, measures)),
    gramsPerMl: density.known ? rounded(density.value) : null,
  }
}

const UNWEIGHED = { staple: false, gramsEach: null, gramsPerMl: null }

function preparedFact(prepared: PreparedFood, words: readonly string[], life: ShelfLife): PantryFact {
  const { food, emoji, category } = prepared
  const own = new Set(normalWords(food))
  const added = words.filter((word) => !own.has(word))
  return { food, emoji, category, ...inForm(prepared, added, category, life), ...UNWEIGHED }
}

/** Too general for the end of a name: "sausage meat". */
const GENERAL = new Set(['raw meat', 'poultry'])

/** The dish that a name ends with: "my mother's beef stew". */
function endingIn(words: readonly string[], life: ShelfLife): PreparedFood | undefined {
  for (let from = 0; from < words.length; from++) {
    const found = life.prepared.get(words.slice(from).join(' '))
    if (found && !(from > 0 && GENERAL.has(found.food))) return found
  }
  return undefined
}

/** What is known about a name as it is listed, in any spelling; undefined for an unknown food. */
function readName(name: string, knowledge: PantryKnowledge): PantryFact | undefined {
  const { vocabulary, shelfLife } = knowledge
  const words = normalWords(name)
  const [found] = ingredientsOfLine(name, vocabulary)
  const plain = words.filter((word) => !isFormWord(word))
  for (const phrase of [words, found?.words ?? words, plain]) {
    const prepared = shelfLife.prepared.get(phrase.join(' '))
    // "Frozen pizza" and "canned chili" are sold like that; a dish by that name isn't meant.
    const isSold = phrase === plain && found?.exact && isSoldAs(found.ingredient, words)
    if (prepared && !isSold) return preparedFact(prepared, phrase === plain ? words : [], shelfLife)
  }
  const known = resolve(vocabulary, name) ?? (found?.exact ? found.ingredient : undefined)
  if (known) {
    const sold = soldAs(known, words, vocabulary)
    return factOf(sold, sold.name, words, knowledge)
  }
  const dish = endingIn(plain, shelfLife)
  // A pie with chicken in it isn't a fruit pie.
  if (dish && dish.basis !== 'safety' && hidesFlesh(dish, words, vocabulary))
    return { ...preparedFact(shelfLife.leftovers, [], shelfLife), food: name }
  if (dish) return preparedFact(dish, words, shelfLife)
  // If only the end of the name is known, it keeps like other foods of this kind: relish, but not chicken parmesan.
  if (found?.ingredient && !hidesFlesh(found.ingredient, words, vocabulary))
    return factOf(found.ingredient, name, words, knowledge)
  return words.includes('leftover') ? preparedFact(shelfLife.leftovers, [], shelfLife) : undefined
}

const FLESH: ReadonlySet<Category> = new Set(['meat', 'poultry', 'seafood'])

/** A name with meat or fish in it that ends in something else. */
function hidesFlesh(
  { category }: Pick<Ingredient, 'category'>,
  words: readonly string[],
  vocabulary: Vocabulary,
): boolean {
  if (FLESH.has(category)) return false
  return words.some((word) => {
    const named = vocabulary.ingredients[vocabulary.byForm.get(word) ?? -1]
    return named !== undefined && FLESH.has(named.category)
  })
}

/** The vocabulary's own entry for the food in this form: "can of tuna" is canned tuna. */
function soldAs(ingredient: Ingredient, words: readonly string[], vocabulary: Vocabulary): Ingredient {
  const own = new Set(normalWords(ingredient.name))
  const form = formOf(words.filter((word) => !own.has(word)))
  const other = form && resolve(vocabulary, `${form} ${ingredient.name}`)
  return other && normalWords(other.name).includes(form) ? other : ingredient
}

/** The name of the ingredient itself says how it is sold. */
function isSoldAs(ingredient: Ingredient | undefined, words: readonly string[]): boolean {
  const own = normalWords(ingredient?.name ?? '')
  return words.some((word) => isFormWord(word) && own.includes(word))
}

/** Maps the names of a pantry to what is known about keeping them. */
export function answerFacts(names: readonly string[], knowledge: PantryKnowledge): PantryFactsOutput {
  const facts = new Map<string, PantryFact>()
  for (const name of new Set(names)) {
    const fact = readName(name, knowledge)
    if (fact) facts.set(name, fact)
  }
  return { facts: Object.fromEntries(facts) }
}
