import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { decodeEntities } from '#core/pantry/entities.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { RecipeCover } from '#web/ui/recipe-cover.tsx'

const minutes = (total: number) =>
  total < 60 ? `${total} min` : `${Math.floor(total / 60)} h${total % 60 ? ` ${total % 60} min` : ''}`

/** A recipe to read and cook from. */
export function RecipeView({ recipe }: { recipe: ExternalRecipeRow }) {
  const facts: [string, string | null][] = [
    ['Prep', recipe.prep_time_minutes === null ? null : minutes(recipe.prep_time_minutes)],
    ['Cook', recipe.cooking_time_minutes === null ? null : minutes(recipe.cooking_time_minutes)],
    ['Rest', recipe.rest_time_minutes === null ? null : minutes(recipe.rest_time_minutes)],
    ['Serves', recipe.servings === null ? null : String(recipe.servings)],
    ['Level', recipe.difficulty_level],
  ]
  return (
    <article className="wrap pb-16">
      <header className="grid items-center gap-8 pt-8 pb-10 md:grid-cols-2 md:pt-12">
        <div>
          <p className="eyebrow mb-3">
            {[recipe.cuisine_type, recipe.meal].filter(Boolean).join(' · ') || 'Recipe'}
          </p>
          <h1 tabIndex={-1} className="text-title">
            {decodeEntities(recipe.title)}
          </h1>
          {recipe.description && (
            <p className="mt-4 text-lg text-muted">{decodeEntities(recipe.description)}</p>
          )}
          <ul className="mt-5 flex flex-wrap gap-2">
            {recipe.dietary_tags.map((tag) => (
              <li key={tag}>
                <Badge tone="herb">{tag}</Badge>
              </li>
            ))}
            {recipe.allergens.map((allergen) => (
              <li key={allergen}>
                <Badge tone="clay">contains {allergen}</Badge>
              </li>
            ))}
          </ul>
          <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-3">
            {facts.map(
              ([name, value]) =>
                value && (
                  <div key={name}>
                    <dt className="text-muted text-sm">{name}</dt>
                    <dd className="font-display text-xl tabular-nums">{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </div>
        <RecipeCover recipe={recipe} className="aspect-4/3 w-full rounded-card" />
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_1.6fr]">
        <Part title="Ingredients" className="lg:sticky lg:top-32">
          <ul className="grid gap-2">
            {recipe.ingredients.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may name the same line twice, and lines never move
              <li key={at} className="border-line border-b pb-2 last:border-0">
                {decodeEntities(line)}
              </li>
            ))}
          </ul>
          {recipe.equipment.length > 0 && (
            <p className="mt-6 text-muted text-sm">You need: {recipe.equipment.join(', ')}.</p>
          )}
        </Part>
        <div className="grid gap-6">
          <Part title="Method">
            <ol className="grid gap-5">
              {recipe.instructions.map((step, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: steps never move
                <li key={at} className="grid grid-cols-[2.5rem_1fr]">
                  <span aria-hidden="true" className="font-display text-2xl text-accent tabular-nums">
                    {at + 1}
                  </span>
                  <span>{decodeEntities(step)}</span>
                </li>
              ))}
            </ol>
          </Part>
          {recipe.storage && <Part title="Keeping it">{decodeEntities(recipe.storage)}</Part>}
          {recipe.source_url && URL.canParse(recipe.source_url) && (
            <p className="text-muted text-sm">
              From{' '}
              <a
                href={recipe.source_url}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="inline-flex items-center gap-1 text-accent underline underline-offset-4"
              >
                {new URL(recipe.source_url).hostname}
                <ExternalLink aria-hidden="true" className="size-4" />
                <span className="sr-only">(opens in a new tab)</span>
              </a>
            </p>
          )}
        </div>
      </div>
    </article>
  )
}

function Part({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={`${cardLook} p-5 md:p-8 ${className ?? ''}`}>
      <h2 className="mb-4 text-2xl">{title}</h2>
      {children}
    </section>
  )
}
