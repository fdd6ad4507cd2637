import { useRef, useState } from 'react'
import { useNear } from '#web/lib/use-near.ts'
import { useAllNeeds, useNeeds } from '#web/state/preferences.ts'
import { HiddenNote } from '#web/ui/hidden-note.tsx'
import { RecipeTiles } from '#web/ui/recipe-tile.tsx'
import { useSimilarRecipes } from './queries.ts'
import * as strings from './strings.ts'

/** Four recipes with similar ingredients; fetched when the reader scrolls near. */
export function SimilarRecipes({ id, names }: { id: string; names: readonly string[] }) {
  const place = useRef<HTMLElement>(null)
  const known = names.length > 0
  const own = useNeeds()
  const needs = useAllNeeds()
  const [revealed, setRevealed] = useState(false)
  const kept = revealed ? { ...own, avoid: [] } : own
  const { data, isError } = useSimilarRecipes(id, names, kept, useNear(place, known))
  if (!known || isError || (data?.recipes.length === 0 && data.hidden === 0)) return null
  return (
    <section
      ref={place}
      aria-labelledby="similar"
      className="unseen-150 mt-12 border-line border-t pt-10 print:hidden"
    >
      <h2 id="similar" className="text-2xl">
        {strings.similarTitle}
      </h2>
      {data && (
        <HiddenNote
          count={data.hidden}
          avoid={own.avoid}
          revealed={revealed}
          onReveal={setRevealed}
          className="mt-2"
        />
      )}
      <RecipeTiles recipes={data?.recipes} needs={needs} />
    </section>
  )
}
