import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { cardLook } from './card.tsx'
import { RecipeCover } from './recipe-cover.tsx'

interface RecipeCardProps {
  recipe: { id: string; title: string; cover_image_url: string | null }
  /** Names the card. */
  id: string
  heading?: 'h2' | 'h3'
  /** Time, servings and the like, in a line. */
  facts: readonly (string | null | false)[]
  /** The score, on the cover of a large card. */
  score?: ReactNode
  save: ReactNode
  /** What matters for choosing. */
  children?: ReactNode
  /** The button that opens the details. Everything else on the card opens the recipe. */
  control?: ReactNode
  /** Nothing if closed. */
  details?: ReactNode
  /** Above the fold on the first page. */
  first?: boolean | undefined
}

/** A recipe to choose: a row on a phone, a card on larger screens. All of it opens the recipe. */
export function RecipeCard({ recipe, id, heading: Heading = 'h3', ...rest }: RecipeCardProps) {
  const { facts, score, save, children, control, details, first } = rest
  return (
    <article
      aria-labelledby={id}
      className={clsx(
        cardLook,
        'group relative flex w-full flex-col overflow-hidden transition-colors hover:border-accent has-focus-visible:border-accent',
      )}
    >
      <div className="grid grow grid-cols-[6rem_minmax(0,1fr)] gap-x-3 p-2.5 sm:flex sm:flex-col sm:p-0">
        <div className="relative self-start sm:w-full">
          <RecipeCover
            recipe={recipe}
            first={first}
            className="size-24 rounded-sm sm:h-44 sm:w-full sm:rounded-none"
          />
          <div className="pointer-events-none absolute -right-1.5 -bottom-1.5 z-10 rounded-chip shadow-lift sm:top-2 sm:right-2 sm:bottom-auto">
            {score}
          </div>
        </div>
        <div className="row-span-2 flex min-w-0 flex-col gap-0.5 sm:grow sm:gap-1 sm:p-4">
          <Heading id={id} className="line-clamp-2 pr-9 text-base leading-snug sm:pr-0 sm:text-lg">
            <Link
              to={paths.recipe(recipe.id)}
              className="after:absolute after:inset-0 after:rounded-card group-hover:text-accent"
            >
              {recipe.title}
            </Link>
          </Heading>
          <p className="text-muted text-sm leading-snug">{facts.filter(Boolean).join(' · ')}</p>
          {children}
        </div>
        {control}
        <div className="absolute top-1 right-1 z-10 sm:top-2 sm:right-auto sm:left-2">{save}</div>
      </div>
      {details && <div className="relative grid gap-4 border-line border-t p-4">{details}</div>}
    </article>
  )
}
