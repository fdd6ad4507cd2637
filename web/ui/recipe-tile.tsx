import { clsx } from 'clsx'
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

const ROW_ITEM = 'w-56 shrink-0 snap-start lg:w-auto'

function RecipeTile({
  recipe,
  needs,
  note,
  isTall,
}: {
  recipe: TiledRecipe
  needs: Needs
  note?: string | undefined
  isTall: boolean
}) {
  const facts = [totalTime(recipe), recipe.servings && strings.serves(recipe.servings)]
  return (
    <div
      className={`${cardLook} relative flex ${isTall ? 'min-h-80 lg:min-h-88' : 'min-h-64'} w-full flex-col overflow-hidden transition-colors hover:border-accent has-focus-visible:border-accent`}
    >
      <RecipeCover recipe={recipe} className="aspect-4/3 w-full" />
      <div className="p-4">
        <h3 className="text-base sm:text-lg">
          <Link to={paths.recipe(recipe.id)} className="after:absolute after:inset-0 after:rounded-card">
            <span className={clsx(isTall && 'line-clamp-2')}>{recipe.title}</span>
          </Link>
        </h3>
        <p className="mt-1 text-muted text-sm">{facts.filter(Boolean).join(', ')}</p>
        {note && <p className="mt-1 truncate text-herb text-sm">{note}</p>}
        <SafetyBadges recipe={recipe} needs={needs} className="mt-2" />
      </div>
    </div>
  )
}

interface RecipeTilesProps<Tiled extends TiledRecipe> {
  recipes: readonly Tiled[] | undefined
  /** What the tiles warn about. */
  needs: Needs
  /** Why it is there. */
  noteOf?: (recipe: Tiled) => string
  /** One row that scrolls sideways on a phone: as tall for one recipe as for four. */
  isRow?: boolean
}

/** A row of recipes to continue with; its space is reserved while they load. */
export function RecipeTiles<Tiled extends TiledRecipe>({
  recipes,
  needs,
  noteOf,
  isRow = false,
}: RecipeTilesProps<Tiled>) {
  return (
    <ul
      className={clsx(
        'mt-5 gap-4 lg:grid lg:grid-cols-4',
        isRow ? 'flex snap-x overflow-x-auto pb-2' : 'grid grid-cols-2',
      )}
    >
      {recipes
        ? recipes.map((recipe) => (
            <li key={recipe.id} className={clsx('flex min-w-0', isRow && ROW_ITEM)}>
              <RecipeTile recipe={recipe} needs={needs} note={noteOf?.(recipe)} isTall={isRow} />
            </li>
          ))
        : [1, 2, 3, 4].map((key) => (
            <li key={key} className={clsx(isRow && ROW_ITEM)}>
              <Skeleton className={clsx('rounded-card', isRow ? 'h-80 lg:h-88' : 'h-64')} />
            </li>
          ))}
    </ul>
  )
}
