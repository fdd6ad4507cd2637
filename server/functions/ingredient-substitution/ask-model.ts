import { z } from 'zod'
import { checkAnswer } from '#core/assistant/safety/safety.ts'
import type { Need } from '#core/contracts/food-facts.ts'
import type { IngredientSubstitutionOutput, Substitution } from '#core/contracts/ingredient-substitution.ts'
import type { FoodBook } from '#core/food-facts/food-book.ts'
import { readNeeds } from '#core/food-facts/need-words.ts'
import { isDiet } from '#core/food-facts/needs.ts'
import { fitsDiet } from '#core/food-facts/recipe-facts.ts'
import { type Cause, judge } from '#core/food-facts/verdict.ts'
import { resolve } from '#core/ingredients/vocabulary.ts'
import { notKnown, type Question } from '#core/substitutions/answer.ts'
import { cautionsFor } from '#core/substitutions/cautions.ts'
import { sentencesOf } from '#core/substitutions/notes.ts'
import { allergensOf, asLabeled, dietsOf } from '#core/substitutions/swap-facts.ts'
import type { Model } from '../../lib/model/model.ts'
import * as strings from '../strings.ts'
import { SYSTEM } from './model-prompt.ts'

const line = (most: number) => z.string().trim().min(1).max(most)
const answer = z.object({
  substitutions: z
    .array(
      z.object({
        substitute: line(80),
        ratio: line(120),
        impact: line(200),
        notes: z.string().trim().max(300),
        ingredients: z.array(line(60)).min(1).max(6),
      }),
    )
    .max(6),
})

/** By what is in it: an ingredient that no record knows is not good enough. */
function respects(ingredients: readonly string[], need: Need, foods: FoodBook): boolean {
  const judgement = judge(ingredients, need, foods)
  return isDiet(need) ? fitsDiet(need, judgement) : judgement.verdict === 'free of'
}

/** What a text names that a need avoids. Its other words don't matter. */
const causesIn = (text: string, needs: readonly Need[], foods: FoodBook): Cause[] =>
  needs.flatMap((need) => judge([text], need, foods).causes)

interface Asked {
  model: Model
  question: Question
  vocabulary: FoodBook
  signal: AbortSignal
}

/**
 * For ingredients missing from our own data. Diets and allergens never rely on the model: they come from the vocabulary,
 * and under a diet a swap with an ingredient that we don't know is left out, as is advice to add what the diet forbids.
 */
export async function modelSubstitutions({ model, question, vocabulary, signal }: Asked) {
  const given = await model.json({
    schema: answer,
    system: SYSTEM,
    prompt: JSON.stringify(question),
    maxTokens: 1200,
    signal,
  })
  const { needs, unknown } = readNeeds(question.dietary_restrictions)
  const substitutions: Substitution[] = []
  for (const one of given.substitutions) {
    const parts = one.ingredients.map((name) => {
      const part = resolve(vocabulary, name)
      return part && asLabeled(part, name)
    })
    const known = parts.filter((part) => part !== undefined)
    const whole = known.length === parts.length
    const diets = whole ? dietsOf(known, []) : []
    if (!needs.every((need) => respects(one.ingredients, need, vocabulary))) continue
    const said = [one.substitute, one.ratio].flatMap((text) => causesIn(text, needs, vocabulary))
    if (said.some(({ verdict }) => verdict === 'contains')) continue
    const notes = sentencesOf(one.notes).filter((text) => causesIn(text, needs, vocabulary).length === 0)
    if (checkAnswer(question.ingredient, `${one.ratio} ${one.impact} ${one.notes}`).corrected) continue
    const allergens = allergensOf(known)
    const cautions = cautionsFor(known, needs)
    substitutions.push({ ...one, notes: notes.join(' '), diets, allergens, cautions })
  }
  const warnings = substitutions.length ? [...notKnown(unknown), strings.fromModel(model.name)] : []
  return {
    best_choice: substitutions[0]?.substitute ?? null,
    warnings,
    not_known: unknown,
    substitutions,
  } satisfies IngredientSubstitutionOutput
}
