import { z } from 'zod'
import type { FoodLimits } from '#core/assistant/limits.ts'
import type { Answer, AssistantTools } from '#core/assistant/write/answer.ts'
import { type ModelTool, modelTool } from '../../lib/model/model.ts'

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
    return confident ? { answer: text } : { answer: 'The built-in assistant does not know.' }
  }
  const listed = (found: Awaited<ReturnType<AssistantTools['match']>>) =>
    found.slice(0, 5).map(({ id, ...recipe }) => ({ ...recipe, path: `/recipe/${id}` }))

  return {
    match_recipes: modelTool({
      description:
        'Recipes of Sous that can be cooked with given ingredients, best first, with what is missing.',
      input: z.object({ ingredients: z.array(words('One ingredient.')).min(1).max(40) }),
      run: async ({ ingredients }) => listed(await tools.match(ingredients, limits, cuisines)),
    }),
    find_recipe: modelTool({
      description: 'Recipes of Sous by name or description.',
      input: z.object({ text: words('The dish.') }),
      run: async ({ text }) => listed(await tools.findRecipe(text, limits)),
    }),
    substitutes: modelTool({
      description: 'What to use instead of an ingredient, with ratios and what changes.',
      input: z.object({ ingredient: words('The ingredient.'), dish: z.string().max(200).default('') }),
      run: async ({ ingredient, dish }) =>
        (await tools.substitutes(ingredient, { context: dish, limits })) ?? 'None is known.',
    }),
    convert: modelTool({
      description:
        'Converts a kitchen amount or a temperature to another unit; a food is needed from volume to weight.',
      input: z.object({
        amount: z.number(),
        from: words('The unit, such as cup, tbsp, oz, g, F.'),
        to: words('The unit wanted.'),
        food: z.string().max(100).default(''),
      }),
      run: ({ amount, from, to, food }) => answerTo(`${amount} ${from} ${food && `of ${food} `}in ${to}?`),
    }),
    safe_temperature: modelTool({
      description: 'The lowest safe inside temperature of a food, in °F and °C.',
      input: z.object({ food: words('The food.') }),
      run: ({ food }) => answerTo(`What is the safe internal temperature of ${food}?`),
    }),
  }
}
