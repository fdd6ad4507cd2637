import { liftOf } from '../../contracts/chat.ts'
import type { Need } from '../../contracts/food-facts.ts'
import type { FoodBook } from '../../food-facts/food-book.ts'
import { judge } from '../../food-facts/verdict.ts'
import { type FoodLimits, joinLimits, limitsFrom, needsOf, profileLimits } from '../limits.ts'
import type { AssistantProfile, Turn } from '../write/answer.ts'
import { clausesOf, type ReadLimits, readLimits, replaces } from './limits.ts'
import type { Reading } from './question.ts'
import { foldQuestion } from './question-words.ts'
import { withoutLimit } from './standing.ts'

/** A question about a child's food says nothing about the meals after it. */
const PASSING = new Set<Need>(['under 12 months', 'under 4'])

export function limitsIn(
  text: string,
  book: FoodBook,
  correct: (words: readonly string[]) => readonly string[] = (words) => words,
): ReadLimits {
  const clauses = clausesOf(foldQuestion(text))
  return readLimits({ ...clauses, words: correct(clauses.words) }, book)
}

/** What must be kept to now: said in this question, said in any turn before it, or listed in the profile. */
export function limitsOf(
  now: Pick<Reading, 'limits' | 'eaten' | 'text'>,
  before: readonly Turn[],
  profile: AssistantProfile | undefined,
  read: (text: string) => ReadLimits,
  book: FoodBook,
): FoodLimits {
  let needs = new Set<Need>()
  let wished = new Set<Need>()
  let foods = new Set<string>()
  for (const { role, content } of before) {
    if (role !== 'user') continue
    const back = liftOf(String(content))
    if (back !== undefined) {
      const rest = withoutLimit(limitsFrom(needs, foods), back)
      needs = new Set(needsOf(rest))
      foods = new Set(rest.foods)
      wished = new Set(needsOf(withoutLimit(limitsFrom(wished), back)))
      continue
    }
    const { stated, wished: asked, lifted } = read(String(content))
    for (const need of lifted) {
      needs.delete(need)
      wished.delete(need)
    }
    for (const need of stated.needs) if (!PASSING.has(need)) needs.add(need)
    for (const need of asked.needs) if (!PASSING.has(need)) wished.add(need)
    for (const food of [...stated.foods, ...asked.foods]) foods.add(food)
  }
  const { stated, wished: asked, lifted } = now.limits
  // An earlier wish ends when a food is named that can't fit it: chicken after a vegan dinner. Not when it is replaced.
  const last =
    before.findLast(({ role, content }) => role === 'user' && liftOf(String(content)) === undefined)
      ?.content ?? ''
  const swaps =
    replaces(now.text) ||
    (/^(and|or|what about|how about)\b/.test(now.text) && replaces(foldQuestion(String(last))))
  for (const need of wished)
    if (swaps || !now.eaten.some(({ name }) => judge([name], need, book).verdict === 'contains'))
      needs.add(need)
  for (const need of lifted) needs.delete(need)
  return joinLimits(
    limitsFrom([...needs, ...stated.needs, ...asked.needs], [...foods, ...stated.foods, ...asked.foods]),
    profileLimits(profile ?? {}),
  )
}
