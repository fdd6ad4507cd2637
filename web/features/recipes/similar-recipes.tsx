import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { MatchedRecipe } from '#core/contracts/match-recipes.ts'
import { decodeEntities } from '#core/pantry/entities.ts'
import { totalTime } from '#core/recipes/duration-words.ts'
import { paths } from '#web/paths.ts'
import { cardLook } from '#web/ui/card.tsx'
import { RecipeCover } from '#web/ui/recipe-cover.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useSimilarRecipes } from './queries.ts'

const AHEAD = '400px'

/** Four recipes made of the same things; looked for when the reader comes near. */
export function SimilarRecipes({ id, names }: { id: string; names: readonly string[] }) {
  const [near, setNear] = useState(false)
  const place = useRef<HTMLElement>(null)
  const known = names.length > 0
  useEffect(() => {
    if (!known || !place.current) return
    const watch = new IntersectionObserver(
      (seen) => seen.some((one) => one.isIntersecting) && setNear(true),
      {
        rootMargin: AHEAD,
      },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [known])
  const { data, isPending, isError } = useSimilarRecipes(id, names, near)
  if (!known || isError || data?.length === 0) return null
  return (
    <section ref={place} aria-labelledby="similar" className="mt-12 border-line border-t pt-10 print:hidden">
      <h2 id="similar" className="text-2xl">
        Made of the same things
      </h2>
      <ul className="mt-5 grid grid-cols-2 gap-4 lg:grid-cols-4">
        {isPending
          ? [1, 2, 3, 4].map((key) => (
              <li key={key}>
                <Skeleton className="h-60 rounded-card" />
              </li>
            ))
          : data.map((recipe) => (
              <li key={recipe.id} className="flex min-w-0">
                <SimilarCard recipe={recipe} />
              </li>
            ))}
      </ul>
    </section>
  )
}

function SimilarCard({ recipe }: { recipe: MatchedRecipe }) {
  const facts = [totalTime(recipe), recipe.servings && `serves ${recipe.servings}`]
  return (
    <div
      className={`${cardLook} group relative flex w-full flex-col overflow-hidden transition-colors hover:border-accent has-focus-visible:border-accent`}
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
