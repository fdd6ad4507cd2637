import { capital } from '#core/text/capital.ts'
import type { Need } from '../../contracts/food-facts.ts'
import { type FoodBook, foodNamed } from '../../food-facts/food-book.ts'
import { isAllergen, isPerson } from '../../food-facts/needs.ts'
import { type Asked, inWords, sayFits, sayVerdict } from '../../food-facts/sentence.ts'
import { type Judgement, judge } from '../../food-facts/verdict.ts'
import { normalise } from '../../text/normalise.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import { type FoodLimits, sayLimits } from '../limits.ts'
import type { Frame } from '../read/follow-up.ts'
import { type Answer, type AssistantContext, ask, said, withLink } from './answer.ts'
import * as strings from './strings.ts'

const MAX_FOODS = 3
const MAX_NEEDS = 4
/** For people at risk, the preparation matters more than the food. */
const RISKY = /\b(raw|rare|mediumrare|undercooked|uncooked|runny|soft boiled|unpasteurized|underdone|pink)\b/

/** Yes to "does it contain nuts" means no to "is it nut-free". */
function askedIn(text: string, needs: readonly Need[]): Asked {
  if (/\b(free|allerg\w*|intoleran\w*|ok|okay|safe|fine)\b/.test(text)) return 'fits'
  if (/^(can|may|could|should)\b|\b(can|may|could|should) (i|we|he|she|they|you)\b/.test(text)) return 'fits'
  if (
    /^(so |and |but )?(does|do|did|has|have|is there|are there)\b|\b(contains?|made with|in it)\b/.test(text)
  )
    return 'has'
  // "Are eggs dairy" asks for the allergen itself, "is honey vegan" for the diet.
  return needs.some(isAllergen) || /\blactose$/.test(text) ? 'has' : 'fits'
}

/** Names of places, people and brands, which are capitalized. */
const PROPER =
  /\b(caesar|worcestershire|parmesan|dijon|greek|thai|french|italian|chinese|japanese|korean|indian|mexican|swiss|spanish|turkish|vietnamese|american|english|irish|brussels|nutella|marmite|vegemite)\b/g
const proper = (words: string) => words.replace(PROPER, capital).replace('pad Thai', 'pad thai')

const ORDER = ['contains', 'may contain', 'not known', 'free of']

/** One word can stand for several allergens: shellfish are crustaceans and mollusks. */
function together(
  all: readonly { need: Need; judgement: Judgement }[],
): { need: Need; judgement: Judgement }[] {
  const allergens = all.filter(({ need }) => isAllergen(need))
  const others = all.filter(({ need }) => !isAllergen(need))
  const sorted = [...allergens].sort(
    (a, b) => ORDER.indexOf(a.judgement.verdict) - ORDER.indexOf(b.judgement.verdict),
  )
  const [worst] = sorted
  if (!worst) return others
  const { verdict } = worst.judgement
  const same = sorted.filter(({ judgement }) => judgement.verdict === verdict)
  const causes = same.flatMap(({ judgement }) => judgement.causes)
  const merged = { ...worst, judgement: { ...worst.judgement, causes } }
  return [merged, ...others]
}

function sayFood(
  words: string,
  lines: readonly string[],
  needs: readonly Need[],
  asked: Asked,
  book: FoodBook,
  forEater = false,
): string {
  const judged = needs.slice(0, MAX_NEEDS).map((need) => ({ need, judgement: judge(lines, need, book) }))
  const all = together(judged)
  const unknown = all.find(({ judgement }) => judgement.verdict === 'not known')
  if (unknown && all.length > 1 && all.every(({ judgement }) => judgement.verdict === 'not known'))
    return sayVerdict(words, unknown.need, unknown.judgement, asked)
  const free = judged.filter(({ need, judgement }) => isAllergen(need) && judgement.verdict === 'free of')
  const broken = all.some(({ judgement }) => judgement.verdict === 'contains')
  const ordered = forEater
    ? [...all].sort((a, b) => ORDER.indexOf(a.judgement.verdict) - ORDER.indexOf(b.judgement.verdict))
    : all
  return (
    ordered
      // Once the food is ruled out, what it is free of doesn't matter.
      .filter(({ judgement }) => !(broken && forEater && judgement.verdict === 'free of'))
      .map(({ need, judgement }) => {
        const text = sayVerdict(words, need, judgement, asked)
        // Free of every one of them: name them all.
        return judgement.verdict === 'free of' && isAllergen(need) && free.length > 1
          ? text.replace(`no ${need}`, `no ${inWords(free.map((one) => one.need)).replace(/ and /, ' or ')}`)
          : text
      })
      .concat(
        alsoNuts(lines, all, book),
        notDairy(words, lines, all, book),
        notYet(lines, all, book),
        canDiffer(lines, all, book),
      )
      .join(' ')
  )
}

/** Dishes and products differ by recipe and brand; plain ingredients don't. */
function canDiffer(
  lines: readonly string[],
  all: readonly { need: Need; judgement: Judgement }[],
  book: FoodBook,
): string[] {
  const free = all.some(({ need, judgement }) => isAllergen(need) && judgement.verdict === 'free of')
  const warned = all.some(({ judgement }) => judgement.verdict === 'may contain')
  const isMade = lines.length > 1 || lines.some((line) => book.named.has(normalise(line)))
  return free && isMade && !warned ? [strings.brandsDiffer] : []
}

