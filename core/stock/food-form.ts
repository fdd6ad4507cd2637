import type { Category } from '../contracts/ingredient.ts'
import type { Keeping } from '../contracts/pantry-facts.ts'
import type { Form, Shelf, ShelfLife } from './shelf-life.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** The words that name a form, as folded singulars. */
const FORM_WORDS: readonly (readonly [Form, ReadonlySet<string>])[] = [
  ['homemade', set('homemade')],
  ['canned', set('canned can tinned tin jarred jar')],
  ['pickled', set('pickled')],
  ['smoked', set('smoked')],
  ['dried', set('dried dry dehydrated')],
  ['ground', set('ground minced mince stuffed')],
  ['grated', set('grated shredded')],
  ['fresh', set('fresh')],
]
const LEFT = set('leftover cooked reheated')
const COOKED = set(
  'boiled roasted roast grilled baked steamed fried sauteed braised poached scrambled barbecued seared stewed',
)
const FROZEN = set('frozen')
const THAWED = set('thawed defrosted')

const CUT = set('cut half halved quarter sliced')

/** Spices, nuts and oils are roasted or smoked for the taste, and keep as before. */
const COOKABLE: ReadonlySet<Category> = new Set([
  'vegetables',
  'meat',
  'poultry',
  'seafood',
  'eggs',
  'grains',
  'pasta',
  'legumes',
])

/** Words that say how a food was treated; the rest name it. */
export const isFormWord = (word: string): boolean =>
  [...FORM_WORDS.map(([, words]) => words), LEFT, COOKED, FROZEN, THAWED].some((words) => words.has(word)) ||
  word === 'raw'

const NOWHERE = { closed: null, opened: null }

function cooked({ keeps }: Shelf, { leftovers }: ShelfLife): Shelf {
  const days = keeps.cooked ?? leftovers.keeps.cooked
  const frozen = keeps.cooked ? keeps.cookedFrozen : leftovers.keeps.cookedFrozen
  return {
    place: 'fridge',
    basis: 'safety',
    keeps: {
      pantry: NOWHERE,
      fridge: { closed: days, opened: days },
      freezer: frozen,
      thawed: frozen && leftovers.keeps.thawed,
      cooked: days,
      cookedFrozen: frozen,
    },
  }
}

/** What comes out of the freezer keeps in the fridge as thawed. */
function thawing(keeps: Keeping, { leftovers }: ShelfLife): Keeping {
  const days = keeps.thawed ?? keeps.fridge.opened ?? leftovers.keeps.thawed
  return { ...keeps, pantry: NOWHERE, fridge: { closed: days, opened: days } }
}

/** Cut, it is kept in the fridge for days, as a package that is open. */
function cutOpen(shelf: Shelf, category: Category, words: readonly string[]): Shelf {
  const days = shelf.keeps.fridge.opened
  const isProduce = category === 'vegetables' || category === 'fruits'
  if (!isProduce || !days || !words.some((word) => CUT.has(word))) return shelf
  return {
    ...shelf,
    place: 'fridge',
    keeps: { ...shelf.keeps, pantry: NOWHERE, fridge: { closed: days, opened: days } },
  }
}

/** The form that a name gives its food, if any. */
export const formOf = (words: readonly string[]): Form | undefined =>
  FORM_WORDS.find(([, names]) => words.some((word) => names.has(word)))?.[0]

/**
 * How long a food keeps in the form that its name gives it: "frozen peas", "smoked trout", "cooked rice".
 * `words` are those of the name that the food's own name doesn't have.
 */
export function inForm(base: Shelf, words: readonly string[], category: Category, life: ShelfLife): Shelf {
  let shelf = base
  for (const [form, names] of FORM_WORDS) {
    const other = words.some((word) => names.has(word)) && life.forms.get(form)?.get(category)
    // Most foods are fresh or dry as they are.
    const asUsual = (form === 'fresh' && !isDry(base)) || (form === 'dried' && isDry(base))
    if (other && !asUsual) {
      shelf = other
      break
    }
  }
  const isPlain = shelf === base
  if (isPlain) shelf = cutOpen(shelf, category, words)
  const isCooked =
    words.some((word) => LEFT.has(word)) ||
    (COOKABLE.has(category) && isPlain && words.some((word) => COOKED.has(word)))
  if (isCooked) shelf = cooked(shelf, life)
  if (words.some((word) => THAWED.has(word)))
    return { ...shelf, place: 'fridge', keeps: thawing(shelf.keeps, life) }
  if (words.some((word) => FROZEN.has(word))) {
    const freezer = shelf.keeps.freezer ?? life.leftovers.keeps.freezer
    return { ...shelf, place: 'freezer', keeps: thawing({ ...shelf.keeps, freezer }, life) }
  }
  return shelf
}

/** Kept for months on a shelf, as beans, pasta and bay leaves are. */
const isDry = ({ place, keeps }: Shelf): boolean => place === 'pantry' && (keeps.pantry.closed?.[0] ?? 0) > 60
