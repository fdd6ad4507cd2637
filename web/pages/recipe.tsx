import ChefHat from 'lucide-react/icons/chef-hat'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { AskAssistant } from '#web/features/assistant/ask-assistant.tsx'
import { useRecipe } from '#web/features/recipes/queries.ts'
import { RecipeView } from '#web/features/recipes/recipe-view.tsx'
import { paths } from '#web/paths.ts'
import { recordEvent } from '#web/state/events.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageSkeleton } from '#web/ui/skeleton.tsx'

export default function Recipe() {
  const { id = '' } = useParams()
  const { data: recipe, isPending, isError, refetch } = useRecipe(id)
  const title = recipe?.title
  useEffect(() => {
    if (title) document.title = `${title} · Sous`
  }, [title])
  const shown = recipe?.id
  useEffect(() => {
    if (shown) recordEvent({ kind: 'viewed', recipe_id: shown })
  }, [shown])

  if (isPending) return <PageSkeleton />
  if (recipe)
    return (
      <>
        <RecipeView recipe={recipe} />
        <AskAssistant recipeId={recipe.id}>
          {(ask) => (
            <Button
              size="icon"
              aria-label="Ask the chef about this recipe"
              onClick={ask}
              className="fixed right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 mb-[var(--strip,0px)] size-14 shadow-lift md:right-6 md:bottom-6 print:hidden"
            >
              <ChefHat aria-hidden="true" className="size-6" />
            </Button>
          )}
        </AskAssistant>
      </>
    )
  return (
    <div className="wrap pt-10 pb-16 md:pt-16">
      {isError ? (
        <ErrorCard
          heading="h1"
          title="Error loading the recipe"
          message="It could not be read just now. Please try again."
          onRetry={() => refetch()}
        />
      ) : (
        <ErrorCard
          heading="h1"
          title="Recipe Not Found"
          message="This recipe is not in the collection, or not any more."
          actions={
            <>
              <LinkButton to={paths.recipes()}>Browse Recipes</LinkButton>
              <LinkButton to={paths.addIngredients()} variant="outline">
                Find Recipes
              </LinkButton>
            </>
          }
        />
      )}
    </div>
  )
}
