import type { Need } from '#core/contracts/food-facts.ts'
import type { Ingredient } from '#core/contracts/ingredient.ts'
import type { IngredientSubstitutionOutput, Substitution } from '#core/contracts/ingredient-substitution.ts'
import { readNeeds } from '#core/food-facts/need-words.ts'
import { isDiet } from '#core/food-facts/needs.ts'
import { sayFits } from '#core/food-facts/sentence.ts'
import { ingredientsOfLine } from '#core/ingredients/line-ingredients.ts'
import { nearestNames } from '#core/ingredients/nearest-name.ts'
import { parseLine } from '#core/ingredients/parse-line.ts'
import { resolve, type Vocabulary } from '#core/ingredients/vocabulary.ts'
import { listed } from '#core/text/listed.ts'
import { type Entry, type KnownSwap, lookUp, type SubstitutionBook } from './book.ts'
import { cautionsFor } from './cautions.ts'
import type { NotePart } from './notes.ts'
import { generalRatio, ratioFor, readAmount, timesBase } from './quantity.ts'
import type { Base } from './record.ts'
import * as strings from './strings.ts'
import { judgeParts, shoppingName } from './swap-facts.ts'
import { touches, type Use, usesIn } from './uses.ts'

export interface Question {
  ingredient: string
  quantity: string
  recipe_context: string
  /** Diets and allergies, in any words. */
  dietary_restrictions: readonly string[]
}

/** Ranks that a swap moves up if it suits the dish, and more if it is only for that dish. */
const HEAD_START = 3
const MADE_FOR_IT = 12

interface Identified {
  ingredient: Ingredient
  /** The name was misspelled: the answer has to say what it is about. */
  misspelled: boolean
}

/** The one ingredient that a misspelled name can mean; undefined if several are as near. */
function nearest(name: string, vocabulary: Vocabulary): Ingredient | undefined {
  const [first, second] = nearestNames(name, vocabulary, 2)
  return first && first.distance !== second?.distance ? resolve(vocabulary, first.name) : undefined
}

function identify(text: string, vocabulary: Vocabulary): Identified | undefined {
  const direct = resolve(vocabulary, text)
  if (direct) return { ingredient: direct, misspelled: false }
  const [named] = ingredientsOfLine(text, vocabulary)
  if (named?.ingredient && named.exact) return { ingredient: named.ingredient, misspelled: false }
  // "chedar cheese" is cheddar, though its end alone is cheese.
  const meant = named && nearest(named.words.join(' '), vocabulary)
  if (meant) return { ingredient: meant, misspelled: true }
  return named?.ingredient && { ingredient: named.ingredient, misspelled: false }
}

/** "1 cup buttermilk" may be in one field or in two. */
function amountOf({ ingredient, quantity }: Question, vocabulary: Vocabulary): Base | undefined {
  if (quantity !== '') return readAmount(quantity)
  // "half-and-half" and "7-up" only happen to begin with a number.
  if (resolve(vocabulary, ingredient)) return undefined
  const { quantity: read, unit } = parseLine(ingredient)
  return read ? { amount: (read.min + read.max) / 2, unit } : undefined
}

function inOrder(swaps: readonly KnownSwap[], uses: ReadonlySet<Use>): KnownSwap[] {
  return swaps
    .map((swap, at) => {
      const made = swap.only.length > 0 ? MADE_FOR_IT : HEAD_START
      return { swap, rank: at - (touches(swap.fits, uses) ? made : 0) }
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ swap }) => swap)
}

function newAllergens(swaps: readonly KnownSwap[], replaced: Ingredient): string | undefined {
  const brought = new Map<string, string[]>()
  for (const { substitute, allergens } of swaps)
    for (const allergen of allergens)
      if (!replaced.facts.has(allergen)) brought.set(allergen, [...(brought.get(allergen) ?? []), substitute])
  if (brought.size === 0) return undefined
  const words = [...brought].map(([allergen, names]) => `${allergen} (${names.join(', ')})`)
  return strings.newAllergens(words.join('; '))
}

type Fit = 'fits' | 'by label' | 'no'

/** Whether a swap respects a need; "by label" where some brands do and some don't. */
function fitOf({ parts, diets }: KnownSwap, need: Need): Fit {
  if (isDiet(need) && diets.includes(need)) return 'fits'
  const { verdict } = judgeParts(
    parts.map((part) => part.ingredient),
    need,
  )
  if (need === 'high-protein') return 'no'
  return verdict === 'free of' ? 'fits' : verdict === 'may contain' ? 'by label' : 'no'
}

