import type { Category } from '../contracts/ingredient.ts'
import type { FoodBook } from '../food-facts/food-book.ts'
import type { IngredientReader } from '../pantry/read-ingredients.ts'
import { normalise, wordsOf } from '../text/normalise.ts'
import type { LabelReader } from './label-reader.ts'
import type { CategoryMeaning, ProductCategories } from './product-categories.ts'

interface ProductKnowledge {
  vocabulary: FoodBook
  categories: ProductCategories
  /** Words of names that say what the whole product is, by where in the name they say it. */
  words: Readonly<Record<'first' | 'last' | 'ends', ReadonlyMap<string, string>>>
  reader: IngredientReader
  /** Reads compounds and abbreviations: "Wildlachsfilet". */
  labels: LabelReader
}

interface ProductFood {
  /** Null where name and categories don't say it surely. */
  food: string | null
  /** Then: what it may be, best first. */
  near: string[]
}

const NEAR = 3
const LEVELS: readonly CategoryMeaning['level'][] = ['made', 'mark', 'plain']
/** Of the vocabulary: what is bought made, and so hides what is in it. */
const MADE_OF: ReadonlySet<Category> = new Set(['pantry', 'condiments', 'drinks', 'sweeteners'])
/** What the name of a sweet or a dish may be of the vocabulary; anything else is rather its flavor. */
const SWEET: ReadonlySet<Category> = new Set(['baking', 'pantry', 'nuts'])
const ANIMAL: ReadonlySet<Category> = new Set(['meat', 'poultry', 'seafood'])
/** Said of a food without making another one of it: "frozen-raspberries", "prunes-from-france". */
const AROUND =
  /^(?:organic|fresh|raw|frozen|whole|sliced|diced|grated|chopped|peeled|natural|plain|pitted|roasted|salted|unsalted|unsweetened|cooked|dried-ground|shelled|deep-frozen)-|-(?:from|in|with|without)-.*$|-(?:slices|pieces|halves|fillets|in-slices)$/

interface Candidate extends CategoryMeaning {
  tag: string
}

/** What a food is listed under, and its number in the vocabulary; undefined for a name that is only readable. */
const idOf = (food: string, { byForm }: FoodBook) => byForm.get(normalise(food))

function isKind(one: string, other: string, vocabulary: FoodBook): boolean {
  const [a, b] = [idOf(one, vocabulary), idOf(other, vocabulary)]
  return a !== undefined && b !== undefined && a !== b && vocabulary.ancestors[a]?.includes(b) === true
}

/** "ground beef" is ground meat, though cooks don't take any other for it. */
const isMeatOf = (one: string, other: string) =>
  other.endsWith(' meat') && one !== other && one.startsWith(other.slice(0, -'meat'.length))

/** What a category means: by our table, or as a name of the vocabulary. */
function meaningOf(tag: string, { categories, vocabulary }: ProductKnowledge): CategoryMeaning | undefined {
  for (let rest = tag; ; ) {
    const known = categories.meanings.get(rest)
    if (known) return known
    const ingredient =
      vocabulary.ingredients[vocabulary.byForm.get(normalise(rest.replaceAll('-', ' '))) ?? -1]
    // Groups are words of food too: "legumes", "herbs".
    if (ingredient && !categories.groups.has(rest))
      return { level: MADE_OF.has(ingredient.category) ? 'made' : 'plain', food: ingredient.name }
    const less = rest.replace(AROUND, '')
    if (less === rest) return undefined
    rest = less
  }
}

/** Categories that name the same thing more or less closely, not two things: "tomatoes" and "canned-tomatoes". */
function areRelated(one: Candidate, other: Candidate, vocabulary: FoodBook): boolean {
  if (
    one.food === other.food ||
    isKind(one.food, other.food, vocabulary) ||
    isKind(other.food, one.food, vocabulary)
  )
    return true
  const words = new Set(normalise(`${one.food} ${one.tag.replaceAll('-', ' ')}`).split(' '))
  return normalise(`${other.food} ${other.tag.replaceAll('-', ' ')}`)
    .split(' ')
    .some((word) => word.length > 2 && words.has(word))
}

/** The most specific of categories that count the same; undefined if they name different things. */
function mostSpecific(found: readonly Candidate[], vocabulary: FoodBook): Candidate | undefined {
  const last = found.at(-1)
  if (!last) return undefined
  // Lists order them roughly from general to specific; a kind is more specific wherever it is.
  const best = found.findLast(({ food }) => isKind(food, last.food, vocabulary)) ?? last
  if (best.level !== 'plain') return best
  return found.every((one) => areRelated(one, best, vocabulary)) ? best : undefined
}

