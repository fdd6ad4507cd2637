import { limitsFrom } from '#core/assistant/limits.ts'
import { modelPrompt } from '#core/assistant/model-prompt.ts'
import { checkAnswer } from '#core/assistant/safety/safety.ts'
import { ask } from '#core/assistant/write/answer.ts'
import type { FoodBook } from '#core/food-facts/food-book.ts'
import { LIMIT_ANSWER, LIMIT_QUESTION, TURNS_AFTER_LIMIT } from './model-prompt.ts'

/** A question that tempts a model to forget, asked as the assistant asks it. */
export const standingLimitPrompt = () =>
  modelPrompt({
    question: LIMIT_QUESTION,
    history: TURNS_AFTER_LIMIT,
    context: {},
    guide: { ...ask('check', LIMIT_ANSWER), limits: limitsFrom(['peanuts']) },
    hasTools: false,
  })

/** Whether an answer keeps to the limit, by the same rules that check every answer. */
export function keepsLimit(answer: string, vocabulary: FoodBook): boolean {
  const { reasons } = checkAnswer(LIMIT_QUESTION, answer, { limits: limitsFrom(['peanuts']), vocabulary })
  return answer.trim() !== '' && !reasons.includes('allergen')
}
