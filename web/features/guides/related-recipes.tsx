import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Guide } from '#content/guides/schema.ts'
import type { CollectionRecipe } from '#core/contracts/search-recipes.ts'
import { decodeEntities } from '#core/pantry/entities.ts'
import { totalTime } from '#core/recipes/duration-words.ts'
import { paths } from '#web/paths.ts'
import { cardLook } from '#web/ui/card.tsx'
import { RecipeCover } from '#web/ui/recipe-cover.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useRelatedRecipes } from './queries.ts'

const AHEAD = '400px'

/** Recipes that put the guide to use; looked for when the reader comes near. */
export function RelatedRecipes({ related }: { related: Guide['related'] }) {
  const [near, setNear] = useState(false)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return
    const watch = new IntersectionObserver(
      (seen) => seen.some((one) => one.isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  const { data, isError } = useRelatedRecipes(related, near)
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
      <ul className="mt-5 grid grid-cols-2 gap-4 lg:grid-cols-4">
        {data
          ? data.map((recipe) => (
              <li key={recipe.id} className="flex min-w-0">
                <Card recipe={recipe} />
              </li>
            ))
          : [1, 2, 3, 4].map((key) => (
              <li key={key}>
                <Skeleton className="h-60 rounded-card" />
              </li>
            ))}
      </ul>
    </section>
  )
}

function Card({ recipe }: { recipe: CollectionRecipe }) {
  const facts = [totalTime(recipe), recipe.servings && `serves ${recipe.servings}`]
  return (
    <div
      className={`${cardLook} relative flex min-h-60 w-full flex-col overflow-hidden transition-colors hover:border-accent has-focus-visible:border-accent`}
    >
      <RecipeCover recipe={recipe} className="aspect-4/3 w-full" />
      <div className="p-4">
        <h3 className="text-base sm:text-lg">
          <Link to={paths.recipe(recipe.id)} className="after:absolute after:inset-0 after:rounded-card">
            {decodeEntities(recipe.title)}
          </Link>
        </h3>
        <p className="mt-1 text-muted text-sm">{facts.filter(Boolean).join(', ')}</p>
      </div>
    </div>
  )
}