/** Those that fit every need; where there is none, those for which the label decides. */
function respecting(swaps: readonly KnownSwap[], needs: readonly Need[]): KnownSwap[] {
  const fits = swaps.map((swap) => ({ swap, all: needs.map((need) => fitOf(swap, need)) }))
  const sure = fits.filter(({ all }) => all.every((fit) => fit === 'fits'))
  return (sure.length > 0 ? sure : fits.filter(({ all }) => !all.includes('no'))).map(({ swap }) => swap)
}

/** The sentences of the note that ask for nothing that a need forbids, with what is in the swap already. */
function notesFor({ notes, parts }: KnownSwap, needs: readonly Need[]): NotePart[] {
  const inside = parts.map((part) => part.ingredient)
  // High-protein forbids nothing.
  const strict = needs.filter((need) => need !== 'high-protein')
  return notes.filter(
    (note) =>
      note.needs.length === 0 ||
      strict.every((need) => judgeParts([...inside, ...note.needs], need).verdict !== 'contains'),
  )
}

function warningsFor(
  entry: Entry,
  shown: readonly KnownSwap[],
  ruined: readonly KnownSwap[],
  dropped: readonly KnownSwap[],
  context: string,
  needs: readonly Need[],
  careful: boolean,
): string[] {
  const warnings: string[] = []
  const name = entry.ingredient.name
  if (entry.by) warnings.push(strings.ofItsKind(entry.by.name, name))
  warnings.push(...entry.warnings)
  if (ruined.length > 0)
    warnings.push(strings.leftOut(context, ruined.map((swap) => swap.substitute).join(', ')))
  const allergens = newAllergens(shown, entry.ingredient)
  if (allergens) warnings.push(allergens)
  const wanted = listed(needs.map(sayFits))
  if (needs.length === 0) return warnings
  if (dropped.length > 0 && shown.length > 0)
    warnings.push(strings.hidden(wanted, dropped.map((swap) => swap.substitute).join(', ')))
  if (shown.length === 0) warnings.push(strings.nothingFits(name, wanted))
  else if (careful) warnings.push(strings.allCanBe(wanted))
  else warnings.push(strings.allAre(wanted))
  return warnings
}

/** A restriction that nothing was checked for is named, never ignored. */
export const notKnown = (unknown: readonly string[]): string[] =>
  unknown.length > 0 ? [strings.notChecked(listed(unknown.map((one) => `“${one}”`)), unknown.length)] : []

/** What can replace an ingredient, in this amount, in this dish, on this diet. Best first. */
export function answerSubstitution(book: SubstitutionBook, question: Question): IngredientSubstitutionOutput {
  const { vocabulary } = book
  const identified = identify(question.ingredient, vocabulary)
  const entry = identified && lookUp(book, identified.ingredient)
  const { needs, unknown } = readNeeds(question.dietary_restrictions)
  if (!entry) return { best_choice: null, warnings: [], not_known: unknown, substitutions: [] }

  const uses = usesIn(question.recipe_context)
  const asked = amountOf(question, vocabulary)
  const kept = respecting(entry.swaps, needs)
  const dropped = entry.swaps.filter((swap) => !kept.includes(swap))
  const ruined = kept.filter(({ ruins }) => touches(ruins, uses))
  const sound = kept.filter((swap) => !ruined.includes(swap))
  const suited = sound.filter(({ only }) => uses.size === 0 || only.length === 0 || touches(only, uses))
  // No swap mentions this dish: better all of them than none.
  const unheardOf = suited.length === 0 && ruined.length === 0
  const shown = inOrder(unheardOf ? sound : suited, uses)

  const written = (swap: KnownSwap): Substitution => {
    const times = asked && timesBase(asked, swap.base, entry.ingredient, book)
    const notes = notesFor(swap, needs)
    const used = [...swap.parts.map((part) => part.ingredient), ...notes.flatMap((part) => part.needs)]
    return {
      substitute: swap.substitute,
      ratio:
        asked && times !== undefined
          ? ratioFor(swap.parts, times, asked)
          : generalRatio(swap.parts, swap.base, entry.ingredient),
      impact: swap.impact,
      notes: notes.map(({ text }) => text).join(' '),
      ingredients: [...new Set(swap.parts.map(shoppingName))],
      diets: [...swap.diets],
      allergens: [...swap.allergens],
      cautions: cautionsFor(used, needs),
    }
  }
  const substitutions = shown.map(written)
  const careful = substitutions.some(({ cautions }) => cautions.length > 0)
  return {
    best_choice: shown[0]?.substitute ?? null,
    warnings: [
      ...notKnown(unknown),
      ...warningsFor(entry, shown, ruined, dropped, question.recipe_context, needs, careful),
    ],
    not_known: unknown,
    ...(identified.misspelled && { read_as: identified.ingredient.name }),
    substitutions,
  }
}