/** The foods that a name surely says, each one by itself. */
function namesIn(name: string, { reader, vocabulary }: ProductKnowledge): string[] {
  return reader
    .read(name)
    .items.filter((item) => item.known)
    .map((item) => item.name)
    .filter((food) => idOf(food, vocabulary) !== undefined)
}

/** The one food that a whole name says. Makers come before it, and flavors after it: "Reed's, kombucha, coffee". */
function wholeName(name: string, { reader }: ProductKnowledge): { food: string | undefined; near: string[] } {
  const parts = name.split(/,\s+/).map((part) => reader.read(part).items)
  const says = (items: (typeof parts)[number] = []) =>
    items.length === 1 && items[0]?.known ? items[0].name : undefined
  const near = parts.flat().flatMap((item) => (item.known ? [item.name] : item.near))
  const [first, second] = [says(parts[0]), says(parts[1])]
  const isList = first !== undefined && second !== undefined
  return { food: isList ? undefined : (first ?? second), near }
}

/** The food that a word of the name makes the whole product: "ginger candy". */
function byWord(name: string, { words }: ProductKnowledge): string | undefined {
  const written = wordsOf(name)
  for (const word of written.slice(0, 2)) {
    const food = words.first.get(word)
    if (food !== undefined) return food
  }
  // "Hafer Drink" is written as one word, too.
  const joined = written.slice(1).flatMap((word, at) => words.last.get(`${written[at]}${word}`) ?? [])
  if (joined.length > 0) return joined.at(-1)
  for (const word of written.reverse()) {
    const end = [...words.ends.keys()].find((one) => word.length > one.length + 2 && word.endsWith(one))
    const food = words.last.get(word) ?? (end && words.ends.get(end))
    if (food !== undefined) return food
  }
  return undefined
}

/** Which food a product is, by its categories and its name. A wrong food is worse than none. */
export function productFood(
  product: { name: string; categories: string },
  knowledge: ProductKnowledge,
): ProductFood {
  const { vocabulary, categories } = knowledge
  const tags = product.categories.split(',').map((tag) => tag.trim().replace(/^en:/, ''))
  const found = tags.flatMap((tag) => {
    const meaning = meaningOf(tag, knowledge)
    return meaning ? [{ ...meaning, tag }] : []
  })
  const level = LEVELS.find((one) => found.some((candidate) => candidate.level === one))
  const at = found.filter((candidate) => candidate.level === level)
  const best = mostSpecific(at, vocabulary)
  const categoryOf = (food: string) => vocabulary.ingredients[idOf(food, vocabulary) ?? -1]?.category
  const named = namesIn(product.name, knowledge)
  const label = knowledge.labels(product.name.replaceAll('-', ' '))
  const printed = label.isFood && idOf(label.name ?? '', vocabulary) !== undefined ? [label.name ?? ''] : []
  // "Wildlachsfilet" among fish; in other aisles a word of the label is rather a flavor.
  const cut = ANIMAL.has(best ? (categoryOf(best.food) ?? 'herbs') : 'herbs') ? printed : []

  if (best && best.level !== 'mark') {
    const kinds = [...new Set([...named, ...cut])].filter(
      (food) => isKind(food, best.food, vocabulary) || isMeatOf(food, best.food),
    )
    return { food: kinds.length === 1 ? (kinds[0] as string) : best.food, near: [] }
  }
  const made = byWord(product.name, knowledge)
  const groups = tags.flatMap((tag) => categories.groups.get(tag) ?? [])
  const allowed = (food: string) => {
    const category = categoryOf(food)
    return groups.length === 0 || groups.some((group) => category !== undefined && group.has(category))
  }
  const whole = wholeName(product.name, knowledge)
  if (best) {
    // A name that is made food itself tells more: "marzipan" of all candy.
    const isMade = whole.food !== undefined && SWEET.has(categoryOf(whole.food) ?? 'herbs')
    return { food: (isMade ? whole.food : made) ?? best.food, near: [] }
  }
  const said = at.find(({ food }) => food === whole.food)?.food
  if (said !== undefined) return { food: said, near: [] }
  if (at.length === 0 && whole.food !== undefined && allowed(whole.food))
    return { food: whole.food, near: [] }
  if (made !== undefined) return { food: made, near: [] }
  const near = [...printed, ...at.map(({ food }) => food).reverse(), ...whole.near]
  return { food: null, near: [...new Set(near)].slice(0, NEAR) }
}
