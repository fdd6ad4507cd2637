import { z } from 'zod'
import type { FoodLimits } from '#core/assistant/limits.ts'
import type { Answer, AssistantTools } from '#core/assistant/write/answer.ts'
import { type ModelTool, modelTool } from '../../lib/model/model.ts'
import * as prompt from './model-prompt.ts'

const words = (what: string) => z.string().trim().min(1).max(200).describe(what)

/** The model's tools, so that recipes and figures come from us. */
export function modelTools(
  tools: AssistantTools,
  guide: (question: string) => Promise<Answer>,
  limits: FoodLimits,
  cuisines: readonly string[] = [],
): Record<string, ModelTool> {
  const answerTo = async (question: string) => {
    const { text, confident } = await guide(question)
    return confident ? { answer: text } : { answer: prompt.NOT_KNOWN }
  }
  const listed = (found: Awaited<ReturnType<AssistantTools['match']>>) =>
    found.slice(0, 5).map(({ id, ...recipe }) => ({ ...recipe, path: `/recipe/${id}` }))

  return {
    match_recipes: modelTool({
      description: prompt.MATCH_RECIPES,
      input: z.object({ ingredients: z.array(words(prompt.ONE_INGREDIENT)).min(1).max(40) }),
      run: async ({ ingredients }) => listed(await tools.match(ingredients, limits, cuisines)),
    }),
    find_recipe: modelTool({
      description: prompt.FIND_RECIPE,
      input: z.object({ text: words(prompt.DISH) }),
      run: async ({ text }) => listed(await tools.findRecipe(text, limits)),
    }),
    substitutes: modelTool({
      description: prompt.SUBSTITUTES,
      input: z.object({ ingredient: words(prompt.INGREDIENT), dish: z.string().max(200).default('') }),
      run: async ({ ingredient, dish }) =>
        (await tools.substitutes(ingredient, { context: dish, limits })) ?? prompt.NONE_KNOWN,
    }),
    convert: modelTool({
      description: prompt.CONVERT,
      input: z.object({
        amount: z.number(),
        from: words(prompt.UNIT),
        to: words(prompt.UNIT_WANTED),
        food: z.string().max(100).default(''),
      }),
      run: ({ amount, from, to, food }) => answerTo(prompt.askConversion(amount, from, food, to)),
    }),
    safe_temperature: modelTool({
      description: prompt.SAFE_TEMPERATURE,
      input: z.object({ food: words(prompt.FOOD) }),
      run: ({ food }) => answerTo(prompt.askSafeTemperature(food)),
    }),
  }
}
