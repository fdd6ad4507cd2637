import { lazy, useMemo } from 'react'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { useFactor } from '#web/state/recipe-reading.ts'
import { useScores } from '#web/state/scores.ts'
import { Later } from '#web/ui/later.tsx'
import { Attribution } from './attribution.tsx'
import { FactsCard } from './facts-card.tsx'
import { IngredientCard } from './ingredient-card.tsx'
import { Method } from './method.tsx'
import { NutritionCard } from './nutrition-card.tsx'
import { Part } from './part.tsx'
import { useRecipeDetails } from './queries.ts'
import { useReadRecipe } from './reading.ts'
import { RecipeActions } from './recipe-actions.tsx'
import { RecipeHeader } from './recipe-header.tsx'
import { RecipeScore } from './recipe-score.tsx'
import { SafetyNotes } from './safety-notes.tsx'
import { servingsText } from './scale-control.tsx'
import { SimilarRecipes } from './similar-recipes.tsx'

const JsonLd = lazy(async () => ({ default: (await import('./json-ld.tsx')).JsonLd }))

/** A recipe to read and cook from. */
export function RecipeView({ recipe }: { recipe: ExternalRecipeRow }) {
  const { data: details } = useRecipeDetails(recipe.id)
  const factor = useFactor(recipe.id)
  const score = useScores([recipe.id]).get(recipe.id)
  const read = useReadRecipe(recipe, details)
  const main = useMemo(
    () => details?.lines.filter(({ staple, name }) => !staple && name !== '').map(({ name }) => name) ?? [],
    [details],
  )
  const shown = (line: string) => read.shownLines[read.lines.indexOf(line)] ?? line
  const verdicts = details?.verdicts
  return (
    <article className="recipe wrap pb-16">
      <Later>
        <JsonLd recipe={recipe} details={details} />
      </Later>
      <RecipeHeader
        recipe={recipe}
        servings={servingsText(recipe.servings, factor)}
        notes={<SafetyNotes recipe={recipe} verdicts={verdicts} shown={shown} />}
      >
        <RecipeScore score={score} />
        <RecipeActions
          recipe={recipe}
          onExport={async (kind) => {
            const { downloadRecipe } = await import('./download.ts')
            const shown = { lines: read.shownLines, steps: read.shownSteps, factor }
            await downloadRecipe(kind, recipe, details, shown)
          }}
        />
      </RecipeHeader>
      <div className="recipe-body grid items-start gap-6 lg:grid-cols-[1fr_1.6fr]">
        <IngredientCard
          recipe={recipe}
          read={read}
          score={score}
          names={details?.lines ?? []}
          verdicts={verdicts}
        />
        <div className="grid gap-6 unseen-300">
          <Method steps={read.shownSteps} />
          {read.shownStorage && <Part title="Keeping it">{read.shownStorage}</Part>}
          <FactsCard recipe={recipe} verdicts={verdicts} shown={shown} />
          {details && <NutritionCard estimate={details.nutrition} />}
          <Attribution recipe={recipe} />
        </div>
      </div>
      <SimilarRecipes key={recipe.id} id={recipe.id} names={main} />
    </article>
  )
}
