import { useEffect } from 'react'
import { useParams } from 'react-router'
import { SaveCopy, useSharedRecipe } from '#web/features/recipe-owner/shared-recipe.tsx'
import { RecipeSkeleton } from '#web/features/recipes/recipe-skeleton.tsx'
import { SharedView } from '#web/features/recipes/shared-view.tsx'
import { paths } from '#web/paths.ts'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import * as strings from './strings.ts'

/** A recipe behind a public link: for everyone who has it, without an account. */
export default function Shared() {
  const { token = '' } = useParams()
  const { data: shared, isPending, isError, refetch } = useSharedRecipe(token)
  const title = shared?.content.title
  useEffect(() => {
    if (title) document.title = strings.pageTitle(title)
  }, [title])
  if (isPending) return <RecipeSkeleton />
  if (shared)
    return (
      <SharedView
        facts={shared.facts}
        picture={shared.picture}
        photos={shared.photos}
        label={strings.sharedWithYou}
        action={<SaveCopy shared={shared} />}
      />
    )
  return (
    <div className="wrap min-h-dvh pt-10 pb-16 md:pt-16">
      {isError ? (
        <ErrorCard
          heading="h1"
          title={strings.recipeFailed}
          message={strings.recipeFailedHint}
          onRetry={() => refetch()}
        />
      ) : (
        <ErrorCard
          heading="h1"
          title={strings.linkGone}
          message={strings.linkGoneHint}
          actions={<LinkButton to={paths.recipes()}>{strings.browseRecipes}</LinkButton>}
        />
      )}
    </div>
  )
}
