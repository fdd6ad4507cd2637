import { useRef } from 'react'
import type { Guide } from '#content/guides/schema.ts'
import { useNear } from '#web/lib/use-near.ts'
import { useAllNeeds, useNeeds } from '#web/state/preferences.ts'
import { RecipeTiles } from '#web/ui/recipe-tile.tsx'
import { useRelatedRecipes } from './queries.ts'

/** Recipes that apply the guide; fetched when the reader scrolls near. */
export function RelatedRecipes({ related }: { related: Guide['related'] }) {
  const place = useRef<HTMLElement>(null)
  const { data, isError } = useRelatedRecipes(related, useNeeds(), useNear(place))
  const needs = useAllNeeds()
  if (isError || data?.length === 0) return null
  return (
    <section
      ref={place}
      aria-labelledby="related-title"
      className="mt-14 border-line border-t pt-10 print:hidden"
    >
      <h2 id="related-title" className="text-2xl">
        {related.title}
      </h2>
      <RecipeTiles recipes={data} needs={needs} />
    </section>
  )
}