/** Some food that is fine for toddlers is not for babies, such as honey. */
function notYet(
  lines: readonly string[],
  all: readonly { need: Need; judgement: Judgement }[],
  book: FoodBook,
): string[] {
  const fine = all.some(({ need, judgement }) => need === 'under 4' && judgement.verdict === 'free of')
  return fine && judge(lines, 'under 12 months', book).verdict === 'contains' ? [strings.notForBabies] : []
}

/** Whoever must avoid peanuts often reacts to tree nuts too, and they share machines. */
function alsoNuts(
  lines: readonly string[],
  all: readonly { need: Need; judgement: Judgement }[],
  book: FoodBook,
): string[] {
  const isFree = (need: Need) =>
    all.some((one) => one.need === need && one.judgement.verdict === 'free of') &&
    !all.some((one) => one.need === OTHER_NUTS[need])
  return (['peanuts', 'tree nuts'] as const)
    .filter((need) => isFree(need) && judge(lines, OTHER_NUTS[need] as Need, book).verdict === 'contains')
    .map((need) => strings.otherNuts(OTHER_NUTS[need] ?? '', need))
}
const OTHER_NUTS: Partial<Record<Need, Need>> = { peanuts: 'tree nuts', 'tree nuts': 'peanuts' }

/** Eggs are often mistaken for dairy, so an answer about milk mentions them. */
function notDairy(
  words: string,
  lines: readonly string[],
  all: readonly { need: Need; judgement: Judgement }[],
  book: FoodBook,
): string[] {
  const free = all.some(
    ({ need, judgement }) => (need === 'milk' || need === 'dairy-free') && judgement.verdict === 'free of',
  )
  const eggs = free && !/\beggs?\b/.test(words) && judge(lines, 'eggs', book).verdict === 'contains'
  return eggs ? [strings.eggsAreNotDairy] : []
}

/** Raw or undercooked food for a person at risk. */
function sayRisk(frame: Frame, book: FoodBook): string | undefined {
  const person = frame.needs.find(isPerson)
  const [food] = frame.eaten
  if (!person || !food || !RISKY.test(frame.text)) return undefined
  const facts = foodNamed(normalise(food.name.replace(RISKY, ' ')), book)?.facts
  const animal = (
    ['meat', 'pork', 'poultry', 'fish', 'crustaceans', 'mollusks', 'eggs', 'milk'] as const
  ).some((content) => facts?.has(content))
  if (facts && !animal) return undefined
  return strings.rawIsRisky(sayFits(person))
}

/** To a statement that asks nothing. */
export const writeNoted = (limits: FoodLimits, facts: KnowledgeIndex): Answer =>
  said('diet', strings.noted(sayLimits(limits), facts.hrefs.profile))

/** A question about a food and a diet, an allergen or a person: every answer comes from the food facts. */
export function writeDiet(
  frame: Frame,
  context: AssistantContext,
  limits: FoodLimits,
  facts: KnowledgeIndex,
): Answer | undefined {
  const { needs } = frame
  const [need] = needs
  const book = facts.lexicon.vocabulary
  const { stated } = frame.limits
  const eaten = frame.eaten.slice(0, MAX_FOODS)
  const states = stated.needs.size > 0 || stated.foods.size > 0
  const points = eaten.length === 0 || /\b(this|the) recipe\b|\bthis\b/.test(frame.text)
  if (context.recipe && need && points) {
    const { title, ingredients } = context.recipe
    return said('diet', sayFood(`**${title}**`, ingredients, needs, askedIn(ownText(frame), needs), book))
  }
  if (states && eaten.length === 0) return writeNoted(limits, facts)
  if (!need) return ask('diet', strings.askDiet)
  const risk = sayRisk(frame, book)
  if (risk) return withLink(said('diet', risk), strings.foodSafety, facts.hrefs.foodSafety)
  if (eaten.length === 0) return ask('diet', strings.askDietFood(sayFits(need)))
  const asked = frame.forEater ? 'fits' : askedIn(ownText(frame), needs)
  const text = eaten
    .map(({ words, name }) => sayFood(proper(words), [name], needs, asked, book, frame.forEater))
    .join('\n\n')
  const known = eaten.some(({ name }) =>
    needs.some((one) => judge([name], one, book).verdict !== 'not known'),
  )
  const answer = said('diet', text, { confident: known })
  const [first] = eaten
  const breaks = needs.some((one) => first && judge([first.name], one, book).verdict === 'contains')
  const id = first && book.byForm.get(normalise(first.name))
  const ingredient = id === undefined ? undefined : book.ingredients[id]
  return breaks && ingredient && !needs.some(isPerson)
    ? withLink(answer, strings.whatToUseInstead(ingredient.name), facts.hrefs.substitutes(ingredient.name))
    : answer
}

const ownText = (frame: Frame) => frame.text.split(' · ')[0] ?? ''
