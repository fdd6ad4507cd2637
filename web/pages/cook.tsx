import { useEffect, useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { numberedSteps } from '#core/recipes/numbered-steps.ts'
import { AfterCooking } from '#web/features/cooking/after-cooking.tsx'
import { CookMode } from '#web/features/cooking/cook-mode.tsx'
import { CookNote } from '#web/features/cooking/cook-note.tsx'
import { PlanDone } from '#web/features/plan-cooking/plan-done.tsx'
import { usePlannedMeal } from '#web/features/plan-cooking/use-planned-meal.ts'
import { CookedNow } from '#web/features/recipe-notes/cooked-now.tsx'
import { adviceForLines, withChosen } from '#web/features/recipes/line-advice.ts'
import { useLinks } from '#web/features/recipes/links.ts'
import { useRecipe, useRecipeDetails } from '#web/features/recipes/queries.ts'
import { useReadRecipe, useRecipeSystem } from '#web/features/recipes/reading.ts'
import { SafetyNotes } from '#web/features/recipes/safety-notes.tsx'
import { standInsFor } from '#web/features/recipes/stand-ins.ts'
import { NotifyOffer } from '#web/features/timers/notify-offer.tsx'
import { OwnTimer } from '#web/features/timers/own-timer.tsx'
import { TimerPanel } from '#web/features/timers/timer-panel.tsx'
import { paths } from '#web/paths.ts'
import { useMarks } from '#web/state/own/marks.ts'
import { useKeepAtHand } from '#web/state/recipe-at-hand.ts'
import { useFactor } from '#web/state/recipe-reading.ts'
import { useScores } from '#web/state/scores.ts'
import { useSwaps } from '#web/state/swaps.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageSkeleton } from '#web/ui/skeleton.tsx'
import * as strings from './strings.ts'

export default function Cook() {
  const { id = '' } = useParams()
  const { data: recipe, isPending, isError, refetch } = useRecipe(id)
  const title = recipe?.title
  useEffect(() => {
    if (title) document.title = strings.cookingTitle(title)
  }, [title])

  if (isPending) return <PageSkeleton />
  if (recipe && recipe.instructions.length > 0) return <Cooking key={recipe.id} recipe={recipe} />
  return (
    <div className="wrap pt-10 pb-16 md:pt-16">
      {isError ? (
        <ErrorCard
          heading="h1"
          title={strings.recipeFailed}
          message={strings.cookFailedHint}
          onRetry={() => refetch()}
        />
      ) : recipe ? (
        <ErrorCard
          heading="h1"
          title={strings.noSteps}
          message={strings.noStepsHint}
          actions={<LinkButton to={paths.recipe(recipe.id)}>{strings.backToRecipe}</LinkButton>}
        />
      ) : (
        <ErrorCard
          heading="h1"
          title={strings.recipeNotFound}
          message={strings.recipeNotFoundHint}
          actions={<LinkButton to={paths.recipes()}>{strings.browseRecipes}</LinkButton>}
        />
      )}
    </div>
  )
}

/** Steps and amounts as this user sees them on the recipe's page. */
function Cooking({ recipe }: { recipe: ExternalRecipeRow }) {
  const { note, step_notes: stepNotes } = useMarks(recipe.id)
  useKeepAtHand(recipe)
  const [search] = useSearchParams()
  const { meal, keepLeftovers } = usePlannedMeal(recipe, search.get('meal'))
  const { data: details } = useRecipeDetails(recipe.id)
  const { shownLines, shownSteps } = useReadRecipe(recipe, details)
  const score = useScores([recipe.id]).get(recipe.id)
  const factor = useFactor(recipe.id)
  const system = useRecipeSystem(recipe)
  const swaps = useSwaps()
  const { byLine: links } = useLinks(recipe, score)
  const [advice, standIns] = useMemo(() => {
    const names = details?.lines.map(({ name }) => name) ?? []
    const chosen = swaps.filter(({ recipeId }) => recipeId === recipe.id)
    const known = adviceForLines(recipe, score, { factor, system })
    const shown = known.map((text, at) => links.get(at)?.advice ?? text)
    return [withChosen(shown, names, chosen), standInsFor(recipe, score, names, chosen)]
  }, [recipe, details, score, factor, system, swaps, links])
  const numbered = useMemo(() => numberedSteps(shownSteps), [shownSteps])
  // A heading is read with the first step below it.
  const steps = useMemo(
    () => numbered.map(({ heading, text }) => (heading ? `${heading}: ${text}` : text)),
    [numbered],
  )
  const mentions = useMemo(() => {
    const known = details?.stepMentions
    return known && numbered.map(({ at }) => known[at] ?? [])
  }, [numbered, details])
  return (
    <CookMode
      recipe={recipe}
      steps={steps}
      lines={shownLines}
      advice={advice}
      links={links}
      mentions={mentions}
      timers={<TimerPanel />}
      ownTimer={
        <>
          <OwnTimer recipeId={recipe.id} />
          <NotifyOffer />
        </>
      }
      isDone={search.has('done')}
      stepNotes={numbered.map(({ at }) => stepNotes[at])}
      afterwards={
        <>
          {meal && <PlanDone meal={meal} />}
          {details && (
            <AfterCooking
              recipe={recipe}
              lines={details.lines}
              standIns={standIns}
              factor={factor}
              eats={meal?.servings}
              onLeftovers={keepLeftovers}
            />
          )}
          <CookedNow recipeId={recipe.id} />
        </>
      }
      notes={
        <>
          <SafetyNotes recipe={recipe} verdicts={details?.verdicts} shown={(line) => line} />
          {note && <CookNote text={note} />}
        </>
      }
    />
  )
}
