import { useEffect } from 'react'
import { useParams } from 'react-router'
import { draftOf } from '#web/features/own-recipes/draft.ts'
import { RecipeEditor } from '#web/features/own-recipes/recipe-editor.tsx'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { useOwnReady } from '#web/state/own/load-own.ts'
import { useMarks } from '#web/state/own/marks.ts'
import { useOwnRecipe } from '#web/state/own/own-recipes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PageSkeleton } from '#web/ui/skeleton.tsx'
import { loadRecipePage } from './load-recipe-page.ts'
import * as strings from './strings.ts'

export default function EditRecipe() {
  const { title, section } = sitePage('editRecipe')
  const { id = '' } = useParams()
  const isReady = useOwnReady()
  const recipe = useOwnRecipe(id)
  const marks = useMarks(id)
  useEffect(loadRecipePage, [])

  if (!recipe && !isReady) return <PageSkeleton />
  if (!recipe?.isMine)
    return (
      <div className="wrap pb-16">
        <PageHeading title={recipe ? recipe.content.title : strings.recipeNotFound} eyebrow={section} />
        <EmptyState
          art="bowl"
          title={recipe ? strings.notYours : strings.ownRecipeMissing}
          actions={<LinkButton to={paths.myRecipes()}>{strings.toCookbook}</LinkButton>}
        >
          {recipe ? strings.notYoursHint : strings.ownRecipeMissingHint}
        </EmptyState>
      </div>
    )
  return (
    <div className="wrap pb-16">
      <PageHeading title={title} eyebrow={section} />
      <RecipeEditor
        key={id}
        id={id}
        isNew={false}
        start={draftOf(recipe.content, marks)}
        copiedFrom={recipe.content.copied_from}
        paste={undefined}
        onPasted={() => {}}
      />
    </div>
  )
}
