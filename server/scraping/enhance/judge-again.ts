import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import type { ExtractedRecipe } from '#core/contracts/scrape-results.ts'
import { judgeRecipe } from '#core/recipes/judge.ts'
import { fillByRules } from './fill-by-rules.ts'

export interface JudgeInput {
  recipe: ExtractedRecipe
  /** Starts with what follows from the other fields. */
  fill: boolean
}

/** A recipe with added fields scores higher, and its texts may yield more. */
export function judgeAgain(input: JudgeInput): ExtractedRecipe {
  const recipe = input.fill ? fillByRules(input.recipe) : input.recipe
  const { ingredients, instructions } = recipe.origins
  const judged = judgeRecipe(
    {
      ...recipe,
      image: recipe.cover_image_url,
      prep: recipe.prep_time_minutes,
      cook: recipe.cooking_time_minutes,
      cuisine: recipe.cuisine_type,
      sureness: Math.min(ingredients?.confidence ?? 0, instructions?.confidence ?? 0.5),
    },
    VOCABULARY,
  )
  return {
    ...recipe,
    cuisine_type: judged.cuisine,
    difficulty_level: judged.difficulty,
    dietary_tags: judged.dietaryTags,
    quality_score: judged.score,
    quality_reasons: judged.reasons,
  }
}
