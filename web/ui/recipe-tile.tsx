import { Link } from 'react-router'
import type { CardFacts, Needs } from '#core/food-facts/card-facts.ts'
import { totalTime } from '#core/recipes/duration-words.ts'
import { paths } from '#web/paths.ts'
import { cardLook } from './card.tsx'
import { RecipeCover } from './recipe-cover.tsx'
import { SafetyBadges } from './safety-badges.tsx'
import { Skeleton } from './skeleton.tsx'
import * as strings from './strings.ts'

interface TiledRecipe extends CardFacts {
  id: string
  title: string
  cover_image_url: string | null
  cooking_time_minutes: number | null
  prep_time_minutes: number | null
  servings: number | null
}

function RecipeTile({ recipe, needs }: { recipe: TiledRecipe; needs: Needs }) {
  const facts = [totalTime(recipe), recipe.servings && strings.serves(recipe.servings)]
  return (
    <div
      className={`${cardLook} relative flex min-h-64 w-full flex-col overflow-hidden transition-colors hover:border-accent has-focus-visible:border-accent`}
    >
      <RecipeCover recipe={recipe} className="aspect-4/3 w-full" />
      <div className="p-4">
        <h3 className="text-base sm:text-lg">
          <Link to={paths.recipe(recipe.id)} className="after:absolute after:inset-0 after:rounded-card">
            {recipe.title}
          </Link>
        </h3>
        <p className="mt-1 text-muted text-sm">{facts.filter(Boolean).join(', ')}</p>
        <SafetyBadges recipe={recipe} needs={needs} className="mt-2" />
      </div>
    </div>
  )
}

interface RecipeTilesProps {
  recipes: readonly TiledRecipe[] | undefined
  /** What the tiles warn about. */
  needs: Needs
}

/** A row of recipes to continue with; its space is reserved while they load. */
export function RecipeTiles({ recipes, needs }: RecipeTilesProps) {
  return (
    <ul className="mt-5 grid grid-cols-2 gap-4 lg:grid-cols-4">
      {recipes
        ? recipes.map((recipe) => (
            <li key={recipe.id} className="flex min-w-0">
              <RecipeTile recipe={recipe} needs={needs} />
            </li>
          ))
        : [1, 2, 3, 4].map((key) => (
            <li key={key}>
              <Skeleton className="h-64 rounded-card" />
            </li>
          ))}
    </ul>
  )
}
