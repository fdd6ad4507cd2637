import MessageCircle from 'lucide-react/icons/message-circle'
import { lazy, Suspense, useCallback, useEffect } from 'react'
import { useParams } from 'react-router'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { useIsOffline } from '#web/api/network.ts'
import { AskAssistant } from '#web/features/assistant/ask-assistant.tsx'
import { RecipeNotes } from '#web/features/recipe-notes/notes.tsx'
import { StepNote } from '#web/features/recipe-notes/step-note.tsx'
import { OwnPhotos } from '#web/features/recipe-owner/own-photos.tsx'
import { MakeYoursOffer, useOwnerTools } from '#web/features/recipe-owner/owner-tools.tsx'
import { OwnOrigin } from '#web/features/recipes/based-on.tsx'
import { useRecipe, useRecipeDetails } from '#web/features/recipes/queries.ts'
import { COVER, PHOTO } from '#web/features/recipes/recipe-header.tsx'
import { RecipeSkeleton } from '#web/features/recipes/recipe-skeleton.tsx'
import { RecipeView } from '#web/features/recipes/recipe-view.tsx'
import { useScaleInAddress } from '#web/features/recipes/scale-in-address.ts'
import { ChatTimers } from '#web/features/timers/chat-timers.tsx'
import { paths } from '#web/paths.ts'
import { recordEvent } from '#web/state/events.ts'
import type { OwnRecipe } from '#web/state/own/own-recipe.ts'
import { useKeepAtHand } from '#web/state/recipe-at-hand.ts'
import { useFactor } from '#web/state/recipe-reading.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import * as strings from './strings.ts'

// Only after a meal.
const CookedHere = lazy(async () => ({ default: (await import('./cooked-here.tsx')).CookedHere }))

export default function Recipe() {
  const { id = '' } = useParams()
  const { data: recipe, own, isPending, isError, refetch } = useRecipe(id)
  const isOffline = useIsOffline()
  useScaleInAddress(id, recipe)
  const title = recipe?.title
  useEffect(() => {
    if (title) document.title = strings.pageTitle(title)
  }, [title])
  const shown = recipe?.id
  useEffect(() => {
    if (shown) recordEvent({ kind: 'viewed', recipe_id: shown })
  }, [shown])

  if (isPending) return <RecipeSkeleton />
  if (recipe) return <RecipeWithAssistant key={recipe.id} recipe={recipe} own={own} />
  return (
    <div className="wrap pt-10 pb-16 md:pt-16">
      {isOffline ? (
        <ErrorCard
          heading="h1"
          title={strings.recipeNotHere}
          message={strings.recipeNotHereHint}
          actions={<LinkButton to={paths.recipes()}>{strings.browseRecipes}</LinkButton>}
        />
      ) : isError ? (
        <ErrorCard
          heading="h1"
          title={strings.recipeFailed}
          message={strings.recipeFailedHint}
          onRetry={() => refetch()}
        />
      ) : (
        <ErrorCard
          heading="h1"
          title={strings.recipeNotFound}
          message={strings.recipeNotFoundHint}
          actions={
            <>
              <LinkButton to={paths.recipes()}>{strings.browseRecipes}</LinkButton>
              <LinkButton to={paths.addIngredients()} variant="outline">
                {strings.findRecipes}
              </LinkButton>
            </>
          }
        />
      )}
    </div>
  )
}

/** What a meal that was logged here took from the pantry. */
function AfterCooking({ recipe }: { recipe: ExternalRecipeRow }) {
  const { data: details } = useRecipeDetails(recipe.id)
  const factor = useFactor(recipe.id)
  if (!details) return null
  return (
    <Suspense>
      <CookedHere recipe={recipe} lines={details.lines} factor={factor} />
    </Suspense>
  )
}

/** The assistant knows this recipe. On a phone, the bar at the bottom asks it. */
function RecipeWithAssistant({ recipe, own }: { recipe: ExternalRecipeRow; own: OwnRecipe | undefined }) {
  useKeepAtHand(recipe)
  const { id } = recipe
  const { dialogs, ...tools } = useOwnerTools(recipe, own)
  const stepNote = useCallback(
    (at: number, number: number) => <StepNote recipeId={id} at={at} number={number} />,
    [id],
  )
  return (
    <>
      <RecipeView
        recipe={recipe}
        isOwn={own !== undefined}
        cover={own && <OwnPhotos own={own} className={own.content.photos.length > 0 ? PHOTO : COVER} />}
        tools={tools}
        origin={own && <OwnOrigin own={own} />}
        stepNote={stepNote}
        notes={
          <RecipeNotes recipeId={id} afterCooking={<AfterCooking recipe={recipe} />}>
            {!own?.isMine && <MakeYoursOffer recipe={recipe} own={own} />}
          </RecipeNotes>
        }
      />
      {dialogs}
      <AskAssistant recipe={recipe} timers={<ChatTimers />}>
        {(ask) => (
          <Button
            size="icon"
            aria-label={strings.askAboutRecipe}
            onClick={ask}
            className="fixed right-6 bottom-6 z-30 mb-[var(--strip,0px)] size-14 shadow-lift cramped:hidden print:hidden"
          >
            <MessageCircle aria-hidden="true" className="size-6" />
          </Button>
        )}
      </AskAssistant>
    </>
  )
}
