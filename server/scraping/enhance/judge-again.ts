import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import type { ExtractedRecipe } from '#core/contracts/scraping.ts'
import { judgeRecipe } from '#core/recipes/judge.ts'

/** A recipe to which fields were added is worth more, and its texts may tell more of it. */
export function judgeAgain(recipe: ExtractedRecipe): ExtractedRecipe {
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
