import { useEffect } from 'react'
import { useParams } from 'react-router'
import { decodeEntities } from '#core/pantry/entities.ts'
import { useRecipe } from '#web/features/recipes/queries.ts'
import { RecipeView } from '#web/features/recipes/recipe-view.tsx'
import { paths } from '#web/paths.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageSkeleton } from '#web/ui/skeleton.tsx'

export default function Recipe() {
  const { id = '' } = useParams()
  const { data: recipe, isPending, isError, refetch } = useRecipe(id)
  const title = recipe?.title
  useEffect(() => {
    if (title) document.title = `${decodeEntities(title)} · Sous`
  }, [title])

  if (isPending) return <PageSkeleton />
  if (recipe) return <RecipeView recipe={recipe} />
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
