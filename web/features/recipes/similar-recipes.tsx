import { useRef } from 'react'
import { useNear } from '#web/lib/use-near.ts'
import { RecipeTiles } from '#web/ui/recipe-tile.tsx'
import { useSimilarRecipes } from './queries.ts'

/** Four recipes with similar ingredients; fetched when the reader scrolls near. */
export function SimilarRecipes({ id, names }: { id: string; names: readonly string[] }) {
  const place = useRef<HTMLElement>(null)
  const known = names.length > 0
  const { data, isError } = useSimilarRecipes(id, names, useNear(place, known))
  if (!known || isError || data?.length === 0) return null
  return (
    <section
      ref={place}
      aria-labelledby="similar"
      className="unseen-150 mt-12 border-line border-t pt-10 print:hidden"
    >
      <h2 id="similar" className="text-2xl">
        Made of the same things
      </h2>
      <RecipeTiles recipes={data} />
    </section>
  )
}
