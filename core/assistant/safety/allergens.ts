import { capital } from '#core/text/capital.ts'
import type { Need } from '../../contracts/food-facts.ts'
import type { FoodBook } from '../../food-facts/food-book.ts'
import { splitNeeds } from '../../food-facts/need-words.ts'
import { isAllergen } from '../../food-facts/needs.ts'
import { foodsNamed } from '../../food-facts/read-foods.ts'
import { inWords, sayFits } from '../../food-facts/sentence.ts'
import { judge } from '../../food-facts/verdict.ts'
import { singular } from '../../text/plural.ts'
import { type FoodLimits, joinLimits, limitsFrom, NO_LIMITS, needsOf } from '../limits.ts'
import { limitsIn } from '../read/conversation.ts'
import { sentencesOf } from './sentences.ts'
import * as strings from './strings.ts'

const MAX_NAMED = 4

/** What the sentence rules out or warns of is not recommended by it. */
const RULED_OUT =
  /\b(without|no|not|nothing|none|never|free (of|from)|instead of|rather than|in place of|skip|avoid\w*|omit\w*|leave out|replac\w+|contain\w*|isn['’]t|aren['’]t|don['’]t|do not|swap out)\b[^,.;:!?\n]*/gi
const LINK = /\[([^\]\n]*)\]\(([^)\n]*)\)/g

function recommended(text: string, needs: readonly Need[], vetted: ReadonlySet<string>): string {
  return sentencesOf(text)
    .map((sentence) => {
      const contains = /\bcontain\w*\b(.*)/is.exec(sentence)?.[1] ?? ''
      // "Satay contains peanuts" warns already.
      return splitNeeds(contains).needs.some((need) => needs.includes(need)) ? ' ' : sentence
    })
    .join('')
    .replace(LINK, (_, label: string, href: string) => (vetted.has(href) ? ' ' : label))
    .replace(/\b(\w+)[- ]free\b/gi, ' ')
    .replace(RULED_OUT, ' ')
}

const isPlural = (name: string) => singular(name.split(' ').at(-1) ?? '') !== name.split(' ').at(-1)

/** "Peanut butter and satay contain peanuts, which you avoid." */
function sayBroken(names: readonly string[], need: Need): string {
  const others = names.filter((name) => !need.startsWith(name))
  if (others.length === 0) return strings.leaveOut(need)
  const shown = others.slice(0, MAX_NAMED)
  const many = shown.length > 1 || isPlural(shown[0] ?? '')
  const who = capital(inWords(shown))
  if (isAllergen(need)) return many ? strings.containAvoided(who, need) : strings.containsAvoided(who, need)
  return many ? strings.areNotFit(who, sayFits(need)) : strings.isNotFit(who, sayFits(need))
}

/** How much of it matters more than whether. */
const BY_AMOUNT: ReadonlySet<Need> = new Set([
  'high-protein',
  'diabetic-friendly',
  'low-carb',
  'low-sodium',
  'low-fodmap',
  'keto',
])
const FOR_NO_CHILD = /\b(?:honey|popcorn|whole grapes?|whole nuts?|hard candy|raw)\b/
const ANY_KIND =
  /^(?:soup|broth|stock|chili|curry|stew|salad|sandwich|pizza|pasta|sauce|casserole|dressing|tagine|saganaki)$/

/** A dish's name alone says little about a diet: there are soups without meat. */
function mayWarn(name: string, need: Need): boolean {
  if (need === 'under 12 months' || need === 'under 4') return FOR_NO_CHILD.test(name)
  return isAllergen(need) || !ANY_KIND.test(name)
}

/** A warning for foods that the answer brings up, that the question didn't, and that break a limit. */
export function limitsWarning(
  question: string,
  text: string,
  known: FoodLimits,
  vetted: readonly string[],
  book: FoodBook,
): string | undefined {
  const { stated, wished } = limitsIn(question, book)
  const limits = joinLimits(
    known,
    limitsFrom([...stated.needs, ...wished.needs], [...stated.foods, ...wished.foods]),
  )
  const needs = needsOf(limits).filter((need) => !BY_AMOUNT.has(need))
  if (needs.length + limits.foods.length === 0) return undefined
  const asked = new Set(foodsNamed(question, book).map(({ name }) => name))
  const named = foodsNamed(recommended(text, needs, new Set(vetted)), book)
    .map(({ name }) => name)
    // "Nut" alone names none.
    .filter((name, at, all) => name !== 'nut' && !asked.has(name) && all.indexOf(name) === at)
  const warnings: string[] = []
  const warned = new Set<string>()
  for (const need of needs) {
    const hit = named.filter(
      (name) => !warned.has(name) && mayWarn(name, need) && judge([name], need, book).verdict === 'contains',
    )
    for (const name of hit) warned.add(name)
    if (hit.length > 0) warnings.push(sayBroken(hit, need))
  }
  const foods = named.filter((name) => limits.foods.includes(name))
  if (foods.length > 0) warnings.push(strings.leaveOutAsAsked(inWords(foods)))
  return warnings.length > 0 ? warnings.join(' ') : undefined
}

/** Does a text recommend what may not be eaten here: an allergen, or a food that was ruled out? */
export const breaksAllergy = (text: string, { avoid, foods }: FoodLimits, book: FoodBook): boolean =>
  avoid.length + foods.length > 0 &&
  !/allerg|celiac|hidden|\w-free\b/i.test(text) &&
  limitsWarning('', text, { ...NO_LIMITS, avoid, foods }, [], book) !== undefined
